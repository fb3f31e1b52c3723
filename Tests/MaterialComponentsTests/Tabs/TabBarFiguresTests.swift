import MaterialComponents
import MaterialTesting
import Observation
import Testing

/// What of the figures and rules of Google's tab bar for iOS (mdc-features.md §2a and §2b) is here, where no other suite
/// tells already.
@MainActor
@Suite("Figures of tab bars")
struct TabBarFiguresTests {
  @Observable
  fileprivate final class Bar {
    var tabs: [String]
    var selected: String?
    var arrangement = TabBarArrangement.fixed
    var writes = 0

    init(_ tabs: [String], selected: String?) {
      self.tabs = tabs
      self.selected = selected
    }

    var selection: Binding<String> {
      Binding(
        get: { self.selected ?? "none" },
        set: {
          self.selected = $0
          self.writes += 1
        })
    }
  }

  private func open(_ bar: Bar, width: CGFloat, environment: (inout EnvironmentValues) -> Void = { _ in }) throws
    -> TestWindow
  {
    try TestWindow(width: width, height: 100, environment: environment) { BarView(bar: bar).materialTheme(.baseline) }
  }

  private func tabs(_ window: TestWindow) throws -> [CGRect] { try window.all(.role(.tab)).map(\.bounds) }

  private func divider(_ window: TestWindow) -> CGRect? {
    Drawn.all(in: window.displayItem).compactMap(\.fill)
      .first { $0.color == MaterialColorScheme.light[.outlineVariant] }?.shape.bounds
  }

  @Test("fixed: equal shares of the bar; where they don't fit it scrolls (layout styles and their fallback)")
  func fixed() throws {
    let bar = Bar(["A", "B", "C"], selected: "A")
    let window = try open(bar, width: 390)
    #expect(try tabs(window).map(\.width) == [130, 130, 130])
    #expect(try tabs(window).allSatisfy { $0.height == 48 })
    bar.tabs = (1...9).map { "A longer title \($0)" }
    bar.selected = bar.tabs[0]
    window.advance(by: 0)
    let widths = try tabs(window).map(\.width)
    #expect(Set(widths).count == 1 && widths[0] > 390 / 9)
    bar.selected = bar.tabs[8]
    window.advance(by: 1)
    #expect(try abs(tabs(window)[8].maxX - 390) < 0.01)
  }

  @Test(
    "scrollable: tabs of 90 at least, 52 from the edge, and the selected one in the middle",
    arguments: LayoutDirection.allCases)
  func scrollable(direction: LayoutDirection) throws {
    let bar = Bar((1...9).map { "T\($0)" }, selected: "T1")
    bar.arrangement = .scrollable
    let window = try open(bar, width: 390) { $0.layoutDirection = direction }
    let isMirrored = direction == .rightToLeft
    #expect(try tabs(window).allSatisfy { $0.width == 90 })
    #expect(try tabs(window)[0].minX == (isMirrored ? 390 - 52 - 90 : 52))
    bar.selected = "T5"
    window.advance(by: 1)
    #expect(try abs(tabs(window)[4].midX - 195) < 0.01)
    bar.selected = "T9"
    window.advance(by: 1)
    #expect(try abs(tabs(window)[8].minX - (isMirrored ? 52 : 390 - 52 - 90)) < 0.01)
  }

  @Test("the first layout shows the selected tab without motion, and a resize keeps it in view")
  func inView() throws {
    let bar = Bar((1...9).map { "T\($0)" }, selected: "T6")
    bar.arrangement = .scrollable
    let window = try open(bar, width: 390)
    let first = try tabs(window)[5]
    #expect(abs(first.midX - 195) < 0.01)
    window.advance(by: 0.5)
    #expect(try tabs(window)[5] == first)
    try window.resize(width: 300, height: 100)
    #expect(try abs(tabs(window)[5].midX - 150) < 0.01)
  }

  @Test("the divider is 1 high at the bottom of what is visible, and does not scroll")
  func dividerStays() throws {
    let bar = Bar((1...9).map { "T\($0)" }, selected: "T1")
    bar.arrangement = .scrollable
    let window = try open(bar, width: 390)
    let list = try window.find(.role(.tablist)).bounds
    let line = CGRect(x: 0, y: list.maxY - 1, width: 390, height: 1)
    #expect(divider(window) == line)
    window.scroll(at: CGPoint(x: 195, y: list.midY), by: CGSize(width: 200, height: 0))
    #expect(try tabs(window)[0].minX == 52 - 200)
    #expect(divider(window) == line)
  }

  @Test("with nothing selected there is no indicator; an unknown selection selects nothing and moves nothing")
  func nothingSelected() throws {
    let bar = Bar(["A", "B", "C"], selected: nil)
    let window = try open(bar, width: 390)
    #expect(TabsFixture().indicator(in: window) == nil)
    #expect(try window.all(Finder(role: .tab, states: [.selected])).isEmpty)
    bar.selected = "B"
    window.advance(by: 1)
    #expect(TabsFixture().indicator(in: window)?.midX == 195)
    bar.selected = "elsewhere"
    window.advance(by: 1)
    #expect(TabsFixture().indicator(in: window) == nil)
    #expect(bar.writes == 0)
  }

  @Test("new tabs keep the selection where it is still among them; the same tabs again are no work")
  func items() throws {
    let bar = Bar(["A", "B", "C"], selected: "B")
    let window = try open(bar, width: 390)
    bar.tabs = ["B", "D"]
    window.advance(by: 1)
    #expect(try window.find(Finder(role: .tab, states: [.selected])).properties.label == "B")
    window.resetStatistics()
    bar.tabs = ["B", "D"]
    window.advance(by: 0.1)
    #expect(window.statistics.layouts == 0)
    #expect(bar.writes == 0)
  }

  @Test("only what the user does writes the selection, once, and not for the tab that is selected")
  func writes() throws {
    let bar = Bar(["A", "B", "C"], selected: "A")
    let window = try open(bar, width: 390)
    bar.selected = "C"
    window.advance(by: 1)
    #expect(bar.writes == 0)
    try window.click(on: .role(.tab, "C"))
    #expect(bar.writes == 0)
    try window.click(on: .role(.tab, "B"))
    #expect(bar.writes == 1)
  }

  @Test("the indicator takes no touches: a press on it is one on the tab")
  func indicatorIgnoresTouches() throws {
    let bar = Bar(["A", "B"], selected: "A")
    let window = try open(bar, width: 390)
    bar.selected = "B"
    window.advance(by: 1)
    let indicator = try #require(TabsFixture().indicator(in: window))
    bar.selected = "A"
    window.advance(by: 0.02)
    window.click(at: CGPoint(x: indicator.midX, y: indicator.midY))
    #expect(bar.selected == "B")
  }
}

private struct BarView: View {
  let bar: TabBarFiguresTests.Bar

  var body: some View {
    SecondaryTabBar(bar.tabs, selection: bar.selection, arrangement: bar.arrangement) { $0 }
  }
}
