/// A view whose content can be larger than itself and is moved under it.
///
/// The content is proposed no length along the axes that scroll, so it has its ideal one, and the view's own length
/// across. The view itself takes all that it is offered along its axes and its content's size across. Several views
/// in it stand in a column, or in a row if only the horizontal axis scrolls.
public struct ScrollView<Content: View>: PrimitiveView {
  /// The axes along which the content moves.
  public var axes: Axis.Set
  /// Whether thumbs show while content moves.
  public var showsIndicators: Bool
  public var content: Content

  /// - Parameters:
  ///   - axes: the axes along which the content moves.
  ///   - showsIndicators: whether thumbs show while it moves; see also `scrollIndicators(_:axes:)`.
  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  public static var _isUnary: Bool { true }

  public static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode {
    let node = ScrollNode(context: context)
    node.configure(axes: view.axes, showsIndicators: view.showsIndicators)
    let content = StackNode(context: node.contextBelow)
    node.setContent(content)
    content.setContent(Content._makeNode(view.content, in: content.contextBelow))
    return node
  }

  public static func _updateNode(_ node: ViewNode, with view: Self) {
    let node = unsafeDowncast(node, to: ScrollNode.self)
    node.configure(axes: view.axes, showsIndicators: view.showsIndicators)
    if let content = node.content.content { Content._updateNode(content, with: view.content) }
  }
}
