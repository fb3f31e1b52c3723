/// How specifications since 2025 choose a tone.
enum ToneRule: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Always this one.
  case fixed(Double)
  /// The brightest tone at which the palette has its full chroma, within a range. Palettes of cyan (170 to 207
  /// degrees) or yellow (105 to 125) may have an upper bound of their own.
  case brightest(ClosedRange<Double> = 0...100, cyan: Double? = nil, yellow: Double? = nil)
  /// The darkest tone at which the palette has its full chroma, within a range.
  case darkest(ClosedRange<Double> = 0...100)

  init(floatLiteral value: Double) {
    self = .fixed(value)
  }

  init(integerLiteral value: Int) {
    self = .fixed(Double(value))
  }

  func tone(of palette: DynamicColor.Palette, in resolver: ColorResolver) -> Double {
    switch self {
    case .fixed(let tone):
      return tone
    case .brightest(let range, let cyan, let yellow):
      let hue = resolver.palette(palette).hue
      var upper = range.upperBound
      if let cyan, Hct.isCyan(hue: hue) { upper = cyan }
      if let yellow, Hct.isYellow(hue: hue) { upper = yellow }
      return clamp(resolver.vividTone(of: palette, .brightest), from: range.lowerBound, to: upper)
    case .darkest(let range):
      return clamp(resolver.vividTone(of: palette, .darkest), from: range.lowerBound, to: range.upperBound)
    }
  }
}

/// The curves of specifications since 2025, called by their ratio at level 0.
extension ContrastCurve {
  static let from1point5 = ContrastCurve(1.5, 1.5, 3, 5.5)
  static let from3 = ContrastCurve(3, 3, 4.5, 7)
  static let from4point5 = ContrastCurve(4.5, 4.5, 7, 11)
  static let from6 = ContrastCurve(6, 6, 7, 11)
  static let from7 = ContrastCurve(7, 7, 11, 21)
  static let from9 = ContrastCurve(9, 9, 11, 21)
  static let from11 = ContrastCurve(11, 11, 21, 21)
}
