import Foundation
import Testing

@testable import NewsInkCore

@Suite("Store")
struct NewsStoreTests {
  private let now = Date(timeIntervalSince1970: 1_000_000)

  @Test("articles come back as they were, newest first, also after a restart")
  func roundTrip() async throws {
    let directory = try TemporaryDirectory()
    let articles = [Article.sample(1, minutes: 30), .sample(2, minutes: 5), .sample(3), .sample(4)]
    let store = try await NewsStore.open(in: directory.url)
    try await store.store(articles, of: "s", now: now)
    // Without a date the time of storing counts, and the feed's order.
    let expected = [articles[2], articles[3], articles[1], articles[0]]
    #expect(try await store.articles(of: "s") == expected)
    let again = try await NewsStore.open(in: directory.url)
    #expect(try await again.articles(of: "s") == expected)
    #expect(await again.takeNotice() == nil)
    #expect(try await again.articles(of: "other").isEmpty)
  }

  @Test("a refresh brings content up to date and keeps marks")
  func refresh() async throws {
    let store = try await NewsStore.open(in: nil)
    try await store.store([.sample(1), .sample(2)], of: "s", now: now)
    try await store.setRead(true, .sample(1), now: now)
    try await store.setSaved(true, .sample(2), now: now)
    try await store.store([.sample(1, title: "Corrected")], of: "s", now: now.addingTimeInterval(60))
    let articles = try await store.articles(of: "s")
    #expect(articles.map(\.title) == ["Corrected", "Title 2"])
    #expect(articles.map(\.isRead) == [true, false])
    #expect(articles.map(\.isSaved) == [false, true])
    #expect(try await store.search("corrected").count == 1)
    #expect(try await store.savedArticles().map(\.id) == ["s-2"])
    try await store.setRead(false, .sample(1), now: now)
    try await store.setSaved(false, .sample(2), now: now)
    #expect(try await store.articles(of: "s").allSatisfy { !$0.isRead && !$0.isSaved })
  }

  @Test("old articles go, saved ones never")
  func pruning() async throws {
    let store = try await NewsStore.open(in: nil)
    try await store.setSaved(true, .sample(9, minutes: 9000), now: now)
    try await store.store((0..<8).map { .sample($0, minutes: Double($0)) }, of: "s", now: now, limit: 3)
    #expect(try await store.articles(of: "s").map(\.id) == ["s-0", "s-1", "s-2", "s-9"])
    #expect(try await store.search("title 5").isEmpty)
    try await store.setSources([NewsSource(title: "A", kind: .newsAPI(id: "a"))])
    try await store.setSaved(true, .sample(1, source: "newsapi-a"), now: now)
    try await store.store([.sample(2, source: "newsapi-a")], of: "newsapi-a", now: now)
    try await store.setSources([])
    #expect(try await store.articles(of: "newsapi-a").count == 2)
    #expect(try await store.search("title").filter { $0.sourceID == "newsapi-a" }.map(\.id) == ["newsapi-a-1"])
    try await store.deleteRemoved()
    #expect(try await store.articles(of: "newsapi-a").map(\.id) == ["newsapi-a-1"])
    #expect(try await store.savedArticles().count == 2)
  }

  @Test("sources keep their order, names and kinds")
  func sources() async throws {
    let directory = try TemporaryDirectory()
    let store = try await NewsStore.open(in: directory.url)
    let sources = [
      NewsSource(title: "Feed", kind: .feed(URL(string: "https://example.com/f?x=1")!)), DemoFeed.sources[3],
      NewsSource(title: "Top", kind: .newsAPI(id: nil)), NewsSource(title: "A", kind: .newsAPI(id: "a")),
    ]
    #expect(try await store.sources() == nil)
    try await store.setSources(sources)
    try await store.setSources(sources.reversed() + [sources[0]])
    #expect(try await NewsStore.open(in: directory.url).sources() == sources.reversed())
  }

  @Test("endless titles and names of an earlier version are short when they are read")
  func endless() async throws {
    let store = try await NewsStore.open(in: nil)
    try await store.store([.sample(1)], of: "s", now: now)
    try await store.setSources([DemoFeed.sources[0]])
    try await store.makeTitlesEndless()
    let article = try #require(try await store.articles(of: "s").first)
    #expect(article.title.count == 500 && article.title.hasSuffix("…"))
    #expect(article.sourceTitle.count == 100)
    #expect(try await store.sources()?.map(\.title.count) == [100])
  }

  @Test("settings are kept, and nonsense is not")
  func settings() async throws {
    let directory = try TemporaryDirectory()
    let store = try await NewsStore.open(in: directory.url)
    #expect(try await store.settings() == NewsSettings())
    var settings = NewsSettings(windowWidth: 412, windowHeight: 892.5, selectedSource: "demo-2", appearance: .dark)
    try await store.setSettings(settings)
    #expect(try await NewsStore.open(in: directory.url).settings() == settings)
    settings.windowWidth = .nan
    settings.windowHeight = -5
    try await store.setSettings(settings)
    #expect(try await store.settings() == NewsSettings(selectedSource: "demo-2", appearance: .dark))
  }

  @Test("search finds words by their beginnings, in any case and without accents")
  func search() async throws {
    let store = try await NewsStore.open(in: nil)
    try await store.store(
      [.sample(1, title: "Crème brûlée in Zürich"), .sample(2, title: "Rain over the harbour")], of: "s", now: now)
    #expect(try await store.search("creme BRU").map(\.id) == ["s-1"])
    #expect(try await store.search("zuri").map(\.id) == ["s-1"])
    #expect(try await store.search("rain harb").map(\.id) == ["s-2"])
    #expect(try await store.search("rain zurich").isEmpty)
    #expect(try await store.search("summary").count == 2)
  }

  @Test(
    "whatever is typed is no error",
    arguments: [
      "", " ", "\"", "'", "*", "a*", "\"a", "a\" OR \"b", "NEAR(a b)", "title:rain", "-rain", "^a", "(", ")", "a AND",
      "NOT", "{a b}:c", "\u{0}", "a\u{0}b", "😀", "; DROP TABLE articles", "%", "漢字", "\u{301}",
      String(repeating: "word ", count: 10_000), String(repeating: "x", count: 100_000),
    ])
  func hostileSearch(text: String) async throws {
    let store = try await NewsStore.open(in: nil)
    try await store.store([.sample(1, title: "a rain")], of: "s", now: now)
    #expect(try await store.search(text).count <= 1)
  }

  @Test("texts with any character come back unchanged")
  func characters() async throws {
    let store = try await NewsStore.open(in: nil)
    let article = Article(id: "x", sourceID: "s", sourceTitle: "", title: "a\u{0}b'\"😀\n", author: nil)
    try await store.store([article], of: "s", now: now)
    #expect(try await store.articles(of: "s") == [article])
  }
}

extension NewsStore {
  fileprivate func makeTitlesEndless() throws {
    let endless = String(repeating: "W", count: 50_000)
    try database.run("UPDATE articles SET title = ?1, source_title = ?1", [.text(endless)])
    try database.run("UPDATE sources SET title = ?1", [.text(endless)])
  }
}
