import Foundation
import FoundationNetworking

/// A request on its way.
struct HTTPExchange {
  let url: URL
  let limits: HTTPLimits
  let continuation: CheckedContinuation<HTTPResponse, any Error>
  private(set) var redirects = 0
  private(set) var response: HTTPURLResponse?
  private(set) var body = Data()

  init(url: URL, limits: HTTPLimits, continuation: CheckedContinuation<HTTPResponse, any Error>) {
    self.url = url
    self.limits = limits
    self.continuation = continuation
  }

  /// Counts a redirect; the error where it must not be followed.
  mutating func redirect(to target: URL?) -> NewsError? {
    redirects += 1
    return HTTPFailure.redirect(of: self, to: target)
  }

  /// Takes the head of the answer; the error where it announces too much.
  mutating func accept(_ response: URLResponse) -> NewsError? {
    self.response = response as? HTTPURLResponse
    return response.expectedContentLength > Int64(limits.bytes) ? HTTPFailure.tooLarge(self) : nil
  }

  /// Takes a piece of the body, in place; the error where it is one too many.
  mutating func accept(_ data: Data) -> NewsError? {
    if body.count + data.count > limits.bytes { return HTTPFailure.tooLarge(self) }
    body.append(data)
    return nil
  }
}
