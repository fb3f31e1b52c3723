/// A tab of a ``PrimaryTabBar`` or ``SecondaryTabBar`` that stands alone.
public struct TabBarItem: Hashable, Sendable {
  public var title: String?
  /// The name of a symbol.
  public var systemImage: String?
  public var badge: TabBadge?
  public var isDisabled: Bool
  /// What assistive technology says in place of the title; needed where there is only an icon.
  public var accessibilityLabel: String?

  public init(
    _ title: String? = nil, systemImage: String? = nil, badge: TabBadge? = nil, isDisabled: Bool = false,
    accessibilityLabel: String? = nil
  ) {
    self.title = title
    self.systemImage = systemImage
    self.badge = badge
    self.isDisabled = isDisabled
    self.accessibilityLabel = accessibilityLabel
  }
}

/// How a tab bar gives its tabs their places.
public enum TabBarArrangement: Hashable, Sendable {
  /// All tabs are as wide as the widest and fill the bar. They scroll where they don't fit.
  case fixed
  /// Tabs are as wide as their content, at least 90 points, begin 52 points from the edge, and scroll.
  case scrollable
}

/// A tab as a bar in Material's look shows it.
@MainActor
struct TabEntry<Tab: Hashable> {
  var tab: Tab
  var title: String?
  var icon: AnyView?
  /// Takes the place of title and icon.
  var custom: AnyView?
  var badge: TabBadge?
  var isDisabled = false
  var accessibilityLabel: String?

  init(tab: Tab, _ item: TabBarItem) {
    self.tab = tab
    title = item.title
    icon = item.systemImage.map { AnyView(Image(systemName: $0)) }
    badge = item.badge
    isDisabled = item.isDisabled
    accessibilityLabel = item.accessibilityLabel
  }

  init(_ item: TabItem<Tab>, context: HeaderContext<Tab>, select: @escaping (Tab) -> Void) {
    tab = item.tab
    title = item.title
    icon = item.icon
    if case .custom(let make) = item.content { custom = make(item.tab, context) { select(item.tab) } }
    badge = item.badge
    isDisabled = item.isDisabled
    accessibilityLabel = item.accessibilityLabel
  }

  var state: TabState<Tab> { TabState(tab: tab, isDisabled: isDisabled) }
}
