import Foundation

/// Pictures by address: from the cache on disk, or from the network.
///
/// Several askers for one picture share one request, which ends when the last of them is cancelled. A picture that
/// can't be had is logged in one line, once, and not asked for again until ``forgetFailures()``.
public actor PictureLoader {
  private struct Request {
    let task: Task<Data, any Error>
    var askers = 1
    var cancelled = 0
  }

  private let cache: PictureCache
  private let client: HTTPClient
  private let limits: HTTPLimits
  private let log: @Sendable (String) -> Void
  private var requests: [URL: Request] = [:]
  private var failures: [URL: NewsError] = [:]

  init(cache: PictureCache, client: HTTPClient, limits: HTTPLimits, log: @escaping @Sendable (String) -> Void) {
    self.cache = cache
    self.client = client
    self.limits = limits
    self.log = log
  }

  /// The encoded picture, in a format of ``PictureFormat``.
  ///
  /// - Throws: ``NewsError``, or `CancellationError` when the asker is cancelled.
  public func data(for url: URL) async throws -> Data {
    if let failure = failures[url] { throw failure }
    let task: Task<Data, any Error>
    if let request = requests[url] {
      task = request.task
      requests[url]?.askers += 1
    } else {
      task = Task { try await fetch(url) }
      requests[url] = Request(task: task)
    }
    defer { end(url, task) }
    let result = await withTaskCancellationHandler {
      await task.result
    } onCancel: {
      Task { await self.leave(url, task) }
    }
    try Task.checkCancellation()
    return try result.get()
  }

  /// Lets pictures that failed be asked for again, as on a refresh.
  public func forgetFailures() {
    failures = [:]
  }

  private func fetch(_ url: URL) async throws -> Data {
    if let kept = await cache.data(for: url) { return kept }
    do {
      let response = try await client.get(url, headers: ["Accept": "image/*"], limits: limits)
      try response.requireSuccess()
      guard PictureFormat(response.body) != nil else { throw PictureCache.notAPicture(url) }
      do {
        try await cache.store(response.body, for: url)
      } catch let error as NewsError {
        // The picture is here all the same.
        log(error.message)
      }
      return response.body
    } catch let error as NewsError {
      failures[url] = error
      log(error.message)
      throw error
    }
  }

  /// The last asker to be cancelled takes the request along.
  private func leave(_ url: URL, _ task: Task<Data, any Error>) {
    guard requests[url]?.task == task, var request = requests[url] else { return }
    request.cancelled += 1
    requests[url] = request
    if request.cancelled >= request.askers {
      // Who asks from now on needs a request of its own.
      requests[url] = nil
      task.cancel()
    }
  }

  private func end(_ url: URL, _ task: Task<Data, any Error>) {
    if requests[url]?.task == task { requests[url] = nil }
  }
}
