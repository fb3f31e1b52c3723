/// How long and how much a server may send.
public struct HTTPLimits: Sendable, Equatable {
  /// Seconds without a byte after which a request fails; 15 by default.
  public var silence: Double
  /// Seconds for the whole request, redirects included; 60 by default.
  public var total: Double
  /// Bytes of a body after decompression; 16 MiB by default.
  public var bytes: Int
  /// Redirects that are followed; 10 by default.
  public var redirects: Int

  /// The limits that a command line asks for.
  public init(options: NewsInkOptions) {
    self.init()
    guard let timeout = options.timeout else { return }
    total *= timeout / silence
    silence = timeout
  }

  public init(silence: Double = 15, total: Double = 60, bytes: Int = 16 << 20, redirects: Int = 10) {
    self.silence = silence
    self.total = total
    self.bytes = bytes
    self.redirects = redirects
  }
}
