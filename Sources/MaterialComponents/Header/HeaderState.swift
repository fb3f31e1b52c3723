import Observation

/// What a header that is shown keeps: ``HeaderOffsets``, and what views follow of them in ``HeaderPosition``.
@Observable
final class HeaderState<Tab: Hashable> {
  private(set) var selectedTab: Tab
  /// The tabs there are, in the order of the contents.
  private(set) var items: [TabItem<Tab>] = []
  private(set) var bottomMargin = MaterialTabsConfig.BottomMargin.always

  @ObservationIgnored private let position: HeaderPosition
  /// Links the matched parts of tab labels.
  @ObservationIgnored var namespace: Namespace.ID?
  @ObservationIgnored private(set) var offsets: HeaderOffsets<Tab>
  /// Tells which pages can be seen.
  @ObservationIgnored let pager = ScrollRelay()
  @ObservationIgnored private var pages: [Tab: HeaderPage] = [:]
  @ObservationIgnored private var pagesInSight: ClosedRange<Int>?
  /// Whether the pages are on their way to one that was selected by something else than a swipe.
  @ObservationIgnored private var isTravelling = false
  @ObservationIgnored private var uses = 0

  @MainActor
  init(selectedTab: Tab) {
    self.selectedTab = selectedTab
    offsets = HeaderOffsets(selectedTab: selectedTab)
    position = HeaderPosition(offsets.geometry)
    page(of: selectedTab).stage = .shown
    pager.onChange = { [weak self] place in
      let pages = PagesInSight(place)
      self?.showPages(pages.first...pages.last)
    }
  }

  var geometry: HeaderGeometry { position.geometry }
  var offset: CGFloat { position.offset }
  var contentOffset: CGFloat { position.contentOffset }
  var stretch: CGFloat { position.stretch }
  var isOverContent: Bool { position.isOverContent }

  var values: HeaderValues<Tab> {
    HeaderValues(selectedTab: selectedTab, geometry: geometry, offset: offset, contentOffset: contentOffset)
  }

  /// The page of a tab, with the place at which it has to begin if it is a new one.
  @MainActor
  func page(of tab: Tab) -> HeaderPage {
    if let page = pages[tab] { return page }
    let page = HeaderPage(contentOffset: offsets.contentOffset(of: tab)) { [weak self] place, end in
      self?.contentDidScroll(tab, to: place, end: end)
    }
    pages[tab] = page
    return page
  }

  // MARK: Events

  @MainActor
  func configure(_ config: MaterialTabsConfig) {
    offsets.mode = config.crossTabSyncMode
    if bottomMargin != config.bottomMargin { bottomMargin = config.bottomMargin }
  }

  /// Changes the measures; contents stay where they are, as far as they can.
  @MainActor
  func measure(_ change: (inout HeaderGeometry) -> Void) {
    var measured = offsets.geometry
    change(&measured)
    guard measured != offsets.geometry else { return }
    offsets.setGeometry(measured)
    position.geometry = measured
    publish(nil)
  }

  @MainActor
  func select(_ tab: Tab) {
    let old = selectedTab
    guard offsets.select(tab) else { return }
    atOnce {
      selectedTab = tab
      leave(old)
      stagePages()
      publish(nil)
    }
  }

  /// A tab is not selected any more: momentum must not go on where nobody sees it, nor what is pulled stay so.
  @MainActor
  private func leave(_ tab: Tab) {
    page(of: tab).relay.comeToRest()
  }

  /// Some pages have come into sight or gone out of it.
  @MainActor
  private func show(_ tabs: Set<Tab>) {
    guard tabs.union([selectedTab]) != offsets.visibleTabs else { return }
    offsets.show(tabs)
    atOnce {
      stagePages()
      publish(nil)
    }
  }

  /// Pages and contents are where they have to be in the very frame, whatever the change is part of.
  @MainActor
  private func atOnce(_ change: () -> Void) { withTransaction(Transaction(), change) }

  /// A page's content has been scrolled.
  /// - Parameter end: its greatest offset.
  @MainActor
  private func contentDidScroll(_ tab: Tab, to place: CGFloat, end: CGFloat) {
    switch offsets.contentDidScroll(tab, to: place, end: end) {
    case .followed: publish(nil)
    case .resetTitle(let animation): publish(animation)
    case .refused(let place): page(of: tab).scroll(to: place)
    }
  }

  /// Pages with these numbers can be seen.
  @MainActor
  private func showPages(_ range: ClosedRange<Int>) {
    pagesInSight = range
    let tabs = enabledTabs
    let shown = range.clamped(to: 0...max(0, tabs.count - 1))
    show(tabs.isEmpty ? [] : Set(tabs[shown]))
  }

  /// The pages go to the selected one. Those that pass by on the way are not made for that.
  @MainActor
  func beginTravel() { isTravelling = true }

  /// The pages have arrived, or are swiped from now on.
  @MainActor
  func endTravel() {
    guard isTravelling else { return }
    isTravelling = false
    atOnce { stagePages() }
  }

  /// Other tabs are there than before, or they are described in another way.
  /// - Returns: the tab to select where the selected one has gone: the one that has come in its place, or the last.
  @MainActor
  func setItems(_ items: [TabItem<Tab>]) -> Tab? {
    guard items != self.items else { return nil }
    let place = self.items.firstIndex { $0.tab == selectedTab }
    self.items = items
    let tabs = Set(items.map(\.tab))
    var other: Tab?
    if let place, !tabs.contains(selectedTab) {
      other =
        items.enumerated().filter { !$0.element.isDisabled }
        .min { abs($0.offset - place) < abs($1.offset - place) }?.element.tab
    }
    offsets.keep(tabs)
    pages = pages.filter { tabs.contains($0.key) || $0.key == selectedTab }
    if let pagesInSight { showPages(pagesInSight) }
    return other
  }

  /// The tabs that have a page to go to, in order.
  var enabledTabs: [Tab] { items.filter { !$0.isDisabled }.map(\.tab) }

  // MARK: Consequences

  /// Brings what views follow, and the scroll views, in line with the offsets.
  @MainActor
  private func publish(_ animation: Animation?) {
    position.follow(offsets.offset, contentOffset: offsets.contentOffset(of: offsets.selectedTab), animation)
    for tab in offsets.visibleTabs {
      let page = page(of: tab)
      let place = offsets.contentOffset(of: tab)
      if abs(place - page.contentOffset) > 0.001 { page.scroll(to: place) }
    }
  }

  /// Makes the pages that can be seen, and takes the others off the stage. The few that were seen last keep their rows.
  @MainActor
  private func stagePages() {
    let shown = offsets.visibleTabs
    for tab in shown where tab == offsets.selectedTab || pages[tab]?.stage != nil || !isTravelling {
      uses += 1
      let page = page(of: tab)
      page.lastUse = uses
      if page.stage != .shown {
        page.stage = .shown
        page.scroll(to: offsets.contentOffset(of: tab))
      }
    }
    let hidden = pages.filter { !shown.contains($0.key) && $0.value.stage != nil }.values
      .sorted { $0.lastUse > $1.lastUse }
    for (index, page) in hidden.enumerated() {
      let stage: HeaderPage.Stage = index < HeaderPage.keptCount ? .kept : .emptied
      if page.stage != stage { page.stage = stage }
    }
  }
}
