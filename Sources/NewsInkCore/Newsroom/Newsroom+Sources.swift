import Foundation

extension Newsroom {
  /// The sources in the order of their tabs.
  public var sources: [NewsSource] { list.sources }

  /// Adds a feed by the address that the user typed, after reading it: what is no feed is not added. A feed that is
  /// in the list already is not added twice.
  ///
  /// - Throws: ``NewsError``, or `CancellationError`.
  @discardableResult
  public func addSource(_ address: String) async throws -> NewsSource {
    let candidates = FeedAddress.candidates(address)
    guard let first = candidates.first else {
      throw NewsError(
        .badAddress,
        "\u{201C}\(HTMLText.excerpt(address, limit: 80))\u{201D} is no web address; type one such as "
          + "https://example.com/feed.xml.")
    }
    for url in candidates {
      if let known = list.sources.first(where: { $0.id == NewsSource.feed(url).id }) { return known }
    }
    var url = first
    let answer: FeedFetcher.Outcome
    do {
      answer = try await fetcher.fetch(first)
    } catch let error as NewsError {
      guard let second = candidates.dropFirst().first else { throw error }
      url = second
      answer = try await fetcher.fetch(second)
    }
    let unnamed = NewsSource.feed(url)
    guard case .feed(let feed, _) = answer else { return unnamed }
    let source = NewsSource(title: feed.title.isEmpty ? unnamed.title : feed.title, kind: unnamed.kind)
    list.append(source)
    try await keepSources()
    _ = try await keep(feed.articles(for: source), of: source)
    return source
  }

  /// Removes a source with its articles, but for those saved for later. Until the next start ``insertSource(_:at:)``
  /// brings back both.
  ///
  /// - Throws: ``NewsError`` of kind `storage`; the source is gone from the list all the same.
  public func removeSource(_ id: NewsSource.ID) async throws {
    list.remove(id)
    if list.isKept { try await store.setSources(list.sources, removing: [id]) }
  }

  /// Puts a source, such as one that was just removed, at `index` of the list; does nothing where it is in it.
  ///
  /// - Throws: ``NewsError`` of kind `storage`; the source is in the list all the same.
  public func insertSource(_ source: NewsSource, at index: Int) async throws {
    guard !list.sources.contains(where: { $0.id == source.id }) else { return }
    list.append(source)
    list.move(source.id, to: index)
    try await keepSources()
  }

  /// Moves a source to `index` of the list without it.
  ///
  /// - Throws: ``NewsError`` of kind `storage`; the source has moved all the same.
  public func moveSource(_ id: NewsSource.ID, to index: Int) async throws {
    list.move(id, to: index)
    try await keepSources()
  }

  /// With NewsAPI and no publisher chosen yet: asks for the publishers, and adds the first
  /// ``publisherLimit`` of them. Otherwise it does nothing.
  ///
  /// - Returns: the sources as they are then.
  /// - Throws: ``NewsError``, or `CancellationError`.
  @discardableResult
  public func addPublishers() async throws -> [NewsSource] {
    let publishers = list.sources.filter { if case .newsAPI = $0.kind { true } else { false } }
    guard publishers.map(\.id) == [SourceList.topHeadlines.id] else { return list.sources }
    for source in try await newsAPI.sources().prefix(Self.publisherLimit) { list.append(source) }
    try await keepSources()
    return list.sources
  }

  private func keepSources() async throws {
    if list.isKept { try await store.setSources(list.sources) }
  }
}
