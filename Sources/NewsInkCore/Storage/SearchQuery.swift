/// What a user types into the search field, as an FTS5 query.
enum SearchQuery {
  /// Words beyond these add nothing to a search.
  static let wordLimit = 16
  static let letterLimit = 64

  /// A query for texts that have a word beginning with each word of `text`; `nil` where there is no word.
  ///
  /// Only letters and digits get through, each word in quotes: FTS5's own language (`NEAR`, `-`, `col:`) can't be
  /// reached, whatever is typed.
  static func match(_ text: String) -> String? {
    let words = text.unicodeScalars.split { !isWordPart($0) }.prefix(wordLimit)
    guard !words.isEmpty else { return nil }
    return words.map { "\"\(String($0.prefix(letterLimit)))\"*" }.joined(separator: " AND ")
  }

  private static func isWordPart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
      .spacingMark, .decimalNumber, .letterNumber, .otherNumber, .privateUse:
      true
    default: false
    }
  }
}
