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
  /// The name on the tab; at most ``titleLimit`` characters.
  public var title: String
  public let kind: Kind

  /// Characters of a source's name.
  public static let titleLimit = 100

  /// Makes a source; its name is cut at the limit, and its id follows from `kind`, so that the same feed is never in the list twice.
  public init(title: String, kind: Kind) {
    self.title = HTMLText.capped(title, at: Self.titleLimit)
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

  /// The name as it fits on a tab: about 240 points of Material's title type, and an ellipsis where it is longer.
  public var tabTitle: String {
    var width = 0.0
    var end = title.startIndex
    for index in title.indices {
      width += Self.width(of: title[index])
      if width > 240 { return title[..<end].trimmingCharacters(in: .whitespaces) + "…" }
      // The ellipsis wants room, too.
      if width <= 228 { end = title.index(after: index) }
    }
    return title
  }

  /// About the points that a character takes at 14 points.
  private static func width(of character: Character) -> Double {
    guard let value = character.asciiValue else {
      return character.unicodeScalars.first.map { $0.value >= 0x1100 } == true ? 14 : 8
    }
    switch Character(Unicode.Scalar(value)) {
    case "i", "j", "l", "f", "t", "r", " ", ".", ",", ":", ";", "'", "!", "|", "(", ")", "-", "I": return 4.5
    case "M", "W", "m", "w", "@", "%": return 12.5
    case "A"..."Z": return 9.5
    default: return 8
    }
  }

  /// A source for a feed's address before its title is known: the host's name stands in.
  public static func feed(_ url: URL) -> NewsSource {
    var host = url.host ?? url.absoluteString
    if host.hasPrefix("www.") { host.removeFirst(4) }
    return NewsSource(title: host, kind: .feed(url))
  }
}
