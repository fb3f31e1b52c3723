import Foundation

/// What a server gave to ask later whether a document has changed (RFC 9110 §13).
struct HTTPValidators: Equatable, Sendable {
  var entityTag: String?
  var lastModified: String?

  init(entityTag: String? = nil, lastModified: String? = nil) {
    self.entityTag = entityTag
    self.lastModified = lastModified
  }

  init(_ response: HTTPResponse) {
    self.init(entityTag: response.headers["etag"], lastModified: response.headers["last-modified"])
  }

  var requestHeaders: [String: String] {
    var headers: [String: String] = [:]
    headers["If-None-Match"] = entityTag
    headers["If-Modified-Since"] = lastModified
    return headers
  }
}
