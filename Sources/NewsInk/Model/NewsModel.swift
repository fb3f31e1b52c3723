import MaterialUI
import NewsInkCore

/// A page on top of the feed.
enum Page: Hashable {
  case article(Article)
  case web(URL, title: String)
  case search
  case saved
  case sources
}

/// What News Ink shows, and what its screens can do.
@MainActor @Observable
final class NewsModel {
  var sources: [NewsSource] = []
  /// The articles of the selected source; those of the source before stay until others are there.
  private(set) var articles = ArticleList()
  /// Whether the articles shown belong to the selected source.
  private(set) var hasLoaded = false
  /// Whether the selected source could not be had when it was asked last.
  private(set) var hasFailed = false
  /// Whether a load is on its way.
  private(set) var isLoading = false
  /// Counts the loads, so that each has its own time.
  private(set) var loadNumber = 0
  private(set) var appearance: NewsSettings.Appearance
  /// The window's colours.
  let colors = HeroColors()
  /// What went wrong last, for the snackbar.
  var notice: SnackbarMessage? {
    didSet { isNoticeOfLoad = false }
  }
  var path: [Page] = []

  /// The source whose tab is selected; choosing one loads it.
  var selection: NewsSource.ID? {
    didSet { if selection != oldValue { selectionDidChange(from: oldValue) } }
  }

  /// The articles of sources that were selected before, for their pages.
  var left: [NewsSource.ID: ArticleList] = [:]

  @ObservationIgnored private let options: NewsInkOptions
  @ObservationIgnored private let remembersSize: Bool
  /// Gets the pictures of articles, once the newsroom is open.
  private(set) var imageLoader: ArticleImageLoader?
  /// Whether the sources are known.
  private(set) var isOpen = false
  /// What is behind the screens, once it is open.
  @ObservationIgnored private(set) var newsroom: Newsroom?
  /// Whether the notice is about the load of the selected source.
  @ObservationIgnored private var isNoticeOfLoad = false
  @ObservationIgnored private var loading: Task<Void, Never>?
  /// What is remembered of the window, and the task that stores it.
  @ObservationIgnored private var settings = NewsSettings()
  @ObservationIgnored private var storing: Task<Void, Never>?

  /// - Parameters:
  ///   - appearance: what was chosen last, so that the first frame has it already.
  ///   - remembersSize: whether the next start opens a window as large as this one.
  init(options: NewsInkOptions, appearance: NewsSettings.Appearance = .system, remembersSize: Bool = true) {
    self.remembersSize = remembersSize
    self.options = options
    self.appearance = appearance
  }

  var selectedSource: NewsSource? { sources.first { $0.id == selection } }

  /// The picture above the feed: each source has its own.
  var heroPicture: DemoPicture {
    DemoPicture(number: 1000 + (sources.firstIndex { $0.id == selection } ?? 0))
  }

  // MARK: Start

  func start(clock: WallClock) async {
    guard newsroom == nil else { return }
    await withPendingWork("opening the data directory") { await open(clock: clock) }
    await addPublishers()
  }

  private func open(clock: WallClock) async {
    do {
      let newsroom = try await Newsroom.open(
        options: options, now: { clock.now },
        log: { FileHandle.standardError.write(Data("\($0)\n".utf8)) })
      var kept = await newsroom.settings()
      kept.windowWidth = settings.windowWidth ?? kept.windowWidth
      kept.windowHeight = settings.windowHeight ?? kept.windowHeight
      settings = kept
      if appearance != settings.appearance { appearance = settings.appearance }
      sources = await newsroom.sources
      self.newsroom = newsroom
      isOpen = true
      imageLoader = ArticleImageLoader(newsroom.pictures)
      keepSettings()
      selection = sources.first { $0.id == settings.selectedSource }?.id ?? sources.first?.id
      await tellOfStorage()
    } catch {
      tell("\(error)")
    }
  }

  /// Adds NewsAPI's publishers where none were chosen. If they can't be had the mixed headlines stay, and what is
  /// wrong is told by their own load.
  private func addPublishers() async {
    guard let newsroom else { return }
    let publishers = await withPendingWork("asking for publishers") { try? await newsroom.addPublishers() }
    if let publishers, publishers != sources { sources = publishers }
  }

  /// Tells of something that went wrong.
  private func tell(_ message: String, action: SnackbarMessage.Action? = nil) {
    notice = SnackbarMessage(message, action: action, duration: .long, urgency: .alert)
  }

  /// Tells of what could not be stored, if anything. To be called after everything that stores something.
  func tellOfStorage() async {
    guard let newsroom, let trouble = await newsroom.takeNotice() else { return }
    await tell(ofStorage: trouble.message)
  }

  private func tell(ofStorage message: String) async {
    let again = SnackbarMessage.Action("Try again") { [weak self] in self?.storeAgain() }
    tell(message, action: await newsroom?.isKept == false ? again : nil)
  }

  private func storeAgain() {
    perform {
      try await $0.storeAgain()
      await MainActor.run { self.notice = SnackbarMessage("Everything is stored.") }
    }
  }

  // MARK: Loading

  private func selectionDidChange(from old: NewsSource.ID?) {
    if let old, hasLoaded { left[old] = articles }
    hasLoaded = false
    // What went wrong with another source is of no interest any more.
    if isNoticeOfLoad { notice = nil }
    hasFailed = false
    reload()
    guard let selection else { return }
    settings.selectedSource = selection
    keepSettings()
  }

  /// Loads the selected source anew; a load on its way is cancelled.
  func reload() {
    loading?.cancel()
    loading = Task { await withPendingWork("loading articles") { await load() } }
  }

  /// Loads the selected source anew and returns when that is done.
  func refresh() async {
    reload()
    await loading?.value
  }

  private func load() async {
    guard let newsroom, let source = selectedSource else { return }
    loadNumber += 1
    let number = loadNumber
    isLoading = true
    defer { if number == loadNumber { isLoading = false } }
    for await update in await newsroom.load(source) {
      guard !Task.isCancelled else { return }
      switch update {
      case .stored(let list), .refreshed(let list): show(list)
      case .renamed(let renamed):
        if let index = sources.firstIndex(where: { $0.id == renamed.id }) { sources[index] = renamed }
      case .failed(let error, let kept):
        if !hasLoaded { show(kept) }
        hasFailed = true
        tell(error.message, action: SnackbarMessage.Action("Retry") { [weak self] in self?.reload() })
        isNoticeOfLoad = true
      }
    }
    await tellOfStorage()
  }

  private func show(_ list: ArticleList) {
    articles = list
    hasLoaded = true
    if hasFailed { hasFailed = false }
  }

  // MARK: Articles

  /// The articles of a source as they were last seen; nil where none have been.
  func articles(of source: NewsSource.ID) -> ArticleList? {
    source == selection && hasLoaded ? articles : left[source]
  }

  func open(_ article: Article) {
    path.append(.article(article))
    guard !article.isRead else { return }
    articles.setRead(true, id: article.id)
    perform { try await $0.setRead(true, article) }
  }

  /// Shows a web page in the window, or in the desktop's browser where the window can't.
  func openWebPage(_ url: URL, title: String, elsewhere openURL: OpenURLAction) {
    guard let obstacle = WebView.obstacle else { return path.append(.web(url, title: title)) }
    openURL(url) { [weak self] isOpen in
      guard !isOpen else { return }
      self?.tell("No program on this computer opens \(url.absoluteString), and no window can show it: \(obstacle).")
    }
  }

  func isSaved(_ article: Article) -> Bool { savedChanges[article.id] ?? article.isSaved }

  /// Marks that were changed since the articles were loaded.
  private var savedChanges: [Article.ID: Bool] = [:]

  func setSaved(_ isSaved: Bool, _ article: Article) {
    noteSaved(isSaved, article)
    perform {
      do {
        try await $0.setSaved(isSaved, article)
      } catch {
        await MainActor.run { self.noteSaved(!isSaved, article) }
        throw error
      }
    }
  }

  private func noteSaved(_ isSaved: Bool, _ article: Article) {
    savedChanges[article.id] = isSaved
    articles.setSaved(isSaved, id: article.id)
  }

  // MARK: Settings

  func setAppearance(_ appearance: NewsSettings.Appearance) {
    self.appearance = appearance
    settings.appearance = appearance
    keepSettings()
  }

  func windowDidResize(_ size: CGSize) {
    guard remembersSize else { return }
    settings.windowWidth = size.width
    settings.windowHeight = size.height
    keepSettings()
  }

  /// Stores the settings as they are in the end: those of a window that is being dragged larger change faster than
  /// they can be stored.
  private func keepSettings() {
    guard let newsroom, storing == nil else { return }
    storing = Task {
      await withPendingWork("storing settings") {
        var stored: NewsSettings?
        while stored != settings {
          stored = settings
          do {
            try await newsroom.setSettings(settings)
          } catch {
            tell("\(error)")
          }
        }
        await tellOfStorage()
      }
      storing = nil
    }
  }

  /// Does something in the newsroom; a failure is told and changes nothing on the screen.
  func perform(_ action: @escaping @Sendable (Newsroom) async throws -> Void) {
    guard let newsroom else { return }
    Task {
      do {
        try await withPendingWork("storing") {
          try await action(newsroom)
          await tellOfStorage()
        }
      } catch {
        await tell(ofStorage: "\(error)")
      }
    }
  }
}
