/// Arranges the labels of a tab bar in a row.
///
/// All labels are as high as the highest. They have their natural widths, or all the greatest of these; where they don't
/// fill the bar each gets the same share of what is left. Where they don't fit, the row is wider than the bar.
public struct TabBarLayout<Tab: Hashable>: Layout {
  /// What the layout keeps between two calls.
  public struct Cache {
    /// The labels' natural sizes.
    fileprivate var labels: [CGSize]
  }

  private let fittingWidth: CGFloat
  private let sizing: MaterialTabBar<Tab>.Sizing
  private let spacing: CGFloat
  private let fillAvailableSpace: Bool

  /// - Parameters:
  ///   - fittingWidth: the bar's width in points.
  ///   - spacing: between neighbours in points. Default: 0.
  ///   - fillAvailableSpace: whether labels share what is left of the bar's width. Default: true.
  public init(
    fittingWidth: CGFloat, sizing: MaterialTabBar<Tab>.Sizing, spacing: CGFloat = 0, fillAvailableSpace: Bool = true
  ) {
    self.fittingWidth = fittingWidth
    self.sizing = sizing
    self.spacing = spacing
    self.fillAvailableSpace = fillAvailableSpace
  }

  public func makeCache(subviews: Subviews) -> Cache {
    Cache(labels: subviews.map { $0.sizeThatFits(.unspecified) })
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    geometry(height: proposal.height, cache).size
  }

  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    for (subview, cell) in zip(subviews, geometry(height: bounds.height, cache).cells) {
      subview.place(
        at: CGPoint(x: bounds.minX + cell.minX, y: bounds.minY), proposal: ProposedViewSize(cell.size))
    }
  }

  private func geometry(height: CGFloat?, _ cache: Cache) -> TabBarGeometry {
    TabBarGeometry(
      labels: cache.labels, width: fittingWidth, height: height, sizing: sizing, spacing: spacing,
      fillsAvailableSpace: fillAvailableSpace)
  }
}

extension TabBarLayout: Equatable {}
