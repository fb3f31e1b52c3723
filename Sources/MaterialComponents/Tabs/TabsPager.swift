/// The pages side by side, one of them in sight, swiped from one to the next.
struct TabsPager<Tab: Hashable, Content: View>: View {
  let state: HeaderState<Tab>
  @Binding var selection: Tab
  let content: () -> Content
  /// The page that the pages' scroll view shows.
  @State private var page: TabPageID<Tab>?

  init(state: HeaderState<Tab>, selection: Binding<Tab>, content: @escaping () -> Content) {
    self.state = state
    _selection = selection
    self.content = content
    // Not the followed value: whoever makes this view shall not be evaluated with each selection.
    _page = State(initialValue: TabPageID(tab: state.offsets.selectedTab))
  }

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView(.horizontal) {
        HStack(spacing: 0) { content() }.scrollTargetLayout()
      }
      .scrollPosition(id: $page, anchor: .center)
      .scrollTargetBehavior(.paging)
      .scrollIndicators(.never)
      .scrollBounceBehavior(.basedOnSize, axes: .horizontal)
      .scrollRelayTarget(state.pager)
      .onScrollPhaseChange { _, phase in
        if phase != .animating { state.endTravel() }
        if phase == .idle { settle(proxy) }
      }
      // Told also where there are no pages any more.
      .transformPreference(TabItemsKey<Tab>.self) { _ in }
      .onPreferenceChange(TabItemsKey<Tab>.self) { items in
        if let other = state.setItems(items) { selection = other }
      }
      .modifier(PagerPosition(state: state, selection: $selection, page: $page) { align(proxy) })
    }
  }

  /// Shows the selected page at once, where it is not because its place has changed.
  private func align(_ proxy: ScrollViewProxy) {
    withTransaction(Transaction()) { proxy.scrollTo(TabPageID(tab: state.selectedTab), anchor: .leading) }
  }

  /// A wheel may leave the pages between two of them.
  private func settle(_ proxy: ScrollViewProxy) {
    guard let pages = state.pager.place.map(PagesInSight.init), pages.first != pages.last else { return }
    withAnimation(.default) { proxy.scrollTo(TabPageID(tab: state.selectedTab), anchor: .leading) }
  }
}

/// Keeps selection and page the same, whichever of them changes.
private struct PagerPosition<Tab: Hashable>: ViewModifier {
  let state: HeaderState<Tab>
  @Binding var selection: Tab
  @Binding var page: TabPageID<Tab>?
  let align: () -> Void

  func body(content: Content) -> some View {
    content
      .onChange(of: page) { before, now in
        guard let now, now.tab != selection else { return }
        // A swipe that is at its next page just when another one is selected does not take that back.
        if before?.tab == selection { selection = now.tab } else { go(to: selection, isTravel: true) }
      }
      .onChange(of: state.selectedTab) { before, tab in
        // There is no way from a page that is gone.
        if page?.tab != tab { go(to: tab, isTravel: state.enabledTabs.contains(before)) }
      }
      .onChange(of: state.enabledTabs) { align() }
  }

  @MainActor
  private func go(to tab: Tab, isTravel: Bool) {
    if isTravel { state.beginTravel() }
    // Only the pages' scroll view follows this value, so nothing else is animated by it.
    withAnimation(isTravel ? .default : nil) { page = TabPageID(tab: tab) }
  }
}

/// The numbers of the pages that can be seen, at least in part.
struct PagesInSight: Equatable {
  /// Less than this is not seen, in points.
  private static let tolerance: CGFloat = 0.01

  var first = 0
  var last = 0

  init(_ place: ScrollRelay.Place) {
    let width = place.viewport.width
    guard width > 0 else { return }
    let start = place.offset.x / width
    let tolerance = Self.tolerance / width
    first = max(0, Int((start + tolerance).rounded(.down)))
    last = max(first, Int((start + 1 - tolerance).rounded(.up)) - 1)
  }
}
