import Foundation
import ViewEngine

/// The language in which the user wants programs, from the environment that the desktop sets.
enum UserLocale {
  /// The locale of messages, as POSIX orders the variables, and the direction of its script.
  static func read(from environment: [String: String]) -> (locale: Locale, direction: LayoutDirection) {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
    let value = names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
    // "ar_EG.UTF-8@latin": language, region, encoding, variant.
    let base = value.split(separator: ".")[safe: 0].flatMap { $0.split(separator: "@")[safe: 0] }.map(String.init) ?? ""
    guard !base.isEmpty, base != "C", base != "POSIX" else { return (Locale(identifier: "en"), .leftToRight) }
    let language = base.split(whereSeparator: { $0 == "_" || $0 == "-" })[safe: 0].map { $0.lowercased() } ?? ""
    return (Locale(identifier: base), rightToLeftLanguages.contains(language) ? .rightToLeft : .leftToRight)
  }

  /// The languages whose usual script runs from right to left, by their ISO 639 codes, as Unicode's CLDR has them
  /// (layout, character order). Asking Foundation would load all of ICU.
  private static let rightToLeftLanguages: Set<String> = [
    "ar", "arc", "arz", "ary", "bal", "bgn", "ckb", "dv", "fa", "he", "iw", "ji", "khw", "ks", "lrc", "luz", "mzn",
    "nqo", "pnb", "ps", "sd", "sdh", "skr", "syr", "ug", "ur", "yi",
  ]
}

extension Array {
  fileprivate subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
