/// A scroll view under a header: starts below it and moves it. ``MaterialTabsScroll`` and ``StickyHeaderScroll`` are this.
struct HeaderScrollView<Tab: Hashable, Content: View>: View {
  let state: HeaderState<Tab>
  let tab: Tab
  /// Whether content that is too short can collapse the header all the same.
  let hasBottomMargin: Bool
  let content: (MaterialTabsScrollContext<Tab>) -> Content

  var body: some View {
    let (state, tab) = (state, tab)
    let page = state.page(of: tab)
    let geometry = state.geometry
    ScrollView {
      HeaderScrollLayout(top: geometry.maxOffset, leastWay: leastWay) {
        VStack(spacing: 0) {
          HeaderScrollPart(
            context: MaterialTabsScrollContext(headerContext: HeaderContext(state), safeHeight: geometry.safeHeight),
            make: content)
        }
        HeaderViewportRuler()
      }
    }
    .scrollRelayTarget(page.relay)
    .refreshIndicatorInset(geometry.maxOffset)
    .safeAreaPadding(.top, geometry.minTotalHeight)
    .modifier(ScrollOffsetReport(page: page))
  }

  private var leastWay: CGFloat? {
    guard hasBottomMargin else { return nil }
    return state.bottomMargin == .whileCollapsed ? max(0, state.offset) : state.geometry.maxOffset
  }
}

/// Makes the content with what it reads of its context followed here and not in the scroll view.
private struct HeaderScrollPart<Tab: Hashable, Content: View>: View {
  let context: MaterialTabsScrollContext<Tab>
  let make: (MaterialTabsScrollContext<Tab>) -> Content

  var body: some View { make(context) }
}
