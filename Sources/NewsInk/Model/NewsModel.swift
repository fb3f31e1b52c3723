import MaterialUI
import NewsInkCore

/// A page on top of the feed.
enum Page: Hashable {
  case article(Article)
  case search
  case saved
  case sources
}

/// What News Ink shows, and what its screens can do.
@MainActor @Observable
final class NewsModel {
  private(set) var sources: [NewsSource] = []
  /// The articles of the selected source; those of the source before stay until others are there.
  private(set) var articles = ArticleList()
  /// Whether the articles shown belong to the selected source.
  private(set) var hasLoaded = false
  /// A load that takes longer than a moment.
  private(set) var isSlow = false
  private(set) var appearance = NewsSettings.Appearance.system
  /// What went wrong last, for the snackbar.
  var notice: SnackbarMessage?
  var path: [Page] = []

  /// The source whose tab is selected; choosing one loads it.
  var selection: NewsSource.ID? {
    didSet { if selection != oldValue { selectionDidChange() } }
  }

  @ObservationIgnored private let options: NewsInkOptions
  @ObservationIgnored private(set) var newsroom: Newsroom?
  @ObservationIgnored private var loading: Task<Void, Never>?

  init(options: NewsInkOptions) { self.options = options }

  var selectedSource: NewsSource? { sources.first { $0.id == selection } }

  // MARK: Start

  func start(clock: WallClock) async {
    guard newsroom == nil else { return }
    do {
      let newsroom = try await Newsroom.open(
        options: options, now: { clock.now },
        log: { FileHandle.standardError.write(Data("\($0)\n".utf8)) })
      self.newsroom = newsroom
      let settings = await newsroom.settings()
      appearance = settings.appearance
      sources = await newsroom.sources
      if let trouble = await newsroom.takeNotice() {
        notice = SnackbarMessage(trouble.message, duration: .long, urgency: .alert)
      }
      selection = sources.first { $0.id == settings.selectedSource }?.id ?? sources.first?.id
    } catch {
      notice = SnackbarMessage("\(error)", duration: .long, urgency: .alert)
    }
  }

  // MARK: Loading

  private func selectionDidChange() {
    hasLoaded = false
    reload()
    guard let newsroom, let selection else { return }
    Task {
      var settings = await newsroom.settings()
      settings.selectedSource = selection
      try? await newsroom.setSettings(settings)
    }
  }

  /// Loads the selected source anew; a load on its way is cancelled.
  func reload() {
    loading?.cancel()
    loading = Task { await load() }
  }

  /// Loads the selected source anew and returns when that is done.
  func refresh() async {
    reload()
    await loading?.value
  }

  private func load() async {
    guard let newsroom, let source = selectedSource else { return }
    let slow = Task {
      // A load that is over sooner shows no indicator at all.
      try? await Task.sleep(for: .milliseconds(300))
      if !Task.isCancelled { isSlow = true }
    }
    defer {
      slow.cancel()
      if !Task.isCancelled { isSlow = false }
    }
    for await update in await newsroom.load(source) {
      guard !Task.isCancelled else { return }
      switch update {
      case .stored(let list), .refreshed(let list): show(list)
      case .renamed(let renamed):
        if let index = sources.firstIndex(where: { $0.id == renamed.id }) { sources[index] = renamed }
      case .failed(let error, let kept):
        if !kept.isEmpty || !hasLoaded { show(kept) }
        notice = SnackbarMessage(
          error.message, action: SnackbarMessage.Action("Retry") { [weak self] in self?.reload() }, duration: .long,
          urgency: .alert)
      }
    }
  }

  private func show(_ list: ArticleList) {
    articles = list
    hasLoaded = true
  }

  // MARK: Articles

  func open(_ article: Article) {
    path.append(.article(article))
    guard !article.isRead else { return }
    articles.setRead(true, id: article.id)
    perform { try await $0.setRead(true, article) }
  }

  func isSaved(_ article: Article) -> Bool { savedChanges[article.id] ?? article.isSaved }

  /// Marks that were changed since the articles were loaded.
  private var savedChanges: [Article.ID: Bool] = [:]

  func setSaved(_ isSaved: Bool, _ article: Article) {
    savedChanges[article.id] = isSaved
    articles.setSaved(isSaved, id: article.id)
    perform { try await $0.setSaved(isSaved, article) }
  }

  // MARK: Sources and settings

  func addSource(_ address: String) async throws {
    guard let newsroom else { return }
    let added = try await newsroom.addSource(address)
    sources = await newsroom.sources
    selection = added.id
  }

  func removeSource(_ id: NewsSource.ID) {
    perform {
      try await $0.removeSource(id)
      let left = await $0.sources
      await MainActor.run {
        self.sources = left
        if self.selection == id { self.selection = left.first?.id }
      }
    }
  }

  func moveSource(_ id: NewsSource.ID, to index: Int) {
    perform {
      try await $0.moveSource(id, to: index)
      let moved = await $0.sources
      await MainActor.run { self.sources = moved }
    }
  }

  func setAppearance(_ appearance: NewsSettings.Appearance) {
    self.appearance = appearance
    perform {
      var settings = await $0.settings()
      settings.appearance = appearance
      try await $0.setSettings(settings)
    }
  }

  /// Does something in the newsroom; a failure is told and changes nothing on the screen.
  private func perform(_ action: @escaping @Sendable (Newsroom) async throws -> Void) {
    guard let newsroom else { return }
    Task {
      do {
        try await action(newsroom)
      } catch {
        notice = SnackbarMessage("\(error)", duration: .long, urgency: .alert)
      }
    }
  }
}
