/// The pages of a tab view.
struct TabPagesView<Content: View>: PrimitiveView {
  let content: Content
  let model: TabModel
  let selection: AnyHashable?
  let arrangement: TabPagesNode.Arrangement

  static var _isUnary: Bool { true }

  static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode {
    let node = TabPagesNode(view.model, view.arrangement, context: context)
    node.selection = view.selection
    node.setContent(Content._makeNode(view.content, in: context.below))
    return node
  }

  static func _updateNode(_ node: ViewNode, with view: Self) {
    let node = unsafeDowncast(node, to: TabPagesNode.self)
    node.selection = view.selection
    if let content = node.content { Content._updateNode(content, with: view.content) }
  }
}

/// Lays out pages, tells the tab view what they are, and tells those out of sight that they have disappeared.
package final class TabPagesNode: ContainerNode, GeometryObserver, PreferenceObserver {
  enum Arrangement {
    /// One in front, the others out of sight.
    case stack
    /// All in a row, of which a scroll view shows a part.
    case row
  }

  private let model: TabModel
  private let arrangement: Arrangement
  var selection: AnyHashable? { didSet { if selection != oldValue { setNeedsLayout() } } }
  private var names: [[AnyHashable]] = []
  private var front: LayoutNode?
  /// Pages that have been told that they are out of sight.
  private var away: Set<ObjectIdentifier> = []
  private var hasShownFront = false
  /// Whether the whole tab view is out of sight.
  private var isAway = false

  init(_ model: TabModel, _ arrangement: Arrangement, context: NodeContext) {
    self.model = model
    self.arrangement = arrangement
    super.init(context: context)
    graph.preferences.add(self)
  }

  package override func willUnmount() {
    graph.preferences.remove(self)
    super.willUnmount()
  }

  // MARK: Pages

  package override func elementsDidChange() {
    names = layoutChildren.enumerated().map { index, page in
      var names: [AnyHashable] = []
      page.appendIdentities(to: &names)
      names += page.identities(within: self)
      return names.isEmpty ? [AnyHashable(index)] : names
    }
    away.formIntersection(layoutChildren.map { ObjectIdentifier($0) })
    itemsDidChange()
  }

  /// Tells the tab view what there is to choose from.
  func itemsDidChange() {
    guard names.count == layoutChildren.count else { return }
    model.setEntries(
      zip(layoutChildren, names).map { page, names in
        let item = page.tabItem
        let badge = page.layoutValue(for: ObjectIdentifier(BadgeKey.self)) as? Text?
        return TabModel.Entry(
          names: names, label: item?.label, badge: badge ?? nil, labelVersion: item?.labelVersion ?? 0,
          page: ObjectIdentifier(page))
      })
  }

  private func chooseFront() {
    let pages = layoutChildren
    let index = TabModel.index(of: selection, among: names)
    let chosen = pages.indices.contains(index) ? pages[index] : nil
    guard chosen !== front || arrangement == .stack else { return }
    if let front, front !== chosen, front.isMounted, arrangement == .stack { graph.focus.resignFocus(in: front) }
    front = chosen
    if arrangement == .stack {
      for page in pages {
        page.isCovered = page !== chosen
        page.tabItem?.isSetAside = page !== chosen
      }
      setNeedsCompose()
    }
    graph.preferences.setNeedsCheck()
  }

  // MARK: Layout

  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let pages = layoutChildren
    guard arrangement == .row else { return proposal.replacingUnspecifiedDimensions() }
    return pages.reduce(into: CGSize.zero) { size, page in
      let page = page.measure(proposal)
      size.width += page.width
      size.height = max(size.height, page.height)
    }
  }

  package override func placeChildren() {
    let pages = layoutChildren
    chooseFront()
    itemsDidChange()
    graph.geometry.add(self)
    switch arrangement {
    case .stack:
      front?.place(aligned: .center, in: size, proposal: ProposedViewSize(size))
      for page in pages where page !== front { page.layOutInPlace() }
    case .row:
      var x: CGFloat = 0
      for page in pages {
        let pageSize = page.measure(proposal)
        page.place(at: CGPoint(x: x, y: (size.height - pageSize.height) / 2), proposal: proposal)
        x += pageSize.width
      }
    }
  }

  // MARK: Sight

  package func geometryMayHaveChanged() {
    guard isMounted, !isAway else { return }
    // A row is scrolled to its page after the first layout; until then what lies at its start is not seen.
    let showsOthers = arrangement == .row && hasShownFront
    if !hasShownFront { graph.geometry.didMove(self) }
    hasShownFront = true
    for page in layoutChildren {
      let isShown = page === front || (showsOthers && isInSight(page))
      let id = ObjectIdentifier(page)
      if isShown, away.remove(id) != nil {
        page.elementVisibilityDidChange(true)
      } else if !isShown, away.insert(id).inserted {
        page.elementVisibilityDidChange(false)
      }
    }
  }

  private func isInSight(_ page: LayoutNode) -> Bool {
    var step = layoutParent
    while let node = step, !(node is ScrollNode) { step = node.layoutParent }
    guard let viewport = step else { return true }
    let frame = page.frame(in: viewport)
    return frame.maxX > 0.5 && frame.minX < viewport.size.width - 0.5
  }

  package override func visibilityDidChange(_ isShown: Bool) {
    isAway = !isShown
    for page in layoutChildren where !away.contains(ObjectIdentifier(page)) { page.elementVisibilityDidChange(isShown) }
    if isShown { graph.geometry.didMove(self) }
  }

  // MARK: Preferences

  package func preferencesMayHaveChanged() {
    guard let front, front.isMounted else { return model.setBar(.automatic) }
    var collector = PreferenceCollector<ToolbarAppearanceKey>()
    // What is said around the page, from outside in, counts before what is said in it.
    var step: ViewNode? = front.parent
    while let node = step, node !== self {
      if let writer = node as? ToolbarAppearanceNode { collector.add(writer.appearances) }
      step = node.parent
    }
    if let inner = front.preference(ToolbarAppearanceKey.self) { collector.add(inner) }
    model.setBar(collector.value?[.tabBar] ?? .automatic)
  }

  // MARK: Paint and semantics

  package override var drawnChildren: ContiguousArray<LayoutNode> {
    arrangement == .row ? super.drawnChildren : front.map { [$0] } ?? []
  }

  package override func describe(to builder: inout SemanticsBuilder) {
    for child in layoutChildren where !child.isCovered { child.describe(to: &builder) }
  }
}

extension LayoutNode {
  /// The node of a page's `tabItem(_:)`, below other modifiers.
  fileprivate var tabItem: TabItemNode? {
    var step: LayoutNode? = self
    while let wrapper = step as? WrapperNode {
      if let item = wrapper as? TabItemNode { return item }
      step = wrapper.child
    }
    return nil
  }
}
