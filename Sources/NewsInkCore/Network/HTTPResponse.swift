import Foundation

/// What a server answered.
struct HTTPResponse: Sendable {
  /// The address behind all redirects.
  let url: URL
  let status: Int
  /// Names in lower case.
  let headers: [String: String]
  let body: Data

  /// The charset of the content type.
  var charset: String? {
    guard let type = headers["content-type"], let range = type.range(of: "charset=", options: .caseInsensitive) else {
      return nil
    }
    let value = type[range.upperBound...].prefix { $0 != ";" && $0 != " " }
    let name = value.trimmingCharacters(in: CharacterSet(charactersIn: "\"' "))
    return name.isEmpty ? nil : name
  }

  /// - Throws: ``NewsError`` of kind `status` unless the status is a success.
  func requireSuccess() throws {
    guard !(200..<300).contains(status) else { return }
    let reason: String
    switch status {
    case 404, 410: reason = "there is nothing at this address (\(status)); check the address"
    case 401, 403: reason = "the server denies access (\(status)); open the page in a browser to see why"
    case 429: reason = "the server asks for fewer requests (429); wait some minutes and try again"
    case 500...: reason = "the server has a fault (\(status)); try again later"
    default: reason = "the server answered with status \(status); check the address"
    }
    throw NewsError(.status(status), "Could not load \(url.absoluteString): \(reason).")
  }
}
