import Foundation

/// Everything behind News Ink's screens: sources, articles, pictures, marks, search and settings.
///
/// ```swift
/// let newsroom = try await Newsroom.open(options: options)
/// for await update in await newsroom.load(source) { … }
/// ```
public actor Newsroom {
  /// Publishers of NewsAPI that get a tab when none were chosen.
  public static let publisherLimit = 11

  let options: NewsInkOptions
  let store: NewsStore
  let fetcher: FeedFetcher
  let newsAPI: NewsAPIClient
  let now: @Sendable () -> Date
  let demo: DemoFeed
  /// Pictures by address.
  public nonisolated let pictures: PictureLoader
  var list: SourceList
  private var load: Task<Void, Never>?

  /// Opens the data directory and reads the kept sources, off the caller's actor.
  ///
  /// - Parameters:
  ///   - environment: where `NEWSAPI_KEY` and the standard data directory are looked up.
  ///   - limits: for feeds and NewsAPI; pictures have the same. Nil takes them from the options.
  ///   - now: the clock; dates of the demo feed count back from its first answer.
  ///   - log: gets one line for each picture that can't be had.
  /// - Throws: ``NewsError`` only where there is no SQLite at all. A data directory that can't be used is told by
  ///   ``takeNotice()``.
  public static func open(
    options: NewsInkOptions, environment: [String: String] = ProcessInfo.processInfo.environment,
    limits: HTTPLimits? = nil, now: @escaping @Sendable () -> Date = { Date() },
    log: @escaping @Sendable (String) -> Void
  ) async throws -> Newsroom {
    let directory = options.dataDirectory ?? DataDirectory.standard(environment: environment)
    let store = try await NewsStore.open(in: directory)
    let key = environment["NEWSAPI_KEY"].flatMap { $0.isEmpty ? nil : $0 }
    // What can't be read now says so when its list is asked for; the sources then are those of a first start.
    let kept = (try? await store.sources()) ?? []
    let client = HTTPClient()
    let limits = limits ?? HTTPLimits(options: options)
    let cache = PictureCache(directory: directory.appendingPathComponent("pictures"), now: now)
    return Newsroom(
      options: options, store: store, fetcher: FeedFetcher(client: client, limits: limits),
      newsAPI: NewsAPIClient(
        base: options.newsAPI ?? NewsAPIClient.standardBase, key: key, client: client, limits: limits),
      pictures: PictureLoader(cache: cache, client: client, limits: limits, log: log),
      list: SourceList(options: options, kept: kept, hasKey: key != nil), now: now)
  }

  private init(
    options: NewsInkOptions, store: NewsStore, fetcher: FeedFetcher, newsAPI: NewsAPIClient, pictures: PictureLoader,
    list: SourceList, now: @escaping @Sendable () -> Date
  ) {
    self.options = options
    self.store = store
    self.fetcher = fetcher
    self.newsAPI = newsAPI
    self.pictures = pictures
    self.list = list
    self.now = now
    demo = DemoFeed(articlesPerSource: options.demoArticles, now: now())
  }

  /// What went wrong with the data directory since the last call, to be shown once.
  public func takeNotice() async -> NewsError? {
    await store.takeNotice()
  }

  // MARK: Loading

  /// Loads a source: what is stored at once, then what the source says now.
  ///
  /// A load that is on its way is cancelled with its request, and its stream ends without a further update; so does
  /// this one's when its reader stops. Calling it again for the same source refreshes.
  public func load(_ source: NewsSource) -> AsyncStream<FeedUpdate> {
    load?.cancel()
    let (stream, continuation) = AsyncStream.makeStream(of: FeedUpdate.self)
    let task = Task {
      await run(source, continuation)
      continuation.finish()
    }
    continuation.onTermination = { _ in task.cancel() }
    load = task
    return stream
  }

  /// Ends the load that is on its way, if any.
  public func cancelLoad() {
    load?.cancel()
    load = nil
  }

  private func run(_ source: NewsSource, _ updates: AsyncStream<FeedUpdate>.Continuation) async {
    if case .demo(let number) = source.kind {
      await runDemo(number, updates)
      return
    }
    let stored = ArticleList((try? await store.articles(of: source.id)) ?? [])
    guard !Task.isCancelled else { return }
    if !stored.isEmpty { updates.yield(.stored(stored)) }
    await pictures.forgetFailures()
    do {
      let current = try await fetch(source, hasStored: !stored.isEmpty)
      guard !Task.isCancelled else { return }
      if let renamed = current.renamed { updates.yield(.renamed(renamed)) }
      updates.yield(.refreshed(current.articles ?? stored))
    } catch let error as NewsError {
      guard !Task.isCancelled else { return }
      updates.yield(.failed(error, keeping: stored))
    } catch {
      // Cancelled: whoever did that wants to hear nothing more.
    }
  }

  private func runDemo(_ number: Int, _ updates: AsyncStream<FeedUpdate>.Continuation) async {
    guard DemoFeed.sources.indices.contains(number) else { return }
    let id = DemoFeed.sources[number].id
    let marks = (try? await store.marks(of: id)) ?? ArticleMarks()
    let articles = ArticleList(demo: demo, source: number, marks: marks)
    updates.yield(.refreshed(articles))
    // Search looks at what is stored. A huge demo feed is made for measuring, and only its beginning is searched.
    try? await store.store(articles.prefix(DemoFeed.storedArticles), of: id, now: demo.now)
  }

  /// Asks a source and stores what it says; `articles` is `nil` where nothing changed.
  private func fetch(
    _ source: NewsSource, hasStored: Bool
  ) async throws -> (articles: ArticleList?, renamed: NewsSource?) {
    switch source.kind {
    case .demo:
      return (nil, nil)
    case .newsAPI(let publisher):
      let articles = try await newsAPI.topHeadlines(publisher: publisher).articles(for: source)
      return (try await keep(articles, of: source), nil)
    case .feed(let url):
      // Without stored articles an answer "not modified" would leave the screen empty.
      let validators = hasStored ? (try? await store.validators(of: source.id)) ?? HTTPValidators() : HTTPValidators()
      guard case .feed(let feed, let given) = try await fetcher.fetch(url, validators: validators) else {
        return (nil, nil)
      }
      let named = await rename(source, to: feed.title)
      let articles = try await keep(feed.articles(for: named ?? source), of: source)
      try? await store.setValidators(given, of: source.id)
      return (articles, named)
    }
  }

  /// Stores articles and gives what is stored then, with earlier ones and marks; the articles themselves where they
  /// can't be stored.
  func keep(_ articles: [Article], of source: NewsSource) async throws -> ArticleList {
    try Task.checkCancellation()
    do {
      try await store.store(articles, of: source.id, now: now())
      return ArticleList(try await store.articles(of: source.id))
    } catch is NewsError {
      return ArticleList(articles)
    }
  }

  /// A feed that was added by address gets its own title once that is known.
  private func rename(_ source: NewsSource, to title: String) async -> NewsSource? {
    guard !title.isEmpty, case .feed(let url) = source.kind, source.title == NewsSource.feed(url).title else {
      return nil
    }
    let named = NewsSource(title: title, kind: source.kind)
    guard list.rename(named) else { return nil }
    if list.isKept { try? await store.setSources(list.sources) }
    return named
  }
}
