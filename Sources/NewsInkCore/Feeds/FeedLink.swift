import Foundation

/// Addresses as feeds write them.
enum FeedLink {
  /// The address that `text` names, relative to the first of `bases` that helps; only `http` and `https` pass, since
  /// a stranger's feed must not make the reader open files or run `javascript:`.
  static func resolve(_ text: String?, base: URL?) -> URL? {
    guard let trimmed = text?.trimmingCharacters(in: .whitespacesAndNewlines), !trimmed.isEmpty,
      trimmed.utf8.count <= 4096, let url = URL(string: trimmed, relativeTo: base)?.absoluteURL,
      ["http", "https"].contains(url.scheme?.lowercased()), let host = url.host, !host.isEmpty
    else { return nil }
    return url
  }

  /// `base` moved by each `xml:base` on the way down to `element`.
  static func base(of element: XMLElement, document base: URL?) -> URL? {
    element.bases.reduce(base) { outer, text in
      URL(string: text.trimmingCharacters(in: .whitespacesAndNewlines), relativeTo: outer)?.absoluteURL ?? outer
    }
  }
}
