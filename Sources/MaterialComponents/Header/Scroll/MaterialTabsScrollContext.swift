/// What a scroll view under a header tells its content.
public struct MaterialTabsScrollContext<Tab: Hashable> {
  /// The header above.
  public var headerContext: MaterialTabsHeaderContext<Tab>
  /// The height of the scroll view's viewport: the container's without safe areas and the collapsed header. In points.
  public var safeHeight: CGFloat

  public init(headerContext: MaterialTabsHeaderContext<Tab>, safeHeight: CGFloat) {
    self.headerContext = headerContext
    self.safeHeight = safeHeight
  }

  /// ``safeHeight`` without the whole header. This is less than what can be seen below the expanded header, since the
  /// collapsed one has been taken off already, and negative below headers that are higher than the viewport; see
  /// ``visibleHeight``. The number is that of SwiftUIMaterialTabs.
  public var safeContentHeight: CGFloat { safeHeight - headerContext.height }

  /// The height of what can be seen below the expanded header, in points; never negative.
  public var visibleHeight: CGFloat { max(0, safeHeight + headerContext.minTotalHeight - headerContext.height) }
}
