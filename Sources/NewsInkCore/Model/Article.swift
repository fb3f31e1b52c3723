import Foundation

/// The picture that goes with an article.
public enum ArticlePicture: Hashable, Sendable {
  case none
  /// A picture to fetch, always `http` or `https`.
  case remote(URL)
  /// A picture that the program draws from ``PictureRecipe/init(number:)``.
  case generated(Int)
}

/// One article of a source.
public struct Article: Identifiable, Hashable, Sendable {
  /// Stable over refreshes and starts: made from the source and the feed's own id, link, or title and date.
  public let id: String
  public let sourceID: NewsSource.ID
  /// The source's name when the article was read, kept so that a saved article outlives its source; at most
  /// ``NewsSource/titleLimit`` characters.
  public var sourceTitle: String
  /// Plain text in one line; never empty, and at most ``titleLimit`` characters.
  public var title: String
  /// Plain text of a sentence or two; may be empty.
  public var summary: String
  /// Plain text as far as the feed gives it, its paragraphs separated by an empty line; may be empty.
  public var text: String
  /// The article's web page.
  public var url: URL?
  public var picture: ArticlePicture
  /// `nil` where the feed gives no date.
  public var published: Date?
  public var author: String?
  public var isRead: Bool
  public var isSaved: Bool

  /// Characters of a title; the longest headlines have some 200.
  public static let titleLimit = 500
  /// Characters of the authors' names.
  static let authorLimit = 200

  /// Makes an article; title, source's name and author are cut at their limits.
  public init(
    id: String, sourceID: NewsSource.ID, sourceTitle: String, title: String, summary: String = "", text: String = "",
    url: URL? = nil, picture: ArticlePicture = .none, published: Date? = nil, author: String? = nil,
    isRead: Bool = false, isSaved: Bool = false
  ) {
    self.id = id
    self.sourceID = sourceID
    self.sourceTitle = HTMLText.capped(sourceTitle, at: NewsSource.titleLimit)
    self.title = HTMLText.capped(title, at: Self.titleLimit)
    self.summary = summary
    self.text = text
    self.url = url
    self.picture = picture
    self.published = published
    self.author = author.map { HTMLText.capped($0, at: Self.authorLimit) }
    self.isRead = isRead
    self.isSaved = isSaved
  }

  /// The paragraphs for a reader page: the text, or the summary where there is no text. Endless ones come in several
  /// pieces, endless words have places where a line may break.
  public var paragraphs: [String] {
    let body = text.isEmpty ? summary : text
    return body.split(separator: "\n", omittingEmptySubsequences: true).flatMap(HTMLText.pieces)
  }
}
