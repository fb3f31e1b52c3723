import Foundation

/// Finds a picture for an article where a feed names none itself.
enum ContentPicture {
  private static let pictureExtensions: Set<String> = ["png", "jpg", "jpeg", "webp", "gif", "svg", "bmp"]

  /// The first picture in `markup` that is not a counting pixel.
  static func first(in markup: String, base: URL?) -> URL? {
    for tag in HTMLTag.all("img", in: markup, limit: 8) {
      if tag.attribute("width").flatMap(Int.init).map({ $0 <= 2 }) == true { continue }
      if tag.attribute("height").flatMap(Int.init).map({ $0 <= 2 }) == true { continue }
      let address = tag.attribute("src") ?? tag.attribute("data-src")
      if let url = FeedLink.resolve(address, base: base) { return url }
    }
    return nil
  }

  /// The best picture that an RSS item or Atom entry names in its own elements: the widest `media:content`, then
  /// `media:thumbnail`, enclosures and `itunes:image`.
  static func named(in item: XMLElement, base: URL?) -> URL? {
    let groups = [item] + item.all("media:group") + item.all("media:content")
    var best: (url: URL, width: Int)?
    for media in groups.flatMap({ $0.all("media:content") }) where isPicture(media) {
      guard let url = FeedLink.resolve(media.attribute("url"), base: base) else { continue }
      let width = media.attribute("width").flatMap(Int.init) ?? 0
      if best.map({ width > $0.width }) ?? true { best = (url, width) }
    }
    if let best { return best.url }
    for thumbnail in groups.flatMap({ $0.all("media:thumbnail") }) {
      if let url = FeedLink.resolve(thumbnail.attribute("url"), base: base) { return url }
    }
    for enclosure in item.all("enclosure") where isPicture(enclosure) {
      if let url = FeedLink.resolve(enclosure.attribute("url"), base: base) { return url }
    }
    for link in item.all("link") where link.attribute("rel") == "enclosure" && isPicture(link) {
      if let url = FeedLink.resolve(link.attribute("href"), base: base) { return url }
    }
    return FeedLink.resolve(item.first("itunes:image")?.attribute("href"), base: base)
  }

  private static func isPicture(_ element: XMLElement) -> Bool {
    if let medium = element.attribute("medium") { return medium == "image" }
    if let type = element.attribute("type"), !type.isEmpty { return type.lowercased().hasPrefix("image/") }
    guard let address = element.attribute("url") ?? element.attribute("href") else { return false }
    let path = address.prefix { $0 != "?" && $0 != "#" }
    return path.split(separator: ".").last.map { pictureExtensions.contains($0.lowercased()) } ?? false
  }
}
