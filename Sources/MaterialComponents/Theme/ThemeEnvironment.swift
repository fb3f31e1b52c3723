private struct MaterialColorsKey: EnvironmentKey { static var defaultValue: MaterialColors { .baseline } }
private struct MaterialTypographyKey: EnvironmentKey {
  static let defaultValue = MaterialTypography()
}
private struct MaterialShapesKey: EnvironmentKey { static let defaultValue = MaterialShapes() }
private struct MaterialElevationKey: EnvironmentKey { static var defaultValue: MaterialElevation { .standard } }
private struct MaterialMotionKey: EnvironmentKey { static var defaultValue: MaterialMotion { .standard } }
private struct MaterialDensityKey: EnvironmentKey { static var defaultValue: MaterialDensity { .standard } }

extension EnvironmentValues {
  /// The theme's schemes, light and dark, as they are shown now. Read colours with ``materialColorScheme``.
  public var materialColors: MaterialColors {
    get { self[MaterialColorsKey.self] }
    set { self[MaterialColorsKey.self] = newValue }
  }

  /// The scheme in force here: the theme's for light or dark and the contrast asked for, or one between two while colours
  /// change.
  public var materialColorScheme: MaterialColorScheme {
    let (colors, look, scheme, contrast) = (materialColors, materialLook, colorScheme, colorSchemeContrast)
    return MaterialColorScheme { look.color($0, of: colors, scheme: scheme, contrast: contrast) }
  }

  /// The colour of a role here; quicker than a whole scheme.
  public func materialColor(_ role: ColorRole) -> Color.Resolved {
    materialLook.color(role, of: materialColors, scheme: colorScheme, contrast: colorSchemeContrast)
  }

  public var materialTypography: MaterialTypography {
    get { self[MaterialTypographyKey.self] }
    set { self[MaterialTypographyKey.self] = newValue }
  }

  public var materialShapes: MaterialShapes {
    get { self[MaterialShapesKey.self] }
    set { self[MaterialShapesKey.self] = newValue }
  }

  public var materialElevation: MaterialElevation {
    get { self[MaterialElevationKey.self] }
    set { self[MaterialElevationKey.self] = newValue }
  }

  public var materialMotion: MaterialMotion {
    get { self[MaterialMotionKey.self] }
    set { self[MaterialMotionKey.self] = newValue }
  }

  public var materialDensity: MaterialDensity {
    get { self[MaterialDensityKey.self] }
    set { self[MaterialDensityKey.self] = newValue }
  }
}

/// A colour of the theme, looked up where and when it is drawn.
public struct ThemeColor: EnvironmentColorProvider {
  public let role: ColorRole

  public init(_ role: ColorRole) { self.role = role }

  public func resolve(scheme: ColorScheme, contrast: ColorSchemeContrast) -> Color.Resolved {
    MaterialColors.baseline.scheme(scheme, contrast: contrast)[role]
  }

  public func resolve(in environment: EnvironmentValues) -> Color.Resolved { environment.materialColor(role) }
}

extension Color {
  /// The theme's colour for a role.
  public static func role(_ role: ColorRole) -> Color { Color(ThemeColor(role)) }
}

extension ShapeStyle where Self == Color {
  /// The theme's colour for a role.
  public static func role(_ role: ColorRole) -> Color { Color.role(role) }
}
