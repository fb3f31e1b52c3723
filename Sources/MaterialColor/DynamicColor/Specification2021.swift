/// The roles of Material's first dynamic colour specification, of 2021. It knows neither watches nor dim roles.
enum Specification2021 {
  static func recipe(for role: ColorRole, in resolver: ColorResolver) -> DynamicColor? {
    if let keyColor = resolver.keyColorRecipe(for: role) { return keyColor }
    if let (accent, part) = Accent.part(of: role) { return recipe(for: accent, part, in: resolver) }
    return single(role, in: resolver)
  }

  // MARK: Surfaces and other single roles

  private struct Row {
    var palette: DynamicColor.Palette
    /// Tone per contrast level.
    var light: ContrastCurve
    var dark: ContrastCurve
    var isBackground = false
    var contrast: (ground: Ground, curve: ContrastCurve)?
  }

  private enum Ground {
    case highestSurface
    case role(ColorRole)
  }

  private static func row(_ role: ColorRole) -> Row? {
    switch role {
    case .background: Row(palette: .neutral, light: 98, dark: 6, isBackground: true)
    case .onBackground:
      Row(palette: .neutral, light: 10, dark: 90, contrast: (.role(.background), ContrastCurve(3, 3, 4.5, 7)))
    case .surface: Row(palette: .neutral, light: 98, dark: 6, isBackground: true)
    case .surfaceDim: Row(palette: .neutral, light: ContrastCurve(87, 87, 80, 75), dark: 6, isBackground: true)
    case .surfaceBright: Row(palette: .neutral, light: 98, dark: ContrastCurve(24, 24, 29, 34), isBackground: true)
    case .surfaceContainerLowest:
      Row(palette: .neutral, light: 100, dark: ContrastCurve(4, 4, 2, 0), isBackground: true)
    case .surfaceContainerLow:
      Row(
        palette: .neutral, light: ContrastCurve(96, 96, 96, 95), dark: ContrastCurve(10, 10, 11, 12),
        isBackground: true)
    case .surfaceContainer:
      Row(
        palette: .neutral, light: ContrastCurve(94, 94, 92, 90), dark: ContrastCurve(12, 12, 16, 20),
        isBackground: true)
    case .surfaceContainerHigh:
      Row(
        palette: .neutral, light: ContrastCurve(92, 92, 88, 85), dark: ContrastCurve(17, 17, 21, 25),
        isBackground: true)
    case .surfaceContainerHighest:
      Row(
        palette: .neutral, light: ContrastCurve(90, 90, 84, 80), dark: ContrastCurve(22, 22, 26, 30),
        isBackground: true)
    case .onSurface:
      Row(palette: .neutral, light: 10, dark: 90, contrast: (.highestSurface, ContrastCurve(4.5, 7, 11, 21)))
    case .surfaceVariant: Row(palette: .neutralVariant, light: 90, dark: 30, isBackground: true)
    case .onSurfaceVariant:
      Row(palette: .neutralVariant, light: 30, dark: 80, contrast: (.highestSurface, ContrastCurve(3, 4.5, 7, 11)))
    case .outline:
      Row(palette: .neutralVariant, light: 50, dark: 60, contrast: (.highestSurface, ContrastCurve(1.5, 3, 4.5, 7)))
    case .outlineVariant:
      Row(palette: .neutralVariant, light: 80, dark: 30, contrast: (.highestSurface, ContrastCurve(1, 1, 3, 4.5)))
    case .inverseSurface: Row(palette: .neutral, light: 20, dark: 90, isBackground: true)
    case .inverseOnSurface:
      Row(palette: .neutral, light: 95, dark: 20, contrast: (.role(.inverseSurface), ContrastCurve(4.5, 7, 11, 21)))
    case .shadow, .scrim: Row(palette: .neutral, light: 0, dark: 0)
    case .surfaceTint: Row(palette: .primary, light: 40, dark: 80, isBackground: true)
    case .inversePrimary:
      Row(palette: .primary, light: 80, dark: 40, contrast: (.role(.inverseSurface), ContrastCurve(3, 4.5, 7, 7)))
    default: nil
    }
  }

  private static func single(_ role: ColorRole, in resolver: ColorResolver) -> DynamicColor? {
    guard let row = row(role) else { return nil }
    let scheme = resolver.scheme
    var recipe = DynamicColor(
      palette: row.palette,
      tone: (scheme.isDark ? row.dark : row.light).value(atContrastLevel: scheme.contrastLevel),
      isBackground: row.isBackground
    )
    switch row.contrast {
    case (.highestSurface, let curve)?: recipe.contrast = .init(against: resolver.highestSurface, curve: curve)
    case (.role(let ground), let curve)?: recipe.contrast = .init(against: ground, curve: curve)
    case nil: break
    }
    return recipe
  }

  // MARK: Accents

  private static func recipe(
    for accent: Accent, _ part: Accent.Part, in resolver: ColorResolver
  ) -> DynamicColor? {
    guard part != .dim else { return nil }
    var recipe = DynamicColor(palette: accent.palette, tone: tone(of: accent, part, in: resolver))
    let isDark = resolver.scheme.isDark
    switch part {
    case .base, .container:
      recipe.isBackground = true
      recipe.contrast = .init(
        against: resolver.highestSurface,
        curve: part == .base ? ContrastCurve(3, 4.5, 7, 7) : ContrastCurve(1, 1, 3, 4.5))
      recipe.relation = .spread(near: accent.role(.container), far: accent.role(.base), delta: 10, together: false)
    case .fixed, .fixedDim:
      recipe.isBackground = true
      recipe.contrast = .init(against: resolver.highestSurface, curve: ContrastCurve(1, 1, 3, 4.5))
      let near: Accent.Part = isDark ? .fixedDim : .fixed
      let far: Accent.Part = isDark ? .fixed : .fixedDim
      recipe.relation = .spread(near: accent.role(near), far: accent.role(far), delta: 10, together: true)
    case .onBase:
      recipe.contrast = .init(against: accent.role(.base), curve: ContrastCurve(4.5, 7, 11, 21))
    case .onContainer:
      recipe.contrast = .init(against: accent.role(.container), curve: ContrastCurve(3, 4.5, 7, 11))
    case .onFixed, .onFixedVariant:
      recipe.contrast = .init(
        against: accent.role(.fixedDim), and: accent.role(.fixed),
        curve: part == .onFixed ? ContrastCurve(4.5, 7, 11, 21) : ContrastCurve(3, 4.5, 7, 11))
    case .dim: break
    }
    return recipe
  }

  private static func tone(of accent: Accent, _ part: Accent.Part, in resolver: ColorResolver) -> Double {
    let scheme = resolver.scheme
    let tones: (light: Double, dark: Double)
    switch scheme.variant {
    case .fidelity, .content:
      if let tone = sourceTone(of: accent, part, in: resolver) { return tone }
      tones = defaultTones(part)
    case .monochrome: tones = monochromeTones(accent, part)
    default: tones = defaultTones(part)
    }
    return scheme.isDark ? tones.dark : tones.light
  }

  private static func defaultTones(_ part: Accent.Part) -> (light: Double, dark: Double) {
    switch part {
    case .base, .dim: (40, 80)
    case .onBase: (100, 20)
    case .container: (90, 30)
    case .onContainer: (30, 90)
    case .fixed: (90, 90)
    case .fixedDim: (80, 80)
    case .onFixed: (10, 10)
    case .onFixedVariant: (30, 30)
    }
  }

  /// Without hues, accents differ by tone alone.
  private static func monochromeTones(_ accent: Accent, _ part: Accent.Part) -> (light: Double, dark: Double) {
    switch (accent, part) {
    case (.primary, .base): (0, 100)
    case (.primary, .container): (25, 85)
    case (.secondary, .onBase): (100, 10)
    case (.secondary, .container): (85, 30)
    case (.secondary, .onContainer), (.error, .onContainer): (10, 90)
    case (.secondary, .fixed): (80, 80)
    case (.secondary, .fixedDim): (70, 70)
    case (.secondary, .onFixedVariant): (25, 25)
    case (.tertiary, .base): (25, 90)
    case (.tertiary, .container): (49, 60)
    case (.primary, .onBase), (.tertiary, .onBase): (90, 10)
    case (.primary, .onContainer), (.tertiary, .onContainer): (100, 0)
    case (.primary, .fixed), (.tertiary, .fixed): (40, 40)
    case (.primary, .fixedDim), (.tertiary, .fixedDim): (30, 30)
    case (.primary, .onFixed), (.tertiary, .onFixed): (100, 100)
    case (.primary, .onFixedVariant), (.tertiary, .onFixedVariant): (90, 90)
    default: defaultTones(part)
    }
  }

  /// Fidelity and content put the source colour itself, and colours like it, into containers.
  private static func sourceTone(of accent: Accent, _ part: Accent.Part, in resolver: ColorResolver) -> Double? {
    let scheme = resolver.scheme
    switch (accent, part) {
    case (.error, _): return nil
    case (.primary, .container): return scheme.source.tone
    case (.secondary, .container):
      return toneOfChroma(scheme.palettes.secondary, startingAt: scheme.isDark ? 30 : 90, rising: scheme.isDark)
    case (.tertiary, .container):
      return scheme.palettes.tertiary.hct(tone: scheme.source.tone).fixedIfDisliked.tone
    case (_, .onContainer):
      let container = resolver.recipe(for: accent.role(.container))
      return container.map { Contrast.foregroundTone(onTone: $0.tone, ratio: 4.5) }
    default: return nil
    }
  }

  /// The first tone, from a given one on, at which the palette's chroma can be had, or at which chroma begins to fall.
  private static func toneOfChroma(_ palette: TonalPalette, startingAt start: Double, rising: Bool) -> Double {
    func chroma(_ tone: Double) -> Double { Hct(hue: palette.hue, chroma: palette.chroma, tone: tone).chroma }
    var tone = start
    var closest = chroma(tone)
    var peak = closest
    while closest < palette.chroma {
      tone += rising ? 1 : -1
      let candidate = chroma(tone)
      if peak > candidate || abs(candidate - palette.chroma) < 0.4 { break }
      if abs(candidate - palette.chroma) < abs(closest - palette.chroma) { closest = candidate }
      peak = max(peak, candidate)
    }
    return tone
  }
}
