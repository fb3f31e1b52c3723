/// Material's secondary tabs: within a screen, to tell related contents apart. The mark at the selected tab is as wide as
/// the tab.
///
/// It stands alone, or is the bar of ``MaterialTabs`` with the titles, icons and badges of the pages.
/// Figures: `md.comp.secondary-navigation-tab`, Material 3 v34.0.21.
public struct SecondaryTabBar<Tab: Hashable>: View {
  private let source: TabBarSource<Tab>
  private let arrangement: TabBarArrangement

  /// A bar of tabs with titles.
  /// - Parameter arrangement: default: scrollable.
  public init(
    _ tabs: [Tab], selection: Binding<Tab>, arrangement: TabBarArrangement = .scrollable, title: (Tab) -> String
  ) {
    self.init(tabs, selection: selection, arrangement: arrangement) { TabBarItem(title($0)) }
  }

  /// A bar of tabs with titles, icons and badges.
  /// - Parameters:
  ///   - arrangement: default: scrollable.
  ///   - item: describes a tab.
  @_disfavoredOverload
  public init(
    _ tabs: [Tab], selection: Binding<Tab>, arrangement: TabBarArrangement = .scrollable, item: (Tab) -> TabBarItem
  ) {
    source = .tabs(tabs.map { TabEntry(tab: $0, item($0)) }, selection)
    self.arrangement = arrangement
  }

  /// The bar of a ``MaterialTabs``.
  /// - Parameters:
  ///   - selectedTab: the same as that of the ``MaterialTabs``.
  ///   - arrangement: default: fixed.
  public init(
    selectedTab: Binding<Tab>, arrangement: TabBarArrangement = .fixed, context: MaterialTabsHeaderContext<Tab>
  ) {
    source = .header(context, selectedTab)
    self.arrangement = arrangement
  }

  public var body: some View { TabBarSourceView(kind: .secondary, source: source, arrangement: arrangement) }
}
