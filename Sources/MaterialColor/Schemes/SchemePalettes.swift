/// The six palettes that a scheme's colours come from.
public struct SchemePalettes: Hashable, Sendable {
  public var primary: TonalPalette
  public var secondary: TonalPalette
  public var tertiary: TonalPalette
  public var neutral: TonalPalette
  public var neutralVariant: TonalPalette
  public var error: TonalPalette

  /// - Parameter error: a red by default.
  public init(
    primary: TonalPalette,
    secondary: TonalPalette,
    tertiary: TonalPalette,
    neutral: TonalPalette,
    neutralVariant: TonalPalette,
    error: TonalPalette = TonalPalette(hue: 25, chroma: 84)
  ) {
    self.primary = primary
    self.secondary = secondary
    self.tertiary = tertiary
    self.neutral = neutral
    self.neutralVariant = neutralVariant
    self.error = error
  }
}

/// Values that change at certain hues of the source.
struct HueSteps {
  /// Each value holds from its hue (degrees) up to the next; the last up to the end, where none follows.
  private let steps: [(from: Double, value: Double)]
  private let end: Double

  init(_ steps: (from: Double, value: Double)..., until end: Double = 360) {
    self.steps = steps
    self.end = end
  }

  func value(at hue: Double) -> Double? {
    guard hue < end else { return nil }
    return steps.last { hue >= $0.from }?.value
  }

  /// A hue, turned by the value for it.
  func rotated(_ hue: Double) -> Double {
    Angle.normalized(degrees: hue + (value(at: hue) ?? 0))
  }
}
