/// Something that a lazy container takes rows from: a slot is a place for one row, which is made only when wanted.
///
/// A view outside a `ForEach` is a source with one slot; a `ForEach` has as many as its collection has elements and
/// makes none before it is asked. A row stands for any number of elements, also none.
@MainActor
package protocol SlotSource: AnyObject {
  var slotCount: Int { get }
  /// The same for the same source after an update.
  var sourceIdentity: ObjectIdentifier { get }
  /// The row in a slot, made if need be.
  func row(inSlot slot: Int) -> ViewNode
  /// The slot that a row is in now; nil if it is gone.
  func slot(of row: ViewNode) -> Int?
  /// Lets a row go that is not needed any more.
  func release(_ row: ViewNode)
  /// Adds the elements of a row.
  func appendElements(of row: ViewNode, to elements: inout ContiguousArray<LayoutNode>)
  /// The slot whose element has an identity, without making it.
  func slot(withIdentity id: AnyHashable) -> Int?
  /// The border of a section that the source stands for, if it does.
  var sectionEdge: SectionEdge? { get }
}

extension SlotSource {
  package var sectionEdge: SectionEdge? { nil }
}

/// A source that is a single view: always there.
@MainActor
package final class SingleSlotSource: SlotSource {
  private unowned let node: LayoutNode

  package init(_ node: LayoutNode) { self.node = node }

  package var slotCount: Int { 1 }
  package var sourceIdentity: ObjectIdentifier { ObjectIdentifier(node) }
  package func row(inSlot slot: Int) -> ViewNode { node }
  package func slot(of row: ViewNode) -> Int? { row === node && node.isMounted ? 0 : nil }
  package func release(_ row: ViewNode) {}
  package func appendElements(of row: ViewNode, to elements: inout ContiguousArray<LayoutNode>) {
    elements.append(node)
  }
  package func slot(withIdentity id: AnyHashable) -> Int? { nil }
}

/// A source under a modifier over a list: each element gets the modifier's node around it.
@MainActor
package final class WrappedSlotSource: SlotSource {
  private let base: any SlotSource
  private let wrap: (LayoutNode) -> LayoutNode
  private let unwrap: (LayoutNode) -> Void

  package init(
    _ base: any SlotSource, wrap: @escaping (LayoutNode) -> LayoutNode, unwrap: @escaping (LayoutNode) -> Void
  ) {
    self.base = base
    self.wrap = wrap
    self.unwrap = unwrap
  }

  package var slotCount: Int { base.slotCount }
  package var sourceIdentity: ObjectIdentifier { base.sourceIdentity }
  package var sectionEdge: SectionEdge? { base.sectionEdge }
  package func row(inSlot slot: Int) -> ViewNode { base.row(inSlot: slot) }
  package func slot(of row: ViewNode) -> Int? { base.slot(of: row) }

  package func release(_ row: ViewNode) {
    guard base.slotCount > 1 || !(row is LayoutNode) else { return }
    var elements: ContiguousArray<LayoutNode> = []
    base.appendElements(of: row, to: &elements)
    for element in elements { unwrap(element) }
    base.release(row)
  }

  package func appendElements(of row: ViewNode, to elements: inout ContiguousArray<LayoutNode>) {
    var inner: ContiguousArray<LayoutNode> = []
    base.appendElements(of: row, to: &inner)
    for element in inner { elements.append(wrap(element)) }
  }

  package func slot(withIdentity id: AnyHashable) -> Int? { base.slot(withIdentity: id) }
}
