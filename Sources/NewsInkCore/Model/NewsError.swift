import Foundation

/// What went wrong, as one sentence for the user: what failed, where, and what to do.
public struct NewsError: Error, Hashable, Sendable, LocalizedError, CustomStringConvertible {
  /// The kind of failure, for code that decides by it.
  public enum Kind: Hashable, Sendable {
    /// The host's name is unknown or nothing can be reached at all.
    case hostNotFound
    /// The host is there and refuses the connection.
    case connectionRefused
    case timedOut
    /// The connection broke, or the document ends in the middle.
    case truncated
    case tooManyRedirects
    /// The body is larger than the limit.
    case tooLarge
    /// An HTTP status that is no success.
    case status(Int)
    /// No trusted connection could be made.
    case insecure
    /// A web page or another document instead of a feed.
    case notAFeed
    /// A feed whose text breaks the rules of its format.
    case malformed
    /// An XML document that defines entities by other entities, or nests without end.
    case dangerousDocument
    /// An error document of NewsAPI with its code.
    case newsAPI(String)
    /// Data that is no picture.
    case notAPicture
    /// An address that can't be used.
    case badAddress
    /// The database or the cache.
    case storage
    case other
  }

  public let kind: Kind
  /// One sentence: what failed, where, and what to do.
  public let message: String

  /// The address that should do where this one does not: the feed that a web page offers.
  public let suggestion: URL?

  public init(_ kind: Kind, _ message: String, suggestion: URL? = nil) {
    self.kind = kind
    self.message = message
    self.suggestion = suggestion
  }

  public var errorDescription: String? { message }
  public var description: String { message }

  /// Whether nothing could be reached, so that what is stored is all there is for now.
  public var isOffline: Bool {
    kind == .hostNotFound
  }
}
