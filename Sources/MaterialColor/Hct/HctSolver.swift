import Glibc

/// Finds the sRGB colour of given hue, chroma and tone.
///
/// 1. Greys and the ends of the tone scale are immediate.
/// 2. Otherwise Newton's method looks for the lightness J whose colour, with hue and chroma as asked, has the luminance
///    that the tone stands for. Two or three rounds suffice; all work on adapted cone responses, for which standard
///    viewing conditions are folded into one matrix.
/// 3. When that leaves the gamut, chroma is too high, and the answer lies on the gamut's surface: `GamutBoundary`.
enum HctSolver {
  static func argb(hue: Double, chroma: Double, tone: Double) -> Argb {
    guard chroma >= 0.0001, tone >= 0.0001, tone <= 99.9999 else {
      return Lightness.grey(ofLightness: tone)
    }
    let radians = Angle.normalized(degrees: hue) / 180 * .pi
    let target = Target(
      radians: radians,
      sine: sin(radians),
      cosine: cos(radians),
      luminance: Lightness.luminance(ofLightness: tone)
    )
    return solve(target, chroma: min(chroma, 1e12)) ?? GamutBoundary.argb(target)
  }

  /// What is looked for, apart from chroma.
  struct Target {
    var radians: Double
    var sine: Double
    var cosine: Double
    /// Y, 0 to 100.
    var luminance: Double
  }

  /// The colour of exactly this chroma; `nil` when sRGB has none.
  private static func solve(_ target: Target, chroma: Double) -> Argb? {
    let conditions = Conditions.standard
    let eccentricity = 0.25 * (cos(target.radians + 2) + 3.8)
    let p1 = eccentricity * conditions.p1Scale
    let denominatorScale = 11 * target.cosine + 108 * target.sine
    let tScale = pow(chroma * conditions.tScale, 1 / 0.9)

    // The luminance of a grey is close to J²/121.
    var j = target.luminance.squareRoot() * 11
    for round in 0..<5 {
      // Both powers of J share one logarithm.
      let logJ = log(j / 100)
      let t = tScale * exp(logJ * (-0.5 / 0.9))
      let p2 = conditions.p2Scale * exp(logJ * conditions.p2Exponent)
      let gamma = 23 * (p2 + 0.305) * t / (23 * p1 + t * denominatorScale)
      let a = gamma * target.cosine
      let b = gamma * target.sine
      let red = Cam16.unadapted((460 * p2 + 451 * a + 288 * b) / 1403)
      let green = Cam16.unadapted((460 * p2 - 891 * a - 261 * b) / 1403)
      let blue = Cam16.unadapted((460 * p2 - 220 * a - 6300 * b) / 1403)
      let linear = LinearRgb(cones: SIMD3(red, green, blue))
      guard linear.x >= 0, linear.y >= 0, linear.z >= 0 else { return nil }
      let luminance = LinearRgb.luminance(linear)
      guard luminance > 0 else { return nil }
      // The tolerance and the number of rounds decide the last digit: they are the reference's.
      if round == 4 || abs(luminance - target.luminance) < 0.002 {
        guard linear.x <= 100.01, linear.y <= 100.01, linear.z <= 100.01 else { return nil }
        return Srgb.argb(linearRed: linear.x, green: linear.y, blue: linear.z)
      }
      // The derivative of luminance by J is taken to be 2Y/J.
      j -= (luminance - target.luminance) * j / (2 * luminance)
    }
    return nil
  }

  /// The parts of CAM16's inverse that depend on viewing conditions alone.
  private struct Conditions {
    let p1Scale: Double
    let tScale: Double
    let p2Scale: Double
    let p2Exponent: Double

    init(_ conditions: ViewingConditions) {
      p1Scale = 50000.0 / 13 * conditions.nc * conditions.ncb
      tScale = 1 / conditions.chromaScale
      p2Scale = conditions.aw / conditions.nbb
      p2Exponent = 1 / conditions.c / conditions.z
    }

    static let standard = Conditions(.standard)
  }
}

/// Linear red, green and blue light, each 0 to 100 in gamut.
typealias LinearRgb = SIMD3<Double>

extension LinearRgb {
  /// The light that gives cone responses, which include adaptation to the light of standard viewing conditions.
  init(cones: SIMD3<Double>) {
    self =
      cones.x * SIMD3(1373.2198709594231, -271.815969077903, 1.9622899599665666)
      + cones.y * SIMD3(-1100.4251190754821, 559.6580465940733, -57.173814538844006)
      + cones.z * SIMD3(-7.278681089101213, -32.46047482791194, 308.7233197812385)
  }

  /// The inverse of `init(cones:)`.
  var cones: SIMD3<Double> {
    x * SIMD3(0.001200833568784504, 0.0005891086651375999, 0.00010146692491640572)
      + y * SIMD3(0.002389694492170889, 0.0029785502573438758, 0.0005364214359186694)
      + z * SIMD3(0.0002795742885861124, 0.0003270666104008398, 0.0032979401770712076)
  }

  /// The shares of red, green and blue in luminance.
  static let luminanceShares = SIMD3(0.2126, 0.7152, 0.0722)

  /// Y, 0 to 100.
  static func luminance(_ light: LinearRgb) -> Double {
    0.2126 * light.x + 0.7152 * light.y + 0.0722 * light.z
  }
}
