/// Colours of one hue and chroma in all tones.
///
/// A palette is two numbers: tones are computed when asked for, at about the price of half a microsecond.
/// `DynamicScheme` keeps those it has computed.
public struct TonalPalette: Hashable, Sendable {
  /// Degrees in `0..<360` unless the palette was made otherwise.
  public let hue: Double
  /// The chroma asked for. Tones near black and white come out with less.
  public let chroma: Double
  private let givenKeyColor: Hct?

  /// A palette of a hue (degrees) and chroma.
  public init(hue: Double, chroma: Double) {
    self.hue = hue
    self.chroma = chroma
    givenKeyColor = nil
  }

  /// The palette of a colour, which becomes its key colour.
  public init(_ color: Hct) {
    hue = color.hue
    chroma = color.chroma
    givenKeyColor = color
  }

  /// The palette of a colour, which becomes its key colour.
  public init(_ argb: Argb) {
    self.init(Hct(argb))
  }

  /// The colour of a tone, 0 (black) to 100 (white).
  ///
  /// For yellows (hue 105 to 125) tone 99 is the mean of tones 98 and 100: computed directly it would be much more
  /// vivid than its neighbours.
  public func argb(tone: Double) -> Argb {
    if tone == 99, Hct.isYellow(hue: hue) {
      return TonalPalette.mean(argb(tone: 98), argb(tone: 100))
    }
    return HctSolver.argb(hue: hue, chroma: chroma, tone: tone)
  }

  /// The colour of a tone, with the coordinates it really has.
  public func hct(tone: Double) -> Hct {
    Hct(argb(tone: tone))
  }

  /// The colour a palette was made from; else the one nearest to tone 50 that has the palette's chroma, or as much
  /// of it as can be.
  ///
  /// Searched for on each call unless the palette was made from a colour: keep the result.
  public var keyColor: Hct {
    if let givenKeyColor { return givenKeyColor }
    var peaks = ChromaPeaks(hue: hue)
    return keyColor(using: &peaks)
  }

  /// `keyColor`, sharing its search with palettes of the same hue.
  func keyColor(using peaks: inout ChromaPeaks) -> Hct {
    givenKeyColor ?? peaks.keyColor(chroma: chroma)
  }

  private static func mean(_ first: Argb, _ second: Argb) -> Argb {
    func mean(_ first: UInt8, _ second: UInt8) -> UInt8 { UInt8((Int(first) + Int(second) + 1) / 2) }
    return Argb(
      red: mean(first.red, second.red),
      green: mean(first.green, second.green),
      blue: mean(first.blue, second.blue)
    )
  }
}
