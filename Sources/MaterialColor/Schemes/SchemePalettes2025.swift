extension SchemePalettes {
  /// The palettes of specification 2025, which has its own for neutral, tonal spot, vibrant and expressive.
  init(spec2025 source: Hct, variant: SchemeVariant, isDark: Bool, platform: SchemePlatform) {
    let hue = source.hue
    let isPhone = platform == .phone
    let error = TonalPalette(
      hue: SchemePalettes.errorHues.value(at: hue) ?? hue,
      chroma: SchemePalettes.errorChroma(variant, isPhone: isPhone)
    )
    func palette(_ chroma: Double, _ steps: HueSteps? = nil) -> TonalPalette {
      TonalPalette(hue: steps?.rotated(hue) ?? hue, chroma: chroma)
    }
    switch variant {
    case .neutral:
      let extra = Hct.isBlue(hue: hue) ? 4.0 : 0
      self.init(
        primary: palette((isPhone ? 8 : 12) + extra),
        secondary: palette(isPhone ? 4 + extra / 2 : 6 + extra),
        tertiary: palette(isPhone ? 20 : 36, SchemePalettes.neutralTertiary),
        neutral: palette(isPhone ? 1.4 : 6),
        neutralVariant: palette((isPhone ? 1.4 : 6) * 2.2),
        error: error)
    case .tonalSpot:
      self.init(
        primary: palette(isPhone && isDark ? 26 : 32),
        secondary: palette(16),
        tertiary: palette(isPhone ? 28 : 32, SchemePalettes.tonalSpotTertiary),
        neutral: palette(isPhone ? 5 : 10),
        neutralVariant: palette((isPhone ? 5 : 10) * 1.7),
        error: error)
    case .expressive:
      let neutralHue = SchemePalettes.expressiveNeutral.rotated(hue)
      let isYellow = Hct.isYellow(hue: neutralHue)
      let neutralChroma: Double = isPhone ? isDark ? isYellow ? 6 : 14 : 18 : 12
      self.init(
        primary: palette(isPhone ? isDark ? 36 : 48 : 40),
        secondary: palette(isPhone && isDark ? 16 : 24, SchemePalettes.expressiveSecondary),
        tertiary: palette(48, SchemePalettes.expressiveTertiary),
        neutral: TonalPalette(hue: neutralHue, chroma: neutralChroma),
        neutralVariant: TonalPalette(hue: neutralHue, chroma: neutralChroma * (isYellow ? 1.6 : 2.3)),
        error: error)
    case .vibrant:
      let neutralHue = SchemePalettes.vibrantNeutral.rotated(hue)
      let neutralChroma: Double = isPhone || Hct.isBlue(hue: neutralHue) ? 28 : 20
      self.init(
        primary: palette(isPhone ? 74 : 56),
        secondary: palette(isPhone ? 56 : 36, SchemePalettes.vibrantNeutral),
        tertiary: palette(56, SchemePalettes.vibrantTertiary),
        neutral: TonalPalette(hue: neutralHue, chroma: neutralChroma),
        neutralVariant: TonalPalette(hue: neutralHue, chroma: neutralChroma * 1.29),
        error: error)
    case .monochrome, .fidelity, .content, .rainbow, .fruitSalad, .cmf:
      self.init(spec2021: source, variant: variant)
    }
  }

  private static func errorChroma(_ variant: SchemeVariant, isPhone: Bool) -> Double {
    switch variant {
    case .neutral: isPhone ? 50 : 40
    case .tonalSpot: isPhone ? 60 : 48
    case .expressive: isPhone ? 64 : 48
    case .vibrant: isPhone ? 80 : 60
    default: 84
    }
  }

  /// Red, turned away from the source's hue where that is red itself.
  private static let errorHues = HueSteps(
    (0, 12), (3, 22), (13, 32), (23, 12), (33, 22), (43, 32), (153, 22), (273, 12))
  private static let neutralTertiary = HueSteps(
    (0, -32), (38, 26), (105, 10), (161, -39), (204, 24), (278, -15), (333, -32))
  private static let tonalSpotTertiary = HueSteps((0, -40), (20, 48), (71, -32), (161, 40), (333, -32))
  private static let expressiveNeutral = HueSteps((0, 10), (71, 0), (124, 10), (253, 0), (278, 10), (300, 0))
  private static let expressiveSecondary = HueSteps(
    (0, -160), (105, 155), (140, -100), (204, 96), (253, -96), (278, -156), (300, -165), (333, -160))
  private static let expressiveTertiary = HueSteps(
    (0, -165), (105, 160), (140, -105), (204, 101), (253, -101), (278, -160), (300, -170), (333, -165))
  private static let vibrantNeutral = HueSteps((0, -14), (38, 10), (105, -14), (140, 10), (333, -14))
  private static let vibrantTertiary = HueSteps(
    (0, -72), (38, 35), (71, 24), (105, -24), (140, 62), (161, 50), (253, 62), (333, -72))
}
