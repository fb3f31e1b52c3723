import Foundation

extension Color {
  /// A color's components once the environment is known.
  ///
  /// The stored components are linear; `red`, `green` and `blue` give them with sRGB's transfer function applied. Values
  /// outside 0…1 name colors outside the sRGB gamut.
  @frozen public struct Resolved: Hashable, Sendable {
    /// The linear red component.
    public var linearRed: Float
    /// The linear green component.
    public var linearGreen: Float
    /// The linear blue component.
    public var linearBlue: Float
    /// The opacity, 0 transparent, 1 opaque.
    public var opacity: Float

    /// A color by components with sRGB's transfer function applied, as CSS and image files give them.
    public init(colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1) {
      switch colorSpace {
      case .sRGB:
        linearRed = Self.linear(red)
        linearGreen = Self.linear(green)
        linearBlue = Self.linear(blue)
      case .sRGBLinear:
        (linearRed, linearGreen, linearBlue) = (red, green, blue)
      case .displayP3:
        let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
        // The matrix from linear Display P3 to linear sRGB of CSS Color 4, section 10.
        linearRed = 1.2249401762805598 * r - 0.22494017628055996 * g
        linearGreen = -0.04205695470968816 * r + 1.0420569547096881 * g
        linearBlue = -0.019637554590334432 * r - 0.07863604555063188 * g + 1.0982736001409663 * b
      }
      self.opacity = opacity
    }

    /// The red component with sRGB's transfer function applied.
    public var red: Float {
      get { Self.encoded(linearRed) }
      set { linearRed = Self.linear(newValue) }
    }

    /// The green component with sRGB's transfer function applied.
    public var green: Float {
      get { Self.encoded(linearGreen) }
      set { linearGreen = Self.linear(newValue) }
    }

    /// The blue component with sRGB's transfer function applied.
    public var blue: Float {
      get { Self.encoded(linearBlue) }
      set { linearBlue = Self.linear(newValue) }
    }

    /// sRGB's transfer function from IEC 61966-2-1, mirrored for negative values.
    private static func encoded(_ linear: Float) -> Float {
      let magnitude = abs(linear)
      let value = magnitude <= 0.0031308 ? 12.92 * magnitude : 1.055 * pow(magnitude, 1 / 2.4) - 0.055
      return linear < 0 ? -value : value
    }

    /// The inverse of `encoded`.
    private static func linear(_ encoded: Float) -> Float {
      let magnitude = abs(encoded)
      let value = magnitude <= 0.04045 ? magnitude / 12.92 : pow((magnitude + 0.055) / 1.055, 2.4)
      return encoded < 0 ? -value : value
    }
  }
}

extension Color.Resolved {
  /// Transparent black.
  package static let clear = Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0)

  /// A color from 32 bits: opacity, red, green and blue from the highest byte to the lowest.
  package init(argb: UInt32) {
    func component(_ shift: UInt32) -> Float { Float((argb >> shift) & 0xFF) / 255 }
    self.init(red: component(16), green: component(8), blue: component(0), opacity: component(24))
  }

  /// The color in 32 bits: opacity, red, green and blue from the highest byte to the lowest, each limited to 0…255.
  package var argb: UInt32 {
    func byte(_ component: Float) -> UInt32 { UInt32((min(1, max(0, component)) * 255).rounded()) }
    return byte(opacity) << 24 | byte(red) << 16 | byte(green) << 8 | byte(blue)
  }

  /// The color with its opacity multiplied by a factor.
  package func multiplyingOpacity(by factor: Double) -> Color.Resolved {
    var result = self
    result.opacity *= Float(factor)
    return result
  }
}

extension Color.Resolved: CustomStringConvertible {
  /// The color as CSS writes it, `#RRGGBB` or `#RRGGBBAA`.
  public var description: String {
    let value = argb
    func hex(_ number: UInt32, digits: Int) -> String {
      let text = String(number, radix: 16, uppercase: true)
      return String(repeating: "0", count: digits - text.count) + text
    }
    let opaque = value >> 24 == 0xFF
    return "#" + hex(value & 0xFFFFFF, digits: 6) + (opaque ? "" : hex(value >> 24, digits: 2))
  }
}

extension Color.Resolved: Animatable {
  /// Red, green, blue and opacity, the colors with sRGB's transfer function applied and multiplied by the opacity.
  ///
  /// CSS transitions interpolate like this. It looks more even than linear light, in which a change from black to white
  /// jumps up at its start, and the multiplication keeps a color that fades in from `clear` from being dark on its way.
  public var animatableData: AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>> {
    get {
      AnimatablePair(red * opacity, AnimatablePair(green * opacity, AnimatablePair(blue * opacity, opacity)))
    }
    set {
      let opacity = newValue.second.second.second
      // A spring may undershoot: without opacity the color does not matter, and dividing by it would make infinities.
      guard opacity > 0 else {
        self = .clear
        return
      }
      self = Color.Resolved(
        red: newValue.first / opacity, green: newValue.second.first / opacity,
        blue: newValue.second.second.first / opacity, opacity: min(1, opacity))
    }
  }
}

extension Color.Resolved: Codable {
  /// Decodes four linear numbers: red, green, blue and opacity.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    let (red, green) = (try container.decode(Float.self), try container.decode(Float.self))
    let (blue, opacity) = (try container.decode(Float.self), try container.decode(Float.self))
    self.init(colorSpace: .sRGBLinear, red: red, green: green, blue: blue, opacity: opacity)
  }

  /// Encodes four linear numbers: red, green, blue and opacity.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for component in [linearRed, linearGreen, linearBlue, opacity] {
      try container.encode(component)
    }
  }
}
