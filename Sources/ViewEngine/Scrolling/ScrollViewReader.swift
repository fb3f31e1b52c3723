/// Gives its content a way to scroll the scroll views in it.
public struct ScrollViewReader<Content: View>: PrimitiveView {
  let content: (ScrollViewProxy) -> Content

  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

  public static var _isUnary: Bool { Content._isUnary }

  public static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode {
    let node = ScrollViewReaderNode<Content>(context: context)
    node.makeContent = view.content
    node.evaluateBody()
    return node
  }

  public static func _updateNode(_ node: ViewNode, with view: Self) {
    let node = unsafeDowncast(node, to: ScrollViewReaderNode<Content>.self)
    node.makeContent = view.content
    node.evaluateBody()
  }
}

final class ScrollViewReaderNode<Content: View>: BodyNode {
  var makeContent: ((ScrollViewProxy) -> Content)?

  override func evaluate() -> DependencyToken? {
    guard let makeContent else { return nil }
    let proxy = ScrollViewProxy(node: self)
    return updateChild { makeContent(proxy) }
  }
}

/// Scrolls the scroll views in a ``ScrollViewReader``.
@MainActor
public struct ScrollViewProxy {
  weak var node: ViewNode?

  /// Scrolls so that `anchor` of the view with an identity meets `anchor` of the scroll view; without an anchor as
  /// little as makes the view visible. Rows of lazy stacks that don't exist yet are found as well. Animated within
  /// `withAnimation`. An identity that isn't there does nothing.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    guard let node, node.isMounted else { return }
    let views = node.graph.scrolling.all.filter { $0.isDescendant(of: node) }
    let request = ScrollRequest(
      target: .id(AnyHashable(id)), anchor: anchor, transaction: Transaction.current, views: Array(views))
    for view in views { view.request(request) }
  }
}

extension ViewNode {
  /// Whether an ancestor owns this node, at any distance.
  func isDescendant(of ancestor: ViewNode) -> Bool {
    var step = parent
    while let node = step {
      if node === ancestor { return true }
      step = node.parent
    }
    return false
  }
}
