import Glibc

/// The sRGB transfer function (IEC 61966-2-1), with linear light on the scale 0 to 100 that colorimetry uses.
enum Srgb {
  /// Linear light of each of the 256 channel values.
  private static let linearByComponent: [Double] = (0...255).map { linear(normalized: Double($0) / 255) }

  /// Linear light, 0 to 100, of a channel of 0 to 255.
  static func linear(_ component: UInt8) -> Double {
    linearByComponent.withUnsafeBufferPointer { $0[Int(component)] }
  }

  /// Linear light, 0 to 100, of a channel of 0 to 1.
  static func linear(normalized: Double) -> Double {
    // Where the two branches meet when the gamma branch is taken as given: the figure Google's library uses.
    if normalized <= 0.040449936 { return normalized / 12.92 * 100 }
    return pow((normalized + 0.055) / 1.055, 2.4) * 100
  }

  /// The channel, 0 to 255, nearest to linear light. Light outside 0 to 100 is clipped; a value that is no number is 0.
  static func component(linear: Double) -> UInt8 {
    let normalized = linear / 100
    let encoded = normalized <= 0.0031308 ? normalized * 12.92 : 1.055 * pow(normalized, 1 / 2.4) - 0.055
    let scaled = (encoded * 255 + 0.5).rounded(.down)
    guard scaled > 0 else { return 0 }
    return scaled < 255 ? UInt8(scaled) : 255
  }

  static func argb(linearRed: Double, green: Double, blue: Double) -> Argb {
    Argb(red: component(linear: linearRed), green: component(linear: green), blue: component(linear: blue))
  }
}
