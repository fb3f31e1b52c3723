/// Puts a view's centre at a point of the space that it is offered.
public struct _PositionLayout: ElementModifier, Equatable {
  let position: CGPoint

  package func makeNode(in context: WrapperContext) -> PositionNode { PositionNode(context) }
  package func update(_ node: PositionNode) { node.position = position }
}

package final class PositionNode: WrapperNode {
  var position = CGPoint.zero {
    didSet { if position != oldValue { setNeedsLayout() } }
  }

  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let size = child?.measure(proposal) ?? .zero
    return CGSize(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
  }

  package override func placeChildren() {
    guard let child else { return }
    let childSize = child.measure(proposal)
    child.place(
      at: CGPoint(x: position.x - childSize.width / 2, y: position.y - childSize.height / 2), proposal: proposal)
  }

  package override func explicitAlignment(
    _ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize
  ) -> CGFloat? { nil }
}

extension View {
  /// Puts the view's centre at a point of the space that it is offered, all of which it takes. `x` runs from the
  /// leading edge.
  public func position(_ position: CGPoint) -> some View { modifier(_PositionLayout(position: position)) }

  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { position(CGPoint(x: x, y: y)) }
}
