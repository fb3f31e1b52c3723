/// A colour in HCT: CAM16's hue and chroma with L\*'s tone, the space in which Material's palettes are built.
///
/// Two colours whose tones differ by 40 have a contrast ratio of at least 3:1, by 50 of at least 4.5:1, whatever
/// their hues: that is what makes the space useful.
///
/// An `Hct` always is a colour that sRGB can show. Creating one from coordinates, or assigning one of them, looks for
/// the nearest such colour: hue and tone are kept, chroma falls as far as it must. The properties tell what
/// came of it, so `chroma` may read less than what was asked for.
public struct Hct: Hashable, Sendable {
  /// The colour itself, opaque unless the `Hct` was made from one that is not.
  public private(set) var argb: Argb
  private var solvedHue: Double
  private var solvedChroma: Double
  private var solvedTone: Double

  /// The coordinates of an sRGB colour.
  public init(_ argb: Argb) {
    let xyz = Xyz(argb)
    let opponent = OpponentResponse(xyz, in: .standard)
    self.argb = argb
    solvedHue = opponent.hue
    solvedChroma = opponent.chroma(in: .standard)
    solvedTone = Lightness.lightness(ofLuminance: xyz.y)
  }

  /// The sRGB colour nearest to the coordinates.
  ///
  /// - Parameters:
  ///   - hue: degrees; any number, taken modulo 360.
  ///   - chroma: 0 (grey) and up; 200 is more than any colour has, so it asks for the most vivid one.
  ///   - tone: 0 (black) to 100 (white); values outside are clipped.
  public init(hue: Double, chroma: Double, tone: Double) {
    self.init(HctSolver.argb(hue: hue, chroma: chroma, tone: tone))
  }

  /// Degrees in `0..<360`. Black reads 0.
  public var hue: Double {
    get { solvedHue }
    set { self = Hct(hue: newValue, chroma: chroma, tone: tone) }
  }

  /// 0 (grey) to about 113. Greys read up to 2.9 rather than 0, because sRGB's white is not CAM16's.
  public var chroma: Double {
    get { solvedChroma }
    set { self = Hct(hue: hue, chroma: newValue, tone: tone) }
  }

  /// L\*, 0 (black) to 100 (white).
  public var tone: Double {
    get { solvedTone }
    set { self = Hct(hue: hue, chroma: chroma, tone: newValue) }
  }

  /// The colour that looks, in standard conditions, as this one looks in others.
  ///
  /// The same pixels seem lighter on a dark background than on a light one; this tells how much.
  public func viewed(in conditions: ViewingConditions) -> Hct {
    let seen = Cam16(argb).xyz(in: conditions)
    let recast = OpponentResponse(seen, in: .standard)
    return Hct(
      hue: recast.hue,
      chroma: recast.chroma(in: .standard),
      tone: Lightness.lightness(ofLuminance: seen.y)
    )
  }
}

// MARK: - Hues with rules of their own

extension Hct {
  /// 250 to 270 degrees, where neutral palettes get more chroma: blue looks greyer than it measures.
  static func isBlue(hue: Double) -> Bool { hue >= 250 && hue < 270 }

  /// 105 to 125 degrees, where light tones hold far more chroma than elsewhere.
  static func isYellow(hue: Double) -> Bool { hue >= 105 && hue < 125 }

  /// 170 to 207 degrees, where light tones look washed out.
  static func isCyan(hue: Double) -> Bool { hue >= 170 && hue < 207 }
}

extension Hct: CustomStringConvertible {
  /// For example `HCT(283, 49, 40)`, rounded.
  public var description: String {
    "HCT(\(Int(hue.rounded())), \(Int(chroma.rounded())), \(Int(tone.rounded())))"
  }
}
