import Foundation
import Testing

@testable import NewsInkCore

@Suite("RSS")
struct RSSFeedTests {
  private let url = URL(string: "https://news.example/feeds/all.xml")!

  private func parse(_ items: String, channel: String = "") throws -> ParsedFeed {
    let document = """
      <?xml version="1.0"?>
      <rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"
        xmlns:media="http://search.yahoo.com/mrss/" xmlns:dc="http://purl.org/dc/elements/1.1/"
        xmlns:atom="http://www.w3.org/2005/Atom">
      <channel><title>The &lt;i&gt;Example&lt;/i&gt;</title><link>https://news.example/</link>\(channel)\(items)</channel>
      </rss>
      """
    return try FeedParser.parse(Data(document.utf8), url: url)
  }

  @Test("a complete item")
  func complete() throws {
    let feed = try parse(
      """
      <item><title><![CDATA[Bread &amp; <b>butter</b>]]></title><link>https://news.example/bread</link>
      <guid isPermaLink="false">tag-1</guid><pubDate>Mon, 02 Jan 2006 15:04:05 GMT</pubDate>
      <dc:creator>Ines Holloway</dc:creator><description>&lt;p&gt;Short.&lt;/p&gt;</description>
      <content:encoded><![CDATA[<p>Long one.</p><p>Long two.</p>]]></content:encoded>
      <media:content url="/small.jpg" medium="image" width="100"/>
      <media:content url="/large.jpg" medium="image" width="900"/><media:content url="/film.mp4" medium="video"/></item>
      """)
    #expect(feed.title == "The Example")
    #expect(feed.format == .rss)
    let item = try #require(feed.items.first)
    #expect(item.identifier == "tag-1")
    #expect(item.title == "Bread & butter")
    #expect(item.url?.absoluteString == "https://news.example/bread")
    #expect(item.published?.timeIntervalSince1970 == 1_136_214_245)
    #expect(item.author == "Ines Holloway")
    #expect(item.summary == "Short.")
    #expect(item.text == "Long one.\n\nLong two.")
    #expect(item.picture?.absoluteString == "https://news.example/large.jpg")
  }

  @Test("an item with almost nothing")
  func bare() throws {
    let items = try parse(
      "<item><description>Only words, no title.</description></item><item><link>/x</link></item><item/>"
    ).items
    #expect(items[0].title == "Only words, no title.")
    #expect(items[0].published == nil)
    #expect(items[1].url?.absoluteString == "https://news.example/x")
  }

  @Test("a guid is the link unless it says otherwise")
  func permanentLink() throws {
    let items = try parse(
      """
      <item><title>a</title><guid>https://news.example/a</guid></item>
      <item><title>b</title><guid isPermaLink="false">https://news.example/b</guid></item>
      <item><title>c</title><guid>12345</guid></item>
      <item><title>d</title><atom:link href="https://news.example/d"/></item>
      """
    ).items
    #expect(items.map { $0.url?.lastPathComponent } == ["a", nil, nil, "d"])
  }

  @Test(
    "pictures from every place that feeds put them",
    arguments: [
      "<media:thumbnail url='/p.png'/>", "<media:group><media:content url='/p.png' type='image/png'/></media:group>",
      "<enclosure url='/p.png' type='image/png' length='1'/>", "<enclosure url='/p.png?x=1'/>",
      "<description>&lt;img width='1' height='1' src='/pixel.gif'&gt;&lt;img alt='' src=\"/p.png\"/&gt;</description>",
      "<content:encoded><![CDATA[<img src=/p.png>]]></content:encoded>",
      "<media:content url='/film.mp4' type='video/mp4'><media:thumbnail url='/p.png'/></media:content>",
    ])
  func pictures(markup: String) throws {
    let item = try #require(try parse("<item><title>t</title>\(markup)</item>").items.first)
    #expect(item.picture?.path == "/p.png")
  }

  @Test(
    "links that a browser must not follow are dropped",
    arguments: ["javascript:alert(1)", "file:///etc/passwd", "data:text/html,x", "http://"])
  func dangerousLinks(link: String) throws {
    let item = try #require(try parse("<item><title>t</title><link>\(link)</link></item>").items.first)
    #expect(item.url == nil)
  }

  @Test("xml:base moves relative links")
  func xmlBase() throws {
    let item = try #require(
      try parse("<item xml:base='https://other.example/dir/'><title>t</title><link>page</link></item>").items.first)
    #expect(item.url?.absoluteString == "https://other.example/dir/page")
  }

  @Test("RSS 1.0 has its items beside the channel")
  func rdf() throws {
    let document = """
      <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/"
        xmlns:dc="http://purl.org/dc/elements/1.1/"><channel rdf:about="x"><title>Old</title></channel>
      <item rdf:about="https://news.example/1"><title>One</title><link>https://news.example/1</link>
      <dc:date>2006-01-02T15:04:05Z</dc:date></item></rdf:RDF>
      """
    let feed = try FeedParser.parse(Data(document.utf8), url: url)
    #expect(feed.title == "Old")
    #expect(feed.items.map(\.title) == ["One"])
    #expect(feed.items[0].identifier == "https://news.example/1")
    #expect(feed.items[0].published != nil)
  }

  @Test("articles have stable ids, and none comes twice")
  func articles() throws {
    let items = "<item><title>a</title><guid>1</guid></item><item><title>b</title><guid>1</guid></item><item/>"
    let source = NewsSource.feed(url)
    let first = try parse(items).articles(for: source)
    let second = try parse("<item><title>new</title><guid>2</guid></item>" + items).articles(for: source)
    #expect(first.map(\.title) == ["a"])
    #expect(second.map(\.title) == ["new", "a"])
    #expect(second[1].id == first[0].id)
    #expect(source.title == "news.example")
  }
}
