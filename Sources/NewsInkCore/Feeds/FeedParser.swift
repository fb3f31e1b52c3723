import Foundation

/// Reads a feed document of any format; the document itself tells which, as servers' content types are often wrong.
enum FeedParser {
  /// - Parameters:
  ///   - charset: the charset of the HTTP header.
  ///   - url: where the document came from, the base of relative links; also names the place in errors.
  /// - Throws: ``NewsError`` of kind `notAFeed`, `malformed`, `truncated` or `dangerousDocument`.
  static func parse(_ data: Data, charset: String? = nil, url: URL) throws -> ParsedFeed {
    let text = TextEncoding.decode(data, charset: charset)
    let start = text.unicodeScalars.drop { $0.properties.isWhitespace || $0 == "\u{FEFF}" || $0 == "\0" }
    switch start.first {
    case nil:
      throw NewsError(.notAFeed, "\(place(url)) sent an empty document; try again later or check the address.")
    case "{", "[":
      return try parseJSON(String(start), url: url)
    case "<":
      return try parseXML(String(start), url: url)
    default:
      throw notAFeed("plain text", url)
    }
  }

  // MARK: JSON

  private static func parseJSON(_ text: String, url: URL) throws -> ParsedFeed {
    guard let value = try? JSONSerialization.jsonObject(with: Data(text.utf8)) else {
      let last = text.unicodeScalars.last { !$0.properties.isWhitespace }
      if last != "}" && last != "]" {
        throw NewsError(.truncated, "The feed at \(place(url)) ends in the middle; try again.")
      }
      throw NewsError(
        .malformed, "The feed at \(place(url)) is not valid JSON; try again later or tell its publisher.")
    }
    guard let document = value as? [String: Any], document["items"] is [Any] else {
      throw notAFeed("a JSON document of another kind", url)
    }
    return JSONFeed.parse(document, documentURL: url)
  }

  // MARK: XML

  private static func parseXML(_ text: String, url: URL) throws -> ParsedFeed {
    let rootName = DocumentSniffer.rootElement(of: text)
    if rootName == "html" || rootName == "body" || rootName == "head" {
      throw webPage(text, url: url)
    }
    let root = try read(text, url: url)
    switch root.name {
    case "rss", "rdf:RDF": return RSSFeed.parse(root, documentURL: url)
    case "feed": return AtomFeed.parse(root, documentURL: url)
    case "channel":
      // RSS 0.90 in the wild, without its outer element.
      let outer = XMLElement(name: "rss", attributes: [], bases: [])
      outer.append(root)
      return RSSFeed.parse(outer, documentURL: url)
    default: throw notAFeed("an XML document of another kind (<\(root.name.prefix(40))>)", url)
    }
  }

  private static func read(_ text: String, url: URL) throws -> XMLElement {
    do {
      return try XMLReader.read(text)
    } catch XMLReader.Failure.endsEarly {
      throw NewsError(.truncated, "The feed at \(place(url)) ends in the middle; try again.")
    } catch XMLReader.Failure.notWellFormed(let fault, let line) {
      throw NewsError(
        .malformed, "The feed at \(place(url)) can't be read, since in line \(line) \(fault); tell its publisher.")
    } catch XMLReader.Failure.entityBomb {
      throw NewsError(
        .dangerousDocument,
        "The feed at \(place(url)) defines entities that expand without bound and was not read; remove this source.")
    } catch XMLReader.Failure.tooDeep {
      throw NewsError(
        .dangerousDocument,
        "The feed at \(place(url)) nests more than \(XMLReader.depthLimit) levels deep and was not read; "
          + "remove this source.")
    } catch XMLReader.Failure.tooManyNodes {
      throw NewsError(
        .dangerousDocument,
        "The feed at \(place(url)) has more than \(XMLReader.nodeLimit) elements and was not read; remove this source.")
    }
  }

  private static func webPage(_ text: String, url: URL) -> NewsError {
    if let feed = DocumentSniffer.advertisedFeed(in: text, url: url) {
      return NewsError(
        .notAFeed, "\(place(url)) is a web page and no feed; use the feed that it offers, \(feed.absoluteString).",
        suggestion: feed)
    }
    return notAFeed("a web page", url)
  }

  private static func notAFeed(_ what: String, _ url: URL) -> NewsError {
    NewsError(
      .notAFeed, "\(place(url)) is \(what) and no feed; give the address of an RSS, Atom or JSON feed.")
  }

  private static func place(_ url: URL) -> String { url.absoluteString }
}
