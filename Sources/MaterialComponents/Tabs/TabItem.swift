/// One tab of ``MaterialTabs`` as its page describes it.
struct TabItem<Tab: Hashable>: Equatable {
  enum Content {
    case label(MaterialTabBar<Tab>.Label)
    case custom(MaterialTabBar<Tab>.CustomLabel)
  }

  var tab: Tab
  var content: Content
  var badge: TabBadge?
  var isDisabled = false
  /// What assistive technology says in place of the title.
  var accessibilityLabel: String?
  /// Made anew with each description. Views in labels can't be compared.
  var description: TabItemDescription

  static func == (left: Self, right: Self) -> Bool { left.tab == right.tab && left.description === right.description }

  var title: String? {
    guard case .label(let label) = content else { return nil }
    return switch label {
    case .primary(let title, _, _, _): title
    case .secondary(let title, _, _): title
    }
  }

  var icon: AnyView? {
    guard case .label(.primary(_, let icon?, _, _)) = content else { return nil }
    return AnyView(icon)
  }

  /// What the tab and its page are called.
  var spokenTitle: String? { accessibilityLabel ?? title }
}

/// Tells one description of a tab from the next.
final class TabItemDescription {}

/// The tabs of pages, in order.
struct TabItemsKey<Tab: Hashable>: PreferenceKey {
  static var defaultValue: [TabItem<Tab>] { [] }

  static func reduce(value: inout [TabItem<Tab>], nextValue: () -> [TabItem<Tab>]) { value += nextValue() }
}

/// Tells a page's identity from the identities in what it shows, which may be of the same type as tabs.
struct TabPageID<Tab: Hashable>: Hashable {
  var tab: Tab
}
