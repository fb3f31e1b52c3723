/// Puts each element of a list's content into a row.
struct _ListRowsModifier: ElementModifier {
  let metrics: ListMetrics
  let selection: ListSelection?

  // Always by element: even a single one is put into a row of its own.
  static func _makeNode<Inner: View>(_ modifier: Self, content: Inner, in context: NodeContext) -> ViewNode {
    ElementListNode(modifier, content: Inner._makeNode(content, in: context.below), context: context)
  }

  static func _isUnary<Inner: View>(_ content: Inner.Type) -> Bool { false }

  func makeNode(in context: WrapperContext) -> ListRowNode {
    let node = ListRowNode(context: context.context)
    node.element = context.element
    return node
  }
  func update(_ node: ListRowNode) { node.update(metrics: metrics, selection: selection) }
}

/// A row of a list: views of the list's own around an element of its content.
final class ListRowNode: WrapperNode {
  /// The element that the row is around; another node owns it.
  var element: LayoutNode?
  private var row: CompositeNode<ListRow>?
  private var metrics = ListMetrics()
  private var selection: ListSelection?
  /// Where the row is in its section; nil until the container knows, and until then nothing is made.
  private var place: ListRowPlace?

  func update(metrics: ListMetrics, selection: ListSelection?) {
    self.metrics = metrics
    self.selection = selection
    updateRow()
  }

  /// Takes over where the row is in its section.
  func setPlace(_ place: ListRowPlace) {
    guard place != self.place else { return }
    self.place = place
    updateRow()
  }

  func traitsMayHaveChanged() { updateRow() }

  private var traits: ListRowTraits {
    var traits = ListRowTraits()
    var step: LayoutNode? = element
    while let wrapper = step as? WrapperNode {
      if let own = wrapper as? ListRowTraitsNode { traits.fill(from: own.traits) }
      step = wrapper.child
    }
    return traits
  }

  private func updateRow() {
    // A row whose element has left its list is on its way out, and keeps its looks: what was around it is gone.
    guard let element, element.isMounted, let place else { return }
    var identities: [AnyHashable] = []
    element.appendIdentities(to: &identities)
    let source = element.rowSource
    if let source { identities.append(source.identity) }
    let view = ListRow(
      element: element, traits: traits, metrics: metrics, place: place, selection: selection,
      identity: selection?.identity(among: identities), editing: source?.editing, button: element.soleButton)
    if let row {
      row.update(with: view)
    } else {
      let made = CompositeNode<ListRow>(view, context: contextBelow)
      row = made
      setContent(made)
    }
  }

  override func visibilityDidChange(_ isShown: Bool) {
    super.visibilityDidChange(isShown)
    element?.elementVisibilityDidChange(isShown)
  }

  override func appendIdentities(to identities: inout [AnyHashable]) { element?.appendIdentities(to: &identities) }
  override var isDeparting: Bool { element?.isDeparting ?? false }
}

/// Where a row is in its section.
struct ListRowPlace: Equatable {
  var kind = ListRowKind.row
  var isFirst = true
  var isLast = true
  /// Whether the section begins with this row or header.
  var beginsSection = true
  /// Whether it is the list's first.
  var beginsList = true
}

/// The element of a row, in the row's own views.
struct ListRowElement: PrimitiveView, Equatable {
  let element: LayoutNode

  nonisolated static func == (left: Self, right: Self) -> Bool { left.element === right.element }

  static var _isUnary: Bool { true }
  static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode {
    let node = BorrowedElementNode(context: context)
    node.element = view.element
    return node
  }
  static func _updateNode(_ node: ViewNode, with view: Self) {
    let node = unsafeDowncast(node, to: BorrowedElementNode.self)
    guard node.element !== view.element else { return }
    node.element = view.element
    node.structureDidChange()
  }
}

/// A place for an element that another node owns.
final class BorrowedElementNode: StructuralNode {
  weak var element: LayoutNode?

  override func appendElements(to elements: inout ContiguousArray<LayoutNode>) {
    if let element, element.isMounted { elements.append(element) }
  }
}

extension LazySlots {
  /// Where a slot is in its section.
  func listPlace(of slot: Int) -> ListRowPlace {
    var place = ListRowPlace()
    place.beginsList = slot == 0
    guard let section = section(around: slot) else {
      place.isFirst = slot == 0 || self.section(around: slot - 1) != nil
      place.isLast = slot == count - 1 || self.section(around: slot + 1) != nil
      place.beginsSection = place.isFirst
      return place
    }
    if slot == section.header { place.kind = .header }
    if slot == section.footer { place.kind = .footer }
    place.isFirst = slot == (section.header.map { $0 + 1 } ?? section.start)
    place.isLast = slot == (section.footer ?? section.end) - 1
    place.beginsSection = slot == section.start
    return place
  }
}

extension LayoutNode {
  /// The control that the element consists of, if it is one that can be pressed.
  fileprivate var soleButton: PressNode? {
    var node: LayoutNode = self
    while true {
      if let press = node as? PressNode { return press }
      let children = node.layoutChildren
      guard children.count == 1 else { return nil }
      node = children[0]
    }
  }

  /// The row of a `ForEach` that the element stands in, with what its user may do with it.
  var rowSource: (identity: AnyHashable, editing: ListRowEditing?)? {
    // What a modifier over a list puts around an element belongs to the modifier: the row is above the element itself.
    var element: LayoutNode = self
    while let wrapper = element as? WrapperNode, !wrapper.ownsContent, let inner = wrapper.child { element = inner }
    var step: ViewNode? = element
    while let node = step {
      if let identity = node as? IdentityNode { return (identity.identity, identity.editing) }
      if node !== element, node is LayoutNode, !(node is WrapperNode) { return nil }
      step = node.parent
    }
    return nil
  }
}
