/// What a scroll view under a header scrolls: space for the header, the content, and as much empty space below as lets
/// the header collapse. All of it is found in one layout pass, from the viewport as it is in that pass; so the space is
/// right in the first frame, and content never comes to its end for a moment while the window changes its size.
///
/// The views are the content, and a ``HeaderViewportRuler``.
struct HeaderScrollLayout: Layout, Equatable {
  /// The space for the part of the header that goes away, in points.
  var top: CGFloat
  /// How far content can always be scrolled, in points; nil only as far as it is long.
  var leastWay: CGFloat?

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard let content = subviews.first?.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil)) else {
      return .zero
    }
    let viewport = subviews.last?.sizeThatFits(.unspecified).height ?? 0
    let least = leastWay.map { viewport + $0 } ?? 0
    return CGSize(width: proposal.width ?? content.width, height: max(top + content.height, least))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews.first?.place(
      at: CGPoint(x: bounds.midX, y: bounds.minY + top), anchor: .top,
      proposal: ProposedViewSize(width: bounds.width, height: nil))
    subviews.last?.place(at: bounds.origin, proposal: .unspecified)
  }
}

/// As high as the viewport of the scroll view around, and not to be seen.
struct HeaderViewportRuler: View {
  var body: some View {
    Color.clear.frame(width: 0).containerRelativeFrame(.vertical).allowsHitTesting(false)
  }
}
