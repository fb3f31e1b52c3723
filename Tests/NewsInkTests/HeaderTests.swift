import Foundation
import Testing

/// Figures: the header is 400 points tall, of which 48 are tabs; collapsed 44 points of the title stay (design of the
/// app's screen). Between them it moves by 308.
@Suite("News Ink's header", .enabled(if: RunningApp.isAvailable), .serialized)
struct HeaderTests {
  @Test("banner, tabs and cards are there, in reading order")
  func tree() throws {
    let app = try RunningApp(["--demo"])
    let window = try app.tree()
    #expect(window.role == "window")
    #expect(window.children.map(\.role) == ["banner", "tabpanel"])
    #expect(window.children[1].children.map(\.role) == ["list"])
    #expect(window.children[0].id == "header")
    let tabs = try #require(window.all(role: "tablist").first).children
    #expect(tabs.map(\.role) == Array(repeating: "tab", count: 6))
    #expect(tabs.filter { $0.states.contains("selected") }.map(\.label) == [tabs[0].label])
    // The first three sources can be seen at this width.
    #expect(tabs.prefix(3).allSatisfy { $0.frame == $0.bounds })
    #expect(window.all(role: "list")[0].children.allSatisfy { $0.role == "listitem" && !$0.label.isEmpty })
    let title = try app.node(["id": "app-title"])
    #expect(title.role == "heading")
    // Centred in the 352 points above the tabs.
    #expect(abs(title.frame.midY - 176) <= 0.5)
    #expect(try app.close() == 0)
  }

  @Test("it collapses while the list scrolls, and opens again")
  func collapse() throws {
    let app = try RunningApp(["--demo"])
    #expect(try app.header().frame == CGRect(x: 0, y: 0, width: 412, height: 400))
    try app.scroll(by: 154)
    // Half of the way: 22 + (60 − 22) / 2, and 0.5 / 0.8.
    #expect(try app.run("inspect", ["on": ["id": "app-title"]])["fontSize"] as? Double == 41)
    #expect(try app.run("inspect", ["on": ["id": "hero-image"]])["opacity"] as? Double == 0.625)
    try app.scroll(by: 846)
    #expect(try app.header().frame == CGRect(x: 0, y: 0, width: 412, height: 92))
    #expect(try app.header().bounds.minY == -308)
    try app.scroll(by: -2000)
    #expect(try app.header().frame.height == 400)
  }

  @Test("in a low window half is left for articles")
  func low() throws {
    let app = try RunningApp(["--demo"])
    try app.run("resize", ["size": [892, 412]])
    try app.settle()
    #expect(try app.header().frame.height == 206)
    #expect(try app.card(0).frame.height > 100)
    try app.run("scroll", ["at": [206, 380], "by": [0, 1000]])
    #expect(try app.header().frame.height == 92)
    try app.run("resize", ["size": [412, 892]])
    try app.scroll(by: -9000)
    try app.settle()
    #expect(try app.header().frame.height == 400)
  }

  @Test("in the smallest window with the largest text everything on the search page can be reached")
  func smallest() throws {
    let app = try RunningApp(["--demo"])
    try app.run("resize", ["size": [320, 480]])
    try app.run("set", ["textScale": 2])
    try app.tap(["role": "button", "label": "Search"])
    try app.run("scroll", ["at": [160, 400], "by": [0, 2000]])
    let hint = try app.node(["labelContains": "Finds words"])
    #expect(hint.frame.maxY == hint.bounds.maxY && hint.frame.height > 0)
  }

  @Test("a held drag beyond the top stretches it, and the cards stay in touch")
  func stretch() throws {
    let app = try RunningApp(["--demo"])
    let rest = try app.card(0).bounds.minY
    // Beyond the edge a finger's way x counts as 0.55·x·h / (0.55·x + h), where h is the height of what scrolls: 800
    // below the collapsed header. Solved for 60:
    let way = 60 * 800 / (0.55 * (800 - 60))
    try app.run("drag", ["at": [206, 600], "by": [0, way], "ms": 300, "hold": true])
    #expect(abs(try app.header().frame.height - 460) < 0.01)
    #expect(abs(try app.card(0).bounds.minY - rest - 60) < 0.01)
    try app.run("release")
    try app.settle()
    #expect(try app.header().frame.height == 400)
    #expect(try app.card(0).bounds.minY == rest)
  }

  @Test("another tab keeps it collapsed, without a gap above the first card")
  func tabChange() throws {
    let app = try RunningApp(["--demo"])
    let gap = try app.card(0).bounds.minY - 400
    try app.scroll(by: 600)
    try app.tap(["role": "tab", "index": 1])
    #expect(try app.header().frame.height == 92)
    #expect(try app.card(0).bounds.minY == 92 + gap)
  }
}
