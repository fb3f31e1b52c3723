import ViewEngine

/// A number that an element shows as text: "40 %", "3 of 5" is none, "0.25" is.
struct AccessibleValue: Equatable {
  var value: Double
  var range: ClosedRange<Double>

  /// The number in a text that holds nothing else but a percent sign; nil for other texts.
  ///
  /// Elements don't say between which numbers theirs lies. Percentages go to 100, fractions to 1, other numbers to
  /// the next power of ten.
  init?(_ text: String) {
    let isPercentage = text.hasSuffix("%")
    let digits = (isPercentage ? text.dropLast() : text[...]).filter { !$0.isWhitespace }
    guard let value = Double(digits), value.isFinite else { return nil }
    self.value = value
    if isPercentage {
      range = min(0, value)...max(100, value)
      return
    }
    var limit = 1.0
    while limit < abs(value) { limit *= 10 }
    range = (value < 0 ? -limit : 0)...limit
  }
}
