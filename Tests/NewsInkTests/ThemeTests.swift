import Foundation
import NewsInkCore
import Testing

@Suite("News Ink's colours", .enabled(if: RunningApp.isAvailable), .serialized)
struct ThemeTests {
  /// The tab bar's ground beside the tabs.
  private func surface(_ app: RunningApp) throws -> String {
    try #require(app.run("pixel", ["at": [2, 380]])["color"] as? String)
  }

  /// The selected tab's label is in the primary colour.
  private func primary(_ app: RunningApp) throws -> String {
    try #require(app.run("inspect", ["on": ["role": "tab", "state": "selected"]])["color"] as? String)
  }

  /// How bright a colour `#RRGGBB` is, 0…255.
  private func brightness(_ color: String) throws -> Int {
    let value = try #require(Int(color.dropFirst(), radix: 16))
    return ((value >> 16) + (value >> 8 & 0xFF) + (value & 0xFF)) / 3
  }

  @Test("each source has the colours of its cover picture, found once")
  func sources() throws {
    let app = try RunningApp(["--demo"])
    var colors: [String] = []
    for index in 0..<3 {
      try app.tap(["role": "tab", "index": index])
      try app.settle()
      colors.append(try primary(app))
    }
    // No source has Material's own purple, and the pictures have different hues.
    #expect(!colors.contains("#6750A4"))
    #expect(Set(colors).count == 3, "\(colors)")
    try app.tap(["role": "tab", "index": 0])
    try app.settle()
    #expect(try primary(app) == colors[0])
  }

  @Test("another source's colours come over time")
  func overTime() throws {
    let app = try RunningApp(["--demo"])
    try app.tap(["role": "tab", "index": 1])
    try app.settle()
    let second = try primary(app)
    try app.tap(["role": "tab", "index": 0])
    try app.settle()
    let first = try primary(app)
    try #require(first != second)
    // The colours are known by now, so the way to them begins at once; it takes 200 ms.
    try app.run("tap", ["on": ["role": "tab", "index": 1]])
    try app.run("advance", ["ms": 70])
    let between = try primary(app)
    #expect(between != first && between != second)
    try app.run("advance", ["ms": 200])
    #expect(try primary(app) == second)
  }

  @Test("the desktop's change to dark runs no body and no layout")
  func dark() throws {
    let app = try RunningApp(["--demo"])
    #expect(try brightness(surface(app)) > 200)
    try app.run("stats", ["reset": true])
    try app.run("set", ["dark": true])
    try app.run("advance", ["ms": 300])
    let stats = try app.run("stats")
    #expect(stats["bodies"] as? Int == 0)
    #expect(stats["layouts"] as? Int == 0)
    #expect(stats["paints"] as? Int ?? 0 > 0)
    #expect(try brightness(surface(app)) < 60)
  }

  @Test("dark can be chosen whatever the desktop says, and the choice outlasts the program")
  func chosen() throws {
    let data = FileManager.default.temporaryDirectory.appendingPathComponent("news-ink-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: data) }
    let app = try RunningApp(["--demo"], data: data)
    try app.tap(["role": "button", "label": "Sources and settings"])
    try app.tap(["role": "button", "label": "Dark"])
    #expect(try app.node(["role": "button", "label": "Dark"]).states.contains("pressed"))
    try app.press("Escape")
    try app.settle()
    #expect(try brightness(surface(app)) < 60)
    #expect(try app.close() == 0)

    let second = try RunningApp(["--demo"], data: data)
    #expect(try brightness(surface(second)) < 60)
    try second.tap(["role": "button", "label": "Sources and settings"])
    try second.tap(["role": "button", "label": "System"])
    try second.press("Escape")
    try second.settle()
    #expect(try brightness(surface(second)) > 200)
    try second.run("set", ["dark": true])
    try second.settle()
    #expect(try brightness(surface(second)) < 60)
  }
}
