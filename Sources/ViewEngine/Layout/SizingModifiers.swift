/// Lets a view have its ideal length on some axes.
public struct _FixedSizeLayout: ElementModifier, Equatable {
  let horizontal: Bool
  let vertical: Bool

  package func makeNode(in context: WrapperContext) -> FixedSizeNode { FixedSizeNode(context) }
  package func update(_ node: FixedSizeNode) { node.modifier = self }
}

package final class FixedSizeNode: WrapperNode {
  var modifier = _FixedSizeLayout(horizontal: true, vertical: true) {
    didSet { if modifier != oldValue { setNeedsLayout() } }
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: modifier.horizontal ? nil : proposal.width, height: modifier.vertical ? nil : proposal.height)
  }

  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    child?.measure(inner(proposal)) ?? .zero
  }
  package override func placeChildren() { child?.place(at: .zero, proposal: inner(proposal)) }
  package override func explicitAlignment(
    _ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize
  ) -> CGFloat? { child?.explicitAlignment(key, proposal: inner(proposal), size: size) }
}

/// Keeps a view's sides in a ratio.
public struct _AspectRatioLayout: ElementModifier, Equatable {
  /// Width to height; nil is the view's own.
  let ratio: CGFloat?
  let contentMode: ContentMode

  package func makeNode(in context: WrapperContext) -> AspectRatioNode { AspectRatioNode(context) }
  package func update(_ node: AspectRatioNode) { node.modifier = self }
}

package final class AspectRatioNode: WrapperNode {
  var modifier = _AspectRatioLayout(ratio: nil, contentMode: .fit) {
    didSet { if modifier != oldValue { setNeedsLayout() } }
  }

  private var ratio: CGFloat? {
    if let ratio = modifier.ratio { return ratio > 0 ? ratio : nil }
    guard let ideal = child?.measure(.unspecified), ideal.height > 0, ideal.width > 0 else { return nil }
    return ideal.width / ideal.height
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    guard let ratio else { return proposal }
    switch (proposal.width, proposal.height) {
    case (nil, nil): return proposal
    case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
    case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
    case (let width?, let height?):
      let byWidth = CGSize(width: width, height: width / ratio)
      let byHeight = CGSize(width: height * ratio, height: height)
      let widthDecides = modifier.contentMode == .fit ? byWidth.height <= height : byWidth.height >= height
      return ProposedViewSize(widthDecides ? byWidth : byHeight)
    }
  }

  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    child?.measure(inner(proposal)) ?? .zero
  }
  package override func placeChildren() { child?.place(at: .zero, proposal: inner(proposal)) }
  package override func explicitAlignment(
    _ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize
  ) -> CGFloat? { child?.explicitAlignment(key, proposal: inner(proposal), size: size) }
}

extension View {
  /// Gives the view its ideal size.
  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Gives the view its ideal length on the axes chosen.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(_FixedSizeLayout(horizontal: horizontal, vertical: vertical))
  }

  /// Keeps the view's width to its height in a ratio; nil is that of its ideal size.
  public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modifier(_AspectRatioLayout(ratio: ratio, contentMode: contentMode))
  }

  public func aspectRatio(_ ratio: CGSize, contentMode: ContentMode) -> some View {
    aspectRatio(ratio.height > 0 ? ratio.width / ratio.height : nil, contentMode: contentMode)
  }

  /// As large as fits, in its own ratio.
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// As small as covers the space, in its own ratio; what is too much overflows.
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
