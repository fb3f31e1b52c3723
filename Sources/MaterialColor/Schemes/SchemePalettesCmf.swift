extension SchemePalettes {
  /// The palettes of CMF, from specification 2026: everything but tertiary from the first source, tertiary from the second,
  /// or a weaker form of the first when both are the same.
  init(cmf source: Hct, secondSource: Hct) {
    let hue = source.hue
    let chroma = source.chroma
    let tertiary =
      source.argb == secondSource.argb
      ? TonalPalette(hue: hue, chroma: chroma * 0.75)
      : TonalPalette(hue: secondSource.hue, chroma: secondSource.chroma)
    self.init(
      primary: TonalPalette(hue: hue, chroma: chroma),
      secondary: TonalPalette(hue: hue, chroma: chroma * 0.5),
      tertiary: tertiary,
      neutral: TonalPalette(hue: hue, chroma: chroma * 0.2),
      neutralVariant: TonalPalette(hue: hue, chroma: chroma * 0.2),
      error: TonalPalette(
        hue: SchemePalettes.cmfErrorHue(primary: hue, tertiary: tertiary.hue),
        chroma: max(chroma, 50)))
  }

  /// A red that is neither primary nor tertiary.
  private static func cmfErrorHue(primary: Double, tertiary: Double) -> Double {
    /// The first pair whose bound is not exceeded, or the last value.
    func choose(_ steps: (upTo: Double, hue: Double)..., otherwise: Double) -> Double {
      steps.first { tertiary <= $0.upTo }?.hue ?? otherwise
    }
    switch primary {
    case ...8: return choose((24, 28), (32, 16), otherwise: 20)
    case ...16: return choose((24, 32), (32, 20), otherwise: 24)
    case ...20: return choose((28, 32), (32, 24), otherwise: 28)
    case ...28: return choose((24, 32), otherwise: 16)
    case ...32: return choose((20, 24), (28, 16), otherwise: 20)
    case ...40: return choose((20, 24), (28, 16), otherwise: 24)
    case ...152: return choose((24, 32), (36, 20), otherwise: 32)
    case ...272: return choose((20, 24), (28, 16), otherwise: 24)
    default: return choose((12, 16), (28, 32), otherwise: 16)
    }
  }
}
