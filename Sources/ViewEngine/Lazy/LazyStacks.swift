/// Views in a column that are made only as they come into view.
///
/// In a scroll view the stack makes the rows that are visible and a little more. Rows that leave are kept for a while
/// with their state, about as many as fit into the view, then they are dropped. Lengths of rows that were never
/// visible are estimated; when real ones turn out to differ, what is on screen stays where it is. The stack takes the
/// whole width that it is offered.
public struct LazyVStack<Content: View>: LazyContainer {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  package let content: Content

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

  package func configure(_ node: LazyStackNode) {
    node.configure(
      axis: .vertical, spacing: spacing, alignment: Alignment(horizontal: alignment, vertical: .top),
      pinnedViews: pinnedViews)
  }
}

/// Views in a row that are made only as they come into view; see ``LazyVStack``.
public struct LazyHStack<Content: View>: LazyContainer {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  package let content: Content

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

  package func configure(_ node: LazyStackNode) {
    node.configure(
      axis: .horizontal, spacing: spacing, alignment: Alignment(horizontal: .leading, vertical: alignment),
      pinnedViews: pinnedViews)
  }
}
