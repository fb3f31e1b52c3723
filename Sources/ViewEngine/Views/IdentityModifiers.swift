/// Ties a view's identity to a value: another value is another view, with state of its own.
public struct _IDView<Content: View, ID: Hashable>: PrimitiveView {
  let content: Content
  let id: ID

  // While one identity gives way to another there are two elements.
  public static var _isUnary: Bool { false }
  public static var _holdsRows: Bool { Content._holdsRows }

  public static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode {
    let node = IDNode(context: context)
    _updateNode(node, with: view)
    return node
  }

  public static func _updateNode(_ node: ViewNode, with view: Self) {
    let node = unsafeDowncast(node, to: IDNode.self)
    node.identity = AnyHashable(view.id)
    node.show(node.identity) {
      Content._updateNode($0, with: view.content)
    } make: {
      Content._makeNode(view.content, in: $0)
    }
  }
}

package final class IDNode: SwitchNode<AnyHashable> {
  package var identity = AnyHashable(0)
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
