/// Gives one view no more room than a limit, and takes no more than the view needs: unlike a frame with a greatest size,
/// which grows to it.
struct SizeLimit: Layout {
  /// Points; nil is no limit.
  var maxWidth: CGFloat?
  var maxHeight: CGFloat?

  private func limited(_ proposal: ProposedViewSize) -> ProposedViewSize {
    func least(_ proposed: CGFloat?, _ limit: CGFloat?) -> CGFloat? {
      guard let limit else { return proposed }
      return min(proposed ?? limit, limit)
    }
    return ProposedViewSize(
      width: least(proposal.width, maxWidth), height: least(proposal.height, maxHeight))
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let size = subviews.first?.sizeThatFits(limited(proposal)) ?? .zero
    return CGSize(width: min(size.width, maxWidth ?? size.width), height: min(size.height, maxHeight ?? size.height))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews.first?.place(
      at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: ProposedViewSize(bounds.size))
  }
}

extension View {
  /// Gives the view no more room than a limit; without one it stays as it is.
  @ViewBuilder
  func sizeLimit(maxWidth: CGFloat?, maxHeight: CGFloat? = nil) -> some View {
    if maxWidth == nil, maxHeight == nil {
      self
    } else {
      SizeLimit(maxWidth: maxWidth, maxHeight: maxHeight) { self }
    }
  }
}
