import Glibc

/// A colour of the CIE 1976 L\*a\*b\* space under D65. Distances approximate perceived differences.
public struct Lab: Hashable, Sendable {
  /// Lightness L\*, 0 (black) to 100 (white). It is the tone of HCT.
  public var lightness: Double
  /// Green (negative) to red.
  public var a: Double
  /// Blue (negative) to yellow.
  public var b: Double

  public init(lightness: Double, a: Double, b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  public init(_ argb: Argb) {
    let xyz = Xyz(argb)
    let white = Xyz.whitePointD65
    let fx = Lightness.cubeRoot(xyz.x / white.x)
    let fy = Lightness.cubeRoot(xyz.y / white.y)
    let fz = Lightness.cubeRoot(xyz.z / white.z)
    lightness = 116 * fy - 16
    a = 500 * (fx - fy)
    b = 200 * (fy - fz)
  }

  /// The nearest sRGB colour: channels outside the gamut are clipped one by one.
  public var argb: Argb {
    let white = Xyz.whitePointD65
    let fy = (lightness + 16) / 116
    let fx = a / 500 + fy
    let fz = fy - b / 200
    return Xyz(
      x: Lightness.cube(fx) * white.x,
      y: Lightness.cube(fy) * white.y,
      z: Lightness.cube(fz) * white.z
    ).argb
  }
}

/// Conversions between luminance Y and perceptual lightness L\* (CIE 15), both 0 to 100.
public enum Lightness {
  /// The luminance of a lightness.
  public static func luminance(ofLightness lightness: Double) -> Double {
    100 * cube((lightness + 16) / 116)
  }

  /// The lightness of a luminance.
  public static func lightness(ofLuminance luminance: Double) -> Double {
    116 * cubeRoot(luminance / 100) - 16
  }

  /// The lightness of an sRGB colour.
  public static func lightness(of argb: Argb) -> Double {
    lightness(ofLuminance: Xyz(argb).y)
  }

  /// The grey of a lightness; values outside 0 to 100 give black or white.
  public static func grey(ofLightness lightness: Double) -> Argb {
    let component = Srgb.component(linear: luminance(ofLightness: lightness))
    return Argb(red: component, green: component, blue: component)
  }

  /// CIE's junction between the linear and the cubic part.
  private static let epsilon = 216.0 / 24389
  private static let kappa = 24389.0 / 27

  /// CIE's f(t). It uses `pow` rather than `cbrt` because the reference results do, which differ in the last bit.
  static func cubeRoot(_ t: Double) -> Double {
    t > epsilon ? pow(t, 1 / 3) : (kappa * t + 16) / 116
  }

  /// The inverse of `cubeRoot`.
  static func cube(_ ft: Double) -> Double {
    let cubed = ft * ft * ft
    return cubed > epsilon ? cubed : (116 * ft - 16) / kappa
  }
}
