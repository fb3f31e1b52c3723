import MaterialComponents
import MaterialTesting
import Observation

/// Tabs in the set-up K, in a window of 390 × 700 without insets, whose parts a test changes and looks at.
///
/// Rows are 100 points high, so that where a content stands is seen from any of them.
@MainActor @Observable
final class TabsFixture {
  /// Which bar the header has. All are 48 points high.
  enum Bar { case material, primary, secondary }

  var selected = "A"
  var tabs = ["A", "B", "C"]
  var disabled: Set<String> = []
  var badges: [String: TabBadge] = [:]
  var titleHeight: CGFloat = 200
  var minimum = MinTitleHeightModifier.Metric.absolute(50)
  /// The number of rows of each tab; 40 where there is none.
  var rows: [String: Int] = [:]
  var mode = MaterialTabsConfig.CrossTabSyncMode.resetTitleOnScroll()
  var bottomMargin = MaterialTabsConfig.BottomMargin.always
  var bounces = true
  var bar = Bar.material
  var isHeaderScrollDisabled = false
  /// Whether rows are made only when they come into sight.
  var isLazy = true
  /// Whether rows can be pressed. Those that can't are less work.
  var hasButtons = true
  /// The natural widths of tabs' labels; where there is none, that of their titles.
  var labelWidths: [String: CGFloat] = [:]
  var sizing = MaterialTabBar<String>.Sizing.proportionalWidth
  var fillsBar = true

  /// How often the selection was written.
  @ObservationIgnored var writes = 0
  /// How often it was written although it was that already.
  @ObservationIgnored var redundantWrites = 0
  @ObservationIgnored var context: HeaderContext<String>?
  /// How often each page's content was made, and the counters that pages keep.
  @ObservationIgnored var made: [String: Int] = [:]

  func select(_ tab: String) { selected = tab }
  func note(_ context: HeaderContext<String>) { self.context = context }
  func noteMade(_ tab: String) { made[tab, default: 0] += 1 }

  var selection: Binding<String> {
    Binding(
      get: { self.selected },
      set: {
        self.writes += 1
        if self.selected == $0 { self.redundantWrites += 1 }
        self.selected = $0
      })
  }

  func open(width: CGFloat = 390, height: CGFloat = 700, environment: (inout EnvironmentValues) -> Void = { _ in })
    throws -> TestWindow
  {
    try TestWindow(width: width, height: height, environment: environment) {
      TabsFixtureView(fixture: self).materialTheme(.baseline)
    }
  }
}

struct TabsFixtureView: View {
  let fixture: TabsFixture

  var body: some View {
    let fixture = fixture
    MaterialTabs(
      selectedTab: fixture.selection,
      config: MaterialTabsConfig(crossTabSyncMode: fixture.mode, bottomMargin: fixture.bottomMargin)
    ) { context in
      let _ = fixture.note(context)
      Color.gray.frame(height: fixture.titleHeight).minTitleHeight(fixture.minimum)
    } headerTabBar: { context in
      FixtureBar(fixture: fixture, context: context).frame(height: 48)
    } content: {
      ForEach(fixture.tabs, id: \.self) { tab in
        FixtureTab(fixture: fixture, tab: tab)
      }
    }
    .headerScrollDisabled(fixture.isHeaderScrollDisabled)
    .scrollBounceBehavior(fixture.bounces ? .automatic : .basedOnSize)
  }
}

/// Follows what the fixture says of a tab.
private struct FixtureTab: View {
  let fixture: TabsFixture
  let tab: String

  var body: some View {
    page
      .materialTabDisabled(fixture.disabled.contains(tab))
      .materialTabBadge(fixture.badges[tab])
  }

  @ViewBuilder
  private var page: some View {
    let content = FixturePage(fixture: fixture, tab: tab)
    if let width = fixture.labelWidths[tab] {
      content.materialTabItem(tab: tab) { tab, context, tapped in
        SecondaryTab(
          tab: tab, context: context, tapped: tapped, title: tab, config: SecondaryTab.Config(), deselectedConfig: nil
        )
        .frame(idealWidth: width, maxWidth: .infinity)
        .accessibilityLabel("Tab \(tab)")
      }
      .materialTabAccessibilityLabel("Tab \(tab)")
    } else {
      content.materialTabItem(tab: tab, label: .secondary("Tab \(tab)"))
    }
  }
}

private struct FixtureBar: View {
  let fixture: TabsFixture
  let context: HeaderContext<String>

  var body: some View {
    switch fixture.bar {
    case .material:
      MaterialTabBar(
        selectedTab: fixture.selection, sizing: fixture.sizing, fillAvailableSpace: fixture.fillsBar, context: context)
    case .primary: PrimaryTabBar(selectedTab: fixture.selection, context: context)
    case .secondary: SecondaryTabBar(selectedTab: fixture.selection, context: context)
    }
  }
}

private struct FixturePage: View {
  let fixture: TabsFixture
  let tab: String
  @State private var presses = 0

  var body: some View {
    let _ = fixture.noteMade(tab)
    // Read here, and not where rows are made.
    let pressCount = presses
    MaterialTabsScroll(tab: tab) { _ in
      FixtureRows(isLazy: fixture.isLazy) {
        ForEach(0..<(fixture.rows[tab] ?? 40), id: \.self) { row in
          if fixture.hasButtons {
            Button {
              presses += 1
            } label: {
              Color.blue.frame(height: 100).frame(maxWidth: .infinity)
            }
            .buttonStyle(.plain)
            .accessibilityLabel("\(tab) \(row)")
            .accessibilityValue("\(pressCount)")
          } else {
            Color.blue.frame(height: 100).accessibilityElement().accessibilityLabel("\(tab) \(row)")
          }
        }
      }
    }
  }
}

private struct FixtureRows<Rows: View>: View {
  let isLazy: Bool
  @ViewBuilder let rows: Rows

  var body: some View {
    if isLazy { LazyVStack(spacing: 0) { rows } } else { VStack(spacing: 0) { rows } }
  }
}

// MARK: What can be seen

extension TabsFixture {
  /// How far the header has moved up, as it is drawn.
  func headerOffset(in window: TestWindow) throws -> CGFloat {
    -(try window.find(.role(.banner)).bounds.minY)
  }

  func headerBottom(in window: TestWindow) throws -> CGFloat { try window.find(.role(.banner)).bounds.maxY }

  /// Where the top of a tab's content is in the window, as it is drawn; nil where no row of it is there.
  func contentTop(_ tab: String, in window: TestWindow) throws -> CGFloat? { contentTop(tab, in: window.semantics) }

  /// A tab's content offset, as it is drawn: the header's height at rest less where the content's top is.
  func contentOffset(_ tab: String, in window: TestWindow) throws -> CGFloat? {
    try contentTop(tab, in: window).map { titleHeight + 48 - $0 }
  }

  /// Scrolls the selected tab's content as a touchpad does.
  func scroll(_ window: TestWindow, by distance: CGFloat) throws {
    try window.scroll(.role(.tabpanel, "Tab \(selected)"), by: CGSize(width: 0, height: distance))
  }
}

// MARK: The indicator

extension TabsFixture {
  /// The line below the selected tab, as it is drawn in the window.
  func indicator(in window: TestWindow) -> CGRect? {
    let color = MaterialColorScheme.light[.primary]
    return Drawn.all(in: window.displayItem).compactMap(\.fill)
      .last { $0.color == color && $0.shape.bounds.height <= 3 && $0.shape.bounds.height > 0 }?.shape.bounds
  }

  /// The frame of the selected tab's label, as it is drawn in the window.
  func selectedLabel(in semantics: SemanticsNode) -> CGRect? {
    semantics.first { $0.properties.role == .tab && $0.properties.states.contains(.selected) }?.bounds
  }

  func contentTop(_ tab: String, in semantics: SemanticsNode) -> CGFloat? { contentTops(in: semantics)[tab] }

  /// Where the tops of contents are in the window, by tab, of those that have rows there.
  func contentTops(in semantics: SemanticsNode) -> [String: CGFloat] {
    var tops: [String: CGFloat] = [:]
    func visit(_ node: SemanticsNode) {
      if node.properties.role == .button || node.properties.role == nil {
        let parts = node.properties.label.split(separator: " ")
        if parts.count == 2, let number = Int(parts[1]) {
          tops[String(parts[0])] = node.bounds.minY - 100 * CGFloat(number)
        }
      }
      node.children.forEach(visit)
    }
    visit(semantics)
    return tops
  }
}

extension TestWindow {
  /// The window's picture as operations.
  var displayItem: DisplayItem {
    advance(by: 0)
    return window.graph.displayItem
  }
}
