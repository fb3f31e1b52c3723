import Glibc

/// The surroundings in which a colour is looked at: CAM16 predicts how they change its appearance.
///
/// Symbols and formulas are those of CAM16 (Li, Li, Wang, Luo et al., 2017).
public struct ViewingConditions: Hashable, Sendable {
  /// Luminance of the background relative to white.
  public let n: Double
  /// Achromatic response to white.
  public let aw: Double
  /// Induction factor of the background.
  public let nbb: Double
  /// Chromatic induction factor; equal to `nbb` in CAM16.
  public let ncb: Double
  /// Impact of the surround.
  public let c: Double
  /// Chromatic induction factor of the surround.
  public let nc: Double
  /// Discounting of the illuminant per cone channel: red, green, blue.
  public let rgbD: SIMD3<Double>
  /// Factor of luminance-level adaptation.
  public let fl: Double
  /// The fourth root of `fl`.
  public let flRoot: Double
  /// Exponent of the base non-linearity.
  public let z: Double

  /// `pow(1.64 - pow(0.29, n), 0.73)`, a factor of chroma that depends on the background alone.
  let chromaScale: Double

  /// Creates viewing conditions.
  ///
  /// - Parameters:
  ///   - whitePoint: XYZ of what counts as white; D65 by default.
  ///   - adaptingLuminance: light that reaches the eye, in cd/m². The default is that of grey in a room lit with
  ///     200 lux, about 11.7.
  ///   - backgroundLightness: L\* of the background, 50 by default. Values below 0.1 count as 0.1: an eye never sees
  ///     perfect black, and the formulas would divide by zero.
  ///   - surround: 0 (dark, a cinema), 1 (dim, a television) to 2 (average light, the default).
  ///   - discountsIlluminant: whether the eye fully adapts to the light's colour, as it does before lit surfaces but
  ///     not before screens; off by default.
  public init(
    whitePoint: Xyz = .whitePointD65,
    adaptingLuminance: Double = 200 / .pi * Lightness.luminance(ofLightness: 50) / 100,
    backgroundLightness: Double = 50,
    surround: Double = 2,
    discountsIlluminant: Bool = false
  ) {
    let white = Cam16.coneResponse(whitePoint)
    let f = 0.8 + surround / 10
    c =
      f >= 0.9
      ? interpolate(0.59, 0.69, (f - 0.9) * 10)
      : interpolate(0.525, 0.59, (f - 0.8) * 10)
    nc = f
    let adaptation = discountsIlluminant ? 1 : f * (1 - 1 / 3.6 * exp((-adaptingLuminance - 42) / 92))
    let d = clamp(adaptation, from: 0, to: 1)
    rgbD = d * (100 / white) + 1 - d

    let k = 1 / (5 * adaptingLuminance + 1)
    let k4 = k * k * k * k
    let k4F = 1 - k4
    fl = k4 * adaptingLuminance + 0.1 * k4F * k4F * cbrt(5 * adaptingLuminance)
    flRoot = pow(fl, 0.25)

    n = Lightness.luminance(ofLightness: max(0.1, backgroundLightness)) / whitePoint.y
    z = 1.48 + n.squareRoot()
    nbb = 0.725 / pow(n, 0.2)
    ncb = nbb
    chromaScale = pow(1.64 - pow(0.29, n), 0.73)

    let scaled = fl * rgbD * white / 100
    let adapted = SIMD3(
      Cam16.adapted(scaled.x),
      Cam16.adapted(scaled.y),
      Cam16.adapted(scaled.z)
    )
    aw = (2 * adapted.x + adapted.y + 0.05 * adapted.z) * nbb
  }

  /// The conditions sRGB was made for, in which HCT is defined: D65, an average surround, a mid-grey background.
  public static let standard = ViewingConditions()
}
