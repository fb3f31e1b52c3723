import Foundation
import FoundationNetworking

/// The network's failures in words.
enum HTTPFailure {
  static func timedOut(_ url: URL, after seconds: Double) -> NewsError {
    let time = seconds == seconds.rounded() && seconds < 1e6 ? String(Int(seconds)) : String(seconds)
    return failure(
      .timedOut, url, "\(host(url)) did not answer within \(time) s; check the connection and try again")
  }

  static func tooLarge(_ exchange: HTTPExchange) -> NewsError {
    let limit =
      exchange.limits.bytes >= 1 << 20 ? "\(exchange.limits.bytes >> 20) MiB" : "\(exchange.limits.bytes) bytes"
    return failure(
      .tooLarge, exchange.url, "the document is larger than \(limit); check that the address is that of a feed")
  }

  static func noAnswer(_ url: URL) -> NewsError {
    failure(.truncated, url, "\(host(url)) closed the connection without an answer; try again later")
  }

  /// The error for a redirect that must not be followed.
  static func redirect(of exchange: HTTPExchange, to target: URL?) -> NewsError? {
    if exchange.redirects > exchange.limits.redirects {
      return failure(
        .tooManyRedirects, exchange.url,
        "the server redirected more than \(exchange.limits.redirects) times; check the address")
    }
    guard let scheme = target?.scheme?.lowercased(), scheme == "http" || scheme == "https" else {
      return failure(.badAddress, exchange.url, "the server redirected to what is no web address; check the address")
    }
    return nil
  }

  /// The session's error in words.
  static func error(_ error: any Error, of exchange: HTTPExchange) -> any Error {
    let url = exchange.url
    guard let code = (error as? URLError)?.code else { return noAnswer(url) }
    switch code {
    case .cancelled:
      return CancellationError()
    case .timedOut:
      return timedOut(url, after: exchange.limits.silence)
    case .cannotFindHost, .dnsLookupFailed, .notConnectedToInternet:
      return failure(
        .hostNotFound, url, "\(host(url)) was not found; check the address and the network connection")
    case .cannotConnectToHost:
      return failure(
        .connectionRefused, url, "\(host(url)) refuses the connection; check the address or try again later")
    case .httpTooManyRedirects:
      return failure(.tooManyRedirects, url, "the server redirected without end; check the address")
    case .secureConnectionFailed, .serverCertificateHasBadDate, .serverCertificateUntrusted,
      .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid, .clientCertificateRejected,
      .clientCertificateRequired:
      return failure(
        .insecure, url, "no secure connection to \(host(url)) could be made; check the clock and the address")
    case .unsupportedURL where exchange.response == nil:
      return failure(.malformed, url, "\(host(url)) did not answer in HTTP; check the address")
    default:
      return exchange.response == nil
        ? noAnswer(url)
        : failure(.truncated, url, "the connection broke before the document was complete; try again")
    }
  }

  private static func failure(_ kind: NewsError.Kind, _ url: URL, _ reason: String) -> NewsError {
    NewsError(kind, "Could not load \(url.absoluteString): \(reason).")
  }

  private static func host(_ url: URL) -> String {
    let name = url.host ?? url.absoluteString
    return url.port.map { "\(name):\($0)" } ?? name
  }
}
