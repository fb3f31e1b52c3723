import Foundation

/// A color, fixed or dependent on the environment: a system color looks different in dark mode, a named one comes from
/// the app's resources.
public struct Color: Hashable, Sendable {
  /// What the components of a color mean.
  public enum RGBColorSpace: Hashable, Sendable {
    /// sRGB with its transfer function, as CSS's `rgb()`.
    case sRGB
    /// sRGB without a transfer function: proportional to light.
    case sRGBLinear
    /// Display P3, whose primaries lie outside sRGB.
    case displayP3
  }

  /// The forms that a color takes before it is resolved.
  package indirect enum Source: Hashable, Sendable {
    case resolved(Resolved)
    case system(SystemColor)
    /// A color of the app's resources, by name; the folder of the bundle's resources, `nil` for the main one.
    case named(String, directory: String?)
    case opacity(Double, Color)
    case mix(Color, Color, fraction: Double, colorSpace: Gradient.ColorSpace)
    case provider(AnyColorProvider)
  }

  package let source: Source

  package init(_ source: Source) {
    self.source = source
  }

  /// A fixed color by its components, 0…1, and its opacity; values outside name colors outside the gamut.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    self.init(
      Resolved(
        colorSpace: colorSpace, red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(opacity)))
  }

  /// A fixed gray by its brightness, 0 black and 1 white, and its opacity.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// A fixed color by hue, a part of the color circle that starts at red, saturation and brightness, each 0…1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let sector = (hue - hue.rounded(.down)) * 6
    func component(_ offset: Double) -> Double {
      let position = (sector + offset).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(1, position, 4 - position)))
    }
    self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }

  /// A fixed color from components that are already known.
  public init(_ resolved: Resolved) {
    self.init(.resolved(resolved))
  }

  /// A fixed color from 32 bits, for example `0xFF6750A4`: opacity, red, green and blue from the highest byte down.
  public init(argb: UInt32) {
    self.init(Resolved(argb: argb))
  }

  /// A color of the app's resources by its name, looked up when it is drawn; clear, with a warning, if there is none.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(.named(name, directory: bundle?.resourceDirectory))
  }

  /// A color that another module computes from the environment.
  public init(_ provider: some ColorProvider) {
    self.init(.provider(AnyColorProvider(provider)))
  }

  /// The color with its opacity multiplied by a factor, 0 transparent, 1 unchanged.
  public func opacity(_ opacity: Double) -> Color {
    if case .resolved(let resolved) = source {
      return Color(resolved.multiplyingOpacity(by: opacity))
    }
    return Color(.opacity(opacity, self))
  }

  /// The color between this one and another; a fraction of 0 gives this color, 1 the other.
  public func mix(
    with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    Color(.mix(self, rhs, fraction: min(1, max(0, fraction)), colorSpace: colorSpace))
  }
}

/// A color that is computed from the environment, for example a role of a Material color scheme.
///
/// Equal providers must resolve to equal colors in equal environments: the engine compares them to find out whether a
/// view has to be painted again.
public protocol ColorProvider: Hashable, Sendable {
  /// The color's components in the light or dark scheme and at a contrast.
  func resolve(scheme: ColorScheme, contrast: ColorSchemeContrast) -> Color.Resolved
}

/// A provider of any type.
package struct AnyColorProvider: Hashable, Sendable {
  package let base: any ColorProvider

  package init(_ base: any ColorProvider) {
    self.base = base
  }

  package static func == (lhs: AnyColorProvider, rhs: AnyColorProvider) -> Bool {
    func equal<P: ColorProvider>(_ base: P) -> Bool { base == rhs.base as? P }
    return equal(lhs.base)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(base)
  }
}

extension Color {
  /// Whether the accent color is part of this color.
  package var usesAccent: Bool {
    switch source {
    case .system(.accentColor): true
    case .opacity(_, let color): color.usesAccent
    case .mix(let first, let second, _, _): first.usesAccent || second.usesAccent
    default: false
    }
  }

  /// The color's components in an environment.
  ///
  /// - Parameters:
  ///   - accent: What `accentColor` stands for; the system's blue if `nil`.
  ///   - provided: Resolves a provider; for providers that need more of the environment than scheme and contrast.
  ///   - named: Finds a color of the app's resources by name and folder.
  package func resolved(
    scheme: ColorScheme, contrast: ColorSchemeContrast, accent: Resolved? = nil,
    provided: ((any ColorProvider) -> Resolved)? = nil,
    named: (_ name: String, _ directory: String?) -> Resolved?
  ) -> Resolved {
    func resolve(_ color: Color) -> Resolved {
      color.resolved(scheme: scheme, contrast: contrast, accent: accent, provided: provided, named: named)
    }
    switch source {
    case .resolved(let resolved):
      return resolved
    case .system(.accentColor):
      return accent ?? SystemColor.blue.resolved(scheme: scheme, contrast: contrast)
    case .system(let color):
      return color.resolved(scheme: scheme, contrast: contrast)
    case .named(let name, let directory):
      return named(name, directory) ?? .clear
    case .opacity(let factor, let color):
      return resolve(color).multiplyingOpacity(by: factor)
    case .mix(let first, let second, let fraction, let colorSpace):
      return colorSpace.mix(resolve(first), resolve(second), fraction: fraction)
    case .provider(let provider):
      return provided?(provider.base) ?? provider.base.resolve(scheme: scheme, contrast: contrast)
    }
  }
}

extension Color: CustomStringConvertible {
  public var description: String {
    switch source {
    case .resolved(let resolved): resolved.description
    case .system(let color): color.rawValue
    case .named(let name, _): "Color(\"\(name)\")"
    case .opacity(let factor, let color): "\(factor) opacity of \(color)"
    case .mix(let first, let second, let fraction, _): "\(fraction) from \(first) to \(second)"
    case .provider(let provider): String(describing: provider.base)
    }
  }
}
