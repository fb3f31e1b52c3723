import Foundation

extension Newsroom {
  /// Stored articles that have a word beginning with each word of `text`, best first.
  ///
  /// - Throws: ``NewsError`` of kind `storage`.
  public func search(_ text: String) async throws -> [Article] {
    try await store.search(text)
  }

  /// The articles saved for later, the last saved first.
  ///
  /// - Throws: ``NewsError`` of kind `storage`.
  public func savedArticles() async throws -> [Article] {
    try await store.savedArticles()
  }

  /// Marks an article as read or unread.
  ///
  /// - Throws: ``NewsError`` of kind `storage`.
  public func setRead(_ isRead: Bool, _ article: Article) async throws {
    try await store.setRead(isRead, article, now: now())
  }

  /// Saves an article for later, or no longer.
  ///
  /// - Throws: ``NewsError`` of kind `storage`.
  public func setSaved(_ isSaved: Bool, _ article: Article) async throws {
    try await store.setSaved(isSaved, article, now: now())
  }

  // MARK: Settings

  /// What is remembered of the window; defaults where it can't be read.
  public func settings() async -> NewsSettings {
    (try? await store.settings()) ?? NewsSettings()
  }

  /// - Throws: ``NewsError`` of kind `storage`.
  public func setSettings(_ settings: NewsSettings) async throws {
    try await store.setSettings(settings)
  }
}
