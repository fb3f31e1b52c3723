/// How an app looks: colours, type, shapes, elevation, motion and density. A value in the environment, so any part of an
/// app can have its own, and every component follows a change at once.
///
/// ```swift
/// HomeScreen().materialTheme(MaterialTheme(seed: 0x00639B, variant: .vibrant))
/// ```
///
/// Light or dark, contrast, less motion and the size of text are the user's wishes, not the theme's: they come from the
/// desktop while the app runs. An app can fix them with `materialAppearance(_:contrast:)` and by writing `textScale` and
/// `accessibilityReduceMotion` into the environment.
public struct MaterialTheme: Hashable, Sendable {
  public var colors: MaterialColors
  public var typography: MaterialTypography
  public var shapes: MaterialShapes
  public var elevation: MaterialElevation
  public var motion: MaterialMotion
  public var density: MaterialDensity
  /// How to compute the schemes from the accent colour that the user has chosen for the desktop, followed while the app
  /// runs; nil, the default, keeps ``colors`` whatever the desktop's accent is. Without an accent ``colors`` count.
  public var accentVariant: SchemeVariant?

  public init(
    colors: MaterialColors = .baseline, typography: MaterialTypography = MaterialTypography(),
    shapes: MaterialShapes = MaterialShapes(), elevation: MaterialElevation = .standard,
    motion: MaterialMotion = .standard, density: MaterialDensity = .standard, accentVariant: SchemeVariant? = nil
  ) {
    self.colors = colors
    self.typography = typography
    self.shapes = shapes
    self.elevation = elevation
    self.motion = motion
    self.density = density
    self.accentVariant = accentVariant
  }

  /// Material's static baseline. The scheme that is computed from its purple differs: see ``MaterialColors``.
  public static let baseline = MaterialTheme()

  /// The desktop's accent colour, and Material's baseline where the user has chosen none.
  public static let desktop = MaterialTheme(accentVariant: .tonalSpot)

  /// A theme whose colours come from a seed, `0xRRGGBB`.
  public init(seed: UInt32, variant: SchemeVariant = .tonalSpot) {
    self.init(colors: MaterialColors(seed: seed, variant: variant))
  }

  /// A theme whose colours come from a picture; see ``MaterialColors/init(picture:variant:)``.
  public init(picture: Bitmap, variant: SchemeVariant = .tonalSpot) {
    self.init(colors: MaterialColors(picture: picture, variant: variant))
  }

  /// The schemes with a desktop's accent.
  @MainActor
  func colors(accent: Color.Resolved?) -> MaterialColors {
    guard let accentVariant, let accent else { return colors }
    return AccentColors.colors(accent, accentVariant)
  }
}

/// Keeps the schemes of the desktop's accent, which every theme in the app has in common.
@MainActor
private enum AccentColors {
  private static var known: [SchemeVariant: (accent: Color.Resolved, colors: MaterialColors)] = [:]

  static func colors(_ accent: Color.Resolved, _ variant: SchemeVariant) -> MaterialColors {
    if let known = known[variant], known.accent == accent { return known.colors }
    func byte(_ value: Float) -> UInt8 { UInt8((min(max(value, 0), 1) * 255).rounded()) }
    let seed = Argb(red: byte(accent.red), green: byte(accent.green), blue: byte(accent.blue))
    let colors = MaterialColors(seed: seed.rawValue & 0xFF_FFFF, variant: variant)
    known[variant] = (accent, colors)
    return colors
  }
}

extension View {
  /// Gives this view and all in it a theme. Colours go over to those of another theme, or of light and dark, by the
  /// transaction's animation or the theme's own; no body runs for it.
  public func materialTheme(_ theme: MaterialTheme) -> some View {
    materialDefaults()
      .environment(\.materialTypography, theme.typography)
      .environment(\.materialShapes, theme.shapes)
      .environment(\.materialElevation, theme.elevation)
      .environment(\.materialDensity, theme.density)
      .themeLook()
      .materialColors(\.materialColors) { theme.colors(accent: theme.accentVariant == nil ? nil : $0.desktopAccent) }
      .environment(\.materialMotion, theme.motion)
  }

  /// Gives this view and all in it colours that follow a model: what `colors` reads of observable objects is watched, and
  /// no body runs when it changes. The rest of the theme stays.
  public func materialColors(_ colors: @escaping @MainActor () -> MaterialColors) -> some View {
    materialColors(\.materialColors) { _ in colors() }
  }

  /// Gives a role other colours in this view and all in it, in light and in dark schemes of either contrast.
  public func materialRole(_ role: ColorRole, light: Color.Resolved, dark: Color.Resolved? = nil) -> some View {
    transformEnvironment(\.materialColors) { $0.override(role, light: light, dark: dark) }
  }

  private func materialColors(
    _ keyPath: WritableKeyPath<EnvironmentValues, MaterialColors>,
    _ colors: @escaping @MainActor (EnvironmentValues) -> MaterialColors
  ) -> some View {
    animatedEnvironment(keyPath, animation: { $0.themeChange }, colors)
  }

  /// What views of the engine take from a theme where they say nothing themselves.
  private func materialDefaults() -> some View {
    self
      .tint(Color.role(.primary))
      .foregroundStyle(Color.role(.onSurface), Color.role(.onSurfaceVariant))
      .backgroundStyle(Color.role(.surface))
      .environment(\.dividerStyle, AnyShapeStyle(Color.role(.outlineVariant)))
      .typography(.bodyLarge)
      .styleSubstitutions(.material)
      .sheetStyle(.material)
      .dialogStyle(.material)
      .menuPanelStyle(.material)
      .tooltipStyle(.material)
  }
}
