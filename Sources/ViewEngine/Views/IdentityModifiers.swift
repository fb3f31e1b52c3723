/// Ties a view's identity to a value: another value is another view, with state of its own.
public struct _IDView<Content: View, ID: Hashable>: PrimitiveView {
  let content: Content
  let id: ID

  public static var _isUnary: Bool { Content._isUnary }

  public static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode {
    let node = IDNode(id: AnyHashable(view.id), context: context)
    node.replace { Content._makeNode(view.content, in: $0) }
    return node
  }

  public static func _updateNode(_ node: ViewNode, with view: Self) {
    let node = unsafeDowncast(node, to: IDNode.self)
    if node.identity.base as? ID == view.id, let child = node.child {
      Content._updateNode(child, with: view.content)
    } else {
      node.identity = AnyHashable(view.id)
      node.replace { Content._makeNode(view.content, in: $0) }
    }
  }
}

package final class IDNode: StructuralNode {
  package var identity: AnyHashable
  package private(set) var child: ViewNode?

  init(id: AnyHashable, context: NodeContext) {
    identity = id
    super.init(context: context)
  }

  func replace(make: (NodeContext) -> ViewNode) {
    if let child { graph.remove(child) }
    let made = make(contextBelow)
    made.parent = self
    child = made
    structureDidChange()
  }

  package override func forEachChild(_ body: (ViewNode) -> Void) {
    if let child { body(child) }
  }
}

/// Marks a view as the choice for a value.
public struct _TagModifier: ElementModifier {
  let tag: AnyHashable
  package func makeNode(in context: WrapperContext) -> TagNode { TagNode(context) }
  package func update(_ node: TagNode) { node.tag = tag }
}

package final class TagNode: WrapperNode {
  package var tag: AnyHashable?
  package override func appendIdentities(to identities: inout [AnyHashable]) {
    if let tag { identities.append(tag) }
    super.appendIdentities(to: &identities)
  }
}

extension View {
  /// Ties the view's identity to a value.
  public func id<ID: Hashable>(_ id: ID) -> some View { _IDView(content: self, id: id) }

  /// Marks the view as the choice for a value, in a control that selects.
  public func tag<V: Hashable>(_ tag: V) -> some View { modifier(_TagModifier(tag: AnyHashable(tag))) }
}
