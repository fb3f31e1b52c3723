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
  /// What could not be stored or read and is not in the store's own notice.
  private var notice: NewsError?
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
    var notice: NewsError?
    var kept: [NewsSource]?
    var titles: [NewsSource.ID: String] = [:]
    do {
      kept = try await store.sources()
      // An undo reaches to the end of the run in which a source was removed.
      try await store.deleteRemoved()
      for url in options.sources {
        let id = NewsSource.feed(url).id
        titles[id] = try await store.title(of: id)
      }
    } catch {
      // The sources then are those of a first start.
      notice = error as? NewsError
    }
    let client = HTTPClient()
    let limits = limits ?? HTTPLimits(options: options)
    let cache = PictureCache(directory: directory.appendingPathComponent("pictures"), now: now)
    return Newsroom(
      options: options, store: store, fetcher: FeedFetcher(client: client, limits: limits),
      newsAPI: NewsAPIClient(
        base: options.newsAPI ?? NewsAPIClient.standardBase, key: key, client: client, limits: limits),
      pictures: PictureLoader(cache: cache, client: client, limits: limits, log: log),
      list: SourceList(options: options, kept: kept, hasKey: key != nil, titles: titles), now: now, notice: notice)
  }

  private init(
    options: NewsInkOptions, store: NewsStore, fetcher: FeedFetcher, newsAPI: NewsAPIClient, pictures: PictureLoader,
    list: SourceList, now: @escaping @Sendable () -> Date, notice: NewsError?
  ) {
    self.options = options
    self.store = store
    self.fetcher = fetcher
    self.newsAPI = newsAPI
    self.pictures = pictures
    self.list = list
    self.now = now
    self.notice = notice
    demo = DemoFeed(articlesPerSource: options.demoArticles, now: now())
  }

  /// What went wrong with the data directory since the last call, to be shown once. To be asked after everything that
  /// stores something.
  public func takeNotice() async -> NewsError? {
    defer { notice = nil }
    return await store.takeNotice() ?? notice
  }

  /// Whether what is stored now is there at the next start.
  public var isKept: Bool {
    get async { await store.isKept }
  }

  /// Tries again to write what could not be written.
  ///
  /// - Throws: ``NewsError`` of kind `storage` where that is still so.
  public func storeAgain() async throws {
    try await store.returnToFile()
  }

  /// Does something with the store that a load can do without; a failure is told by ``takeNotice()``.
  @discardableResult
  private func attempt<Result: Sendable>(_ action: (NewsStore) async throws -> Result) async -> Result? {
    do {
      return try await action(store)
    } catch {
      notice = error as? NewsError ?? notice
      return nil
    }
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
    let stored = ArticleList(await attempt { try await $0.articles(of: source.id) } ?? [])
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
    let marks = await attempt { try await $0.marks(of: id) } ?? ArticleMarks()
    let articles = ArticleList(demo: demo, source: number, marks: marks)
    updates.yield(.refreshed(articles))
    // Search looks at what is stored. A huge demo feed is made for measuring, and only its beginning is searched.
    await attempt { try await $0.store(articles.prefix(DemoFeed.storedArticles), of: id, now: demo.now) }
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
      let validators = hasStored ? await attempt { try await $0.validators(of: source.id) } : nil
      guard case .feed(let feed, let given) = try await fetcher.fetch(url, validators: validators ?? HTTPValidators())
      else {
        return (nil, nil)
      }
      let named = await rename(source, to: feed.title)
      let articles = try await keep(feed.articles(for: named ?? source), of: source)
      await attempt { try await $0.setValidators(given, of: source.id) }
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
    } catch let error as NewsError {
      notice = error
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
    if list.isKept {
      let sources = list.sources
      await attempt { try await $0.setSources(sources) }
    }
    return named
  }
}
