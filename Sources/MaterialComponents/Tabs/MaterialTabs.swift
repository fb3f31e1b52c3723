/// Tabs under a header that collapses: a title, a bar of tabs, and a page for each tab with a scrolling content.
///
/// The header goes with the selected page's content; other pages follow it, so that no gap ever shows below it. Pages are
/// swiped between, made when they are first seen, and keep their state.
///
/// Each page is tagged with `materialTabItem(tab:label:)` and holds a ``MaterialTabsScroll``. The list of tabs is that of
/// the pages as they are now: pages can be added, removed and reordered.
///
/// ```swift
/// MaterialTabs(selectedTab: $tab) { context in
///   Text("Harbour").padding(60).headerStyle(OffsetHeaderStyle(), context: context)
/// } headerTabBar: { context in
///   MaterialTabBar(selectedTab: $tab, context: context)
/// } headerBackground: { _ in
///   Color.role(.surfaceContainer)
/// } content: {
///   ShipList().materialTabItem(tab: Tab.ships, label: .secondary("Ships"))
///   CrewList().materialTabItem(tab: Tab.crew, label: .secondary("Crew"))
/// }
/// ```
public struct MaterialTabs<
  HeaderTitle: View, HeaderTabBar: View, HeaderBackground: View, Content: View, Tab: Hashable
>: View {
  @Binding private var selectedTab: Tab
  private let config: MaterialTabsConfig
  private let headerTitle: (MaterialTabsHeaderContext<Tab>) -> HeaderTitle
  private let headerTabBar: (MaterialTabsHeaderContext<Tab>) -> HeaderTabBar
  private let headerBackground: (MaterialTabsHeaderContext<Tab>) -> HeaderBackground
  private let content: () -> Content
  @Namespace private var namespace
  @State private var ownState = LazyReference<HeaderState<Tab>>()

  /// - Parameters:
  ///   - selectedTab: the selected tab. It is written once for each tab that the user selects.
  ///   - config: how contents of other tabs follow the header, and more.
  ///   - headerTitle: what collapses.
  ///   - headerTabBar: what stays below it, usually a ``MaterialTabBar``, ``PrimaryTabBar`` or ``SecondaryTabBar``.
  ///   - headerBackground: lies behind both and reaches over the safe area above.
  ///   - content: the pages, each with a `materialTabItem`.
  public init(
    selectedTab: Binding<Tab>, config: MaterialTabsConfig = MaterialTabsConfig(),
    @ViewBuilder headerTitle: @escaping (MaterialTabsHeaderContext<Tab>) -> HeaderTitle,
    @ViewBuilder headerTabBar: @escaping (MaterialTabsHeaderContext<Tab>) -> HeaderTabBar,
    @ViewBuilder headerBackground: @escaping (MaterialTabsHeaderContext<Tab>) -> HeaderBackground,
    @ViewBuilder content: @escaping () -> Content
  ) {
    _selectedTab = selectedTab
    self.config = config
    self.headerTitle = headerTitle
    self.headerTabBar = headerTabBar
    self.headerBackground = headerBackground
    self.content = content
  }

  /// Tabs whose header has no background: content shows through it.
  public init(
    selectedTab: Binding<Tab>, config: MaterialTabsConfig = MaterialTabsConfig(),
    @ViewBuilder headerTitle: @escaping (MaterialTabsHeaderContext<Tab>) -> HeaderTitle,
    @ViewBuilder headerTabBar: @escaping (MaterialTabsHeaderContext<Tab>) -> HeaderTabBar,
    @ViewBuilder content: @escaping () -> Content
  ) where HeaderBackground == EmptyView {
    self.init(
      selectedTab: selectedTab, config: config, headerTitle: headerTitle, headerTabBar: headerTabBar,
      headerBackground: { _ in EmptyView() }, content: content)
  }

  /// Tabs whose header is the bar alone.
  public init(
    selectedTab: Binding<Tab>, config: MaterialTabsConfig = MaterialTabsConfig(),
    @ViewBuilder headerTabBar: @escaping (MaterialTabsHeaderContext<Tab>) -> HeaderTabBar,
    @ViewBuilder content: @escaping () -> Content
  ) where HeaderTitle == EmptyView, HeaderBackground == EmptyView {
    self.init(
      selectedTab: selectedTab, config: config, headerTitle: { _ in EmptyView() }, headerTabBar: headerTabBar,
      headerBackground: { _ in EmptyView() }, content: content)
  }

  public var body: some View {
    let state = ownState {
      let made = HeaderState(selectedTab: selectedTab)
      made.namespace = namespace
      return made
    }
    HeaderContainer(
      state: state, title: headerTitle, bar: headerTabBar, background: headerBackground,
      content: TabsPager(state: state, selection: $selectedTab, content: content)
    )
    .modifier(TabsSelection(state: state, selection: $selectedTab))
    .onChange(of: config, initial: true) { state.configure(config) }
  }
}

/// Follows the selection, without a body that makes the pages anew.
private struct TabsSelection<Tab: Hashable>: ViewModifier {
  let state: HeaderState<Tab>
  @Binding var selection: Tab

  func body(content: Content) -> some View {
    content.onChange(of: selection) { state.select(selection) }
  }
}
