import MaterialComponents

/// How often a layout has placed what is in it. Layouts run on the main actor.
final class LayoutPasses: @unchecked Sendable {
  var count = 0
}

/// As large as its only view.
struct CountedLayout: Layout {
  let passes: LayoutPasses

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    passes.count += 1
    subviews.first?.place(at: bounds.origin, proposal: proposal)
  }
}
