/// Views in columns that grows downwards and makes its lines only as they come into view; see ``LazyVStack``.
///
/// Each element of a `ForEach`, and each view beside, takes the next cell. A header or footer of a ``Section`` takes a
/// line of its own.
public struct LazyVGrid<Content: View>: PrimitiveView {
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// - Parameters:
  ///   - columns: the columns, from the leading edge.
  ///   - alignment: where the columns stand if they don't fill the width.
  ///   - spacing: the distance between lines in points; nil is 8.
  ///   - pinnedViews: what of sections stays in sight.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  public static var _isUnary: Bool { true }

  private func configure(_ node: LazyStackNode) {
    node.configure(
      axis: .vertical, spacing: spacing, alignment: Alignment(horizontal: alignment, vertical: .top),
      pinnedViews: pinnedViews, gridItems: columns)
  }

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

/// Views in rows that grows to the trailing side and makes its lines only as they come into view; see ``LazyVGrid``.
public struct LazyHGrid<Content: View>: PrimitiveView {
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// - Parameters:
  ///   - rows: the rows, from the top.
  ///   - alignment: where the rows stand if they don't fill the height.
  ///   - spacing: the distance between lines in points; nil is 8.
  ///   - pinnedViews: what of sections stays in sight.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  public static var _isUnary: Bool { true }

  private func configure(_ node: LazyStackNode) {
    node.configure(
      axis: .horizontal, spacing: spacing, alignment: Alignment(horizontal: .leading, vertical: alignment),
      pinnedViews: pinnedViews, gridItems: rows)
  }

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
