import Foundation

@testable import NewsInkCore

/// A directory that goes with its owner.
final class TemporaryDirectory: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("news-ink-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  var database: URL { url.appendingPathComponent(NewsDatabaseFile.name) }
}

extension Article {
  /// An article with the parts that a test cares for.
  static func sample(_ number: Int, source: String = "s", title: String? = nil, minutes: Double? = nil) -> Article {
    Article(
      id: "\(source)-\(number)", sourceID: source, sourceTitle: source.uppercased(), title: title ?? "Title \(number)",
      summary: "Summary \(number)", text: "Text \(number)", url: URL(string: "https://example.com/\(number)"),
      picture: number.isMultiple(of: 2) ? .generated(number) : .remote(URL(string: "https://example.com/p.png")!),
      published: minutes.map { Date(timeIntervalSince1970: 1_000_000 - $0 * 60) }, author: "Author")
  }
}
