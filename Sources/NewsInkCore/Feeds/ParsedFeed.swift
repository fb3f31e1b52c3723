import Foundation

/// What a feed document says, in the same words for every format.
struct ParsedFeed: Equatable {
  enum Format: String {
    case rss = "RSS"
    case atom = "Atom"
    case json = "JSON Feed"
  }

  var format: Format
  /// In one line; may be empty.
  var title: String
  var homepage: URL?
  var items: [ParsedItem] = []

  /// A feed's name at the length that a source's may have.
  static func title(_ text: String) -> String { HTMLText.capped(text, at: NewsSource.titleLimit) }

  /// Items beyond this many are left out: no reader scrolls there, and each costs storage.
  static let itemLimit = 1000
}

/// One entry of a feed.
struct ParsedItem: Equatable {
  /// The feed's own id; empty where it gives none.
  var identifier = ""
  var title = ""
  var summary = ""
  var text = ""
  var url: URL?
  var picture: URL?
  var published: Date?
  var author: String?

  /// Characters of text kept; the longest articles have some 100,000.
  static let textLimit = 300_000

  /// Fills text and summary from the markup that a feed gives for them, and title and picture where they are missing.
  mutating func setContent(
    summaryMarkup: String?, contentMarkup: String?, summaryIsPlain: Bool = false, contentIsPlain: Bool = false,
    base: URL?
  ) {
    let summaryText =
      summaryMarkup.map { summaryIsPlain ? HTMLText.plainParagraphs($0) : HTMLText.paragraphs($0) } ?? ""
    let contentText =
      contentMarkup.map { contentIsPlain ? HTMLText.plainParagraphs($0) : HTMLText.paragraphs($0) } ?? ""
    text = contentText.isEmpty ? summaryText : contentText
    if text.utf8.count > Self.textLimit { text = String(text.prefix(Self.textLimit)) }
    summary = HTMLText.excerpt(summaryText.isEmpty ? contentText : summaryText)
    if picture == nil {
      for (markup, isPlain) in [(contentMarkup, contentIsPlain), (summaryMarkup, summaryIsPlain)] {
        guard picture == nil, let markup, !isPlain else { continue }
        picture = ContentPicture.first(in: markup, base: base ?? url)
      }
    }
    title = HTMLText.capped(title, at: Article.titleLimit)
    if title.isEmpty { title = HTMLText.excerpt(summary.isEmpty ? text : summary, limit: 80) }
  }
}

extension ParsedFeed {
  /// The articles for a source; those with neither title nor text nor link are left out, repeated ones come once.
  func articles(for source: NewsSource) -> [Article] {
    var seen: Set<String> = []
    var articles: [Article] = []
    for item in items {
      guard !item.title.isEmpty || !item.text.isEmpty || item.url != nil else { continue }
      let title = item.title.isEmpty ? item.url?.host ?? "Untitled" : item.title
      let id = "\(source.id)-\(StableHash.hexadecimal(item.identity(title: title)))"
      guard seen.insert(id).inserted else { continue }
      articles.append(
        Article(
          id: id, sourceID: source.id, sourceTitle: source.title, title: title, summary: item.summary,
          text: item.text, url: item.url, picture: item.picture.map(ArticlePicture.remote) ?? .none,
          published: item.published, author: item.author))
    }
    return articles
  }
}

extension ParsedItem {
  /// What tells this item from the others of its feed: its id, else its link, else title and date.
  fileprivate func identity(title: String) -> String {
    if !identifier.isEmpty { return identifier }
    if let url { return url.absoluteString }
    return "\(title)\n\(published?.timeIntervalSince1970 ?? 0)"
  }
}
