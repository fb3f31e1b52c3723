import MaterialComponents

// The examples of the page "Coming from MDC-iOS and SwiftUIMaterialTabs", each as it is printed there.

struct HarbourScreen: View {
  enum Tab { case ships, crew }
  @State private var tab = Tab.ships

  var body: some View {
    MaterialTabs(selectedTab: $tab, config: MaterialTabsConfig(crossTabSyncMode: .preserveScrollPosition)) { context in
      Text("Harbour").padding(60).headerStyle(OffsetHeaderStyle(), context: context)
    } headerTabBar: { context in
      MaterialTabBar(selectedTab: $tab, sizing: .equalWidth, context: context)
    } headerBackground: { _ in
      Color.role(.surfaceContainer)
    } content: {
      MaterialTabsScroll(tab: Tab.ships) { _ in Text("Three ships are in.") }
        .materialTabItem(tab: Tab.ships, label: .primary("Ships", icon: Image(systemName: "sailing")))
      MaterialTabsScroll(tab: Tab.crew) { _ in Text("Everybody is ashore.") }
        .materialTabItem(tab: Tab.crew, label: .secondary("Crew"))
    }
  }
}

struct HarbourWithBadges: View {
  @State private var tab = 0

  var body: some View {
    MaterialTabs(selectedTab: $tab) { context in
      PrimaryTabBar(selectedTab: $tab, context: context)
    } content: {
      MaterialTabsScroll(tab: 0) { _ in Text("Three ships are in.") }
        .materialTabItem(tab: 0, label: .primary("Ships"))
        .materialTabBadge(.count(3))
      MaterialTabsScroll(tab: 1) { _ in Text("Nothing to unload.") }
        .materialTabItem(tab: 1, label: .primary("Cargo"))
        .materialTabDisabled()
    }
  }
}

struct JumpingList: View {
  @State private var position = ScrollPosition(idType: Int.self)

  var body: some View {
    StickyHeader { _ in
      Button("To the end") { withAnimation { position.scrollTo(edge: .bottom) } }
    } content: {
      StickyHeaderScroll { _ in
        ForEach(0..<100, id: \.self) { Text("Berth \($0)") }
      }
      .scrollPosition($position)
    }
  }
}

struct FadingHeaderStyle<Tab: Hashable>: HeaderStyle {
  func makeBody(context: HeaderContext<Tab>, content: Content) -> some View {
    content.blur(radius: 8 * context.unitOffset.clamped01())
  }
}

struct CollapsingHeader: View {
  var body: some View {
    StickyHeader { context in
      Text("Harbour")
        .typography(.displayMedium)
        .opacity(context.scrollPhase.clamped01())
        .frame(height: 240)
        .minTitleHeight(.absolute(56))
    } content: {
      StickyHeaderScroll { _ in Text("Three ships are in.") }
    }
  }
}

struct FilterBar: View {
  @State private var filter = "All"

  var body: some View {
    SecondaryTabBar(["All", "Unread", "Saved"], selection: $filter, arrangement: .fixed) { $0 }
      .tabIndicator(
        .custom { context in
          Path(roundedRect: context.bounds.insetBy(dx: 8, dy: 8), cornerRadius: 16)
        })
  }
}
