/// How ``MaterialTabs`` behaves.
public struct MaterialTabsConfig: Equatable, Sendable {
  /// How the contents of other tabs follow when the selected one has moved the header.
  public enum CrossTabSyncMode: Equatable, Sendable {
    /// A content keeps its distance from the header: it moves by as much as the header has moved meanwhile.
    case preserveScrollPosition
    /// A content that comes back while the header is not collapsed starts at its top.
    case resetScrollPosition
    /// As `preserveScrollPosition`; and the header goes to where the content is when that is first scrolled, by the
    /// animation.
    case resetTitleOnScroll(Animation = .snappy(duration: 0.3))
  }

  /// What happens to content that is too short to collapse the header.
  public enum BottomMargin: Equatable, Sendable {
    /// There is always enough empty space below it to collapse the header by scrolling.
    case always
    /// There is just so much that it need not expand the header; with an expanded header it can't be scrolled.
    case whileCollapsed
  }

  /// Default: `.resetTitleOnScroll()`.
  public var crossTabSyncMode: CrossTabSyncMode = .resetTitleOnScroll()
  /// Default: `.always`.
  public var bottomMargin: BottomMargin = .always

  public init(crossTabSyncMode: CrossTabSyncMode = .resetTitleOnScroll(), bottomMargin: BottomMargin = .always) {
    self.crossTabSyncMode = crossTabSyncMode
    self.bottomMargin = bottomMargin
  }
}
