import MaterialComponents
import MaterialTesting
import Testing

/// ARIA's pattern for tabs, as far as automatic activation goes.
@MainActor
@Suite("Tabs by keyboard and for assistive technology")
struct TabSemanticsTests {
  private func focused(_ window: TestWindow) -> String? {
    window.semantics.first { $0.properties.states.contains(.focused) }?.properties.label
  }

  @Test(
    "list, tabs and panel say what they are (case 34)", arguments: [TabsFixture.Bar.material, .primary, .secondary])
  func roles(bar: TabsFixture.Bar) throws {
    let k = TabsFixture()
    k.bar = bar
    k.disabled = ["C"]
    let window = try k.open()
    let list = try window.find(.role(.tablist))
    #expect(list.children.map(\.properties.role) == [.tab, .tab, .tab])
    for (index, tab) in list.children.enumerated() {
      #expect(tab.properties.label == "Tab \(k.tabs[index])")
      #expect(tab.properties.position == index + 1)
      #expect(tab.properties.setSize == 3)
      #expect(tab.properties.states.contains(.selected) == (index == 0))
      #expect(tab.properties.states.contains(.disabled) == (index == 2))
    }
    #expect(try window.all(.role(.tabpanel)).map(\.properties.label) == ["Tab A"])
    try window.perform("activate", on: .role(.tab, "Tab B"))
    #expect(k.selected == "B")
    #expect(k.writes == 1)
    window.advance(by: 1)
    #expect(try window.all(.role(.tabpanel)).map(\.properties.label) == ["Tab B"])
  }

  @Test("Tab stops once at the bar, at the selected tab, and goes on to the page")
  func tabStop() throws {
    let k = TabsFixture()
    k.selected = "B"
    let window = try k.open()
    window.key("Tab")
    #expect(focused(window) == "Tab B")
    window.key("Tab")
    #expect(focused(window) == "B 0")
    window.key("Tab", modifiers: .shift)
    #expect(focused(window) == "Tab B")
  }

  @Test("arrows, Home and End move focus and selection among tabs that can be used, around the ends")
  func arrows() throws {
    let k = TabsFixture()
    k.tabs = ["A", "B", "C", "D"]
    k.disabled = ["B"]
    let window = try k.open()
    window.key("Tab")
    var visited: [String] = []
    for key in ["ArrowRight", "ArrowRight", "ArrowRight", "ArrowLeft", "Home", "End"] {
      window.key(key)
      window.advance(by: 0.5)
      #expect(focused(window) == "Tab \(k.selected)")
      visited.append(k.selected)
    }
    #expect(visited == ["C", "D", "A", "D", "A", "D"])
    #expect(k.writes == 6)
  }

  @Test("arrows go by what is seen where tabs run from the right")
  func arrowsRightToLeft() throws {
    let k = TabsFixture()
    let window = try k.open { $0.layoutDirection = .rightToLeft }
    window.key("Tab")
    window.key("ArrowLeft")
    window.advance(by: 0.5)
    #expect(k.selected == "B")
    window.key("ArrowRight")
    window.advance(by: 0.5)
    #expect(k.selected == "A")
  }

  @Test("a disabled tab is not selected by a click")
  func disabled() throws {
    let k = TabsFixture()
    k.disabled = ["B"]
    let window = try k.open()
    try? window.click(on: .role(.tab, "Tab B"))
    #expect(k.selected == "A")
    #expect(k.writes == 0)
  }

  @Test("what a tab and its page are called can be said apart from the title")
  func spokenLabel() throws {
    var selected = 0
    let selection = Binding(get: { selected }, set: { selected = $0 })
    let window = try TestWindow(width: 390, height: 700) {
      MaterialTabs(selectedTab: selection) { _ in
        Text("Harbour").accessibilityAddTraits(.isHeader).accessibilityHeading(.h1)
      } headerTabBar: { context in
        MaterialTabBar(selectedTab: selection, context: context)
      } content: {
        MaterialTabsScroll(tab: 0) { _ in Text("Ships") }
          .materialTabItem(tab: 0, label: .primary(icon: Image(systemName: "sailing")))
          .materialTabAccessibilityLabel("All ships")
      }
    }
    #expect(try window.find(.role(.tab)).properties.label == "All ships")
    #expect(try window.find(.role(.tabpanel)).properties.label == "All ships")
    let heading = try window.find(.role(.heading, "Harbour").within(.role(.banner)))
    #expect(heading.properties.headingLevel == 1)
  }
}
