/// A colour of the CIE 1931 XYZ space, scaled so that Y of the white point is 100.
public struct Xyz: Hashable, Sendable {
  public var x: Double
  public var y: Double
  public var z: Double

  public init(x: Double, y: Double, z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }

  /// The sRGB white point, CIE standard illuminant D65.
  public static let whitePointD65 = Xyz(x: 95.047, y: 100, z: 108.883)

  /// The XYZ coordinates of an sRGB colour; alpha is ignored.
  public init(_ argb: Argb) {
    let red = Srgb.linear(argb.red)
    let green = Srgb.linear(argb.green)
    let blue = Srgb.linear(argb.blue)
    x = 0.41233895 * red + 0.35762064 * green + 0.18051042 * blue
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = 0.01932141 * red + 0.11916382 * green + 0.95034478 * blue
  }

  /// The nearest sRGB colour: channels outside the gamut are clipped one by one.
  public var argb: Argb {
    Srgb.argb(
      linearRed: 3.2413774792388685 * x - 1.5376652402851851 * y - 0.49885366846268053 * z,
      green: -0.9691452513005321 * x + 1.8758853451067872 * y + 0.04156585616912061 * z,
      blue: 0.05562093689691305 * x - 0.20395524564742123 * y + 1.0571799111220335 * z
    )
  }
}
