import Foundation

/// Addresses as people type them.
public enum FeedAddress {
  /// The `http` or `https` address that `text` names, or `nil`.
  ///
  /// - Parameter addsScheme: whether `example.com/feed` means `https://example.com/feed`. `feed:` is understood either
  ///   way.
  public static func url(_ text: String, addsScheme: Bool = true) -> URL? {
    var address = text.trimmingCharacters(in: .whitespacesAndNewlines)
    let lowered = address.lowercased()
    if lowered.hasPrefix("feed://") {
      address = "https://" + address.dropFirst(7)
    } else if lowered.hasPrefix("feed:http") {
      address = String(address.dropFirst(5))
    } else if addsScheme, lacksScheme(lowered) {
      address = "https://" + address
    }
    return FeedLink.resolve(address, base: nil)
  }

  /// The addresses that `text` may mean, the likeliest first: a server in this machine or network that is named
  /// without a scheme seldom has a certificate, so that `http` is the second.
  static func candidates(_ text: String) -> [URL] {
    guard let url = url(text) else { return [] }
    let typed = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard lacksScheme(typed.lowercased()), let host = url.host, isNearby(host.lowercased()),
      let plain = FeedLink.resolve("http://" + typed, base: nil)
    else { return [url] }
    return [url, plain]
  }

  private static func lacksScheme(_ text: String) -> Bool {
    guard !text.contains("://"), !text.contains(" ") else { return false }
    return text.contains(".") || text.hasPrefix("[") || text.prefix { !":/".contains($0) } == "localhost"
  }

  /// Whether a host is this machine or one of a private network (RFC 1918, 3927, 4193, 6762).
  private static func isNearby(_ host: String) -> Bool {
    if host == "localhost" || host.hasSuffix(".localhost") || host.hasSuffix(".local") { return true }
    let address = host.trimmingCharacters(in: ["[", "]"])
    if address.contains(":") {
      return address == "::1" || ["fc", "fd", "fe8", "fe9", "fea", "feb"].contains { address.hasPrefix($0) }
    }
    let parts = address.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
    guard parts.count == 4, let first = parts[0], let second = parts[1], parts[2] != nil, parts[3] != nil else {
      return false
    }
    switch (first, second) {
    case (10, _), (127, _), (192, 168), (169, 254), (172, 16...31): return true
    default: return false
    }
  }
}
