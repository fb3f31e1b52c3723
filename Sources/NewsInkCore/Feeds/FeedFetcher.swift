import Foundation

/// Fetches feeds.
struct FeedFetcher: Sendable {
  enum Outcome {
    /// The server says that nothing changed since the validators were given.
    case notModified
    case feed(ParsedFeed, HTTPValidators)
  }

  let client: HTTPClient
  let limits: HTTPLimits

  /// - Throws: ``NewsError``, or `CancellationError`.
  func fetch(_ url: URL, validators: HTTPValidators = HTTPValidators()) async throws -> Outcome {
    var headers = validators.requestHeaders
    headers["Accept"] =
      "application/atom+xml, application/rss+xml, application/feed+json, application/xml;q=0.9, */*;q=0.5"
    let response = try await client.get(url, headers: headers, limits: limits)
    if response.status == 304 && validators != HTTPValidators() { return .notModified }
    try response.requireSuccess()
    let feed = try FeedParser.parse(response.body, charset: response.charset, url: response.url)
    return .feed(feed, HTTPValidators(response))
  }
}
