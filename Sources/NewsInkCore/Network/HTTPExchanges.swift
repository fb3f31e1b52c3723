import Foundation
import FoundationNetworking
import Synchronization

/// The requests on their way, and what the session reports of them.
///
/// Whoever takes an exchange out ends it, so that each continuation is resumed once, whether the answer, a limit or
/// a cancellation comes first; what the session still delivers for it is dropped.
///
/// A hazard of FoundationNetworking: it traps when a redirect's completion handler is called for a task that was
/// cancelled meanwhile. The handler and the cancellation are both queued in the session in the order of the calls, so
/// both are called under the lock, and the handler only while the exchange is there.
final class HTTPExchanges: NSObject, URLSessionDataDelegate, Sendable {
  private let exchanges = Mutex<[Int: HTTPExchange]>([:])

  func begin(_ task: URLSessionDataTask, _ exchange: HTTPExchange) {
    exchanges.withLock { $0[task.taskIdentifier] = exchange }
  }

  /// Ends an exchange with an error and cancels its task; does nothing where it has ended.
  func cancel(_ task: URLSessionTask, with error: any Error) {
    let exchange = exchanges.withLock { exchanges in
      let exchange = exchanges.removeValue(forKey: task.taskIdentifier)
      if exchange != nil { task.cancel() }
      return exchange
    }
    exchange?.continuation.resume(throwing: error)
  }

  // MARK: Redirects

  func urlSession(
    _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    let error = exchanges.withLock { exchanges -> NewsError? in
      guard let origin = exchanges[task.taskIdentifier]?.url else { return nil }
      if let error = exchanges[task.taskIdentifier]?.redirect(to: request.url) ?? nil { return error }
      var next = request
      if request.url?.host != origin.host {
        // A key is for the server that it was meant for.
        next.setValue(nil, forHTTPHeaderField: NewsAPIClient.keyHeader)
      }
      completionHandler(next)
      return nil
    }
    if let error { cancel(task, with: error) }
  }

  // MARK: Answers

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    let error = exchanges.withLock { exchanges in
      exchanges[dataTask.taskIdentifier]?.accept(response) ?? nil
    }
    completionHandler(.allow)
    if let error { cancel(dataTask, with: error) }
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let error = exchanges.withLock { exchanges in
      exchanges[dataTask.taskIdentifier]?.accept(data) ?? nil
    }
    if let error { cancel(dataTask, with: error) }
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    guard let exchange = exchanges.withLock({ $0.removeValue(forKey: task.taskIdentifier) }) else { return }
    if let error {
      exchange.continuation.resume(throwing: HTTPFailure.error(error, of: exchange))
    } else if let response = exchange.response {
      var headers: [String: String] = [:]
      for (name, value) in response.allHeaderFields {
        headers["\(name)".lowercased()] = "\(value)"
      }
      exchange.continuation.resume(
        returning: HTTPResponse(
          url: response.url ?? exchange.url, status: response.statusCode, headers: headers, body: exchange.body))
    } else {
      exchange.continuation.resume(throwing: HTTPFailure.noAnswer(exchange.url))
    }
  }
}
