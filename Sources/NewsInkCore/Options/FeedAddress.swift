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
    } else if addsScheme, !lowered.contains("://"), lowered.contains("."), !lowered.contains(" ") {
      address = "https://" + address
    }
    return FeedLink.resolve(address, base: nil)
  }
}
