extension SchemePalettes {
  /// The palettes of specification 2021. CMF, which it does not know, gets those of tonal spot.
  init(spec2021 source: Hct, variant: SchemeVariant) {
    let hue = source.hue
    let chroma = source.chroma
    func palette(_ chroma: Double, turned degrees: Double = 0) -> TonalPalette {
      TonalPalette(hue: Angle.normalized(degrees: hue + degrees), chroma: chroma)
    }
    switch variant {
    case .monochrome:
      self.init(
        primary: palette(0), secondary: palette(0), tertiary: palette(0),
        neutral: palette(0), neutralVariant: palette(0))
    case .neutral:
      self.init(
        primary: palette(12), secondary: palette(8), tertiary: palette(16),
        neutral: palette(2), neutralVariant: palette(2))
    case .tonalSpot, .cmf:
      self.init(
        primary: palette(36), secondary: palette(16), tertiary: palette(24, turned: 60),
        neutral: palette(6), neutralVariant: palette(8))
    case .rainbow:
      self.init(
        primary: palette(48), secondary: palette(16), tertiary: palette(24, turned: 60),
        neutral: palette(0), neutralVariant: palette(0))
    case .fruitSalad:
      self.init(
        primary: palette(48, turned: -50), secondary: palette(36, turned: -50), tertiary: palette(36),
        neutral: palette(10), neutralVariant: palette(16))
    case .vibrant:
      self.init(
        primary: palette(200),
        secondary: TonalPalette(hue: SchemePalettes.vibrantSecondary.rotated(hue), chroma: 24),
        tertiary: TonalPalette(hue: SchemePalettes.vibrantTertiary.rotated(hue), chroma: 32),
        neutral: palette(10), neutralVariant: palette(12))
    case .expressive:
      self.init(
        primary: palette(40, turned: 240),
        secondary: TonalPalette(hue: SchemePalettes.expressiveSecondary.rotated(hue), chroma: 24),
        tertiary: TonalPalette(hue: SchemePalettes.expressiveTertiary.rotated(hue), chroma: 32),
        neutral: palette(8, turned: 15), neutralVariant: palette(12, turned: 15))
    case .fidelity, .content:
      let temperature = ColorTemperature(source)
      let tertiary =
        variant == .fidelity ? temperature.complement : temperature.analogous(count: 3, divisions: 6)[2]
      self.init(
        primary: palette(chroma), secondary: palette(max(chroma - 32, chroma * 0.5)),
        tertiary: TonalPalette(tertiary.fixedIfDisliked),
        neutral: palette(chroma / 8), neutralVariant: palette(chroma / 8 + 4))
    }
  }

  private static let vibrantSecondary = HueSteps(
    (0, 18), (41, 15), (61, 10), (101, 12), (131, 15), (181, 18), (251, 15), (301, 12))
  private static let vibrantTertiary = HueSteps(
    (0, 35), (41, 30), (61, 20), (101, 25), (131, 30), (181, 35), (251, 30), (301, 25))
  private static let expressiveSecondary = HueSteps(
    (0, 45), (21, 95), (51, 45), (121, 20), (151, 45), (191, 90), (271, 45))
  private static let expressiveTertiary = HueSteps(
    (0, 120), (51, 20), (121, 45), (151, 20), (191, 15), (271, 20), (321, 120))
}
