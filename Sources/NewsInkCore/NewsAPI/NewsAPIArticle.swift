import Foundation

/// An article as NewsAPI tells it.
public struct NewsAPIArticle: Equatable, Sendable {
  /// The publisher's name; may be empty.
  public let publisher: String
  let item: ParsedItem

  /// `nil` for entries that say nothing, and for those that NewsAPI marks as removed.
  init?(_ entry: [String: Any], base: URL) {
    var item = ParsedItem()
    let publisher = HTMLText.collapse((entry["source"] as? [String: Any])?["name"] as? String ?? "")
    var title = HTMLText.line(entry["title"] as? String ?? "")
    // Most titles end with " - Publisher", which the card shows anyway.
    let suffix = " - \(publisher)"
    if !publisher.isEmpty, title.hasSuffix(suffix), title.count > suffix.count { title.removeLast(suffix.count) }
    guard title != "[Removed]" else { return nil }
    item.title = title
    item.url = FeedLink.resolve(entry["url"] as? String, base: base)
    item.picture = FeedLink.resolve(entry["urlToImage"] as? String, base: item.url ?? base)
    item.published = (entry["publishedAt"] as? String).flatMap(FeedDate.parse)
    let author = HTMLText.line(entry["author"] as? String ?? "")
    item.author = author.isEmpty ? nil : author
    item.setContent(
      summaryMarkup: entry["description"] as? String,
      contentMarkup: (entry["content"] as? String).map(Self.withoutCutMark), base: item.url)
    guard !item.title.isEmpty || item.url != nil else { return nil }
    self.publisher = publisher
    self.item = item
  }

  /// NewsAPI cuts texts and ends them with "… [+1234 chars]".
  private static func withoutCutMark(_ text: String) -> String {
    guard text.hasSuffix("chars]"), let open = text.lastIndex(of: "[") else { return text }
    return text[..<open].trimmingCharacters(in: .whitespacesAndNewlines)
  }
}

extension [NewsAPIArticle] {
  /// The articles for a source; each keeps its publisher's name, which the mixed headlines need.
  func articles(for source: NewsSource) -> [Article] {
    let feed = ParsedFeed(format: .json, title: source.title, homepage: nil, items: map(\.item))
    var publishers: [URL: String] = [:]
    for entry in self where !entry.publisher.isEmpty {
      if let url = entry.item.url { publishers[url] = entry.publisher }
    }
    return feed.articles(for: source).map { article in
      var named = article
      if let url = article.url, let publisher = publishers[url] { named.sourceTitle = publisher }
      return named
    }
  }
}
