import Foundation
import Testing

@Suite("News Ink by keyboard", .enabled(if: RunningApp.isAvailable), .serialized)
struct KeyboardTests {
  private func focus(_ app: RunningApp) throws -> SeenNode { try app.node(["state": "focused"]) }

  @Test("Tab goes from the header's buttons over the tabs to the cards")
  func order() throws {
    let app = try RunningApp(["--demo"])
    var roles: [String] = []
    for _ in 0..<6 {
      try app.press("Tab")
      roles.append(try focus(app).role)
    }
    // Of the tabs, the selected one is a stop.
    #expect(roles == ["button", "button", "button", "tab", "listitem", "listitem"])
  }

  @Test("arrows move among tabs and among cards, Enter opens, Escape goes back")
  func arrows() throws {
    let app = try RunningApp(["--demo"])
    for _ in 0..<4 { try app.press("Tab") }
    try app.press("ArrowRight")
    try app.settle()
    #expect(try focus(app).label == "Orbit")
    #expect(try focus(app).states.contains("selected"))
    try app.press("Tab")
    let first = try focus(app)
    #expect(first.role == "listitem")
    for _ in 0..<4 {
      try app.press("ArrowDown")
      try app.settle()
      let card = try focus(app)
      // In sight as a whole, below the header.
      #expect(card.frame == card.bounds)
      #expect(card.frame.minY >= 92)
    }
    let opened = try focus(app)
    let title = try focus(app).label.components(separatedBy: ", Orbit")[0]
    try app.press("Enter")
    try app.settle()
    #expect(try app.node(["id": "article-title"]).label == title)
    try app.press("Escape")
    try app.settle()
    #expect(try app.isThere(["id": "header"]))
    // It is where it was, and read by now.
    #expect(try focus(app).label == opened.label + ", read")
    #expect(try focus(app).frame == opened.frame)
  }
}
