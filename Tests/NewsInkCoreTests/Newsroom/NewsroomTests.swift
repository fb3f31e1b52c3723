import Foundation
import LoopbackHTTP
import Synchronization
import Testing

@testable import NewsInkCore

@Suite("Newsroom", .serialized)
struct NewsroomTests {
  private static let rss = """
    <rss><channel><title>The Example</title><item><title>Rain</title><link>/1</link></item>
    <item><title>Sun</title><link>/2</link></item></channel></rss>
    """

  private func newsroom(
    _ arguments: [String], in directory: TemporaryDirectory, key: String? = nil, silence: Double = 20
  ) async throws -> Newsroom {
    try await Newsroom.open(
      options: try NewsInkOptions.parse(arguments + ["--data", directory.url.path]),
      environment: key.map { ["NEWSAPI_KEY": $0] } ?? [:], limits: HTTPLimits(silence: silence, total: 30),
      now: { Date(timeIntervalSince1970: 1_763_650_800) }, log: { _ in })
  }

  /// What a load brings, in short.
  private func updates(_ newsroom: Newsroom, _ source: NewsSource) async -> [String] {
    var updates: [String] = []
    for await update in await newsroom.load(source) {
      switch update {
      case .stored(let list): updates.append("stored \(list.map(\.title))")
      case .renamed(let source): updates.append("renamed \(source.title)")
      case .refreshed(let list): updates.append("refreshed \(list.map(\.title))")
      case .failed(let error, let list): updates.append("failed \(error.kind) keeping \(list.map(\.title))")
      }
    }
    return updates
  }

  @Test("a feed is loaded, stored, shown at once at the next start, and kept when the server is gone")
  func feed() async throws {
    let directory = try TemporaryDirectory()
    let server = try LoopbackServer { _ in .text(Self.rss) }
    let arguments = ["--source", server.url("/feed").absoluteString]
    let first = try await newsroom(arguments, in: directory)
    let source = try #require(await first.sources.first)
    #expect(await updates(first, source) == ["renamed The Example", #"refreshed ["Rain", "Sun"]"#])
    #expect(await first.sources.map(\.title) == ["The Example"])
    #expect(try await first.search("rai").map(\.title) == ["Rain"])
    #expect(try await first.search("rai").first?.sourceTitle == "The Example")

    server.stop()
    let second = try await newsroom(arguments, in: directory)
    #expect(await second.sources.map(\.title) == ["The Example"])
    #expect(
      await updates(second, source) == [
        #"stored ["Rain", "Sun"]"#, #"failed connectionRefused keeping ["Rain", "Sun"]"#,
      ])
  }

  @Test("an unchanged feed is asked for with what the server gave before")
  func unchanged() async throws {
    let directory = try TemporaryDirectory()
    let server = try LoopbackServer { request in
      request.headers["if-none-match"] == nil
        ? .text(Self.rss, headers: ["ETag": "\"1\""])
        : .raw(Data("HTTP/1.1 304 Not Modified\r\nConnection: close\r\n\r\n".utf8))
    }
    defer { server.stop() }
    let newsroom = try await newsroom(["--source", server.url("/feed").absoluteString], in: directory)
    let source = try #require(await newsroom.sources.first)
    _ = await updates(newsroom, source)
    #expect(await updates(newsroom, source) == [#"stored ["Rain", "Sun"]"#, #"refreshed ["Rain", "Sun"]"#])
    #expect(server.requests.count == 2)
  }

  @Test("a valid feed without articles is no error")
  func empty() async throws {
    let directory = try TemporaryDirectory()
    let server = try LoopbackServer { _ in .text("<rss><channel><title>Quiet</title></channel></rss>") }
    defer { server.stop() }
    let newsroom = try await newsroom(["--source", server.url("/").absoluteString], in: directory)
    let source = try #require(await newsroom.sources.first)
    #expect(await updates(newsroom, source) == ["renamed Quiet", "refreshed []"])
    #expect(await newsroom.sources.first?.emptyMessage == "Quiet has no articles at the moment.")
  }

  @Test("choosing another source cancels the request in flight")
  func cancels() async throws {
    let directory = try TemporaryDirectory()
    let server = try LoopbackServer { request in request.path == "/slow" ? .silence : .text(Self.rss) }
    defer { server.stop() }
    let newsroom = try await newsroom(
      ["--source", server.url("/slow").absoluteString, "--source", server.url("/fast").absoluteString], in: directory)
    let sources = await newsroom.sources
    let slow = await newsroom.load(sources[0])
    while server.requests.isEmpty { try await Task.sleep(for: .milliseconds(2)) }
    #expect(await updates(newsroom, sources[1]).last == #"refreshed ["Rain", "Sun"]"#)
    var count = 0
    for await _ in slow { count += 1 }
    #expect(count == 0)
  }

  @Test("a load ends when nobody reads it any more")
  func abandoned() async throws {
    let directory = try TemporaryDirectory()
    let server = try LoopbackServer { _ in .silence }
    defer { server.stop() }
    let newsroom = try await newsroom(["--source", server.url("/slow").absoluteString], in: directory)
    let source = try #require(await newsroom.sources.first)
    let reader = Task { await updates(newsroom, source) }
    while server.requests.isEmpty { try await Task.sleep(for: .milliseconds(2)) }
    reader.cancel()
    #expect(await reader.value == [])
  }

  @Test("errors keep what is on screen", arguments: ["", "<html></html>", "<rss><channel>", "{\"items\":["])
  func faults(document: String) async throws {
    let directory = try TemporaryDirectory()
    let isBroken = Mutex(false)
    let server = try LoopbackServer { _ in .text(isBroken.withLock { $0 } ? document : Self.rss) }
    defer { server.stop() }
    let newsroom = try await newsroom(["--source", server.url("/").absoluteString], in: directory)
    let source = try #require(await newsroom.sources.first)
    _ = await updates(newsroom, source)
    isBroken.withLock { $0 = true }
    let last = try #require(await updates(newsroom, source).last)
    #expect(last.hasPrefix("failed") && last.hasSuffix(#"keeping ["Rain", "Sun"]"#))
  }

  @Test("the demo feed needs nothing, remembers marks and can be searched")
  func demo() async throws {
    let directory = try TemporaryDirectory()
    let first = try await newsroom([], in: directory)
    #expect(await first.sources == DemoFeed.sources)
    var articles = ArticleList()
    for await case .refreshed(let list) in await first.load(DemoFeed.sources[1]) { articles = list }
    #expect(articles.count == 30)
    let article = articles[3]
    try await first.setRead(true, article)
    try await first.setSaved(true, articles[4])
    let found = try await first.search(article.title)
    #expect(found.contains { $0.id == article.id && $0.isRead })

    let second = try await newsroom(["--demo", "--demo-articles", "10000"], in: directory)
    for await case .refreshed(let list) in await second.load(DemoFeed.sources[1]) { articles = list }
    #expect(articles.count == 10_000)
    #expect(articles.prefix(10).filter(\.isRead).map(\.id) == [article.id])
    #expect(try await second.savedArticles().map(\.id) == ["demo-1-4"])
  }

  @Test("sources are added, removed, moved and kept")
  func sources() async throws {
    let directory = try TemporaryDirectory()
    let server = try LoopbackServer { request in request.path == "/page" ? .text("<html></html>") : .text(Self.rss) }
    defer { server.stop() }
    let first = try await newsroom([], in: directory)
    let added = try await first.addSource(server.url("/feed").absoluteString)
    #expect(added.title == "The Example")
    #expect(try await first.addSource(server.url("/feed").absoluteString) == added)
    await #expect(throws: NewsError.self) { try await first.addSource(server.url("/page").absoluteString) }
    await #expect {
      try await first.addSource("no address")
    } throws: { error in
      "\(error)" == "“no address” is no web address; type one such as https://example.com/feed.xml."
    }
    try await first.moveSource(added.id, to: 0)
    try await first.removeSource("demo-2")
    let expected = [added] + DemoFeed.sources.filter { $0.id != "demo-2" }
    #expect(await first.sources == expected)
    #expect(await (try newsroom([], in: directory)).sources == expected)
    #expect(await (try newsroom(["--demo"], in: directory)).sources == expected)
  }

  @Test("a removed source comes back with its articles and marks, until the next start")
  func undo() async throws {
    let directory = try TemporaryDirectory()
    let server = try LoopbackServer { _ in .text(Self.rss) }
    let first = try await newsroom([], in: directory)
    let source = try await first.addSource(server.url("/feed").absoluteString)
    let article = try #require(try await first.search("rain").first { $0.sourceID == source.id })
    try await first.setRead(true, article)
    server.stop()
    try await first.removeSource(source.id)
    #expect(try await first.search("rain").allSatisfy { $0.sourceID != source.id })
    try await first.insertSource(source, at: 0)
    #expect(await updates(first, source).first == #"stored ["Rain", "Sun"]"#)
    #expect(try await first.search("rain").first { $0.id == article.id }?.isRead == true)

    try await first.removeSource(source.id)
    let second = try await newsroom([], in: directory)
    try await second.insertSource(source, at: 0)
    #expect(await updates(second, source) == ["failed connectionRefused keeping []"])
  }

  @Test("that there are no sources is a choice, and stays one")
  func noSources() async throws {
    let directory = try TemporaryDirectory()
    let first = try await newsroom([], in: directory)
    for source in await first.sources { try await first.removeSource(source.id) }
    #expect(await (try newsroom([], in: directory)).sources.isEmpty)
    #expect(await (try newsroom(["--demo"], in: directory)).sources == DemoFeed.sources)
  }

  @Test("a server of this machine that is named without a scheme is found, though it has no certificate")
  func withoutScheme() async throws {
    let directory = try TemporaryDirectory()
    let server = try LoopbackServer { _ in .text(Self.rss) }
    defer { server.stop() }
    let newsroom = try await newsroom([], in: directory, silence: 2)
    let url = server.url("/feed")
    let added = try await newsroom.addSource("127.0.0.1:\(try #require(url.port))/feed")
    #expect(added.kind == .feed(url))
    #expect(added.title == "The Example")
  }

  @Test("a page that offers a feed says which")
  func suggestion() async throws {
    let directory = try TemporaryDirectory()
    let server = try LoopbackServer { _ in
      .text("<!doctype html><html><head><link rel='alternate' type='application/rss+xml' href='/f'></head></html>")
    }
    defer { server.stop() }
    let newsroom = try await newsroom([], in: directory)
    await #expect {
      try await newsroom.addSource(server.url("/page").absoluteString)
    } throws: { ($0 as? NewsError)?.suggestion == server.url("/f") }
  }

  @Test("NewsAPI gives headlines and publishers")
  func newsAPI() async throws {
    let directory = try TemporaryDirectory()
    let server = try LoopbackServer { request in
      request.path.hasPrefix("/v2/sources")
        ? .text("{\"status\":\"ok\",\"sources\":[{\"id\":\"a\",\"name\":\"Alpha\"},{\"id\":\"b\",\"name\":\"Beta\"}]}")
        : .text(
          "{\"status\":\"ok\",\"articles\":[{\"source\":{\"name\":\"Alpha\"},\"title\":\"Rain\",\"url\":\"https://a.example/1\"}]}"
        )
    }
    defer { server.stop() }
    let newsroom = try await newsroom(["--newsapi", server.url("/").absoluteString], in: directory, key: "k")
    #expect(await newsroom.sources.map(\.title) == ["Headlines"])
    #expect(try await newsroom.addPublishers().map(\.title) == ["Headlines", "Alpha", "Beta"])
    #expect(try await newsroom.addPublishers().count == 3)
    #expect(await updates(newsroom, newsroom.sources[1]) == [#"refreshed ["Rain"]"#])
    #expect(server.requests.allSatisfy { $0.headers["x-api-key"] == "k" })
  }

  @Test("without a usable directory everything works, and says once that nothing is kept")
  func noDirectory() async throws {
    let newsroom = try await Newsroom.open(
      options: try .parse(["--data", "/proc/self/news-ink"]), environment: [:], log: { _ in })
    #expect(await newsroom.takeNotice()?.kind == .storage)
    #expect(await newsroom.takeNotice() == nil)
    #expect(await updates(newsroom, DemoFeed.sources[0]).count == 1)
    try await newsroom.setSettings(NewsSettings(appearance: .dark))
    #expect(await newsroom.settings().appearance == .dark)
  }
}
