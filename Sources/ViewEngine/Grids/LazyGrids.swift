/// Views in columns that grows downwards and makes its lines only as they come into view; see ``LazyVStack``.
///
/// Each element of a `ForEach`, and each view beside, takes the next cell. A header or footer of a ``Section`` takes a
/// line of its own.
public struct LazyVGrid<Content: View>: LazyContainer {
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  package let content: Content

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

  package func configure(_ node: LazyStackNode) {
    node.configure(
      axis: .vertical, spacing: spacing, alignment: Alignment(horizontal: alignment, vertical: .top),
      pinnedViews: pinnedViews, gridItems: columns)
  }
}

/// Views in rows that grows to the trailing side and makes its lines only as they come into view; see ``LazyVGrid``.
public struct LazyHGrid<Content: View>: LazyContainer {
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  package let content: Content

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

  package func configure(_ node: LazyStackNode) {
    node.configure(
      axis: .horizontal, spacing: spacing, alignment: Alignment(horizontal: .leading, vertical: alignment),
      pinnedViews: pinnedViews, gridItems: rows)
  }
}
