import MaterialComponents
import MaterialTesting
import Testing

@MainActor
@Suite("Sets of tabs that change")
struct TabSetTests {
  private func labels(_ window: TestWindow) throws -> [String] {
    try window.all(.role(.tab)).map(\.properties.label)
  }

  @Test("the selected last tab is removed: the one before is selected, with one write (case 28)")
  func removeLast() throws {
    let k = TabsFixture()
    k.tabs = ["A", "B", "C", "D", "E"]
    k.selected = "E"
    let window = try k.open()
    k.tabs.removeLast()
    window.advance(by: 0.02)
    #expect(k.selected == "D")
    #expect(k.writes == 1)
    #expect(try labels(window) == ["Tab A", "Tab B", "Tab C", "Tab D"])
    #expect(try window.find(.role(.tabpanel, "Tab D")).bounds.minX == 0)
    window.advance(by: 1)
    #expect(try window.find(Finder(role: .tab, states: [.selected])).properties.label == "Tab D")
  }

  @Test("a selected tab in the middle is removed: what comes in its place is selected (case 28)")
  func removeMiddle() throws {
    let k = TabsFixture()
    k.selected = "B"
    let window = try k.open()
    k.tabs = ["A", "C"]
    window.advance(by: 0.02)
    #expect(k.selected == "C")
    #expect(k.writes == 1)
  }

  @Test("labels follow the order of pages, and the selection stays with its tab (case 28)")
  func reorder() throws {
    let k = TabsFixture()
    let window = try k.open()
    try k.scroll(window, by: 300)
    k.tabs = ["C", "B", "A"]
    window.advance(by: 0.02)
    #expect(try labels(window) == ["Tab C", "Tab B", "Tab A"])
    #expect(k.selected == "A")
    #expect(k.writes == 0)
    #expect(try window.find(.role(.tabpanel, "Tab A")).bounds.minX == 0)
    #expect(try k.contentOffset("A", in: window) == 300)
    #expect(k.made["A"] == 1)
  }

  @Test("from none to ten tabs and back, nothing breaks and layout stays finite (case 28)")
  func empty() throws {
    let k = TabsFixture()
    k.tabs = []
    let window = try k.open()
    #expect(try labels(window).isEmpty)
    k.tabs = (0..<10).map { "T\($0)" }
    k.selected = "T9"
    window.advance(by: 1)
    #expect(try labels(window).count == 10)
    #expect(try window.find(.role(.tabpanel, "Tab T9")).bounds.minX == 0)
    k.tabs = []
    window.advance(by: 1)
    #expect(try labels(window).isEmpty)
    #expect(k.context?.offset.isFinite == true)
    #expect(window.logged.isEmpty)
  }

  @Test("a title that changes is shown")
  func rename() throws {
    let k = TabsFixture()
    let window = try k.open()
    k.badges["B"] = .count(3)
    window.advance(by: 0.02)
    #expect(try window.all(.role(.tab))[1].properties.label.contains("3 new"))
  }
}
