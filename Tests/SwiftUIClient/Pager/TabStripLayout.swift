import SwiftUI

/// Labels in a row, of the same width or of their own.
struct TabStripLayout: Layout {
  struct Cache {
    var sizes: [CGSize]?
  }

  let isEqual: Bool
  let spacing: CGFloat

  func makeCache(subviews: Subviews) -> Cache { Cache() }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    let ideal = subviews.map { $0.sizeThatFits(ProposedViewSize(width: nil, height: nil)) }
    let widest = ideal.map(\.width).max() ?? 0
    let sizes = ideal.map { CGSize(width: isEqual ? widest : $0.width, height: $0.height) }
    cache.sizes = sizes
    let width = sizes.reduce(0) { $0 + $1.width } + spacing * CGFloat(max(0, sizes.count - 1))
    return CGSize(width: max(width, proposal.width ?? 0), height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    var x = bounds.minX
    for (subview, size) in zip(subviews, cache.sizes!) {
      subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(size))
      x += size.width + spacing
    }
  }
}
