/// Where a header and the contents below it stand, and how they move each other: a value without views.
///
/// Each tab has a content with an offset of its own, 0 where its top is at the rest position. The rules:
///
/// 1. Only the selected content moves the header, by ``HeaderGeometry/offset(after:scrollingFrom:to:)``.
/// 2. Other contents in sight go with every move of the header, and move by nothing else.
/// 3. Contents out of sight don't move, whatever becomes of header, window and contents. One that comes into sight has
///    moved by as much as the header has since, or stands at the header's edge where the mode resets it.
/// 4. No content in sight stands lower than the header's edge: `content offset ≥ header offset`.
/// 5. A content whose scroll view can't go as far, because what it shows or the window got smaller, is at its end. While
///    it is out of sight that counts for nothing: with its old size it is back where it was.
public struct HeaderOffsets<Tab: Hashable> {
  /// How contents of other tabs follow the header.
  public var mode: MaterialTabsConfig.CrossTabSyncMode
  public private(set) var geometry: HeaderGeometry
  /// How far the header has moved up; negative while it is stretched.
  public private(set) var offset: CGFloat = 0
  public private(set) var selectedTab: Tab
  /// The tabs whose contents can be seen, at least in part.
  public private(set) var visibleTabs: Set<Tab>
  /// Where contents are, and where those out of sight were when they were last seen.
  private(set) var places: [Tab: Place] = [:]
  private var hasScrolledSinceSelection = false

  /// Where a content is, and where the header was then.
  struct Place: Hashable {
    var content: CGFloat
    var header: CGFloat
  }

  /// What a scroll view's report comes to.
  public enum Outcome: Equatable {
    /// Nothing has moved that should not have.
    case followed
    /// The header goes to where the content is, by an animation.
    case resetTitle(Animation)
    /// The content is not to move: it has to go back to this offset.
    case refused(CGFloat)
  }

  public init(
    selectedTab: Tab, mode: MaterialTabsConfig.CrossTabSyncMode = .resetTitleOnScroll(),
    geometry: HeaderGeometry = HeaderGeometry()
  ) {
    self.selectedTab = selectedTab
    self.mode = mode
    self.geometry = geometry
    visibleTabs = [selectedTab]
  }

  /// Where a tab's content stands, or has to stand when it comes into sight.
  public func contentOffset(of tab: Tab) -> CGFloat {
    guard tab != selectedTab, !visibleTabs.contains(tab) else { return places[tab]?.content ?? max(0, offset) }
    return synchronized(tab, isAppearing: true).content
  }

  // MARK: Events

  /// A tab's content was scrolled, by the user or by what laid it out.
  /// - Parameter end: the greatest offset that the content can have. One that had to come back to its end, because
  ///   it got shorter, was not scrolled by the user.
  public mutating func contentDidScroll(_ tab: Tab, to content: CGFloat, end: CGFloat = .infinity) -> Outcome {
    let place = places[tab] ?? Place(content: max(0, offset), header: max(0, offset))
    guard content != place.content else { return .followed }
    let wasCutShort = content >= end && content < place.content
    guard tab == selectedTab else {
      guard wasCutShort else { return .refused(contentOffset(of: tab)) }
      if visibleTabs.contains(tab) { places[tab]?.content = max(content, offset) }
      return .followed
    }
    let ordinary = geometry.offset(after: offset, scrollingFrom: place.content, to: content)
    var outcome = Outcome.followed
    var new = ordinary
    if case .resetTitleOnScroll(let animation) = mode, !hasScrolledSinceSelection, !wasCutShort {
      hasScrolledSinceSelection = true
      let reset = min(geometry.maxOffset, content)
      if reset != ordinary, reset >= 0 {
        new = reset
        outcome = .resetTitle(animation)
      }
    }
    places[tab] = Place(content: content, header: max(0, new))
    setOffset(new)
    return outcome
  }

  /// Another tab is selected. A header that is stretched comes to rest, since the content that stretched it is left.
  /// - Returns: whether it was another one.
  @discardableResult
  public mutating func select(_ tab: Tab) -> Bool {
    guard tab != selectedTab else { return false }
    if offset < 0 {
      places[selectedTab]?.content = 0
      setOffset(0)
    }
    let wasVisible = visibleTabs.contains(tab)
    places[tab] = synchronized(tab, isAppearing: !wasVisible)
    selectedTab = tab
    visibleTabs.insert(tab)
    hasScrolledSinceSelection = false
    return true
  }

  /// Says which tabs' contents can be seen; the selected one counts as such.
  public mutating func show(_ tabs: Set<Tab>) {
    let shown = tabs.union([selectedTab])
    for tab in shown.subtracting(visibleTabs) { places[tab] = synchronized(tab, isAppearing: true) }
    visibleTabs = shown
  }

  /// The header or its container have other measures. Contents keep their offsets: the space above them grows and shrinks
  /// by as much as the header does.
  public mutating func setGeometry(_ geometry: HeaderGeometry) {
    self.geometry = geometry
    setOffset(min(offset, geometry.maxOffset))
  }

  /// Forgets tabs that are gone.
  public mutating func keep(_ tabs: Set<Tab>) {
    places = places.filter { tabs.contains($0.key) || $0.key == selectedTab }
    visibleTabs = visibleTabs.filter { tabs.contains($0) || $0 == selectedTab }
  }

  // MARK: Rules

  private mutating func setOffset(_ new: CGFloat) {
    offset = new
    for tab in visibleTabs where tab != selectedTab { places[tab] = synchronized(tab, isAppearing: false) }
    if let content = places[selectedTab]?.content, content < offset { places[selectedTab]?.content = offset }
  }

  /// A content moves by as much as the header has moved since it was there last, and touches the header at least.
  private func synchronized(_ tab: Tab, isAppearing: Bool) -> Place {
    let header = max(0, offset)
    let known = places[tab]
    let before = known?.content ?? 0
    var content = before + header - (known?.header ?? 0)
    if mode == .resetScrollPosition, isAppearing, header < geometry.maxOffset, before > header { content = header }
    return Place(content: max(content, header), header: header)
  }
}
