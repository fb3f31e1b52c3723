/// Where the labels of a tab bar are: a value without views. Lengths are in points.
struct TabBarGeometry: Equatable {
  /// The labels' frames, from the leading edge.
  private(set) var cells: [CGRect] = []
  /// The size of all of them.
  private(set) var size: CGSize

  /// - Parameters:
  ///   - labels: the labels' natural sizes.
  ///   - width: the bar's width.
  ///   - height: the least height, if there is one.
  init<Tab: Hashable>(
    labels: [CGSize], width: CGFloat, height: CGFloat?, sizing: MaterialTabBar<Tab>.Sizing, spacing: CGFloat,
    fillsAvailableSpace: Bool
  ) {
    let tallest = labels.reduce(height ?? 0) { max($0, $1.height) }
    guard !labels.isEmpty else {
      size = CGSize(width: fillsAvailableSpace ? width : 0, height: tallest)
      return
    }
    let count = CGFloat(labels.count)
    let widest = labels.reduce(0) { max($0, $1.width) }
    let sum = sizing == .equalWidth ? widest * count : labels.reduce(0) { $0 + $1.width }
    let total = sum + spacing * (count - 1)
    // Each label gets the same share of what is left, whatever its own width.
    let share = fillsAvailableSpace ? max(0, (width - total) / count) : 0
    var x: CGFloat = 0
    for label in labels {
      let cell = (sizing == .equalWidth ? widest : label.width) + share
      cells.append(CGRect(x: x, y: 0, width: cell, height: tallest))
      x += cell + spacing
    }
    size = CGSize(width: fillsAvailableSpace ? max(width, total) : total, height: tallest)
  }

  /// The offset at which a label is in the middle of a bar, as far as the labels' ends allow.
  static func offset(centering cell: CGRect, in width: CGFloat, contentWidth: CGFloat) -> CGFloat {
    (cell.midX - width / 2).clamped(min: 0, max: max(0, contentWidth - width))
  }
}
