/// What a header knows of itself while its content scrolls: given to title, tab bar, background, tab labels and contents.
///
/// The context of a header that is shown is live: a view that reads a value from it is evaluated again when that value
/// changes, and no other view is. One made with ``init(selectedTab:)`` holds values of its own, for previews and tests;
/// everything is 0 then until it is set. Setting a value of a live one makes it a copy with values of its own, too.
///
/// ```swift
/// StickyHeader { context in
///   Text("Harbour").opacity(1 - context.unitOffset.clamped01())
/// } content: {
///   StickyHeaderScroll { _ in Articles() }
/// }
/// ```
public struct HeaderContext<Tab: Hashable>: Equatable {
  private enum Source {
    case live(HeaderState<Tab>)
    case values(HeaderValues<Tab>)
  }

  private var source: Source

  /// A context of no header. All lengths are 0.
  public init(selectedTab: Tab) { source = .values(HeaderValues(selectedTab: selectedTab)) }

  init(_ state: HeaderState<Tab>) { source = .live(state) }

  /// The header that the context is of; nil for one with values of its own.
  var state: HeaderState<Tab>? {
    if case .live(let state) = source { return state }
    return nil
  }

  /// Contexts are equal if they are of the same header, or if their values are.
  public static func == (left: Self, right: Self) -> Bool {
    if let state = left.state { return state === right.state }
    return right.state == nil && left.values == right.values
  }

  private var values: HeaderValues<Tab> {
    switch source {
    case .live(let state): state.values
    case .values(let values): values
    }
  }

  private mutating func edit(_ change: (inout HeaderValues<Tab>) -> Void) {
    var values = values
    change(&values)
    source = .values(values)
  }

  // MARK: Values

  /// The selected tab.
  public var selectedTab: Tab {
    get { state?.selectedTab ?? values.selectedTab }
    set { edit { $0.selectedTab = newValue } }
  }

  /// The measured and derived figures.
  public var geometry: HeaderGeometry {
    get { state?.geometry ?? values.geometry }
    set { edit { $0.geometry = newValue } }
  }

  /// The title's height at rest, in points.
  public var titleHeight: CGFloat {
    get { geometry.titleHeight }
    set { edit { $0.geometry.titleHeight = newValue } }
  }

  /// The tab bar's height, in points; 0 without one.
  public var tabBarHeight: CGFloat {
    get { geometry.tabBarHeight }
    set { edit { $0.geometry.tabBarHeight = newValue } }
  }

  /// The width of the container without safe areas, in points.
  public var width: CGFloat {
    get { geometry.containerSize.width }
    set { edit { $0.geometry.containerSize.width = newValue } }
  }

  /// How far the header has moved up, at most ``maxOffset``; negative while it is stretched. In points.
  public var offset: CGFloat {
    get { state?.offset ?? values.offset }
    set { edit { $0.offset = newValue } }
  }

  /// How far the selected tab's content is scrolled: 0 where its top touches the header at rest, negative beyond. In
  /// points.
  public var contentOffset: CGFloat {
    get { state?.contentOffset ?? values.contentOffset }
    set { edit { $0.contentOffset = newValue } }
  }

  // MARK: What follows from them

  /// Title and tab bar at rest.
  public var height: CGFloat { geometry.height }
  /// What the header's background covers at rest: ``height`` and the safe area above.
  public var backgroundHeight: CGFloat { geometry.backgroundHeight }
  /// How far the header moves up until it is collapsed.
  public var maxOffset: CGFloat { geometry.maxOffset }
  /// How much of the title stays.
  public var minTitleHeight: CGFloat { geometry.minTitleHeight }
  /// What is left of the header when it is collapsed.
  public var minTotalHeight: CGFloat { geometry.minTotalHeight }
  /// ``offset`` as a part of the way: 0 at rest, 1 collapsed, negative while stretched. 0 where there is no way.
  public var unitOffset: CGFloat { geometry.unitOffset(offset) }

  /// How much taller the header is than at rest because its content is pulled down, in points. A view that reads this and
  /// not ``offset`` is left alone while the header collapses.
  public var stretch: CGFloat { state?.stretch ?? max(0, -values.offset) }

  /// How open the header is: 1 at rest, 0 collapsed, above 1 when stretched; what Google's flexible header calls the
  /// scroll phase percentage.
  public var scrollPhase: CGFloat {
    let offset = offset
    guard offset >= 0 else { return height > 0 ? 1 - offset / height : 1 }
    return maxOffset > 0 ? 1 - offset / maxOffset : 0
  }

  /// Whether content lies under the header's lower edge.
  public var isOverContent: Bool { state?.isOverContent ?? (values.contentOffset > values.offset + 0.5) }
}

/// The values of a ``HeaderContext`` that are not derived from others.
struct HeaderValues<Tab: Hashable>: Hashable {
  var selectedTab: Tab
  var geometry = HeaderGeometry()
  var offset: CGFloat = 0
  var contentOffset: CGFloat = 0
}

/// The context of ``MaterialTabs``.
public typealias MaterialTabsHeaderContext = HeaderContext
/// The context of a ``StickyHeader``.
public typealias StickyHeaderContext = HeaderContext<NoTab>
