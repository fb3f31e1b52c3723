/// What a tab does besides its look, by ARIA's pattern for tabs: Tab stops at the selected one, arrows move among those
/// that can be selected and select them, Home and End go to the ends.
struct TabLabelBehavior<Tab: Hashable>: ViewModifier {
  let tab: Tab
  /// The tab's place, from 0.
  let index: Int
  let tabs: [TabState<Tab>]
  let selectedTab: Tab
  var accessibilityLabel: String?
  let focus: FocusState<Tab?>.Binding
  let select: (Tab) -> Void
  @Environment(\.layoutDirection) private var layoutDirection

  func body(content: Content) -> some View {
    let isSelected = tab == selectedTab
    named(content)
      .disabled(tabs[index].isDisabled)
      .focused(focus, equals: tab)
      .onMoveCommand { move($0) }
      .onKeyPress(.home) { go(to: tabs.first { !$0.isDisabled }) }
      .onKeyPress(.end) { go(to: tabs.last { !$0.isDisabled }) }
      .focusTabStop(isSelected || isFirstStop)
      .accessibilityRole(.tab)
      .accessibilityState(.selected, isSelected)
      .accessibilityPosition(index + 1, inSetOf: tabs.count)
      .id(TabLabelID(tab: tab))
  }

  @MainActor @ViewBuilder
  private func named(_ content: Content) -> some View {
    if let accessibilityLabel { content.accessibilityLabel(accessibilityLabel) } else { content }
  }

  /// Where no tab is selected, the first one stands for the bar.
  private var isFirstStop: Bool {
    !tabs.contains { $0.tab == selectedTab } && tabs.first { !$0.isDisabled }?.tab == tab
  }

  private func move(_ direction: MoveCommandDirection) {
    let isMirrored = layoutDirection == .rightToLeft
    let enabled = tabs.filter { !$0.isDisabled }
    guard direction == .left || direction == .right, let place = enabled.firstIndex(where: { $0.tab == tab }) else {
      return
    }
    let step = (direction == .right) != isMirrored ? 1 : enabled.count - 1
    _ = go(to: enabled[(place + step) % enabled.count])
  }

  private func go(to other: TabState<Tab>?) -> KeyPress.Result {
    guard let other else { return .ignored }
    focus.wrappedValue = other.tab
    select(other.tab)
    return .handled
  }
}

/// What a bar knows of each tab.
struct TabState<Tab: Hashable>: Hashable {
  var tab: Tab
  var isDisabled = false
}

/// Tells a label's identity from identities in it.
struct TabLabelID<Tab: Hashable>: Hashable {
  var tab: Tab
}
