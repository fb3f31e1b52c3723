/// Any number of views in a row.
public struct TupleView<each Content: View>: PrimitiveView {
  nonisolated(unsafe) let content: (repeat each Content)

  nonisolated public init(_ content: repeat each Content) {
    self.content = (repeat each content)
  }

  public static var _isUnary: Bool { false }
  public static var _holdsRows: Bool {
    var found = false
    func look<V: View>(_ type: V.Type) { found = found || V._holdsRows }
    repeat look((each Content).self)
    return found
  }

  public static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode {
    let node = TupleNode(context: context)
    let inner = context.below
    var children: ContiguousArray<ViewNode> = []
    func add<V: View>(_ child: V) { children.append(V._makeNode(child, in: inner)) }
    repeat add(each view.content)
    node.setChildren(children)
    return node
  }

  public static func _updateNode(_ node: ViewNode, with view: Self) {
    let children = unsafeDowncast(node, to: TupleNode.self).children
    var index = 0
    func update<V: View>(_ child: V) {
      V._updateNode(children[index], with: child)
      index += 1
    }
    repeat update(each view.content)
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
