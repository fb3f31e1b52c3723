import Foundation

/// Looks at the beginning of a document that starts with `<`.
enum DocumentSniffer {
  /// The name of the first element in lower case, without prefix; empty where there is none.
  static func rootElement(of text: String) -> String {
    let bytes = Array(text.utf8.prefix(4096))
    var index = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "<"), let tag = HTMLTag(bytes, at: index) else {
        index += 1
        continue
      }
      if tag.name.isEmpty {
        let declaration = String(decoding: bytes[index..<tag.end], as: UTF8.self).lowercased()
        if declaration.hasPrefix("<!doctype html") { return "html" }
        index = tag.end
      } else {
        return tag.name.split(separator: ":").last.map(String.init) ?? tag.name
      }
    }
    return ""
  }

  /// The feed that a web page names by `<link rel="alternate">`.
  static func advertisedFeed(in page: String, url: URL) -> URL? {
    let types = ["application/rss+xml", "application/atom+xml", "application/feed+json", "application/json"]
    for link in HTMLTag.all("link", in: page, limit: 200) {
      guard link.attribute("rel")?.lowercased().contains("alternate") == true,
        let type = link.attribute("type")?.lowercased(), types.contains(type),
        let feed = FeedLink.resolve(link.attribute("href"), base: url)
      else { continue }
      return feed
    }
    return nil
  }
}
