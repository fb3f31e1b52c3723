/// The tab of what has no tabs: a ``StickyHeader`` is a header above a single content.
public enum NoTab: Hashable, Sendable {
  case none
}
