/// Where a bar in Material's look has its tabs from.
enum TabBarSource<Tab: Hashable> {
  case tabs([TabEntry<Tab>], Binding<Tab>)
  case header(HeaderContext<Tab>, Binding<Tab>)
}

struct TabBarSourceView<Tab: Hashable>: View {
  let kind: MaterialTabKind
  let source: TabBarSource<Tab>
  let arrangement: TabBarArrangement

  var body: some View {
    switch source {
    case .tabs(let entries, let selection):
      MaterialTabStrip(
        kind: kind, entries: entries, selectedTab: selection.wrappedValue, arrangement: arrangement,
        expectedWidth: 0, select: select(selection))
    case .header(let context, let selection):
      MaterialTabStrip(
        kind: kind,
        entries: (context.state?.items ?? []).map { TabEntry($0, context: context, select: select(selection)) },
        selectedTab: context.selectedTab, arrangement: arrangement, expectedWidth: context.width,
        select: select(selection))
    }
  }

  private func select(_ selection: Binding<Tab>) -> (Tab) -> Void {
    { tab in if tab != selection.wrappedValue { selection.wrappedValue = tab } }
  }
}
