import Foundation

/// A client of NewsAPI version 2 (newsapi.org), or of a server that speaks like it.
public struct NewsAPIClient: Sendable {
  /// The header that carries the key; a header and not a query item, so that the key stays out of logs.
  static let keyHeader = "X-Api-Key"

  /// `https://newsapi.org`
  public static let standardBase = URL(string: "https://newsapi.org") ?? URL(fileURLWithPath: "/")

  /// Articles asked for per request; NewsAPI allows 100.
  static let pageSize = 100

  let base: URL
  let key: String?
  let client: HTTPClient
  let limits: HTTPLimits

  init(base: URL = NewsAPIClient.standardBase, key: String?, client: HTTPClient, limits: HTTPLimits) {
    self.base = base
    self.key = key
    self.client = client
    self.limits = limits
  }

  // MARK: Requests

  /// `/v2/top-headlines` of one publisher, or the mixed headlines in English.
  ///
  /// - Throws: ``NewsError``, or `CancellationError`.
  public func topHeadlines(publisher: String?) async throws -> [NewsAPIArticle] {
    let choice =
      publisher.map { URLQueryItem(name: "sources", value: $0) } ?? URLQueryItem(name: "language", value: "en")
    return try await articles("top-headlines", [choice])
  }

  /// `/v2/sources`: publishers in English, as sources for tabs.
  ///
  /// - Throws: ``NewsError``, or `CancellationError`.
  public func sources() async throws -> [NewsSource] {
    let document = try await get("sources", [URLQueryItem(name: "language", value: "en")])
    guard let entries = document["sources"] as? [Any] else { throw unexpected("sources") }
    return entries.compactMap { entry in
      guard let entry = entry as? [String: Any], let id = entry["id"] as? String, !id.isEmpty else { return nil }
      let name = HTMLText.collapse(entry["name"] as? String ?? "")
      return NewsSource(title: name.isEmpty ? id : name, kind: .newsAPI(id: id))
    }
  }

  private func articles(_ endpoint: String, _ items: [URLQueryItem]) async throws -> [NewsAPIArticle] {
    let size = URLQueryItem(name: "pageSize", value: String(Self.pageSize))
    let document = try await get(endpoint, items + [size])
    guard let entries = document["articles"] as? [Any] else { throw unexpected(endpoint) }
    return entries.compactMap { ($0 as? [String: Any]).flatMap { NewsAPIArticle($0, base: base) } }
  }

  private func get(_ endpoint: String, _ items: [URLQueryItem]) async throws -> [String: Any] {
    let url = Self.address(endpoint, items, base: base)
    var headers = ["Accept": "application/json"]
    if let key, !key.isEmpty { headers[Self.keyHeader] = key }
    let response = try await client.get(url, headers: headers, limits: limits)
    let document = (try? JSONSerialization.jsonObject(with: response.body)) as? [String: Any]
    if let document, document["status"] as? String == "error" || document["code"] is String {
      throw NewsAPIFailure.error(document, status: response.status, url: url)
    }
    try response.requireSuccess()
    guard let document else { throw unexpected(endpoint) }
    return document
  }

  /// `base` may end in `/` or in `/v2`.
  static func address(_ endpoint: String, _ items: [URLQueryItem], base: URL) -> URL {
    let root = base.lastPathComponent == "v2" ? base : base.appendingPathComponent("v2")
    let url = root.appendingPathComponent(endpoint)
    guard var components = URLComponents(url: url, resolvingAgainstBaseURL: true) else { return url }
    components.queryItems = items
    // A plus is a blank to most servers, and URLComponents leaves it as it is.
    components.percentEncodedQuery = components.percentEncodedQuery?.replacing("+", with: "%2B")
    return components.url ?? url
  }

  private func unexpected(_ endpoint: String) -> NewsError {
    NewsError(
      .malformed,
      "\(base.absoluteString) did not answer /v2/\(endpoint) as NewsAPI does; check the address given with --newsapi.")
  }
}
