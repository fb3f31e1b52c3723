import Foundation
import FoundationNetworking

/// Fetches documents over HTTP within limits.
///
/// A call returns as soon as its task is cancelled, a limit is passed or the answer is complete. Nothing is cached
/// here: what is worth keeping is kept by its own rules in the store and the picture cache.
final class HTTPClient: Sendable {
  private let session: URLSession
  private let exchanges: HTTPExchanges

  init() {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    configuration.httpCookieStorage = nil
    configuration.httpShouldSetCookies = false
    configuration.httpAdditionalHeaders = ["User-Agent": "NewsInk/1.0 (+feed reader)"]
    let exchanges = HTTPExchanges()
    self.exchanges = exchanges
    session = URLSession(configuration: configuration, delegate: exchanges, delegateQueue: nil)
  }

  deinit {
    // No request can be on its way, as each keeps the client alive.
    session.finishTasksAndInvalidate()
  }

  /// The answer to a GET request, whatever its status.
  ///
  /// - Throws: ``NewsError``, or `CancellationError` when the calling task is cancelled.
  func get(_ url: URL, headers: [String: String] = [:], limits: HTTPLimits = HTTPLimits()) async throws -> HTTPResponse
  {
    var request = URLRequest(url: url)
    request.timeoutInterval = limits.silence
    for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
    let task = session.dataTask(with: request)
    let exchanges = exchanges
    let deadline = Task {
      try await Task.sleep(for: .seconds(limits.total))
      exchanges.cancel(task, with: HTTPFailure.timedOut(url, after: limits.total))
    }
    defer { deadline.cancel() }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        exchanges.begin(task, HTTPExchange(url: url, limits: limits, continuation: continuation))
        task.resume()
        // A cancellation before this point found no exchange to end.
        if Task.isCancelled { exchanges.cancel(task, with: CancellationError()) }
      }
    } onCancel: {
      exchanges.cancel(task, with: CancellationError())
    }
  }
}
