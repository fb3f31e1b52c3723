/// Makes a view the page of a tab of ``MaterialTabs``.
public struct MaterialTabItemModifier<Tab: Hashable>: ViewModifier {
  private let tab: Tab
  private let label: TabItem<Tab>.Content
  @Environment(\.header) private var header
  @Environment(\.tabBadge) private var badge
  @Environment(\.isTabDisabled) private var isDisabled
  @Environment(\.tabAccessibilityLabel) private var accessibilityLabel

  init(tab: Tab, label: TabItem<Tab>.Content) {
    self.tab = tab
    self.label = label
  }

  public func body(content: Content) -> some View {
    let item = TabItem(
      tab: tab, content: label, badge: badge, isDisabled: isDisabled, accessibilityLabel: accessibilityLabel,
      description: TabItemDescription())
    TabPage(
      state: header.state(), item: item,
      content: content.environment(\.tabBadge, nil).environment(\.isTabDisabled, false)
        .environment(\.tabAccessibilityLabel, nil)
    )
    .preference(key: TabItemsKey<Tab>.self, value: [item])
  }
}

/// A page: as wide as the container, and there from the first time that it is seen.
private struct TabPage<Tab: Hashable, Content: View>: View {
  let state: HeaderState<Tab>?
  let item: TabItem<Tab>
  let content: Content

  var body: some View {
    if item.isDisabled {
      // Keeps its place in the order, and is nowhere to be swiped to.
      Color.clear.frame(width: 0)
    } else {
      let stage = state?.page(of: item.tab).stage
      ZStack {
        if let stage {
          // One page, whatever it consists of.
          ZStack { content }.offstage(stage != .shown, releasesRows: stage == .emptied)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .containerRelativeFrame(.horizontal)
      .accessibilityElement(children: .contain)
      .accessibilityRole(.tabpanel)
      .accessibilityLabel(item.spokenTitle ?? "")
      .accessibilityHidden(stage != .shown)
      .id(TabPageID(tab: item.tab))
    }
  }
}

extension View {
  /// Makes the view the page of a tab that has one of the standard labels.
  public func materialTabItem<Tab: Hashable>(tab: Tab, label: MaterialTabBar<Tab>.Label) -> some View {
    modifier(MaterialTabItemModifier(tab: tab, label: .label(label)))
  }

  /// Makes the view the page of a tab that has a label of its own.
  /// - Parameter label: makes the label; it should fill what it is offered. `tapped` selects the tab.
  public func materialTabItem<Tab: Hashable, Label: View>(
    tab: Tab,
    @ViewBuilder label:
      @escaping (
        _ tab: Tab, _ context: MaterialTabsHeaderContext<Tab>, _ tapped: @escaping () -> Void
      ) -> Label
  ) -> some View {
    modifier(MaterialTabItemModifier<Tab>(tab: tab, label: .custom { AnyView(label($0, $1, $2)) }))
  }

  /// Makes the view the page of a tab without a label, for bars that have labels of their own.
  public func materialTabItem<Tab: Hashable>(tab: Tab) -> some View {
    modifier(MaterialTabItemModifier<Tab>(tab: tab, label: .custom { _, _, _ in AnyView(EmptyView()) }))
  }
}
