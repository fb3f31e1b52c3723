import FoundationNetworking
import Synchronization

/// The pictures on their way. Whoever takes a transfer out ends it, so that each continuation is resumed once.
///
/// A hazard of FoundationNetworking: it traps when a redirect's completion handler is called for a task that was
/// cancelled meanwhile. So tasks are cancelled, and the handler is called, only under the lock.
final class ImageTransfers: NSObject, URLSessionDataDelegate, Sendable {
  private struct Transfer {
    let url: URL
    let continuation: CheckedContinuation<Data, any Error>
    var redirects = 0
    var body = Data()
  }

  private let limits: URLImageLoader.Limits
  private let transfers = Mutex<[Int: Transfer]>([:])

  init(limits: URLImageLoader.Limits) { self.limits = limits }

  func begin(_ task: URLSessionDataTask, url: URL, _ continuation: CheckedContinuation<Data, any Error>) {
    transfers.withLock { $0[task.taskIdentifier] = Transfer(url: url, continuation: continuation) }
  }

  /// Ends a transfer and its task; does nothing where it has ended.
  func end(_ task: URLSessionTask, with result: Result<Data, any Error>) {
    let transfer = transfers.withLock { transfers in
      let transfer = transfers.removeValue(forKey: task.taskIdentifier)
      if transfer != nil { task.cancel() }
      return transfer
    }
    transfer?.continuation.resume(with: result)
  }

  private func fail(_ task: URLSessionTask, _ reason: String) {
    let url = transfers.withLock { $0[task.taskIdentifier]?.url }
    end(task, with: .failure(ImageError("\(url?.absoluteString ?? "A picture") can't be loaded: \(reason)")))
  }

  /// An error of the session in words; its own description is a number for most.
  private static func reason(of error: any Error) -> String {
    switch (error as? URLError)?.code {
    case .timedOut: "the server does not answer"
    case .cannotFindHost, .dnsLookupFailed, .notConnectedToInternet: "the server was not found"
    case .cannotConnectToHost: "the server refuses the connection"
    case .secureConnectionFailed, .serverCertificateUntrusted, .serverCertificateHasBadDate:
      "there is no trusted connection to the server"
    default: error.localizedDescription
    }
  }

  // MARK: URLSessionDataDelegate

  func urlSession(
    _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    let isOneTooMany = transfers.withLock { transfers in
      guard let redirects = transfers[task.taskIdentifier]?.redirects else { return false }
      if redirects >= limits.redirects { return true }
      transfers[task.taskIdentifier]?.redirects += 1
      completionHandler(request)
      return false
    }
    if isOneTooMany { fail(task, "the server redirected more than \(limits.redirects) times") }
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    completionHandler(.allow)
    if let status = (response as? HTTPURLResponse)?.statusCode, !(200..<300).contains(status) {
      fail(dataTask, "the server answers with status \(status)")
    } else if response.expectedContentLength > Int64(limits.bytes) {
      fail(dataTask, "it is larger than the limit of \(limits.bytes) bytes")
    }
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let isTooLarge = transfers.withLock { transfers in
      guard let count = transfers[dataTask.taskIdentifier]?.body.count else { return false }
      if count + data.count > limits.bytes { return true }
      transfers[dataTask.taskIdentifier]?.body.append(data)
      return false
    }
    if isTooLarge { fail(dataTask, "it is larger than the limit of \(limits.bytes) bytes") }
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    if let error { return fail(task, Self.reason(of: error)) }
    let body = transfers.withLock { $0[task.taskIdentifier]?.body }
    if let body { end(task, with: .success(body)) }
  }
}
