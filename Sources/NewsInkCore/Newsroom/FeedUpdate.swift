/// What a load of a source brings, in the order of events.
public enum FeedUpdate: Sendable {
  /// What was kept from earlier, to be shown while the source is asked.
  case stored(ArticleList)
  /// The source's own name became known: show it on its tab.
  case renamed(NewsSource)
  /// The source answered; the list may be empty, see ``NewsSource/emptyMessage``. Nothing follows.
  case refreshed(ArticleList)
  /// The source could not be had; `keeping` is what is stored and stays on screen. Nothing follows.
  case failed(NewsError, keeping: ArticleList)
}

extension NewsSource {
  /// What to say in place of a list without articles.
  public var emptyMessage: String { "\(title) has no articles at the moment." }
}
