/// The bar of tabs in the header of ``MaterialTabs``, with the labels that the pages were given.
///
/// The bar scrolls where the labels don't fit, and brings the selected one into the middle. The line below it moves to the
/// selected tab. For bars in Material 3's own look see ``PrimaryTabBar`` and ``SecondaryTabBar``.
public struct MaterialTabBar<Tab: Hashable>: View {
  /// The standard labels.
  public enum Label {
    /// A title, an icon or both, and a line below as wide as they are: ``PrimaryTab``.
    /// - Parameters:
    ///   - config: the look while the tab is selected.
    ///   - deselectedConfig: the look otherwise; nil makes it from `config`.
    case primary(
      String? = nil, icon: (any View)? = nil, config: PrimaryTab<Tab>.Config = .init(),
      deselectedConfig: PrimaryTab<Tab>.Config? = nil)
    /// A title with a line below as wide as the tab: ``SecondaryTab``.
    case secondary(
      String, config: SecondaryTab<Tab>.Config = .init(), deselectedConfig: SecondaryTab<Tab>.Config? = nil)
  }

  /// How wide labels are. Where they don't fill the bar, each gets the same share of what is left, if that is wanted.
  public enum Sizing: Hashable, Sendable {
    /// All as wide as the widest.
    case equalWidth
    /// As wide as each is by nature.
    case proportionalWidth
  }

  /// A label of an app's own. It should fill what it is offered, in both directions; its size when nothing is proposed
  /// counts for the layout. All labels are as high as the highest.
  /// - Parameters:
  ///   - tab: the label's tab.
  ///   - context: the header, which knows the selected tab.
  ///   - tapped: selects the tab.
  public typealias CustomLabel = (
    _ tab: Tab, _ context: MaterialTabsHeaderContext<Tab>, _ tapped: @escaping () -> Void
  ) -> AnyView

  @Binding private var selectedTab: Tab
  private let sizing: Sizing
  private let spacing: CGFloat
  private let fillAvailableSpace: Bool
  private let context: MaterialTabsHeaderContext<Tab>
  @FocusState private var focus: Tab?
  @State private var track = TabBarTrack()

  /// - Parameters:
  ///   - selectedTab: the tab to write when one is selected here; the same as that of the ``MaterialTabs``.
  ///   - sizing: how wide labels are. Default: proportional to their natural widths.
  ///   - spacing: between labels in points. Default: 0.
  ///   - fillAvailableSpace: whether labels fill the bar. Default: true.
  ///   - context: the header that the bar is in.
  public init(
    selectedTab: Binding<Tab>, sizing: Sizing = .proportionalWidth, spacing: CGFloat = 0,
    fillAvailableSpace: Bool = true, context: MaterialTabsHeaderContext<Tab>
  ) {
    _selectedTab = selectedTab
    self.sizing = sizing
    self.spacing = spacing
    self.fillAvailableSpace = fillAvailableSpace
    self.context = context
  }

  public var body: some View {
    let items = context.state?.items ?? []
    let selected = context.selectedTab
    let place = items.firstIndex { $0.tab == selected }
    let track = track
    TabBarScroll(
      selectedTab: place == nil ? nil : selected, expectedWidth: context.width, animation: .default
    ) { width in
      TabBarLayout<Tab>(
        fittingWidth: width, sizing: sizing, spacing: spacing, fillAvailableSpace: fillAvailableSpace
      ) {
        ForEach(Array(items.enumerated()), id: \.element.tab) { index, item in
          label(item, at: index, of: items.map { TabState(tab: $0.tab, isDisabled: $0.isDisabled) })
        }
      }
      .frame(minWidth: width)
      .transaction(value: selected) { $0.animation = track.animation(to: place) }
    }
    .onChange(of: place, initial: true) { track.place = place }
    .accessibilityElement(children: .contain)
    .accessibilityRole(.tablist)
  }

  private func label(_ item: TabItem<Tab>, at index: Int, of tabs: [TabState<Tab>]) -> some View {
    TabItemLabel(item: item, context: context) { select(item.tab) }
      .overlay(alignment: .topTrailing) {
        TabBadgeView(badge: item.badge).padding(TabTokens.badgeInset).accessibilityHidden(true)
      }
      .modifier(
        TabLabelBehavior(
          tab: item.tab, index: index, tabs: tabs, selectedTab: context.selectedTab,
          accessibilityLabel: spokenLabel(item), focus: $focus, select: select))
  }

  /// What the label does not say itself: its own words, or the badge with the title.
  private func spokenLabel(_ item: TabItem<Tab>) -> String? {
    guard let badge = item.badge else { return item.accessibilityLabel }
    return [item.spokenTitle, badge.accessibilityLabel].compactMap { $0 }.joined(separator: ", ")
  }

  private func select(_ tab: Tab) {
    if tab != selectedTab { selectedTab = tab }
  }
}

/// Where a bar's indicator was last, to tell a step from a jump.
final class TabBarTrack {
  var place: Int?

  func animation(to next: Int?) -> Animation {
    guard let place, let next, abs(next - place) > 1 else { return .tabIndicator }
    return .tabIndicatorJump
  }
}

/// A label as a page describes it.
private struct TabItemLabel<Tab: Hashable>: View {
  let item: TabItem<Tab>
  let context: MaterialTabsHeaderContext<Tab>
  let tapped: () -> Void

  var body: some View {
    switch item.content {
    case .label(.primary(let title, let icon, let config, let deselectedConfig)):
      PrimaryTab(
        tab: item.tab, context: context, tapped: tapped, title: title, symbol: icon.map { AnyView($0) },
        config: config, deselectedConfig: deselectedConfig)
    case .label(.secondary(let title, let config, let deselectedConfig)):
      SecondaryTab(
        tab: item.tab, context: context, tapped: tapped, title: title, config: config,
        deselectedConfig: deselectedConfig)
    case .custom(let make): make(item.tab, context, tapped)
    }
  }
}
