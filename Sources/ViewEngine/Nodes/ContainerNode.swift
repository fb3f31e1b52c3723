/// A layout node with content: it owns a tree of structure and lays out the elements in it.
package class ContainerNode: LayoutNode {
  /// The structure that this node owns, or a single element that another node owns.
  @exclusivity(unchecked) package final private(set) var content: ViewNode?
  /// False for a modifier's node around an element that belongs to a list.
  package final let ownsContent: Bool
  @exclusivity(unchecked) private var elements: ContiguousArray<LayoutNode> = []
  /// All elements in drawing order while some of them are departing; nil while none is.
  @exclusivity(unchecked) private var elementsWithDeparting: ContiguousArray<LayoutNode>?
  @exclusivity(unchecked) private var needsElements = true
  /// Whether a child is drawn out of order; nil if nobody has looked yet.
  private var hasZIndexes: Bool?

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
    hasZIndexes = nil
    elements.removeAll(keepingCapacity: true)
    appendContent(to: &elements)
    for element in elements { element.layoutParent = self }
    elementsWithDeparting = nil
    if hasDeparting {
      let staying = ContiguousArray(elements.filter { !$0.isDeparting })
      if !staying.isEmpty || !isTransparentToDeparture {
        elementsWithDeparting = elements
        elements = staying
      }
    }
    flags.insert(.compose)
    elementsDidChange()
  }

  // A loop, as all that runs often: the standard library's functions check the actor of the closure they are given.
  private var hasDeparting: Bool {
    for element in elements where element.isDeparting { return true }
    return false
  }

  /// Adds the elements of the content.
  package func appendContent(to elements: inout ContiguousArray<LayoutNode>) {
    content?.appendElements(to: &elements)
  }

  /// Whether departing elements count as any other if there is nothing else, since the node departs with them.
  package var isTransparentToDeparture: Bool { false }

  package override var drawnChildren: ContiguousArray<LayoutNode> {
    let children = layoutChildren
    return elementsWithDeparting ?? children
  }

  // Asked for in each frame and for each event, and hardly anything has a z index: so one looks once.
  package override var childrenInPaintOrder: ContiguousArray<LayoutNode> {
    let children = drawnChildren
    let sorts = hasZIndexes ?? (elementsWithDeparting ?? elements).haveZIndexes
    hasZIndexes = sorts
    return sorts ? children.sortedByZIndex() : children
  }

  /// A child's place in the drawing order may have changed.
  package final func paintOrderDidChange() {
    hasZIndexes = nil
    setNeedsCompose()
    if self is WrapperNode, let around = layoutParent as? ContainerNode { around.paintOrderDidChange() }
  }

  package final override var hasPlacedContent: Bool {
    if paintsContent { return true }
    for child in layoutChildren where child.hasBeenPlaced { return true }
    return false
  }

  package final override func placeDepartingChildren() {
    guard let elementsWithDeparting else { return }
    for child in elementsWithDeparting where child.isDeparting { child.layOutInPlace() }
  }

  /// Called after the list of elements was made anew.
  package func elementsDidChange() {}
}

/// A layout node around a single element. As it stands, it has its element's size and place.
package class WrapperNode: ContainerNode {
  package final var child: LayoutNode? { layoutChildren.first }

  package final override var isTransparentToDeparture: Bool { true }

  package override func structureDidChange() {
    super.structureDidChange()
    // Another child has other traits, and this node passes them on.
    traitsDidChange()
    paintOrderDidChange()
  }

  package override var isDeparting: Bool { super.isDeparting || (!ownsContent && child?.isDeparting ?? false) }

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
  package override var viewSpacing: ViewSpacing { child?.viewSpacing ?? ViewSpacing() }
  package override var semanticsFallbackRole: SemanticsRole { child?.semanticsFallbackRole ?? .group }
  package override func appendIdentities(to identities: inout [AnyHashable]) {
    child?.appendIdentities(to: &identities)
  }
}

extension ContiguousArray<LayoutNode> {
  @MainActor
  var haveZIndexes: Bool {
    for node in self where node.zIndex != 0 { return true }
    return false
  }

  /// The nodes with a higher z index later, and otherwise as they are.
  @MainActor
  func sortedByZIndex() -> Self {
    guard haveZIndexes else { return self }
    return Self(
      enumerated().sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }.map(\.element))
  }
}

extension LayoutNode {
  /// The element has come into sight or gone out of it, and with it what modifiers over the list put around it.
  package final func elementVisibilityDidChange(_ isShown: Bool) {
    if let wrapper = self as? WrapperNode, !wrapper.ownsContent { wrapper.child?.elementVisibilityDidChange(isShown) }
    visibilityDidChange(isShown)
  }
}

/// The node above everything in a window: gives its content the window's size.
package final class RootNode: ContainerNode {
  package override func safeAreaInsets(for child: LayoutNode) -> EdgeInsets? { graph.safeArea.insets }

  package override func appendContent(to elements: inout ContiguousArray<LayoutNode>) {
    super.appendContent(to: &elements)
    graph.presentations.appendElements(to: &elements)
  }

  package override func describe(to builder: inout SemanticsBuilder) {
    for child in layoutChildren where !child.isCovered { child.describe(to: &builder) }
  }

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
