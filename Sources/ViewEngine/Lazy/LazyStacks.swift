/// Views in a column that are made only as they come into view.
///
/// In a scroll view the stack makes the rows that are visible and a little more. Rows that leave are kept for a while
/// with their state, about as many as fit into the view, then they are dropped. Lengths of rows that were never
/// visible are estimated; when real ones turn out to differ, what is on screen stays where it is. The stack takes the
/// whole width that it is offered.
public struct LazyVStack<Content: View>: PrimitiveView {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// - Parameters:
  ///   - spacing: the distance between neighbours in points; nil is 8.
  ///   - pinnedViews: what of sections stays in sight while the rest of its section does.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  public static var _isUnary: Bool { true }

  public static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode {
    let node = LazyStackNode(context: context)
    node.configure(
      axis: .vertical, spacing: view.spacing, alignment: Alignment(horizontal: view.alignment, vertical: .top),
      pinnedViews: view.pinnedViews)
    node.setContent(Content._makeNode(view.content, in: node.contextBelow))
    return node
  }

  public static func _updateNode(_ node: ViewNode, with view: Self) {
    let node = unsafeDowncast(node, to: LazyStackNode.self)
    node.configure(
      axis: .vertical, spacing: view.spacing, alignment: Alignment(horizontal: view.alignment, vertical: .top),
      pinnedViews: view.pinnedViews)
    if let content = node.content { Content._updateNode(content, with: view.content) }
  }
}

/// Views in a row that are made only as they come into view; see ``LazyVStack``.
public struct LazyHStack<Content: View>: PrimitiveView {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// - Parameters:
  ///   - spacing: the distance between neighbours in points; nil is 8.
  ///   - pinnedViews: what of sections stays in sight while the rest of its section does.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  public static var _isUnary: Bool { true }

  public static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode {
    let node = LazyStackNode(context: context)
    node.configure(
      axis: .horizontal, spacing: view.spacing, alignment: Alignment(horizontal: .leading, vertical: view.alignment),
      pinnedViews: view.pinnedViews)
    node.setContent(Content._makeNode(view.content, in: node.contextBelow))
    return node
  }

  public static func _updateNode(_ node: ViewNode, with view: Self) {
    let node = unsafeDowncast(node, to: LazyStackNode.self)
    node.configure(
      axis: .horizontal, spacing: view.spacing, alignment: Alignment(horizontal: .leading, vertical: view.alignment),
      pinnedViews: view.pinnedViews)
    if let content = node.content { Content._updateNode(content, with: view.content) }
  }
}
