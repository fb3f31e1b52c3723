/// A view for each element of a collection, each with an identity that keeps its state as the collection changes.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
  /// What the user may do with rows of a list.
  var editing = RowEditing()
  /// What stands in the loop's place where it is over views that are known only once they are made.
  var subviews: AnyView?
}

extension ForEach: View, PrimitiveView where Content: View {
  /// - Parameter id: the path to an element's identity. Elements with the same identity are told apart by order.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    self.id = { $0[keyPath: id] }
  }

  public static var _isUnary: Bool { false }
  public static var _holdsRows: Bool { true }

  public static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode {
    if let subviews = view.subviews { return AnyView._makeNode(subviews, in: context) }
    return ForEachNode<Data, ID, Content>(view, context: context)
  }

  public static func _updateNode(_ node: ViewNode, with view: Self) {
    if let subviews = view.subviews { return AnyView._updateNode(node, with: subviews) }
    unsafeDowncast(node, to: ForEachNode<Data, ID, Content>.self).update(with: view)
  }
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.content = content
    id = { $0.id }
  }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
  /// One view for each number of a range.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.data = data
    self.content = content
    id = { $0 }
  }
}

extension ForEach where Content: View {
  /// A view for a binding to each element.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == [BoundElement<C>], C.Element: Identifiable, ID == C.Element.ID {
    self.init(data, id: \.id, content: content)
  }

  /// A view for a binding to each element.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == [BoundElement<C>] {
    self.data = data.wrappedValue.indices.map { BoundElement(index: $0, element: data[$0]) }
    self.content = { content($0.element) }
    self.id = { $0.element.wrappedValue[keyPath: id] }
  }
}

/// A binding to one element of a collection.
public struct BoundElement<C: MutableCollection & RandomAccessCollection> {
  let index: C.Index
  let element: Binding<C.Element>
}

/// An element's identity among its siblings: repeated ids are numbered.
package struct ElementKey<ID: Hashable>: Hashable {
  package let id: ID
  package let occurrence: Int
}

/// Something that has rows and evaluates their content.
@MainActor
protocol RowOwner: AnyObject {
  /// Brings a row's content up to date after something that it read has changed; nil if the row is on its way out.
  func evaluate(_ row: IdentityNode) -> DependencyToken?
  /// What the user may do with a row of a list; nil if there is nothing.
  func editing(of row: IdentityNode) -> ListRowEditing?
}

/// The node of a `ForEach`. Rows are made when a layout asks: all of them, or in a lazy container those that it wants.
package final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: StructuralNode, SlotSource,
  RowOwner
{
  private enum Mode {
    /// No layout has asked yet.
    case open
    case all
    case lazy
  }

  private var view: ForEach<Data, ID, Content>
  private var mode = Mode.open
  private var children: ContiguousArray<IdentityNode> = []
  private var keys: ContiguousArray<ElementKey<ID>> = []
  private var rows = LazyRows<ID>()
  private var departing: [ElementKey<ID>: Departure] = [:]
  /// Children and departing ones, in drawing order; nil while none is departing.
  private var childrenWithDeparting: ContiguousArray<IdentityNode>?

  /// Whether the rows are the options of a picker.
  private let isInPicker: Bool

  init(_ view: ForEach<Data, ID, Content>, context: NodeContext) {
    self.view = view
    isInPicker = context.isInPicker
    super.init(context: context)
  }

  package override func forEachChild(_ body: (ViewNode) -> Void) {
    switch mode {
    case .open: break
    case .all: for child in children { body(child) }
    case .lazy: for (_, row) in rows.inOrder { body(row) }
    }
  }

  package override func appendElements(to elements: inout ContiguousArray<LayoutNode>) {
    if mode == .open { makeAllChildren() }
    guard let childrenWithDeparting else { return super.appendElements(to: &elements) }
    for child in childrenWithDeparting { child.appendElements(to: &elements) }
  }

  package override func willUnmount() {
    for departure in departing.values { departure.end() }
    departing.removeAll()
    childrenWithDeparting = nil
  }

  // MARK: All rows

  private static func keys(of view: ForEach<Data, ID, Content>) -> ContiguousArray<ElementKey<ID>> {
    var seen: [ID: Int] = [:]
    return ContiguousArray(
      view.data.map { element in
        let id = view.id(element)
        let occurrence = seen[id, default: 0]
        seen[id] = occurrence + 1
        return ElementKey(id: id, occurrence: occurrence)
      })
  }

  private func makeAllChildren() {
    mode = .all
    keys = Self.keys(of: view)
    children = ContiguousArray(zip(keys, view.data).map { makeChild($0.id, $1) })
    graph.structureDidChange()
  }

  private func makeChild(_ id: ID, _ element: Data.Element) -> IdentityNode {
    let node = IdentityNode(identity: AnyHashable(id), owner: self, context: contextBelow)
    node.parent = self
    updateChild(node, element)
    return node
  }

  func update(with view: ForEach<Data, ID, Content>) {
    let oldCount = mode == .lazy ? self.view.data.count : 0
    self.view = view
    switch mode {
    case .open: break
    case .all: updateAllChildren()
    case .lazy: updateRows(oldCount: oldCount)
    }
  }

  /// Updates the rows while the elements have the identities that they had, in the same order; false where one has
  /// another. Then rows have the same keys, which need not be made: counting occurrences takes a dictionary.
  private func updateSameChildren() -> Bool {
    let (id, content, keys, children) = (view.id, view.content, keys, children)
    guard view.data.count == keys.count else { return false }
    var place = 0
    return view.data.visit { element in
      guard id(element) == keys[place].id else { return false }
      if isInPicker {
        children[place].evaluate { option(element) }
      } else {
        children[place].evaluate { content(element) }
      }
      place += 1
      return true
    }
  }

  private func updateAllChildren() {
    // Rows that were updated before an identity differed are the same again below, and equal to what they have.
    if updateSameChildren() { return }
    let newKeys = Self.keys(of: view)
    var known = Dictionary(uniqueKeysWithValues: zip(keys, children))
    var next: ContiguousArray<IdentityNode> = []
    next.reserveCapacity(newKeys.count)
    for (key, element) in zip(newKeys, view.data) {
      if let child = known.removeValue(forKey: key) {
        updateChild(child, element)
        next.append(child)
      } else if let departure = departing.removeValue(forKey: key) {
        let child = unsafeDowncast(departure.node, to: IdentityNode.self)
        departure.takeBack()
        updateChild(child, element)
        next.append(child)
      } else {
        let child = makeChild(key.id, element)
        graph.arrivals.note(child)
        next.append(child)
      }
    }
    // In order, so that views disappear in a sensible one.
    let drawn = childrenWithDeparting ?? children
    for (key, child) in zip(keys, children) where known[key] != nil { remove(child, key) }
    keys = newKeys
    children = next
    arrangeDeparting(drawn)
    structureDidChange()
  }

  private func remove(_ child: IdentityNode, _ key: ElementKey<ID>) {
    departing[key] = graph.depart(child) { [weak self] departure in
      guard let self else { return }
      if self.departing[key] === departure { self.departing[key] = nil }
      self.arrangeDeparting(self.childrenWithDeparting ?? self.children)
      self.structureDidChange()
    }
  }

  /// Puts departing children behind the ones that they followed before.
  private func arrangeDeparting(_ drawn: ContiguousArray<IdentityNode>) {
    guard !departing.isEmpty else {
      childrenWithDeparting = nil
      return
    }
    let staying = Set(children.map(ObjectIdentifier.init))
    let leaving = Set(departing.values.map { ObjectIdentifier($0.node) })
    var followers: [ObjectIdentifier?: [IdentityNode]] = [:]
    var last: ObjectIdentifier?
    for child in drawn {
      let id = ObjectIdentifier(child)
      if leaving.contains(id) {
        followers[last, default: []].append(child)
      } else if staying.contains(id) {
        last = id
      }
    }
    var arranged = ContiguousArray(followers[nil] ?? [])
    for child in children {
      arranged.append(child)
      arranged += followers[ObjectIdentifier(child)] ?? []
    }
    childrenWithDeparting = arranged
  }

  private func updateChild(_ child: IdentityNode, _ element: Data.Element) {
    if isInPicker {
      child.evaluate { option(element) }
    } else {
      child.evaluate { view.content(element) }
    }
  }

  /// A row in a picker: where it has no tag it stands for its identity.
  private func option(_ element: Data.Element) -> _ConditionalContent<Content, PickerOption> {
    let content = view.content(element)
    if (content as? any TagCarrying)?.carriedTag != nil { return _ConditionalContent(.first(content)) }
    return _ConditionalContent(.second(PickerOption(tag: AnyHashable(view.id(element)), label: AnyView(content))))
  }

  func evaluate(_ row: IdentityNode) -> DependencyToken? {
    guard let place = mode == .lazy ? rows.place(of: row) : placeAmongAll(row) else { return nil }
    return isInPicker
      ? row.updateChild { option(element(place)) } : row.updateChild { view.content(element(place)) }
  }

  func editing(of row: IdentityNode) -> ListRowEditing? {
    let actions = view.editing
    guard actions.delete != nil || actions.move != nil,
      let place = mode == .lazy ? rows.place(of: row) : placeAmongAll(row)
    else { return nil }
    return ListRowEditing(place: place, count: view.data.count, actions: actions)
  }

  /// Where a row is now; nil if it is departing. Places are looked up for all rows at once, since what one of them has
  /// read the others have read as a rule.
  private func placeAmongAll(_ row: IdentityNode) -> Int? {
    func isThere() -> Bool { children.indices.contains(row.lastPlace) && children[row.lastPlace] === row }
    if !isThere() {
      for (place, child) in children.enumerated() { child.lastPlace = place }
    }
    return isThere() ? row.lastPlace : nil
  }

  // MARK: Rows on demand

  private func element(_ place: Int) -> Data.Element {
    view.data[view.data.index(view.data.startIndex, offsetBy: place)]
  }

  private func updateRows(oldCount: Int) {
    let (gone, changed) = rows.rearrange(
      count: view.data.count, oldCount: oldCount, id: { view.id(element($0)) },
      all: { visit in
        let id = view.id
        var place = 0
        _ = view.data.visit { element in
          defer { place += 1 }
          return visit(place, id(element))
        }
      })
    for row in gone { graph.remove(row) }
    for (place, row) in rows.inOrder { updateChild(row, element(place)) }
    if changed { structureDidChange() }
  }

  package override func appendSlotSources(to sources: inout ContiguousArray<any SlotSource>) {
    if mode == .open {
      // Loops and sections in the rows of this one have rows of their own, which shall be made one by one.
      if Content._holdsRows { makeAllChildren() } else { mode = .lazy }
    }
    guard mode == .lazy else { return super.appendSlotSources(to: &sources) }
    sources.append(self)
  }

  package var slotCount: Int { view.data.count }
  package var sourceIdentity: ObjectIdentifier { ObjectIdentifier(self) }

  package func row(inSlot slot: Int) -> ViewNode {
    if let known = rows[slot] { return known }
    let element = element(slot)
    let made = makeChild(view.id(element), element)
    rows.insert(made, at: slot)
    return made
  }

  package func slot(of row: ViewNode) -> Int? { rows.place(of: row) }

  package func release(_ row: ViewNode) {
    rows.remove(row)
    graph.remove(row)
  }

  package func appendElements(of row: ViewNode, to elements: inout ContiguousArray<LayoutNode>) {
    row.appendElements(to: &elements)
  }

  package func slot(withIdentity id: AnyHashable) -> Int? {
    guard let id = id.base as? ID else { return nil }
    if let range = view.data as? Range<Int>, let number = id as? Int, range.contains(number) {
      let slot = number - range.lowerBound
      if view.id(element(slot)) == id { return slot }
    }
    let idOf = view.id
    var slot = 0
    let isMissing = view.data.visit { element in
      if idOf(element) == id { return false }
      slot += 1
      return true
    }
    return isMissing ? nil : slot
  }
}

/// Gives an identity to what is in it: a row of a `ForEach`, whose closure runs again when something changes that it
/// read.
package final class IdentityNode: BodyNode {
  package let identity: AnyHashable
  private unowned(unsafe) let owner: any RowOwner
  /// Where the row was among its siblings when somebody looked last.
  var lastPlace = 0

  init(identity: AnyHashable, owner: any RowOwner, context: NodeContext) {
    self.identity = identity
    self.owner = owner
    super.init(context: context)
  }

  override func evaluate() -> DependencyToken? { owner.evaluate(self) }

  /// What the user may do with the row of a list.
  var editing: ListRowEditing? { owner.editing(of: self) }
}
