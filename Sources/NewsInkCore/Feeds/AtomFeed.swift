import Foundation

/// Atom 1.0 (RFC 4287), and 0.3 where it differs in names only.
enum AtomFeed {
  static func parse(_ root: XMLElement, documentURL: URL?) -> ParsedFeed {
    let base = FeedLink.base(of: root, document: documentURL)
    var feed = ParsedFeed(
      format: .atom, title: ParsedFeed.title(line(root.first("title"))), homepage: alternate(of: root, base: base))
    let feedAuthor = author(of: root)
    // A feed without xml:base: relative links count from the document's own address.
    for entry in root.all("entry").prefix(ParsedFeed.itemLimit) {
      var item = parseEntry(entry, base: FeedLink.base(of: entry, document: documentURL))
      item.author = item.author ?? feedAuthor
      feed.items.append(item)
    }
    return feed
  }

  private static func parseEntry(_ entry: XMLElement, base: URL?) -> ParsedItem {
    var item = ParsedItem()
    item.identifier = (entry.first("id")?.text ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
    item.url = alternate(of: entry, base: base)
    if item.url == nil { item.url = FeedLink.resolve(entry.first("content")?.attribute("src"), base: base) }
    if item.url == nil { item.url = FeedLink.resolve(item.identifier, base: nil) }
    item.title = line(entry.first("title"))
    item.published =
      ["published", "issued", "updated", "modified", "created"].lazy
      .compactMap { entry.first($0) }.compactMap { FeedDate.parse($0.text) }.first
    item.author = author(of: entry)
    item.picture = ContentPicture.named(in: entry, base: base)
    let content = entry.first("content").flatMap { isText($0) ? $0 : nil }
    let summary = entry.first("summary") ?? entry.first("media:group")?.first("media:description")
    let contentBase = content.map { FeedLink.base(of: $0, document: base) } ?? base
    item.setContent(
      summaryMarkup: summary.map(markup), contentMarkup: content.map(markup),
      summaryIsPlain: summary.map(isPlain) ?? false, contentIsPlain: content.map(isPlain) ?? false, base: contentBase)
    return item
  }

  /// The link to the page: `rel="alternate"` or none, HTML before other types.
  private static func alternate(of element: XMLElement, base: URL?) -> URL? {
    let links = element.all("link").filter { ($0.attribute("rel") ?? "alternate") == "alternate" }
    let ordered =
      links.filter { ($0.attribute("type") ?? "text/html").contains("html") }
      + links.filter { !($0.attribute("type") ?? "text/html").contains("html") }
    return ordered.lazy.compactMap { link in
      FeedLink.resolve(link.attribute("href"), base: FeedLink.base(of: link, document: base))
    }.first
  }

  private static func author(of element: XMLElement) -> String? {
    let names = element.all("author").compactMap { author -> String? in
      let name = HTMLText.line(author.first("name")?.text ?? author.text)
      return name.isEmpty ? nil : name
    }
    return names.isEmpty ? nil : names.joined(separator: ", ")
  }

  // MARK: Text constructs (RFC 4287 §3.1)

  private static func isPlain(_ element: XMLElement) -> Bool {
    let type = element.attribute("type") ?? "text"
    return (type == "text" || type == "text/plain") && !element.hasElements
  }

  private static func isText(_ element: XMLElement) -> Bool {
    let type = element.attribute("type") ?? "text"
    return ["text", "html", "xhtml"].contains(type) || type.hasPrefix("text/") || type.contains("xhtml")
  }

  private static func markup(_ element: XMLElement) -> String {
    element.hasElements ? element.innerMarkup : element.text
  }

  private static func line(_ element: XMLElement?) -> String {
    guard let element else { return "" }
    return isPlain(element) ? HTMLText.collapse(element.text) : HTMLText.line(markup(element))
  }
}
