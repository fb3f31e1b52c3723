/// The first of several views whose ideal size fits into the space that is offered; the last one if none does.
public struct ViewThatFits<Content: View>: PrimitiveView {
  let axes: Axis.Set
  let content: Content

  /// - Parameter axes: the axes on which a view must fit.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  public static var _isUnary: Bool { true }

  public static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode {
    let node = FittingNode(context: context)
    node.axes = view.axes
    node.setContent(Content._makeNode(view.content, in: context.below))
    return node
  }

  public static func _updateNode(_ node: ViewNode, with view: Self) {
    let node = unsafeDowncast(node, to: FittingNode.self)
    node.axes = view.axes
    if let content = node.content { Content._updateNode(content, with: view.content) }
  }
}

/// Shows one of its children, by the last placement.
package final class FittingNode: ContainerNode {
  var axes: Axis.Set = [.horizontal, .vertical] {
    didSet { if axes != oldValue { setNeedsLayout() } }
  }
  private var chosen: LayoutNode?

  private func choice(for proposal: ProposedViewSize) -> LayoutNode? {
    layoutChildren.first { child in
      let ideal = child.measure(.unspecified)
      let fitsWidth = !axes.contains(.horizontal) || ideal.width <= proposal.width ?? .infinity
      let fitsHeight = !axes.contains(.vertical) || ideal.height <= proposal.height ?? .infinity
      return fitsWidth && fitsHeight
    } ?? layoutChildren.last
  }

  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    choice(for: proposal)?.measure(proposal) ?? .zero
  }

  package override func placeChildren() {
    let choice = choice(for: proposal)
    choice?.place(at: .zero, proposal: proposal)
    for child in layoutChildren where child !== choice { child.layOutInPlace() }
    guard choice !== chosen else { return }
    chosen = choice
    for child in layoutChildren { child.isCovered = child !== choice }
    setNeedsCompose()
  }

  package override func elementsDidChange() { chosen = nil }

  package override func explicitAlignment(
    _ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize
  ) -> CGFloat? { choice(for: proposal)?.explicitAlignment(key, proposal: proposal, size: size) }

  package override var drawnChildren: ContiguousArray<LayoutNode> { chosen.map { [$0] } ?? [] }

  package override func describe(to builder: inout SemanticsBuilder) { chosen?.describe(to: &builder) }
}
