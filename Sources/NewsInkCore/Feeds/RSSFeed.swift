import Foundation

/// RSS 2.0, and its relatives 0.9x and 1.0 (RDF), whose items stand beside the channel.
enum RSSFeed {
  static func parse(_ root: XMLElement, documentURL: URL?) -> ParsedFeed {
    let channel = root.first("channel")
    let outer = channel.map { FeedLink.base(of: $0, document: documentURL) } ?? documentURL
    let homepage = channel.flatMap { channel in
      channel.all("link").lazy.compactMap { FeedLink.resolve($0.text, base: outer) }.first
    }
    // RSS says nothing of relative links; where no xml:base helps, the site's own address is what authors mean.
    let base = channel.map { !$0.bases.isEmpty } == true ? outer : homepage ?? outer
    var feed = ParsedFeed(
      format: .rss, title: ParsedFeed.title(HTMLText.line(channel?.first("title")?.text ?? "")), homepage: homepage)
    let items = (channel?.all("item") ?? []) + root.all("item")
    for item in items.prefix(ParsedFeed.itemLimit) {
      let hasOwnBase = item.bases.count > (channel?.bases.count ?? 0)
      feed.items.append(
        parseItem(item, base: hasOwnBase ? FeedLink.base(of: item, document: documentURL) : base))
    }
    return feed
  }

  private static func parseItem(_ item: XMLElement, base: URL?) -> ParsedItem {
    var result = ParsedItem()
    let guid = item.first("guid")
    result.identifier = (guid?.text ?? item.attribute("rdf:about") ?? "").trimmingCharacters(
      in: .whitespacesAndNewlines)
    result.url =
      item.all("link").lazy.compactMap { FeedLink.resolve($0.text, base: base) }.first
      ?? item.all("atom:link").lazy.filter { ($0.attribute("rel") ?? "alternate") == "alternate" }
      .compactMap { FeedLink.resolve($0.attribute("href"), base: base) }.first
    if result.url == nil, guid?.attribute("isPermaLink") != "false" {
      // A guid is the permanent link unless it says otherwise (RSS 2.0), but many are plain words.
      result.url = guid.flatMap { FeedLink.resolve($0.text, base: nil) }
    }
    result.title = HTMLText.line((item.first("title") ?? item.first("media:title")).map(markup) ?? "")
    let dates = ["pubDate", "dc:date", "dcterms:created", "atom:published", "atom:updated", "date"]
    result.published = dates.lazy.compactMap { item.first($0) }.compactMap { FeedDate.parse($0.text) }.first
    result.author = author(of: item)
    result.picture = ContentPicture.named(in: item, base: base)
    let summary = item.first("description") ?? item.first("itunes:summary") ?? item.first("media:description")
    let content = item.first("content:encoded") ?? item.first("xhtml:body") ?? item.first("atom:content")
    result.setContent(summaryMarkup: summary.map(markup), contentMarkup: content.map(markup), base: base)
    return result
  }

  /// Escaped HTML is text to XML; some feeds leave HTML unescaped.
  private static func markup(_ element: XMLElement) -> String {
    element.hasElements ? element.innerMarkup : element.text
  }

  /// `author` holds a mail address by the letter of RSS 2.0, often with the name in parentheses.
  private static func author(of item: XMLElement) -> String? {
    guard let element = item.first("dc:creator") ?? item.first("author") ?? item.first("itunes:author") else {
      return nil
    }
    let text = HTMLText.line(element.text)
    if let open = text.firstIndex(of: "("), let close = text.lastIndex(of: ")"), open < close, text.contains("@") {
      return String(text[text.index(after: open)..<close])
    }
    return text.isEmpty ? nil : text
  }
}
