import Foundation
import Testing

/// Figures: margins and gaps of 16 points, columns of 320 at the least. In 1200 there is room for three of 378⅔.
@Suite("News Ink in a wide window", .enabled(if: RunningApp.isAvailable), .serialized)
struct WideWindowTests {
  private func wide() throws -> RunningApp {
    let app = try RunningApp(["--demo"])
    try app.run("resize", ["size": [1200, 900]])
    try app.settle()
    return app
  }

  @Test("cards stand side by side, those of a row equally tall, in reading order")
  func columns() throws {
    let app = try wide()
    let cards = try (0..<6).map { try app.card($0).bounds }
    #expect(Set(cards[..<3].map(\.minY)).count == 1)
    #expect(Set(cards[..<3].map(\.height)).count == 1)
    #expect(abs(cards[3].minY - (cards[0].maxY + 16)) < 0.01)
    #expect(cards[3].minX == cards[0].minX)
    for (index, card) in cards[..<3].enumerated() {
      #expect(abs(card.width - (1200 - 4 * 16) / 3) < 0.01)
      #expect(abs(card.minX - (16 + Double(index) * (card.width + 16))) < 0.01)
    }
    // Twice as large text needs twice as wide columns.
    try app.run("set", ["textScale": 2])
    try app.settle()
    #expect(try app.card(0).bounds.width == 1200 - 2 * 16)
  }

  @Test("arrows move among them in both directions, mirrored where one reads from right to left")
  func arrows() throws {
    let app = try wide()
    let labels = try (0..<6).map { try app.card($0).label }
    func focus(after key: String) throws -> String {
      try app.press(key)
      try app.settle()
      return try app.node(["state": "focused"]).label
    }
    var reached = ""
    for _ in 0..<20 where reached != labels[0] { reached = try focus(after: "Tab") }
    #expect(reached == labels[0])
    #expect(try focus(after: "ArrowRight") == labels[1])
    #expect(try focus(after: "ArrowDown") == labels[4])
    #expect(try focus(after: "ArrowLeft") == labels[3])
    #expect(try focus(after: "ArrowUp") == labels[0])
    try app.run("set", ["locale": "ar"])
    #expect(try focus(after: "ArrowLeft") == labels[1])
  }

  @Test("the width of text is limited")
  func article() throws {
    let app = try wide()
    try app.tap(["role": "listitem", "index": 0])
    let title = try app.node(["id": "article-title"]).bounds
    // 640 points in the middle.
    #expect(title.minX == 280)
    #expect(title.maxX <= 920)
  }
}
