/// The kinds of tab bars in Material's look.
enum MaterialTabKind {
  case primary, secondary
}

/// A bar of tabs in Material's look: what ``PrimaryTabBar`` and ``SecondaryTabBar`` have in common.
struct MaterialTabStrip<Tab: Hashable>: View {
  let kind: MaterialTabKind
  let entries: [TabEntry<Tab>]
  let selectedTab: Tab
  let arrangement: TabBarArrangement
  /// The bar's width until it is measured, in points.
  let expectedWidth: CGFloat
  let select: (Tab) -> Void
  @FocusState private var focus: Tab?
  @State private var frames: [Tab: TabIndicatorContext] = [:]
  @Environment(\.materialMotion) private var motion

  var body: some View {
    let animation = Animation.tabIndicator(motion.figures(.spatial, .regular))
    TabBarScroll(
      selectedTab: entries.contains { $0.tab == selectedTab } ? selectedTab : nil, expectedWidth: expectedWidth,
      animation: animation
    ) { width in
      row(width: width)
        .background { MaterialTabIndicator(kind: kind, selectedTab: selectedTab, frames: $frames) }
        .coordinateSpace(.named(TabRowSpace()))
        .padding(.horizontal, arrangement == .scrollable ? TabTokens.edgeSpace : 0)
        .transaction(value: selectedTab) { $0.animation = animation }
    }
    .background(alignment: .bottom) {
      Rectangle().fill(Color.role(.outlineVariant)).frame(height: TabTokens.dividerHeight)
    }
    .onChange(of: entries.map(\.tab)) { _, tabs in frames = frames.filter { tabs.contains($0.key) } }
    .accessibilityElement(children: .contain)
    .accessibilityRole(.tablist)
  }

  private func row(width: CGFloat) -> some View {
    let tabs = entries.map(\.state)
    let hasTallTabs = kind == .primary && entries.contains { $0.icon != nil && $0.title != nil }
    return TabBarLayout<Tab>(
      fittingWidth: width, sizing: arrangement == .fixed ? .equalWidth : .proportionalWidth,
      fillAvailableSpace: arrangement == .fixed
    ) {
      ForEach(Array(entries.enumerated()), id: \.element.tab) { index, entry in
        MaterialTab(
          kind: kind, entry: entry, isSelected: entry.tab == selectedTab,
          minimumWidth: arrangement == .scrollable ? TabTokens.minimumWidth : 0,
          height: hasTallTabs ? TabTokens.heightWithIconAndTitle : TabTokens.height, select: select,
          measured: { edit in edit(&frames[entry.tab, default: TabIndicatorContext(bounds: .zero, contentFrame: .zero)])
          }
        )
        .modifier(
          TabLabelBehavior(
            tab: entry.tab, index: index, tabs: tabs, selectedTab: selectedTab,
            accessibilityLabel: entry.accessibilityLabel, focus: $focus, select: select))
      }
    }
  }
}

/// The coordinates of the row of tabs, which don't change while the bar scrolls.
struct TabRowSpace: Hashable {}

/// The mark at the selected tab. Only this follows where tabs are.
private struct MaterialTabIndicator<Tab: Hashable>: View {
  let kind: MaterialTabKind
  let selectedTab: Tab
  @Binding var frames: [Tab: TabIndicatorContext]
  @Environment(\.tabIndicator) private var template

  var body: some View {
    if let context = frames[selectedTab], context.bounds.width > 0 {
      TabIndicatorShape(context: context, template: template ?? kind.indicator)
        .fill(Color.role(.primary))
        .accessibilityHidden(true)
        .allowsHitTesting(false)
    }
  }
}

extension MaterialTabKind {
  var indicator: TabIndicatorTemplate {
    switch self {
    case .primary:
      .content(thickness: TabTokens.primaryIndicatorHeight, minimumWidth: TabTokens.minimumIndicatorWidth)
    case .secondary: .full(thickness: TabTokens.secondaryIndicatorHeight)
    }
  }
}
