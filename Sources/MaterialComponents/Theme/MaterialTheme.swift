/// How an app looks: colours, type, shapes and motion. A value in the environment, so any part of an app can have its
/// own, and every component follows a change at once.
public struct MaterialTheme: Hashable, Sendable {
  public var colors: MaterialColors
  public var typography: MaterialTypography
  public var shapes: MaterialShapes
  public var motion: MaterialMotion

  public init(
    colors: MaterialColors = .baseline, typography: MaterialTypography = MaterialTypography(),
    shapes: MaterialShapes = MaterialShapes(), motion: MaterialMotion = .standard
  ) {
    self.colors = colors
    self.typography = typography
    self.shapes = shapes
    self.motion = motion
  }

  /// Material's static baseline.
  public static let baseline = MaterialTheme()

  /// A theme whose colours come from a seed, `0xRRGGBB`.
  public init(seed: UInt32, variant: SchemeVariant = .tonalSpot) {
    self.init(colors: MaterialColors(seed: seed, variant: variant))
  }
}

private struct MaterialColorsKey: EnvironmentKey { static var defaultValue: MaterialColors { .baseline } }
private struct MaterialTypographyKey: EnvironmentKey {
  static let defaultValue = MaterialTypography()
}
private struct MaterialShapesKey: EnvironmentKey { static let defaultValue = MaterialShapes() }
private struct MaterialMotionKey: EnvironmentKey { static var defaultValue: MaterialMotion { .standard } }

extension EnvironmentValues {
  /// The theme's schemes, light and dark. Read colours with ``materialColorScheme``.
  public var materialColors: MaterialColors {
    get { self[MaterialColorsKey.self] }
    set { self[MaterialColorsKey.self] = newValue }
  }

  /// The scheme in force here: the theme's for light or dark and the contrast asked for.
  public var materialColorScheme: MaterialColorScheme {
    materialColors.scheme(colorScheme, contrast: colorSchemeContrast)
  }

  public var materialTypography: MaterialTypography {
    get { self[MaterialTypographyKey.self] }
    set { self[MaterialTypographyKey.self] = newValue }
  }

  public var materialShapes: MaterialShapes {
    get { self[MaterialShapesKey.self] }
    set { self[MaterialShapesKey.self] = newValue }
  }

  public var materialMotion: MaterialMotion {
    get { self[MaterialMotionKey.self] }
    set { self[MaterialMotionKey.self] = newValue }
  }
}

/// A colour of the theme, looked up where and when it is drawn.
public struct ThemeColor: EnvironmentColorProvider {
  public let role: ColorRole

  public init(_ role: ColorRole) { self.role = role }

  public func resolve(scheme: ColorScheme, contrast: ColorSchemeContrast) -> Color.Resolved {
    MaterialColors.baseline.scheme(scheme, contrast: contrast)[role]
  }

  public func resolve(in environment: EnvironmentValues) -> Color.Resolved { environment.materialColorScheme[role] }
}

extension Color {
  /// The theme's colour for a role.
  public static func role(_ role: ColorRole) -> Color { Color(ThemeColor(role)) }
}

extension ShapeStyle where Self == Color {
  /// The theme's colour for a role.
  public static func role(_ role: ColorRole) -> Color { Color.role(role) }
}

extension View {
  /// Gives this view and all in it a theme. A change moves the colours over by the transaction's animation; no body
  /// runs for it.
  public func materialTheme(_ theme: MaterialTheme) -> some View {
    self
      .tint(Color.role(.primary))
      .foregroundStyle(Color.role(.onSurface), Color.role(.onSurfaceVariant))
      .backgroundStyle(Color.role(.surface))
      .environment(\.dividerStyle, AnyShapeStyle(Color.role(.outlineVariant)))
      .typography(.bodyLarge)
      .buttonStyle(.text)
      .progressViewStyle(.material)
      .environment(\.materialTypography, theme.typography)
      .environment(\.materialShapes, theme.shapes)
      .environment(\.materialMotion, theme.motion)
      .animatedEnvironment(\.materialColors, theme.colors)
  }
}
