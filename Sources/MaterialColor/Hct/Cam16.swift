import Glibc

/// A colour in CAM16, an appearance model: what a colour looks like in given viewing conditions.
///
/// It gives HCT its hue and chroma. `jstar`, `astar` and `bstar` are the coordinates of CAM16-UCS, in which
/// equal distances look equally different.
public struct Cam16: Hashable, Sendable {
  /// Hue angle, degrees in `0..<360`.
  public let hue: Double
  /// Colourfulness relative to white; 0 for greys, up to about 113 in sRGB (red, in standard conditions).
  public let chroma: Double
  /// Lightness J, 0 to 100.
  public let j: Double
  /// Brightness Q.
  public let q: Double
  /// Colourfulness M.
  public let m: Double
  /// Saturation s.
  public let s: Double
  /// Lightness J\* of CAM16-UCS.
  public let jstar: Double
  /// Green to red of CAM16-UCS.
  public let astar: Double
  /// Blue to yellow of CAM16-UCS.
  public let bstar: Double

  /// The appearance of an sRGB colour; alpha is ignored.
  public init(_ argb: Argb, in conditions: ViewingConditions = .standard) {
    self.init(Xyz(argb), in: conditions)
  }

  /// The appearance of an XYZ colour.
  public init(_ xyz: Xyz, in conditions: ViewingConditions = .standard) {
    let opponent = OpponentResponse(xyz, in: conditions)
    hue = opponent.hue
    j = opponent.lightness(in: conditions)
    let alpha = opponent.alpha(in: conditions)
    let rootJ = (j / 100).squareRoot()
    chroma = alpha * rootJ
    m = chroma * conditions.flRoot
    q = 4 / conditions.c * rootJ * (conditions.aw + 4) * conditions.flRoot
    s = 50 * (alpha * conditions.c / (conditions.aw + 4)).squareRoot()
    (jstar, astar, bstar) = Cam16.uniform(j: j, m: m, hue: hue)
  }

  /// The colour of given lightness, chroma and hue (degrees).
  public init(j: Double, chroma: Double, hue: Double, in conditions: ViewingConditions = .standard) {
    self.hue = hue
    self.chroma = chroma
    self.j = j
    let rootJ = (j / 100).squareRoot()
    q = 4 / conditions.c * rootJ * (conditions.aw + 4) * conditions.flRoot
    m = chroma * conditions.flRoot
    s = 50 * (chroma / rootJ * conditions.c / (conditions.aw + 4)).squareRoot()
    (jstar, astar, bstar) = Cam16.uniform(j: j, m: m, hue: hue)
  }

  /// The colour of given CAM16-UCS coordinates.
  public init(jstar: Double, astar: Double, bstar: Double, in conditions: ViewingConditions = .standard) {
    let m = expm1(hypot(astar, bstar) * 0.0228) / 0.0228
    let hue = Angle.degrees(radians: atan2(bstar, astar))
    self.init(
      j: jstar / (1 - (jstar - 100) * 0.007),
      chroma: m / conditions.flRoot,
      hue: hue < 0 ? hue + 360 : hue,
      in: conditions
    )
  }

  /// The perceived difference to another colour: Euclidean in CAM16-UCS, compressed. About 1 is just noticeable.
  public func distance(to other: Cam16) -> Double {
    let dj = jstar - other.jstar
    let da = astar - other.astar
    let db = bstar - other.bstar
    return 1.41 * pow((dj * dj + da * da + db * db).squareRoot(), 0.63)
  }

  private static func uniform(j: Double, m: Double, hue: Double) -> (j: Double, a: Double, b: Double) {
    let radians = Angle.radians(degrees: hue)
    let mstar = log1p(0.0228 * m) / 0.0228
    return (1.7 * j / (1 + 0.007 * j), mstar * cos(radians), mstar * sin(radians))
  }
}

// MARK: - Back to light

extension Cam16 {
  /// The nearest sRGB colour that looks so in standard conditions. Appearances outside sRGB are clipped per channel.
  public var argb: Argb { xyz(in: .standard).argb }

  /// The light that has this appearance in given conditions.
  public func xyz(in conditions: ViewingConditions) -> Xyz {
    let alpha = chroma == 0 || j == 0 ? 0 : chroma / (j / 100).squareRoot()
    let t = pow(alpha / conditions.chromaScale, 1 / 0.9)
    let radians = Angle.radians(degrees: hue)
    let hueSine = sin(radians)
    let hueCosine = cos(radians)

    let eccentricity = 0.25 * (cos(radians + 2) + 3.8)
    let p1 = eccentricity * (50000.0 / 13) * conditions.nc * conditions.ncb
    let p2 = conditions.aw * pow(j / 100, 1 / conditions.c / conditions.z) / conditions.nbb
    let gamma = 23 * (p2 + 0.305) * t / (23 * p1 + 11 * t * hueCosine + 108 * t * hueSine)
    let a = gamma * hueCosine
    let b = gamma * hueSine

    let scale = 100 / conditions.fl
    let red = scale * Cam16.unadapted((460 * p2 + 451 * a + 288 * b) / 1403) / conditions.rgbD.x
    let green = scale * Cam16.unadapted((460 * p2 - 891 * a - 261 * b) / 1403) / conditions.rgbD.y
    let blue = scale * Cam16.unadapted((460 * p2 - 220 * a - 6300 * b) / 1403) / conditions.rgbD.z
    return Xyz(
      x: red * 1.8620678 + green * -1.0112547 + blue * 0.14918678,
      y: red * 0.38752654 + green * 0.62144744 + blue * -0.00897398,
      z: red * -0.01584150 + green * -0.03412294 + blue * 1.0499644
    )
  }
}

// MARK: - Cone responses

extension Cam16 {
  /// Responses of the three cone channels (the M16 matrix).
  static func coneResponse(_ xyz: Xyz) -> SIMD3<Double> {
    SIMD3(
      xyz.x * 0.401288 + xyz.y * 0.650173 + xyz.z * -0.051461,
      xyz.x * -0.250268 + xyz.y * 1.204414 + xyz.z * 0.045854,
      xyz.x * -0.002079 + xyz.y * 0.048952 + xyz.z * 0.953127
    )
  }

  /// Compression of a cone response; odd, and below 400.
  static func adapted(_ response: Double) -> Double {
    let power = pow(abs(response), 0.42)
    let adapted = 400 * power / (power + 27.13)
    return response < 0 ? -adapted : adapted
  }

  /// The inverse of `adapted`.
  static func unadapted(_ adapted: Double) -> Double {
    let magnitude = abs(adapted)
    let response = pow(max(0, 27.13 * magnitude / (400 - magnitude)), 1 / 0.42)
    return adapted < 0 ? -response : response
  }
}

/// Adapted cone responses, recombined the way the eye does: red against green, yellow against blue, and brightness.
struct OpponentResponse {
  private let a: Double
  private let b: Double
  private let u: Double
  private let p2: Double
  /// Degrees in `0..<360`.
  let hue: Double

  init(_ xyz: Xyz, in conditions: ViewingConditions) {
    let light = Cam16.coneResponse(xyz) * conditions.rgbD * (conditions.fl / 100)
    let red = Cam16.adapted(light.x)
    let green = Cam16.adapted(light.y)
    let blue = Cam16.adapted(light.z)
    a = (11 * red - 12 * green + blue) / 11
    b = (red + green - 2 * blue) / 9
    u = (20 * red + 20 * green + 21 * blue) / 20
    p2 = (40 * red + 20 * green + blue) / 20
    hue = Angle.normalized(degrees: Angle.degrees(radians: atan2(b, a)))
  }

  /// J, 0 to 100.
  func lightness(in conditions: ViewingConditions) -> Double {
    100 * pow(p2 * conditions.nbb / conditions.aw, conditions.c * conditions.z)
  }

  /// Chroma before it is scaled with lightness.
  func alpha(in conditions: ViewingConditions) -> Double {
    let shiftedHue = hue < 20.14 ? hue + 360 : hue
    let eccentricity = 0.25 * (cos(Angle.radians(degrees: shiftedHue) + 2) + 3.8)
    let p1 = 50000.0 / 13 * eccentricity * conditions.nc * conditions.ncb
    let t = p1 * hypot(a, b) / (u + 0.305)
    return conditions.chromaScale * pow(t, 0.9)
  }

  /// Chroma as CAM16 defines it.
  func chroma(in conditions: ViewingConditions) -> Double {
    alpha(in: conditions) * (lightness(in: conditions) / 100).squareRoot()
  }
}
