import Foundation

/// How views that can be reordered stand.
enum ReorderArrangement: Hashable {
  case row(spacing: CGFloat)
  case column(spacing: CGFloat)
  case grid(columns: Int, spacing: CGFloat)

  /// How many places an arrow key moves a view, and which way.
  func step(for key: KeyEquivalent, isRightToLeft: Bool) -> Int? {
    let forward = isRightToLeft ? -1 : 1
    switch (self, key) {
    case (.column, .upArrow): return -1
    case (.column, .downArrow): return 1
    case (.row, .leftArrow), (.grid, .leftArrow): return -forward
    case (.row, .rightArrow), (.grid, .rightArrow): return forward
    case (.grid(let columns, _), .upArrow): return -columns
    case (.grid(let columns, _), .downArrow): return columns
    default: return nil
    }
  }
}

/// Where views stand when one of them has moved to another place. Pure arithmetic.
struct ReorderPlaces {
  let arrangement: ReorderArrangement
  /// The views' frames at rest, in their order.
  let frames: [CGRect]
  var isRightToLeft = false

  /// The place that a view has come to: the one whose corner is nearest to its own, so a neighbour gives way once the
  /// view covers half of it.
  /// - Parameter corner: of the view as it is dragged.
  func index(of moving: Int, corner: CGPoint) -> Int {
    func distance(_ index: Int) -> CGFloat {
      let place = self.corner(of: index, moving: moving)
      return hypot(place.x - corner.x, place.y - corner.y)
    }
    return frames.indices.min { distance($0) < distance($1) } ?? moving
  }

  /// The upper left corner of the place at an index when the view that is moved has taken it.
  func corner(of index: Int, moving: Int) -> CGPoint {
    switch arrangement {
    // In a grid all places are as large as each other.
    case .grid: return frames.indices.contains(index) ? frames[index].origin : .zero
    case .column(let spacing):
      let before = others(than: moving).prefix(index).reduce(0) { $0 + $1.height + spacing }
      return CGPoint(x: frames[moving].minX, y: (frames.map(\.minY).min() ?? 0) + before)
    case .row(let spacing):
      let before = others(than: moving).prefix(index).reduce(0) { $0 + $1.width + spacing }
      let x =
        isRightToLeft
        ? (frames.map(\.maxX).max() ?? 0) - before - frames[moving].width : (frames.map(\.minX).min() ?? 0) + before
      return CGPoint(x: x, y: frames[moving].minY)
    }
  }

  private func others(than moving: Int) -> [CGRect] {
    frames.enumerated().filter { $0.offset != moving }.map(\.element)
  }
}

/// Views in columns of one width; a row is as high as the highest view in it.
struct ReorderGridLayout: Layout {
  let columns: Int
  let spacing: CGFloat

  private func width(_ whole: CGFloat?) -> CGFloat? {
    whole.map { max(0, ($0 - spacing * CGFloat(columns - 1)) / CGFloat(columns)) }
  }

  private func rowHeights(_ subviews: Subviews, width: CGFloat?) -> [CGFloat] {
    stride(from: 0, to: subviews.count, by: columns).map { start in
      (start..<min(start + columns, subviews.count)).map {
        subviews[$0].sizeThatFits(ProposedViewSize(width: width, height: nil)).height
      }.max() ?? 0
    }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let ideal = subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    let whole = proposal.width ?? ideal * CGFloat(columns) + spacing * CGFloat(columns - 1)
    let heights = rowHeights(subviews, width: width(whole))
    return CGSize(width: whole, height: heights.reduce(0, +) + spacing * CGFloat(max(0, heights.count - 1)))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let width = width(bounds.width) ?? 0
    var y = bounds.minY
    for (row, height) in rowHeights(subviews, width: width).enumerated() {
      for column in 0..<columns where row * columns + column < subviews.count {
        subviews[row * columns + column].place(
          at: CGPoint(x: bounds.minX + CGFloat(column) * (width + spacing), y: y),
          proposal: ProposedViewSize(width: width, height: height))
      }
      y += height + spacing
    }
  }
}
