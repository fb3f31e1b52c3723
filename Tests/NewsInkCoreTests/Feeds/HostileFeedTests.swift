import Foundation
import Testing

@testable import NewsInkCore

@Suite("Feeds from strangers")
struct HostileFeedTests {
  private static let documents = [
    """
    <?xml version="1.0" encoding="UTF-8"?><!DOCTYPE rss [<!ENTITY e "x"><!ENTITY f SYSTEM "g">]>
    <rss xmlns:media="http://search.yahoo.com/mrss/"><channel xml:base="http://h/"><title>A &amp; B</title>
    <item><title><![CDATA[<b>T</b>]]></title><guid>g</guid><link>/l</link><pubDate>Mon, 02 Jan 2006 15:04 GMT</pubDate>
    <description>&lt;p&gt;x&lt;img src="i.png" width=1&gt;</description><media:content url="u"/></item></channel></rss>
    """,
    """
    <feed xmlns="http://www.w3.org/2005/Atom"><entry><id>1</id><title type="xhtml"><div>x</div></title><link href="a"/>
    <updated>2006-01-02T15:04:05+01:00</updated><content type="html">&lt;script>y&lt;/script></content></entry></feed>
    """,
    #"{"version":"1.1","items":[{"id":1e400,"url":"a","content_html":"<p>x","date_published":"2006-01-02"}]}"#,
    "<!doctype html><html><head><link rel='alternate' type='application/rss+xml' href=x></head><body>&nbsp;</body></html>",
  ]

  @Test("whatever happens to a document on its way, it gives a feed or a message", arguments: documents.indices)
  func mutations(document: Int) {
    let original = Array(Self.documents[document].utf8)
    let url = URL(string: "https://example.com/feed")!
    let signs = Array("<>&;\"'[]!/-=?{}:,".utf8)
    // The seed is the number of the round, so that a failure can be repeated.
    for seed in 0..<1500 {
      var numbers = SeededNumbers(seed: seed)
      var bytes = original
      for _ in 0..<(1 + numbers.below(6)) where !bytes.isEmpty {
        let position = numbers.below(bytes.count)
        switch numbers.below(5) {
        case 0: bytes[position] = UInt8(numbers.below(256))
        case 1: bytes[position] = signs[numbers.below(signs.count)]
        case 2: bytes.removeSubrange(position..<min(bytes.count, position + numbers.below(20)))
        case 3: bytes.insert(contentsOf: bytes[position..<min(bytes.count, position + numbers.below(40))], at: position)
        default: bytes.removeSubrange(position...)
        }
      }
      do {
        let feed = try FeedParser.parse(Data(bytes), charset: seed % 7 == 0 ? "utf-16" : nil, url: url)
        #expect(feed.articles(for: .feed(url)).allSatisfy { !$0.title.isEmpty })
      } catch {
        #expect((error as? NewsError)?.message.hasSuffix(".") == true, "seed \(seed): \(error)")
      }
    }
  }

  @Test("JSON that nests without end is refused")
  func deepJSON() {
    let document = "{\"items\":" + String(repeating: "[", count: 100_000)
    #expect(throws: NewsError.self) {
      try FeedParser.parse(Data(document.utf8), url: URL(string: "https://example.com/feed")!)
    }
  }

  @Test("endless titles and names are cut in every format")
  func endless() throws {
    let endless = String(repeating: "W", count: 50_000)
    let documents = [
      "<rss><channel><title>\(endless)</title><item><title>\(endless)</title></item></channel></rss>",
      "<feed xmlns='http://www.w3.org/2005/Atom'><title>\(endless)</title>"
        + "<entry><title>\(endless)</title><author><name>\(endless)</name></author></entry></feed>",
      "{\"version\":\"1\",\"title\":\"\(endless)\",\"items\":[{\"id\":\"1\",\"title\":\"\(endless)\"}]}",
    ]
    for document in documents {
      let feed = try FeedParser.parse(Data(document.utf8), url: URL(string: "https://example.com/")!)
      #expect(feed.title.count == 100)
      #expect(feed.items.map(\.title.count) == [500])
      let source = NewsSource(title: endless, kind: .newsAPI(id: nil))
      let article = try #require(feed.articles(for: source).first)
      #expect(article.title.count == 500 && article.sourceTitle.count == 100 && (article.author ?? "").count <= 200)
    }
  }
}
