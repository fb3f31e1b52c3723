/// The canonical prefixes of the namespaces that feeds use, whatever prefix the document binds them to.
enum XMLNamespaces {
  private static let prefixes: [String: String] = [
    "http://www.w3.org/2005/Atom": "",
    "http://purl.org/atom/ns#": "",
    "http://purl.org/rss/1.0/": "",
    "http://backend.userland.com/rss2": "",
    "http://www.w3.org/1999/02/22-rdf-syntax-ns#": "rdf",
    "http://purl.org/rss/1.0/modules/content/": "content",
    "http://purl.org/dc/elements/1.1/": "dc",
    "http://purl.org/dc/terms/": "dcterms",
    "http://search.yahoo.com/mrss/": "media",
    "http://search.yahoo.com/mrss": "media",
    "http://www.itunes.com/dtds/podcast-1.0.dtd": "itunes",
    "http://www.w3.org/1999/xhtml": "xhtml",
    "http://www.w3.org/XML/1998/namespace": "xml",
  ]

  /// The element or attribute name with a canonical prefix.
  ///
  /// An unknown namespace, or a prefix that the document forgot to bind, keeps the prefix as written. An `atom:link`
  /// inside RSS must not pass for RSS's own `link`, so a prefixed Atom element keeps `atom`.
  static func canonicalName(_ written: Substring, bindings: [String: String], isAttribute: Bool) -> String {
    guard let colon = written.firstIndex(of: ":") else {
      guard !isAttribute, let namespace = bindings[""], let prefix = prefixes[namespace], !prefix.isEmpty else {
        return String(written)
      }
      return prefix + ":" + written
    }
    let writtenPrefix = String(written[..<colon])
    let local = written[written.index(after: colon)...]
    guard let namespace = bindings[writtenPrefix], let prefix = prefixes[namespace] else { return String(written) }
    if prefix.isEmpty {
      return bindings["root"] == namespace ? String(local) : "atom:" + local
    }
    return prefix + ":" + local
  }
}
