import Foundation

/// Where articles come from: one tab of News Ink.
public struct NewsSource: Identifiable, Hashable, Codable, Sendable {
  /// How the articles of a source are had.
  public enum Kind: Hashable, Codable, Sendable {
    /// A source of the built-in demo feed, by its number from 0.
    case demo(Int)
    /// A publisher of NewsAPI by its id (`bbc-news`), or NewsAPI's mixed top headlines for `nil`.
    case newsAPI(id: String?)
    /// An RSS, Atom or JSON Feed document.
    case feed(URL)
  }

  /// The same at each start, and different for different sources.
  public let id: String
  /// The name on the tab.
  public var title: String
  public let kind: Kind

  /// Makes a source; its id follows from `kind`, so that the same feed is never in the list twice.
  public init(title: String, kind: Kind) {
    self.title = title
    self.kind = kind
    switch kind {
    case .demo(let number): id = "demo-\(number)"
    case .newsAPI(let identifier): id = "newsapi-\(identifier ?? "top")"
    case .feed(let url): id = "feed-\(StableHash.hexadecimal(url.absoluteString))"
    }
  }

  /// Whether the source belongs to the built-in demo feed.
  public var isDemo: Bool {
    if case .demo = kind { return true }
    return false
  }

  /// A source for a feed's address before its title is known: the host's name stands in.
  public static func feed(_ url: URL) -> NewsSource {
    var host = url.host ?? url.absoluteString
    if host.hasPrefix("www.") { host.removeFirst(4) }
    return NewsSource(title: host, kind: .feed(url))
  }
}
