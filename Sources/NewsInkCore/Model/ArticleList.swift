import Foundation

/// The articles of one source, newest first.
///
/// A list of the demo feed makes its articles when they are asked for, so that a list of ten thousand costs nothing
/// up front; reading one element is then O(1) and allocates its texts. Lists of other sources hold their articles.
public struct ArticleList: RandomAccessCollection, Equatable, Sendable {
  private enum Storage: Equatable, Sendable {
    case articles([Article])
    case demo(DemoFeed, source: Int)
  }

  private var storage: Storage
  private var marks: ArticleMarks

  /// A list of articles that are at hand.
  public init(_ articles: [Article] = []) {
    storage = .articles(articles)
    marks = ArticleMarks()
  }

  init(demo: DemoFeed, source: Int, marks: ArticleMarks) {
    storage = .demo(demo, source: source)
    self.marks = marks
  }

  public var startIndex: Int { 0 }

  public var endIndex: Int {
    switch storage {
    case .articles(let articles): articles.count
    case .demo(let feed, _): feed.articlesPerSource
    }
  }

  public subscript(position: Int) -> Article {
    var article: Article
    switch storage {
    case .articles(let articles): article = articles[position]
    case .demo(let feed, let source): article = feed.article(position, ofSource: source)
    }
    marks.apply(to: &article)
    return article
  }

  /// The id of the article at `position`, without making the rest of it.
  public func id(at position: Int) -> Article.ID {
    switch storage {
    case .articles(let articles): articles[position].id
    case .demo(_, let source): DemoFeed.articleID(position, ofSource: source)
    }
  }

  /// Notes in this copy that an article was read, so that a screen need not wait for the store.
  public mutating func setRead(_ isRead: Bool, id: Article.ID) {
    marks.read[id] = isRead
  }

  /// Notes in this copy that an article was saved for later, or no longer is.
  public mutating func setSaved(_ isSaved: Bool, id: Article.ID) {
    marks.saved[id] = isSaved
  }
}

/// What the user did to articles, laid over articles that don't know it.
struct ArticleMarks: Equatable, Sendable {
  var read: [Article.ID: Bool] = [:]
  var saved: [Article.ID: Bool] = [:]

  func apply(to article: inout Article) {
    if let isRead = read[article.id] { article.isRead = isRead }
    if let isSaved = saved[article.id] { article.isSaved = isSaved }
  }
}
