import Foundation

/// A feed inside the app, so that News Ink shows something without key or network.
///
/// Every article is made from its source's and its own number when it is asked for: the same ones at each start, and
/// a feed of a million costs as much as one of none.
public struct DemoFeed: Equatable, Sendable {
  /// Articles of each source that are stored for search.
  static let storedArticles = 200

  /// Articles of each source.
  public let articlesPerSource: Int
  /// The time that publication dates count back from.
  public let now: Date

  /// - Parameters:
  ///   - articlesPerSource: 30 by default; below 0 counts as 0.
  ///   - now: the newest article is some minutes older than this.
  public init(articlesPerSource: Int = 30, now: Date) {
    self.articlesPerSource = max(0, articlesPerSource)
    self.now = now
  }

  /// The six demo sources; the first three names fit side by side in tabs 412 points wide.
  public static let sources: [NewsSource] = DemoTopic.all.enumerated().map { number, topic in
    NewsSource(title: topic.name, kind: .demo(number))
  }

  /// The articles of a source, newest first.
  public func articles(ofSource source: Int) -> ArticleList {
    ArticleList(demo: self, source: source, marks: ArticleMarks())
  }

  /// Article `index` of a source, 0 the newest.
  public func article(_ index: Int, ofSource source: Int) -> Article {
    let topic = DemoTopic.all[source]
    let writer = DemoWriter(topic: topic, source: source, index: index)
    return Article(
      id: Self.articleID(index, ofSource: source), sourceID: "demo-\(source)", sourceTitle: topic.name,
      title: writer.headline, summary: writer.summary, text: writer.text,
      url: URL(string: "https://example.com/\(topic.slug)/\(index + 1)"),
      picture: .generated(index * DemoTopic.all.count + source), published: published(index, ofSource: source),
      author: writer.author)
  }

  /// The number that an article's id names, for ids that this feed made.
  static func position(of id: Article.ID) -> (source: Int, index: Int)? {
    let parts = id.split(separator: "-")
    guard parts.count == 3, parts[0] == "demo", let source = Int(parts[1]), let index = Int(parts[2]),
      DemoTopic.all.indices.contains(source), index >= 0
    else { return nil }
    return (source, index)
  }

  static func articleID(_ index: Int, ofSource source: Int) -> Article.ID {
    "demo-\(source)-\(index)"
  }

  /// A few within the hour, a day's worth of hours, then weeks: gaps widen from minutes to about half a day.
  private func published(_ index: Int, ofSource source: Int) -> Date {
    let step = Double(index)
    let minutes = 4 + Double(source) * 3 + step * 17 + step * min(step, 60) * 9
    return now.addingTimeInterval(-minutes * 60)
  }
}
