/// The schemes of a theme: light and dark, each at two contrasts.
///
/// They come from a seed colour, from a picture (``sourceColors(of:count:)``), from Material's static tables
/// (``baseline``), or from schemes made by hand. The static baseline is *not* what `MaterialColors(seed: 0x6750A4)`
/// computes, although its primary is that seed: the tables date from before the algorithm. The computed primary, for
/// one, is `#65558F`. Take the baseline to look as Material does out of the box, and a seed for a look of your own.
public struct MaterialColors: Hashable, Sendable, Animatable {
  public var light: MaterialColorScheme
  public var dark: MaterialColorScheme
  /// For users who ask for more contrast.
  public var lightHighContrast: MaterialColorScheme
  public var darkHighContrast: MaterialColorScheme

  public init(
    light: MaterialColorScheme, dark: MaterialColorScheme, lightHighContrast: MaterialColorScheme? = nil,
    darkHighContrast: MaterialColorScheme? = nil
  ) {
    self.light = light
    self.dark = dark
    self.lightHighContrast = lightHighContrast ?? light
    self.darkHighContrast = darkHighContrast ?? dark
  }

  /// Schemes computed from a seed colour.
  /// - Parameters:
  ///   - seed: the colour everything comes from, `0xRRGGBB`.
  ///   - variant: tonal spot by default. A variant that the specification lacks falls back to tonal spot.
  ///   - contrastLevel: of the standard schemes, -1…1; those for high contrast have 1.
  public init(
    seed: UInt32, variant: SchemeVariant = .tonalSpot, contrastLevel: Double = 0, specVersion: SpecVersion? = nil
  ) {
    func scheme(dark: Bool, contrast: Double) -> MaterialColorScheme {
      let source = Argb(seed | 0xFF00_0000)
      if let made = try? DynamicScheme(
        source: source, variant: variant, isDark: dark, contrastLevel: contrast, specVersion: specVersion)
      {
        return MaterialColorScheme(made)
      }
      guard let fallback = try? DynamicScheme(source: source, isDark: dark, contrastLevel: contrast) else {
        return dark ? MaterialColors.baseline.dark : MaterialColors.baseline.light
      }
      return MaterialColorScheme(fallback)
    }
    self.init(
      light: scheme(dark: false, contrast: contrastLevel), dark: scheme(dark: true, contrast: contrastLevel),
      lightHighContrast: scheme(dark: false, contrast: 1), darkHighContrast: scheme(dark: true, contrast: 1))
  }

  /// Material's static baseline, the purple one: `md.sys.color`, Material 3 v34.0.21, at standard and high contrast.
  public static let baseline = MaterialColors(
    light: MaterialColorScheme(rgb: BaselineColors.light), dark: MaterialColorScheme(rgb: BaselineColors.dark),
    lightHighContrast: MaterialColorScheme(rgb: BaselineColors.lightHighContrast),
    darkHighContrast: MaterialColorScheme(rgb: BaselineColors.darkHighContrast))

  /// Gives one role other colours, whatever the rest of the schemes is: those of a brand, for example.
  /// - Parameters:
  ///   - color: in light schemes of either contrast.
  ///   - dark: in dark ones; nil is the same colour.
  public mutating func override(_ role: ColorRole, light color: Color.Resolved, dark: Color.Resolved? = nil) {
    light[role] = color
    lightHighContrast[role] = color
    self.dark[role] = dark ?? color
    darkHighContrast[role] = dark ?? color
  }

  /// The scheme for a look.
  public func scheme(_ scheme: ColorScheme, contrast: ColorSchemeContrast) -> MaterialColorScheme {
    switch (scheme, contrast) {
    case (.dark, .increased): darkHighContrast
    case (.dark, _): dark
    case (_, .increased): lightHighContrast
    default: light
    }
  }

  public var animatableData:
    AnimatablePair<AnimatablePair<ColorVector, ColorVector>, AnimatablePair<ColorVector, ColorVector>>
  {
    get {
      AnimatablePair(
        AnimatablePair(light.animatableData, dark.animatableData),
        AnimatablePair(lightHighContrast.animatableData, darkHighContrast.animatableData))
    }
    set {
      light.animatableData = newValue.first.first
      dark.animatableData = newValue.first.second
      lightHighContrast.animatableData = newValue.second.first
      darkHighContrast.animatableData = newValue.second.second
    }
  }
}
