import FoundationNetworking

/// Gets pictures over HTTP, within limits, and keeps what servers allow to keep in memory.
///
/// A program that has this module uses it for every `AsyncImage` that finds no other loader in its environment.
public final class URLImageLoader: ImageLoader {
  /// What a server may send.
  public struct Limits: Hashable, Sendable {
    /// Bytes of one picture. Default: 16 MiB.
    public var bytes = 16 << 20
    /// Seconds without a byte after which a load fails, 1 at the least. Default: 15.
    public var silence: TimeInterval = 15
    /// Redirects that are followed. Default: 10.
    public var redirects = 10
    /// Bytes of all pictures that are kept in memory as they came. Default: 16 MiB.
    public var cacheBytes = 16 << 20

    public init() {}
  }

  private let session: URLSession
  private let transfers: ImageTransfers

  public init(limits: Limits = Limits()) {
    let configuration = URLSessionConfiguration.default
    configuration.urlCache = URLCache(memoryCapacity: limits.cacheBytes, diskCapacity: 0, diskPath: nil)
    configuration.httpCookieStorage = nil
    configuration.httpShouldSetCookies = false
    configuration.timeoutIntervalForRequest = limits.silence
    configuration.httpAdditionalHeaders = ["Accept": "image/*"]
    transfers = ImageTransfers(limits: limits)
    session = URLSession(configuration: configuration, delegate: transfers, delegateQueue: nil)
  }

  deinit { session.finishTasksAndInvalidate() }

  /// The bytes of a picture.
  /// - Throws: `ImageError`; `CancellationError` when the calling task was cancelled.
  public func imageData(from url: URL) async throws -> Data {
    guard ["http", "https"].contains(url.scheme?.lowercased()) else {
      throw ImageError("\(url.absoluteString) can't be loaded: only http, https and file addresses can")
    }
    let task = session.dataTask(with: url)
    let transfers = transfers
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        transfers.begin(task, url: url, continuation)
        task.resume()
        // A cancellation before this point found no transfer to end.
        if Task.isCancelled { transfers.end(task, with: .failure(CancellationError())) }
      }
    } onCancel: {
      transfers.end(task, with: .failure(CancellationError()))
    }
  }
}
