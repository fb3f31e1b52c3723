/// A layout node with content: it owns a tree of structure and lays out the elements in it.
package class ContainerNode: LayoutNode {
  /// The structure that this node owns, or a single element that another node owns.
  package private(set) var content: ViewNode?
  private let ownsContent: Bool
  private var elements: ContiguousArray<LayoutNode> = []
  private var needsElements = true

  /// A node that will own the content given with ``setContent(_:)``.
  package override init(context: NodeContext) {
    ownsContent = true
    super.init(context: context)
  }

  /// A node that will own its content, or one around an element that belongs to a list elsewhere.
  package init(_ context: WrapperContext) {
    ownsContent = context.element == nil
    super.init(context: context.context)
    content = context.element
  }

  package final func setContent(_ content: ViewNode) {
    self.content = content
    if ownsContent { content.parent = self }
    structureDidChange()
  }

  package override func forEachChild(_ body: (ViewNode) -> Void) {
    if ownsContent, let content { body(content) }
  }

  package override func structureDidChange() {
    needsElements = true
    setNeedsLayout()
    setNeedsCompose()
    graph.structureDidChange()
  }

  package final override var layoutChildren: ContiguousArray<LayoutNode> {
    if needsElements { collectElements() }
    return elements
  }

  private func collectElements() {
    needsElements = false
    elements.removeAll(keepingCapacity: true)
    content?.appendElements(to: &elements)
    for element in elements { element.layoutParent = self }
    flags.insert(.compose)
    elementsDidChange()
  }

  /// Called after the list of elements was made anew.
  package func elementsDidChange() {}
}

/// A layout node around a single element. As it stands, it has its element's size and place.
package class WrapperNode: ContainerNode {
  package final var child: LayoutNode? { layoutChildren.first }

  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize { child?.measure(proposal) ?? .zero }

  package override func placeChildren() { child?.place(at: .zero, proposal: proposal) }

  package override func explicitAlignment(
    _ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize
  ) -> CGFloat? {
    child?.explicitAlignment(key, proposal: proposal, size: size)
  }

  package override var layoutPriority: Double { child?.layoutPriority ?? 0 }
  package override var zIndex: Double { child?.zIndex ?? 0 }
  package override func layoutValue(for key: ObjectIdentifier) -> Any? { child?.layoutValue(for: key) }
  package override var isSpacer: Bool { false }
  package override var semanticsFallbackRole: SemanticsRole { child?.semanticsFallbackRole ?? .group }
  package override func appendIdentities(to identities: inout [AnyHashable]) {
    child?.appendIdentities(to: &identities)
  }
}

/// The node above everything in a window: gives its content the window's size.
package final class RootNode: ContainerNode, SafeAreaProvider {
  package func safeAreaInsets(for child: LayoutNode) -> EdgeInsets { graph.safeArea.insets }

  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  package override func placeChildren() {
    graph.scrolling.containerDidResize(self)
    let insets = graph.safeArea.insets
    let proposal = ProposedViewSize(size).inset(by: insets)
    let inner = CGSize(width: size.width - insets.horizontal, height: size.height - insets.vertical)
    for child in layoutChildren {
      let childSize = child.measure(proposal)
      child.place(
        at: CGPoint(
          x: insets.leading + (inner.width - childSize.width) / 2,
          y: insets.top + (inner.height - childSize.height) / 2),
        proposal: proposal)
    }
  }
}
