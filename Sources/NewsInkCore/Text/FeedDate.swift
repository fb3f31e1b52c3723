import Foundation

/// Reads the dates that feeds carry: RFC 822 and RFC 3339 as written and as found.
///
/// The text is cut into words and numbers, and each is recognised by what it looks like. That covers missing weekdays,
/// seconds and zones, two-digit years, spelled-out months and the order of `asctime`, with one rule set.
enum FeedDate {
  /// The date that `text` tells, or `nil`; a date without zone is taken as UTC.
  static func parse(_ text: String) -> Date? {
    let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard trimmed.utf8.count <= 80, !trimmed.isEmpty else { return nil }
    return parseISO(trimmed) ?? parseWords(trimmed) ?? parseEpoch(trimmed)
  }

  // MARK: RFC 3339 and ISO 8601

  private static func parseISO(_ text: String) -> Date? {
    var scanner = ByteScanner(text)
    guard let year = scanner.digits(exactly: 4) else { return nil }
    let extended = scanner.skip("-")
    guard let month = scanner.digits(exactly: 2) else { return nil }
    if extended && !scanner.skip("-") {
      return scanner.isAtEnd ? date(year, month, 1, 0, 0, 0, zone: 0) : nil
    }
    guard let day = scanner.digits(exactly: 2) else { return nil }
    guard scanner.skip("T") || scanner.skip("t") || scanner.skipSpaces() else {
      return scanner.isAtEnd ? date(year, month, day, 0, 0, 0, zone: 0) : nil
    }
    guard let hour = scanner.digits(exactly: 2) else { return nil }
    _ = scanner.skip(":")
    guard let minute = scanner.digits(exactly: 2) else { return nil }
    var second = 0.0
    if scanner.skip(":") || scanner.startsWithDigit {
      guard let whole = scanner.digits(exactly: 2) else { return nil }
      second = Double(whole)
      if scanner.skip(".") || scanner.skip(",") { second += scanner.fraction() }
    }
    _ = scanner.skipSpaces()
    guard let zone = zoneOffset(scanner.rest) else { return nil }
    return date(year, month, day, hour, minute, second, zone: zone)
  }

  // MARK: RFC 822 and relatives

  private static func parseWords(_ text: String) -> Date? {
    var month: Int?
    var numbers: [Int] = []
    var time: (Int, Int, Double)?
    var zone: Int?
    let separators: Set<Character> = [" ", ",", "\t", "\n", "\r"]
    for rawWord in text.split(whereSeparator: { separators.contains($0) }) {
      let word = String(rawWord)
      if word.contains(":"), time == nil, let first = word.first, first.isASCII, first.isNumber {
        guard let parsed = clock(word) else { return nil }
        time = parsed
      } else if word.hasPrefix("("), zone != nil {
        // A comment that repeats the zone, as in "+0100 (CET)".
        continue
      } else if let offset = zoneOffset(word), !word.isEmpty, time != nil || numbers.count >= 2 && month != nil {
        // A year such as 2024 is no zone: zones begin with a sign or a letter.
        zone = (zone ?? 0) + offset
      } else if word.contains("-"), let parts = dashed(word) {
        numbers.append(contentsOf: [parts.day, parts.year])
        month = parts.month
      } else if let number = ordinal(word) {
        numbers.append(number)
      } else if month == nil, let found = monthNumber(word) {
        month = found
      } else if weekdays.contains(word.lowercased().prefix(3).description) || ["at", "of", "the"].contains(word) {
        continue
      } else if word.lowercased() == "pm", let value = time, value.0 < 12 {
        time = (value.0 + 12, value.1, value.2)
      } else if word.lowercased() == "am", let value = time {
        time = (value.0 % 12, value.1, value.2)
      } else if time == nil {
        return nil
      }
    }
    guard let month, numbers.count >= 2 else { return nil }
    let dayFirst = numbers[0] <= 31
    let day = dayFirst ? numbers[0] : numbers[1]
    var year = dayFirst ? numbers[1] : numbers[0]
    // RFC 2822 §4.3: 00…49 are 20xx, 50…99 and three digits count from 1900.
    if year < 50 { year += 2000 } else if year < 1000 { year += 1900 }
    let (hour, minute, second) = time ?? (0, 0, 0)
    return date(year, month, day, hour, minute, second, zone: zone ?? 0)
  }

  private static let weekdays: Set<String> = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]

  private static let monthNames = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november",
    "december",
  ]

  private static func monthNumber(_ word: String) -> Int? {
    var name = word.lowercased()
    if name.hasSuffix(".") { name.removeLast() }
    guard name.count >= 3 else { return nil }
    return monthNames.firstIndex { $0.hasPrefix(name) || name == "sept" && $0 == "september" }.map { $0 + 1 }
  }

  private static func clock(_ word: String) -> (Int, Int, Double)? {
    var scanner = ByteScanner(word)
    guard let hour = scanner.digits(upTo: 2), scanner.skip(":"), let minute = scanner.digits(upTo: 2) else {
      return nil
    }
    var second = 0.0
    if scanner.skip(":") {
      guard let whole = scanner.digits(upTo: 2) else { return nil }
      second = Double(whole)
      if scanner.skip(".") { second += scanner.fraction() }
    }
    switch scanner.rest.lowercased() {
    case "", "z": return (hour, minute, second)
    case "pm": return (hour < 12 ? hour + 12 : hour, minute, second)
    case "am": return (hour % 12, minute, second)
    default: return nil
    }
  }

  private static func dashed(_ word: String) -> (day: Int, month: Int, year: Int)? {
    let parts = word.split(separator: "-")
    guard parts.count == 3, let day = Int(parts[0]), let month = monthNumber(String(parts[1])), let year = Int(parts[2])
    else { return nil }
    return (day, month, year)
  }

  private static func ordinal(_ word: String) -> Int? {
    var digits = word.lowercased()
    for suffix in ["st", "nd", "rd", "th", "."] where digits.hasSuffix(suffix) { digits.removeLast(suffix.count) }
    guard digits.utf8.allSatisfy({ (48...57).contains($0) }), digits.utf8.count <= 4 else { return nil }
    return Int(digits)
  }

  // MARK: Zones

  /// Hours east of UTC of the names that RFC 822 defines and those that feeds use beside them.
  private static let zoneHours: [String: Double] = [
    "z": 0, "ut": 0, "utc": 0, "gmt": 0, "wet": 0, "west": 1, "bst": 1, "cet": 1, "cest": 2, "met": 1, "mest": 2,
    "eet": 2, "eest": 3, "msk": 3, "ist": 5.5, "jst": 9, "kst": 9, "aest": 10, "aedt": 11, "nzst": 12, "nzdt": 13,
    "est": -5, "edt": -4, "cst": -6, "cdt": -5, "mst": -7, "mdt": -6, "pst": -8, "pdt": -7,
  ]

  /// Seconds east of UTC for "", "Z", "EST", "+0100", "+01:00", "-5" or "GMT+1"; `nil` for anything else.
  private static func zoneOffset(_ text: String) -> Int? {
    var name = text.trimmingCharacters(in: CharacterSet(charactersIn: "() \t")).lowercased()
    if name.isEmpty { return 0 }
    if let hours = zoneHours[name] { return Int(hours * 3600) }
    for prefix in ["gmt", "utc"] where name.hasPrefix(prefix) { name.removeFirst(3) }
    guard let sign = name.first, sign == "+" || sign == "-" || sign == "\u{2212}" else { return nil }
    let digits = name.dropFirst().filter { $0 != ":" }
    guard digits.utf8.allSatisfy({ (48...57).contains($0) }), let value = Int(digits) else { return nil }
    let seconds: Int
    switch digits.count {
    case 1, 2: seconds = value * 3600
    case 3, 4: seconds = (value / 100) * 3600 + (value % 100) * 60
    default: return nil
    }
    guard seconds <= 15 * 3600 else { return nil }
    return sign == "+" ? seconds : -seconds
  }

  // MARK: Numbers

  private static func parseEpoch(_ text: String) -> Date? {
    guard text.utf8.allSatisfy({ (48...57).contains($0) }), let value = Double(text) else { return nil }
    switch text.utf8.count {
    case 9, 10: return Date(timeIntervalSince1970: value)
    case 12, 13: return Date(timeIntervalSince1970: value / 1000)
    default: return nil
    }
  }

  private static func date(
    _ year: Int, _ month: Int, _ day: Int, _ hour: Int, _ minute: Int, _ second: Double, zone: Int
  ) -> Date? {
    guard (1...9999).contains(year), (1...12).contains(month), (1...31).contains(day), (0...24).contains(hour),
      (0...59).contains(minute), second < 61
    else { return nil }
    let days = CivilDate(year: year, month: month, day: day).dayNumber
    return Date(timeIntervalSince1970: Double(days * 86400 + hour * 3600 + minute * 60 - zone) + second)
  }
}
