@_spi(Reflection) import Swift

/// Several views in a row, kept as a tuple.
///
/// This is what a view builder makes of two and more statements. Containers of one's own can ask for it by its type and
/// take the views apart: `TupleView<(First, Second)>`.
public struct TupleView<T>: PrimitiveView {
  /// The views.
  nonisolated(unsafe) public var value: T

  nonisolated public init(_ value: T) { self.value = value }

  public static var _isUnary: Bool { false }
  public static var _holdsRows: Bool { TupleTable.of(T.self).holdsRows }

  public static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode {
    let node = TupleNode(context: context)
    let inner = context.below
    var children: ContiguousArray<ViewNode> = []
    withUnsafeBytes(of: view.value) { bytes in
      guard let base = bytes.baseAddress else { return }
      for element in TupleTable.of(T.self).elements { children.append(element.make(base + element.offset, inner)) }
    }
    node.setChildren(children)
    return node
  }

  public static func _updateNode(_ node: ViewNode, with view: Self) {
    let children = unsafeDowncast(node, to: TupleNode.self).children
    withUnsafeBytes(of: view.value) { bytes in
      guard let base = bytes.baseAddress else { return }
      let elements = TupleTable.of(T.self).elements
      for index in elements.indices { elements[index].update(children[index], base + elements[index].offset) }
    }
  }
}

/// How the nodes of a tuple's views are made: where each lies in the tuple, and of what type it is. Made once per type of
/// tuple, since a parameter pack of the views costs three times as much on the hottest path of the engine.
@MainActor
private final class TupleTable {
  struct Element {
    let offset: Int
    let make: @MainActor (UnsafeRawPointer, NodeContext) -> ViewNode
    let update: @MainActor (ViewNode, UnsafeRawPointer) -> Void
  }

  private(set) var elements: ContiguousArray<Element> = []
  private(set) var holdsRows = false

  private static var tables: [ObjectIdentifier: TupleTable] = [:]
  /// The table asked for last: the views of a loop are of one type.
  private static var latest: (type: ObjectIdentifier, table: TupleTable)?

  static func of<T>(_ type: T.Type) -> TupleTable {
    let id = ObjectIdentifier(type)
    if let latest, latest.type == id { return latest.table }
    let table = tables[id] ?? TupleTable(type)
    tables[id] = table
    latest = (id, table)
    return table
  }

  private init(_ type: Any.Type) {
    if let view = type as? any View.Type {
      add(view, at: 0)
      return
    }
    _forEachField(of: type) { _, offset, elementType, _ in
      guard let view = elementType as? any View.Type else {
        preconditionFailure("a TupleView of \(type) can't be shown: \(elementType) is not a view")
      }
      self.add(view, at: offset)
      return true
    }
  }

  private func add<V: View>(_ type: V.Type, at offset: Int) {
    holdsRows = holdsRows || V._holdsRows
    elements.append(
      Element(
        offset: offset, make: { V._makeNode($0.assumingMemoryBound(to: V.self).pointee, in: $1) },
        update: { V._updateNode($0, with: $1.assumingMemoryBound(to: V.self).pointee) }))
  }
}

/// The node of several views in a row.
package final class TupleNode: StructuralNode {
  package private(set) var children: ContiguousArray<ViewNode> = []

  package func setChildren(_ children: ContiguousArray<ViewNode>) {
    self.children = children
    for child in children { child.parent = self }
  }

  package override func forEachChild(_ body: (ViewNode) -> Void) {
    for child in children { body(child) }
  }
}
