import Foundation
import LoopbackHTTP
import NewsInkCore
import Testing

@Suite("What News Ink keeps", .enabled(if: RunningApp.isAvailable), .serialized)
struct KeepingTests {
  private func withDirectory(_ body: (URL) throws -> Void) throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("news-ink-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: url) }
    try body(url)
  }

  @Test("sources in their order and the selected tab outlast the program, the size of no window does not")
  func settings() throws {
    try withDirectory { data in
      let first = try RunningApp(["--demo"], data: data)
      try first.tap(["role": "button", "label": "Sources and settings"])
      try first.tap(["role": "button", "label": "Move Orbit up"])
      try first.tap(["role": "button", "label": "Remove Harvest"])
      try first.press("Escape")
      try first.settle()
      let tabs = ["Orbit", "Daybreak", "Soundings", "Makers", "Fair Play"]
      #expect(try first.tree().all(role: "tab").map(\.label) == tabs)
      try first.tap(["role": "tab", "label": "Soundings"])
      try first.run("resize", ["size": [500, 700]])
      try first.settle()
      #expect(try first.close() == 0)

      let kept = NewsSettings.stored(in: data)
      #expect(kept.windowWidth == nil)
      #expect(kept.windowHeight == nil)
      let second = try RunningApp(["--demo"], data: data)
      #expect(try second.tree().all(role: "tab").map(\.label) == tabs)
      #expect(try second.node(["role": "tab", "state": "selected"]).label == "Soundings")
    }
  }

  @Test("a source that was removed by mistake comes back in its place")
  func undo() throws {
    let app = try RunningApp(["--demo"])
    let tabs = try app.tree().all(role: "tab").map(\.label)
    try app.tap(["role": "button", "label": "Sources and settings"])
    // Without rest, in which the snackbar would leave.
    try app.run("tap", ["on": ["role": "button", "label": "Remove Orbit"]])
    try app.run("wait", ["for": ["role": "button", "label": "Undo"]])
    try app.tap(["role": "button", "label": "Undo"])
    try app.tap(["role": "button", "label": "Back"])
    #expect(try app.tree().all(role: "tab").map(\.label) == tabs)
  }

  @Test("the selected source can be removed on the page above it, and another be added")
  func changesBelow() throws {
    let server = try LoopbackServer { _ in
      .text("<rss><channel><title>Added</title><item><title>New</title><link>/1</link></item></channel></rss>")
    }
    defer { server.stop() }
    let app = try RunningApp(["--demo"])
    let place = try app.card(0).bounds.minY
    try app.tap(["role": "button", "label": "Sources and settings"])
    try app.tap(["role": "button", "label": "Remove Daybreak"])
    try app.tap(["role": "button", "label": "Back"])
    #expect(try app.node(["role": "tab", "state": "selected"]).label == "Orbit")
    #expect(try app.card(0).bounds.minY == place)
    try app.tap(["role": "button", "label": "Sources and settings"])
    try app.tap(["role": "textbox"])
    try app.run("type", ["text": server.url("/feed").absoluteString])
    try app.tap(["role": "button", "label": "Add"])
    try app.tap(["role": "button", "label": "Back"])
    #expect(try app.node(["role": "tab", "state": "selected"]).label == "Added")
    #expect(try app.tree().all(role: "listitem").map(\.label) == ["New, Added"])
    #expect(try app.card(0).bounds.minY == place)
  }

  @Test("without any source there is a way to add one, and the demo feed does not come back by itself")
  func noSources() throws {
    try withDirectory { data in
      let first = try RunningApp([], data: data)
      let names = try first.tree().all(role: "tab").map(\.label)
      try first.tap(["role": "button", "label": "Sources and settings"])
      for name in names { try first.tap(["role": "button", "label": "Remove \(name)"]) }
      try first.tap(["role": "button", "label": "Back"])
      #expect(try first.isThere(["labelContains": "No sources"]))
      #expect(try first.close() == 0)
      let second = try RunningApp([], data: data)
      #expect(try second.tree().all(role: "tab").isEmpty)
      try second.tap(["role": "button", "label": "Add a source"])
      #expect(try second.isThere(["role": "textbox"]))
    }
  }

  @Test("whoever saves an article where nothing can be kept hears of it, and may try again")
  func nothingKept() throws {
    try withDirectory { data in
      try FileManager.default.createDirectory(at: data, withIntermediateDirectories: true)
      let way = data.appendingPathComponent("way")
      try Data().write(to: way)
      let place = way.appendingPathComponent("data")
      let app = try RunningApp(["--demo"], data: place)
      #expect(try app.alerts().map { $0.label.contains("is a file and no directory") } == [true])
      try app.run("advance", ["ms": 12000])
      #expect(try app.alerts().isEmpty)
      try app.tap(["role": "listitem", "index": 0])
      try app.tap(["role": "button", "label": "Save for later"])
      #expect(try app.alerts().count == 1)
      try app.tap(["role": "button", "label": "Try again"])
      #expect(try app.alerts().count == 1)
      try FileManager.default.removeItem(at: way)
      try app.tap(["role": "button", "label": "Try again"])
      #expect(try app.alerts().isEmpty)
      app.kill()
      let second = try RunningApp(["--demo"], data: place)
      try second.tap(["role": "button", "label": "Saved articles"])
      #expect(try second.tree().all(role: "listitem").count == 1)
    }
  }

  @Test("what was stored before the program was killed is there at the next start, without a network")
  func killed() throws {
    try withDirectory { data in
      let items = (1...400).map { "<item><title>Article \($0)</title><link>/\($0)</link></item>" }.joined()
      let server = try LoopbackServer { _ in .text("<rss><channel><title>Many</title>\(items)</channel></rss>") }
      let source = ["--source", server.url("/feed").absoluteString]
      let first = try RunningApp(source, data: data)
      try first.tap(["role": "listitem", "index": 0])
      try first.tap(["role": "button", "label": "Save for later"])
      try first.press("Escape")
      try first.settle()
      let saved = try first.card(0).label
      // In the middle of storing them anew.
      try first.press("F5")
      first.kill()
      server.stop()

      let second = try RunningApp(source, data: data)
      #expect(try second.card(0).label == saved)
      #expect(saved.hasSuffix("saved"))
      #expect(try second.alerts().map { $0.label.contains("refuses the connection") } == [true])
      try second.tap(["role": "button", "label": "Saved articles"])
      #expect(try second.tree().all(role: "listitem").map(\.label) == [saved])
    }
  }

  @Test(
    "what can't be understood on the command line is one line and status 2",
    arguments: [
      ["--colour"], ["--demo-articles", "many"], ["--source", "ftp://x"], ["--headless", "wide"],
      ["--headless", "16384x16384@2"], ["--headless=412x892@9"],
    ])
  func usage(arguments: [String]) throws {
    let process = Process()
    let errors = Pipe()
    let output = Pipe()
    process.executableURL = RunningApp.program
    process.arguments = arguments
    process.standardError = errors
    process.standardOutput = output
    try process.run()
    let told = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 2)
    #expect(told.hasPrefix("news-ink: ") && told.hasSuffix("\n"))
    #expect(told.split(separator: "\n").count == 1)
    #expect(told.contains(arguments[arguments.count - 1].split(separator: "=").last ?? ""))
    #expect(output.fileHandleForReading.readDataToEndOfFile().isEmpty)
  }
}
