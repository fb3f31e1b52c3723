/// Edits the transactions of what a closure puts around a view, but not of the view itself.
struct ScopedTransactionView<Content: View, Changed: View>: PrimitiveView {
  let content: Content
  let edit: (inout Transaction) -> Void
  let change: (PlaceholderContentView<Content>) -> Changed

  static var _isUnary: Bool { Changed._isUnary }

  static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode {
    let node = TransactionNode(context: context, isKeyed: false, edit: view.edit)
    node.setChild(Changed._makeNode(view.changed(context.transactions), in: node.innerContext))
    return node
  }

  static func _updateNode(_ node: ViewNode, with view: Self) {
    let node = unsafeDowncast(node, to: TransactionNode.self)
    node.scope.setEdit(view.edit, triggered: false)
    if let child = node.child { Changed._updateNode(child, with: view.changed(node.transactions)) }
  }

  private func changed(_ outer: TransactionScope?) -> Changed {
    change(PlaceholderContentView(ViewPlaceholderBox(content, transactions: .some(outer))))
  }
}

/// A modifier that interpolates its animatable data: its body is evaluated in each frame of an animation.
public protocol AnimatableModifier: Animatable, ViewModifier {}

extension View {
  /// Animates what `body` puts around this view, whenever that changes, and not the view itself.
  public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: @escaping (PlaceholderContentView<Self>) -> V
  ) -> some View {
    ScopedTransactionView(
      content: self, edit: { if !$0.disablesAnimations { $0.animation = animation } }, change: body)
  }

  /// Edits the transactions of what `body` puts around this view, and not those of the view itself.
  public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: @escaping (PlaceholderContentView<Self>) -> V
  ) -> some View {
    ScopedTransactionView(content: self, edit: transform, change: body)
  }

  /// Keeps the view's movements together: what is inside moves with the view's frame. Frames are animated relative to
  /// the view around them here, so that is always so.
  public func geometryGroup() -> some View { self }
}
