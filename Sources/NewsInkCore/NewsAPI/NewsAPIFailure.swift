import Foundation

/// NewsAPI's error documents in words.
enum NewsAPIFailure {
  /// - Parameter document: `{"status":"error","code":…,"message":…}`
  static func error(_ document: [String: Any], status: Int, url: URL) -> NewsError {
    let code = document["code"] as? String ?? "unexpectedError"
    let own = HTMLText.excerpt(document["message"] as? String ?? "", limit: 160)
    let advice: String
    switch code {
    case "apiKeyMissing": advice = "it wants a key; set NEWSAPI_KEY to the key of your account"
    case "apiKeyInvalid": advice = "it does not know the key; check NEWSAPI_KEY"
    case "apiKeyDisabled": advice = "the key is disabled; ask for a new one and set NEWSAPI_KEY"
    case "apiKeyExhausted": advice = "the key has no requests left; try again tomorrow"
    case "rateLimited": advice = "it asks for fewer requests; wait some minutes and try again"
    case "sourceDoesNotExist": advice = "it does not know this source; remove the source"
    case "maximumResultsReached": advice = "the account allows no further results; narrow the search"
    default:
      advice = own.isEmpty ? "it reports \(code); try again later" : "it says \u{201C}\(own)\u{201D}; try again later"
    }
    return NewsError(.newsAPI(code), "NewsAPI at \(url.host ?? url.absoluteString) gave no articles: \(advice).")
  }
}
