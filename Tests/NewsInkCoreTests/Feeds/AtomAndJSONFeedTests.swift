import Foundation
import Testing

@testable import NewsInkCore

@Suite("Atom and JSON Feed")
struct AtomAndJSONFeedTests {
  private let url = URL(string: "https://blog.example/feed")!

  private func parse(_ document: String) throws -> ParsedFeed {
    try FeedParser.parse(Data(document.utf8), url: url)
  }

  @Test("Atom: text constructs of each type, authors, the HTML link, xml:base")
  func atom() throws {
    let feed = try parse(
      """
      <feed xmlns="http://www.w3.org/2005/Atom" xml:base="https://blog.example/posts/"><title>Blog</title>
      <author><name>Owner</name></author><link rel="self" href="/feed"/><link href="/"/>
      <entry><id>urn:1</id><title type="html">A &amp;amp; &lt;b&gt;B&lt;/b&gt;</title>
        <link type="application/json" href="1.json"/><link rel="alternate" type="text/html" href="1.html"/>
        <updated>2007-01-01T00:00:00Z</updated><published>2006-01-02T15:04:05Z</published>
        <content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>One</p><p>T<i>w</i>o</p><img src="../i.png"/></div></content>
      </entry>
      <entry><id>urn:2</id><title>5 &lt; 6 &amp;amp;</title><author><name>Guest</name></author>
        <summary>Plain &lt;b&gt;</summary><link rel="enclosure" type="image/webp" href="/e"/></entry>
      </feed>
      """)
    #expect(feed.format == .atom)
    #expect(feed.title == "Blog")
    #expect(feed.homepage?.absoluteString == "https://blog.example/")
    let (first, second) = (feed.items[0], feed.items[1])
    #expect(first.title == "A & B")
    #expect(first.url?.absoluteString == "https://blog.example/posts/1.html")
    #expect(first.published?.timeIntervalSince1970 == 1_136_214_245)
    #expect(first.text == "One\n\nTwo")
    #expect(first.author == "Owner")
    #expect(first.picture?.absoluteString == "https://blog.example/i.png")
    // RFC 4287 §3.1.1.1: text is shown as it is, tags and all.
    #expect(second.title == "5 < 6 &amp;")
    #expect(second.summary == "Plain <b>")
    #expect(second.author == "Guest")
    #expect(second.picture?.absoluteString == "https://blog.example/e")
  }

  @Test("JSON Feed 1.1 and 1.0, with numbers for ids")
  func json() throws {
    let feed = try parse(
      """
      {"version":"https://jsonfeed.org/version/1.1","title":"J","home_page_url":"https://blog.example/",
       "items":[{"id":7,"url":"/a","title":"A &amp; B","content_html":"<p>x</p><p>y</p>","image":"i.png",
                 "date_published":"2006-01-02T15:04:05Z","authors":[{"name":"N"},{"name":"M"}]},
                {"id":"https://blog.example/b","content_text":"one\\n\\ntwo","author":{"name":"O"},
                 "attachments":[{"url":"/p.jpg","mime_type":"image/jpeg"}]},"odd"]}
      """)
    #expect(feed.format == .json)
    #expect(feed.items.count == 2)
    #expect(feed.items[0].identifier == "7")
    #expect(feed.items[0].url?.absoluteString == "https://blog.example/a")
    #expect(feed.items[0].title == "A & B")
    #expect(feed.items[0].text == "x\n\ny")
    #expect(feed.items[0].author == "N, M")
    #expect(feed.items[0].picture?.absoluteString == "https://blog.example/i.png")
    #expect(feed.items[1].title == "one two")
    #expect(feed.items[1].text == "one\n\ntwo")
    #expect(feed.items[1].author == "O")
    #expect(feed.items[1].picture?.absoluteString == "https://blog.example/p.jpg")
  }

  @Test("a feed without entries is a feed")
  func empty() throws {
    #expect(try parse("<feed xmlns='http://www.w3.org/2005/Atom'><title>E</title></feed>").items.isEmpty)
    #expect(try parse("<rss><channel><title>E</title></channel></rss>").items.isEmpty)
    #expect(try parse("{\"items\":[]}").items.isEmpty)
  }

  @Test("what is no feed is named, and a feed that a page offers is told")
  func noFeeds() {
    func message(_ document: String) -> String? {
      do {
        _ = try parse(document)
        return nil
      } catch {
        return (error as? NewsError)?.message
      }
    }
    #expect(
      message("<!doctype html><html><head><title>Hi</title></head></html>")
        == "https://blog.example/feed is a web page and no feed; give the address of an RSS, Atom or JSON feed.")
    #expect(
      message("\n<html><link rel='alternate' type='application/rss+xml' href='/rss.xml'></html>")
        == "https://blog.example/feed is a web page and no feed; use the feed that it offers, https://blog.example/rss.xml."
    )
    #expect(message("hello")?.contains("is plain text and no feed") == true)
    #expect(message("{\"a\":1}")?.contains("is a JSON document of another kind and no feed") == true)
    #expect(message("<svg xmlns='http://www.w3.org/2000/svg'/>")?.contains("(<svg>) and no feed") == true)
    #expect(message(" \n")?.contains("sent an empty document") == true)
    #expect(message("{\"items\":[") == "The feed at https://blog.example/feed ends in the middle; try again.")
    #expect(message("<rss><channel>") == "The feed at https://blog.example/feed ends in the middle; try again.")
    #expect(message("{\"items\":[1,}]}")?.contains("is not valid JSON") == true)
  }

  @Test("a document in another encoding keeps its letters")
  func encoding() throws {
    let text = "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><rss><channel><title>Zoë</title></channel></rss>"
    let data = try #require(text.data(using: .isoLatin1))
    #expect(try FeedParser.parse(data, url: url).title == "Zoë")
  }
}
