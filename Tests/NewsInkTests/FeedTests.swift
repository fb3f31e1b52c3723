import Foundation
import LoopbackHTTP
import Synchronization
import Testing

/// What a server says to the next request for `/feed`.
private final class Script: Sendable {
  private let reply = Mutex<LoopbackServer.Reply>(.text(FeedTests.rss))
  var current: LoopbackServer.Reply {
    get { reply.withLock { $0 } }
    set { reply.withLock { $0 = newValue } }
  }
}

@Suite("News Ink's feeds", .enabled(if: RunningApp.isAvailable), .serialized)
struct FeedTests {
  /// Two articles, the first with a picture that is none.
  fileprivate static let rss = """
    <rss version="2.0"><channel><title>Harbour News</title>
    <item><title>The first</title><link>/1</link><pubDate>Mon, 30 Nov 2026 09:00:00 GMT</pubDate>
    <enclosure url="/picture.png" type="image/png" length="9"/></item>
    <item><title>The second</title><link>/2</link><pubDate>Mon, 30 Nov 2026 08:00:00 GMT</pubDate></item>
    </channel></rss>
    """

  private func server(_ script: Script = Script()) throws -> LoopbackServer {
    try LoopbackServer { request in
      switch request.path {
      case "/picture.png": .text("no pixels", type: "image/png")
      case "/atom":
        .text(
          "<feed xmlns='http://www.w3.org/2005/Atom'><title>Atom</title><entry><title>By Atom</title>"
            + "<link href='/a'/></entry></feed>")
      case "/json":
        .text(
          "{\"version\":\"https://jsonfeed.org/version/1.1\",\"title\":\"JSON\","
            + "\"items\":[{\"id\":\"1\",\"title\":\"By JSON\",\"url\":\"/j\"}]}", type: "application/feed+json")
      case let path where path.hasPrefix("/v2/sources"):
        .text("{\"status\":\"ok\",\"sources\":[{\"id\":\"daily\",\"name\":\"The Daily\"}]}", type: "application/json")
      case let path where path.hasPrefix("/v2/"):
        .text(
          "{\"status\":\"ok\",\"articles\":[{\"source\":{\"id\":null,\"name\":\"Other\"},\"title\":\"By NewsAPI\","
            + "\"url\":\"https://other.example/1\"}]}", type: "application/json")
      default: script.current
      }
    }
  }

  private func titles(_ app: RunningApp) throws -> [String] {
    try app.tree().all(role: "listitem").map { $0.label.components(separatedBy: ", ")[0] }
  }

  @Test("RSS, Atom and JSON Feed load, and a picture that is none says nothing")
  func formats() throws {
    let server = try server()
    defer { server.stop() }
    let app = try RunningApp(["/feed", "/atom", "/json"].flatMap { ["--source", server.url($0).absoluteString] })
    #expect(try titles(app) == ["The first", "The second"])
    #expect(server.requests.contains { $0.path == "/picture.png" })
    #expect(try app.alerts().isEmpty)
    try app.tap(["role": "tab", "index": 1])
    #expect(try titles(app) == ["By Atom"])
    try app.tap(["role": "tab", "index": 2])
    #expect(try titles(app) == ["By JSON"])
    #expect(try app.tree().all(role: "tab").map(\.label) == ["Harbour News", "Atom", "JSON"])
  }

  @Test("NewsAPI loads with its publishers")
  func newsAPI() throws {
    let server = try server()
    defer { server.stop() }
    let app = try RunningApp(["--newsapi", server.url("/").absoluteString])
    #expect(try titles(app) == ["By NewsAPI"])
    #expect(try app.tree().all(role: "tab").map(\.label) == ["Headlines", "The Daily"])
  }

  @Test("a feed without articles is no error")
  func empty() throws {
    let script = Script()
    script.current = .text("<rss version='2.0'><channel><title>Quiet</title></channel></rss>")
    let server = try server(script)
    defer { server.stop() }
    let app = try RunningApp(["--source", server.url("/feed").absoluteString])
    #expect(try app.isThere(["label": "Quiet has no articles at the moment."]))
    #expect(try app.alerts().isEmpty)
  }

  @Test("each fault is told once with a way to try again, and what was shown stays")
  func faults() throws {
    let script = Script()
    let server = try server(script)
    defer { server.stop() }
    // A second is long enough for a server in the same machine, and the time-out doesn't take a quarter of a minute.
    let app = try RunningApp(["--source", server.url("/feed").absoluteString, "--timeout", "1"])
    let entities = (1..<10).map { "<!ENTITY e\($0) \"\(String(repeating: "&e\($0 - 1);", count: 10))\">" }
    let faults: [(words: String, reply: LoopbackServer.Reply)] = [
      ("there is nothing at this address (404)", .answer(status: 404, body: Data())),
      (
        "the connection broke before the document was complete",
        .raw(Data("HTTP/1.1 200 OK\r\nContent-Length: 5000\r\n\r\n<rss><channel>".utf8))
      ),
      ("did not answer within 1 s", .silence),
      ("the document is larger than 16 MiB", .endless),
      (
        "the server redirected more than 10 times",
        .answer(status: 302, headers: ["Location": "/feed"], body: Data())
      ),
      ("is a web page and no feed", .text("<!doctype html><html><body>Hello</body></html>", type: "text/html")),
      (
        "defines entities that expand without bound",
        .text(
          "<!DOCTYPE r [<!ENTITY e0 \"ha\">\(entities.joined())]><rss><channel><title>&e9;</title></channel></rss>")
      ),
    ]
    for (words, reply) in faults {
      script.current = reply
      try app.press("F5")
      try app.settle()
      try expectOneAlert(in: app, with: words)
      // Its time runs out.
      try app.run("advance", ["ms": 12000])
      #expect(try app.alerts().isEmpty)
    }
    script.current = .answer(status: 404, body: Data())
    try app.press("F5")
    try app.settle()
    script.current = .text(Self.rss)
    let before = server.requests.count
    try app.tap(["role": "button", "label": "Retry"])
    #expect(server.requests.count == before + 1)
    #expect(try app.alerts().isEmpty)

    server.stop()
    try app.press("F5")
    try app.settle()
    try expectOneAlert(in: app, with: "refuses the connection")
    #expect(try app.close() == 0)
  }

  private func expectOneAlert(in app: RunningApp, with words: String) throws {
    let alerts = try app.alerts()
    #expect(alerts.count == 1)
    let alert = try #require(alerts.first)
    #expect(alert.label.contains(words))
    #expect(alert.label.hasSuffix("."))
    #expect(alert.all(role: "button").map(\.label) == ["Retry"])
    #expect(try titles(app) == ["The first", "The second"])
  }

  @Test("where nothing is stored a way to try again stays")
  func retry() throws {
    let script = Script()
    script.current = .answer(status: 404, body: Data())
    let server = try server(script)
    defer { server.stop() }
    let app = try RunningApp(["--source", server.url("/feed").absoluteString])
    try app.run("advance", ["ms": 12000])
    #expect(try app.alerts().isEmpty)
    script.current = .text(Self.rss)
    try app.tap(["role": "button", "label": "Retry"])
    #expect(try titles(app) == ["The first", "The second"])
  }

  @Test("the mouse can load anew")
  func reload() throws {
    let server = try server()
    defer { server.stop() }
    let app = try RunningApp(["--source", server.url("/feed").absoluteString])
    func count() -> Int { server.requests.filter { $0.path == "/feed" }.count }
    try app.tap(["role": "button", "label": "Sources and settings"])
    try app.tap(["role": "button", "label": "Load articles anew"])
    #expect(count() == 2)
    try app.tap(["role": "button", "label": "Back"])
    try app.run("resize", ["size": [700, 900]])
    try app.settle()
    try app.tap(["role": "button", "label": "Load articles anew"])
    #expect(count() == 3)
  }

  @Test("the feed that a page offers is added at a touch")
  func offered() throws {
    let script = Script()
    script.current = .text(
      "<!doctype html><html><head><link rel='alternate' type='application/rss+xml' href='/atom'></head></html>",
      type: "text/html")
    let server = try server(script)
    defer { server.stop() }
    let app = try RunningApp(["--demo"])
    try app.tap(["role": "button", "label": "Sources and settings"])
    try app.tap(["role": "textbox"])
    try app.run("type", ["text": server.url("/feed").absoluteString])
    try app.tap(["role": "button", "label": "Add"])
    try app.tap(["role": "button", "label": "Use \(server.url("/atom").absoluteString)"])
    try app.tap(["role": "button", "label": "Back"])
    #expect(try titles(app) == ["By Atom"])
  }

  @Test("endless titles, words and paragraphs cost no more than others, and can be read to the end")
  func endless() throws {
    let word = String(repeating: "W", count: 50_000)
    let paragraphs = String(repeating: "&lt;p&gt;x&lt;/p&gt;", count: 20_000)
    let script = Script()
    script.current = .text(
      "<rss><channel><title>\(word)</title><item><guid>1</guid><title>\(word)</title><description>\(word)</description>"
        + "</item><item><guid>2</guid><title>Many</title><description>\(paragraphs)</description></item></channel></rss>"
    )
    let server = try server(script)
    defer { server.stop() }
    let app = try RunningApp(["--source", server.url("/feed").absoluteString])
    // 240 points and 16 on either side (Material's space around a tab's label), with some room for the estimate.
    #expect(try app.node(["role": "tab"]).bounds.width < 330)
    #expect(try app.card(0).label.count < 800)
    try app.tap(["role": "listitem", "index": 0])
    #expect(try app.tree().flattened.filter { $0.label.hasPrefix("WWW") && $0.frame.height > 100 }.count >= 1)
    try app.press("Escape")
    try app.settle()
    _ = try app.work()
    try app.tap(["role": "listitem", "index": 1])
    #expect(try app.work().nodes < 5000)
  }

  @Test("pulling down with a finger loads anew")
  func pull() throws {
    let server = try server()
    defer { server.stop() }
    let app = try RunningApp(["--source", server.url("/feed").absoluteString])
    let before = server.requests.filter { $0.path == "/feed" }.count
    try app.run("drag", ["at": [206, 500], "by": [0, 250], "ms": 300])
    try app.settle()
    #expect(server.requests.filter { $0.path == "/feed" }.count == before + 1)
    #expect(try app.header().frame.height == 400)
  }

  @Test("progress shows only while a load takes longer than 300 ms")
  func progress() throws {
    let script = Script()
    let server = try server(script)
    defer { server.stop() }
    let app = try RunningApp(["--source", server.url("/feed").absoluteString])
    let bar: [String: Any] = ["role": "progressbar", "label": "Loading"]
    try app.press("F5")
    try app.settle()
    try app.run("advance", ["ms": 1000])
    #expect(!(try app.isThere(bar)))
    // A server that says nothing: the load goes on until its time is up, or the program ends.
    script.current = .silence
    try app.press("F5")
    #expect(!(try app.isThere(bar)))
    try app.run("wait", ["for": bar, "real_ms": 20000])
  }
}
