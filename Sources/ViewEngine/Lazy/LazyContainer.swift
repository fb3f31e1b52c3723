/// A stack or grid that makes what is in it as it comes into view: a value for a ``LazyStackNode``.
@MainActor @preconcurrency
package protocol LazyContainer: PrimitiveView {
  associatedtype Content: View
  var content: Content { get }
  /// Gives the node the view's arrangement.
  func configure(_ node: LazyStackNode)
}

extension LazyContainer {
  public static var _isUnary: Bool { true }

  public static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode {
    let node = LazyStackNode(context: context)
    view.configure(node)
    node.setContent(Content._makeNode(view.content, in: node.contextBelow))
    return node
  }

  public static func _updateNode(_ node: ViewNode, with view: Self) {
    let node = unsafeDowncast(node, to: LazyStackNode.self)
    view.configure(node)
    if let content = node.content { Content._updateNode(content, with: view.content) }
  }
}
