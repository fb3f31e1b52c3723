/// Arranges an app bar: the row with the items, below it the title of an expanded bar, and what tells how high both are.
///
/// Row and title have their own heights, however high the bar is: the title stands at its lower edge and goes up behind
/// the row as the bar collapses. The last view is no part of the bar. It is as wide as the collapsed bar is high, and as
/// high as the bar is at rest, so that both heights are told at once and after each layout that changes them.
struct TopAppBarLayout: Layout, Equatable {
  /// The least height at rest, in points; nil for a bar that does not collapse.
  var expandedHeight: CGFloat?
  /// Whether a header says how high the bar is. By itself it is as high as at rest.
  var isInHeader: Bool

  private func heights(_ subviews: Subviews, width: CGFloat?) -> FlexibleHeaderRange {
    let own = ProposedViewSize(width: width, height: nil)
    let row = subviews.first?.sizeThatFits(own).height ?? 0
    guard let expandedHeight, let title = title(in: subviews) else {
      return FlexibleHeaderRange(minimum: row, maximum: row)
    }
    return FlexibleHeaderRange(minimum: row, maximum: max(expandedHeight, row + title.sizeThatFits(own).height))
  }

  private func title(in subviews: Subviews) -> LayoutSubview? { subviews.count == 3 ? subviews[1] : nil }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = proposal.width ?? subviews.dropLast().map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    let heights = heights(subviews, width: width)
    guard isInHeader else { return CGSize(width: width, height: heights.maximum) }
    return CGSize(width: width, height: max(heights.minimum, proposal.height ?? heights.minimum))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    guard let row = subviews.first, let report = subviews.last else { return }
    let heights = heights(subviews, width: bounds.width)
    row.place(at: bounds.origin, proposal: ProposedViewSize(width: bounds.width, height: nil))
    title(in: subviews)?.place(
      at: CGPoint(x: bounds.minX, y: bounds.minY + heights.minimum),
      proposal: ProposedViewSize(width: bounds.width, height: max(0, bounds.height - heights.minimum)))
    report.place(at: bounds.origin, proposal: ProposedViewSize(width: heights.minimum, height: heights.maximum))
  }
}

/// Tells the header around how high an app bar is; see ``TopAppBarLayout``.
struct AppBarHeightsReport: View {
  @State private var heights: FlexibleHeaderRange?

  var body: some View {
    Color.clear
      .background { MeasuredHeaderHeights(heights: heights.map { SaidHeaderHeights(bar: $0) }) }
      .onGeometryChange(for: FlexibleHeaderRange.self) {
        FlexibleHeaderRange(minimum: $0.size.width, maximum: $0.size.height)
      } action: { heights in
        self.heights = heights
      }
      .allowsHitTesting(false)
      .accessibilityHidden(true)
  }
}
