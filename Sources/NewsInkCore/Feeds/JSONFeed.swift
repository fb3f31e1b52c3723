import Foundation

/// JSON Feed 1.1 and 1.0.
enum JSONFeed {
  static func parse(_ document: [String: Any], documentURL: URL?) -> ParsedFeed {
    let homepage = FeedLink.resolve(string(document["home_page_url"]), base: documentURL)
    var feed = ParsedFeed(
      format: .json, title: ParsedFeed.title(HTMLText.collapse(string(document["title"]) ?? "")), homepage: homepage)
    let feedAuthor = author(of: document)
    let base = homepage ?? documentURL
    for case let entry as [String: Any] in (document["items"] as? [Any] ?? []).prefix(ParsedFeed.itemLimit) {
      var item = parseItem(entry, base: base)
      item.author = item.author ?? feedAuthor
      feed.items.append(item)
    }
    return feed
  }

  private static func parseItem(_ entry: [String: Any], base: URL?) -> ParsedItem {
    var item = ParsedItem()
    item.identifier = string(entry["id"]) ?? ""
    item.url = ["url", "external_url"].lazy.compactMap { FeedLink.resolve(string(entry[$0]), base: base) }.first
    if item.url == nil { item.url = FeedLink.resolve(item.identifier, base: nil) }
    item.title = HTMLText.line(string(entry["title"]) ?? "")
    item.published =
      ["date_published", "date_modified"].lazy.compactMap { string(entry[$0]) }
      .compactMap(FeedDate.parse).first
    item.author = author(of: entry)
    item.picture = ["image", "banner_image"].lazy.compactMap { FeedLink.resolve(string(entry[$0]), base: base) }.first
    if item.picture == nil { item.picture = attachedPicture(of: entry, base: base) }
    let html = string(entry["content_html"])
    item.setContent(
      summaryMarkup: string(entry["summary"]), contentMarkup: html ?? string(entry["content_text"]),
      summaryIsPlain: true, contentIsPlain: html == nil, base: base)
    return item
  }

  private static func attachedPicture(of entry: [String: Any], base: URL?) -> URL? {
    let attachments = (entry["attachments"] as? [Any] ?? []).compactMap { $0 as? [String: Any] }
    return attachments.lazy.filter { string($0["mime_type"])?.hasPrefix("image/") == true }
      .compactMap { FeedLink.resolve(string($0["url"]), base: base) }.first
  }

  /// Version 1.1 has `authors`, 1.0 had `author`.
  private static func author(of object: [String: Any]) -> String? {
    var authors = (object["authors"] as? [Any] ?? []).compactMap { $0 as? [String: Any] }
    if let single = object["author"] as? [String: Any] { authors.append(single) }
    let names = authors.compactMap { string($0["name"]) }.filter { !$0.isEmpty }
    return names.isEmpty ? nil : HTMLText.collapse(names.joined(separator: ", "))
  }

  /// Ids and dates come as numbers now and then.
  private static func string(_ value: Any?) -> String? {
    switch value {
    case let text as String: text
    case let number as Int: String(number)
    case let number as Double: String(number)
    default: nil
    }
  }
}
