import Foundation
import Testing
import ViewEngine

@testable import MaterialTesting

@Suite("News Ink's cards", .enabled(if: RunningApp.isAvailable), .serialized)
struct CardTests {
  private func picture(of app: RunningApp) throws -> Bitmap {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: file) }
    try app.run("png", ["path": file.path])
    return try #require(PixelFile.read(file.path))
  }

  /// Whether a pixel's centre lies in a rounded rectangle, or within a pixel of its edge, where it is half covered.
  private func contains(_ x: Int, _ y: Int, _ rect: CGRect, radius: CGFloat) -> Bool {
    let point = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5)
    let inner = rect.insetBy(dx: radius, dy: radius)
    let dx = max(inner.minX - point.x, 0, point.x - inner.maxX)
    let dy = max(inner.minY - point.y, 0, point.y - inner.maxY)
    return dx * dx + dy * dy <= (radius + 1) * (radius + 1)
  }

  @Test("a ripple stays in the card's shape and is gone a second after the finger")
  func ripple() throws {
    let app = try RunningApp(["--demo"])
    try app.scroll(by: 330)
    try app.settle()
    let card = try app.card(1)
    let before = try picture(of: app)
    try app.run("press", ["on": ["role": "listitem", "index": 1], "pointer": "touch"])
    var changed = 0
    for _ in 0..<5 {
      try app.run("advance", ["ms": 100])
      let now = try picture(of: app)
      for index in before.pixels.indices where before.pixels[index] != now.pixels[index] {
        changed += 1
        let (x, y) = (index % before.width, index / before.width)
        // Corners of 12 points: the medium shape of Material's cards.
        guard contains(x, y, card.frame, radius: 12) else {
          Issue.record("a ripple changed the pixel \(x), \(y) outside of \(card.frame)")
          return
        }
      }
    }
    #expect(changed > 1000)
    // Away from the card, so that letting go opens nothing.
    try app.run("move", ["by": [0, -2]])
    try app.run("move", ["by": [200, 0]])
    try app.run("release")
    try app.run("advance", ["ms": 1000])
    #expect(try picture(of: app).pixels == before.pixels)
  }

  @Test("a drag that begins on a card scrolls and does nothing else")
  func drag() throws {
    let app = try RunningApp(["--demo"])
    let label = try app.card(0).label
    try app.run("drag", ["on": ["role": "listitem", "index": 0], "by": [0, -200], "ms": 300, "hold": true])
    #expect(try app.header().frame.height == 200)
    try app.run("release")
    try app.settle()
    let scrolled = try app.header().frame.height
    #expect(scrolled < 200)
    // No page was opened, and the article counts as unread.
    try app.scroll(by: -3000)
    #expect(try app.card(0).label == label)
    #expect(!(try app.isThere(["role": "button", "label": "Back"])))
  }

  @Test("an article opens, counts as read, and can be saved and found again")
  func readAndSave() throws {
    let app = try RunningApp(["--demo"])
    let title = try app.card(0).label.components(separatedBy: ", Daybreak")[0]
    try app.tap(["role": "listitem", "index": 0])
    #expect(try app.node(["id": "article-title"]).label == title)
    try app.tap(["role": "button", "label": "Save for later"])
    try app.press("Escape")
    try app.settle()
    #expect(try app.card(0).label.hasSuffix("read, saved"))
    try app.tap(["role": "button", "label": "Saved articles"])
    #expect(try app.tree().all(role: "listitem").map { $0.label.hasPrefix(title) } == [true])
    try app.run("tap", ["at": [206, 700], "button": "back"])
    try app.settle()
    try app.tap(["role": "button", "label": "Search"])
    try app.tap(["role": "searchbox"])
    try app.run("type", ["text": "harbour library"])
    try app.settle()
    #expect(try app.tree().all(role: "listitem").contains { $0.label.hasPrefix(title) })
  }

  /// The picture of the front page, made anew on demand.
  @Test(
    "the front page's picture",
    .enabled(if: ProcessInfo.processInfo.environment["RECORD_PICTURES"] == "1"))
  func frontPage() throws {
    let app = try RunningApp(["--demo"])
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let folder = package.appendingPathComponent("docs/pictures")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let path = folder.appendingPathComponent("news-ink.png").path
    try app.run("png", ["path": path])
    let picture = try #require(PixelFile.read(path))
    #expect((picture.width, picture.height) == (412, 892))
  }
}
