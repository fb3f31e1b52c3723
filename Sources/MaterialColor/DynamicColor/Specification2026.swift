/// The roles of the specification of 2026, which adds one variant: CMF, "colour, material, finish", made to match the
/// colour a device is sold in. It keeps the source's own tone, and takes tertiary from a second source.
enum Specification2026 {
  static func recipe(for role: ColorRole, in resolver: ColorResolver) -> DynamicColor? {
    if let (accent, part) = Accent.part(of: role) { return recipe(for: accent, part, in: resolver) }
    let scheme = resolver.scheme
    let ground = resolver.highestSurface
    switch role {
    case .onSurface: return content(on: ground, scheme.isDark ? .from11 : .from9, in: resolver)
    case .onSurfaceVariant: return content(on: ground, scheme.isDark ? .from6 : .from4point5, in: resolver)
    case .outline: return content(on: ground, .from3, in: resolver)
    case .outlineVariant: return content(on: ground, .from1point5, in: resolver)
    case .surface: return surface(light: 98, dark: 4, in: scheme)
    case .surfaceDim: return surface(light: 87, dark: 4, lightTint: 1.7, in: scheme)
    case .surfaceBright: return surface(light: 98, dark: 18, darkTint: 1.7, in: scheme)
    case .surfaceContainerLowest: return surface(light: 100, dark: 0, in: scheme)
    case .surfaceContainerLow: return surface(light: 96, dark: 6, lightTint: 1.25, darkTint: 1.25, in: scheme)
    case .surfaceContainer: return surface(light: 94, dark: 9, lightTint: 1.4, darkTint: 1.4, in: scheme)
    case .surfaceContainerHigh: return surface(light: 92, dark: 12, lightTint: 1.5, darkTint: 1.5, in: scheme)
    case .surfaceContainerHighest: return surface(light: 90, dark: 15, lightTint: 1.7, darkTint: 1.7, in: scheme)
    case .inverseSurface: return surface(light: 4, dark: 98, lightTint: 1.7, darkTint: 1.7, in: scheme)
    default: return Specification2025.recipe(for: role, in: resolver)
    }
  }

  private static func surface(
    light: Double, dark: Double, lightTint: Double = 1, darkTint: Double = 1, in scheme: SchemeDescription
  ) -> DynamicColor {
    DynamicColor(
      palette: .neutral,
      tone: scheme.isDark ? dark : light,
      isBackground: true,
      chromaMultiplier: scheme.isDark ? darkTint : lightTint
    )
  }

  private static func content(
    on ground: ColorRole, _ curve: ContrastCurve, in resolver: ColorResolver
  ) -> DynamicColor {
    var recipe = DynamicColor.content(.neutral, on: ground, curve, in: resolver)
    recipe.chromaMultiplier = 1.7
    return recipe
  }

  private static func recipe(for accent: Accent, _ part: Accent.Part, in resolver: ColorResolver) -> DynamicColor? {
    let scheme = resolver.scheme
    func content(on ground: Accent.Part, _ curve: ContrastCurve) -> DynamicColor {
      .content(accent.palette, on: accent.role(ground), curve, in: resolver)
    }
    var recipe = DynamicColor(palette: accent.palette, tone: 0, isBackground: true)
    switch part {
    case .base:
      recipe.tone = baseTone(accent, in: resolver)
      recipe.contrast = .init(against: resolver.highestSurface, curve: .from4point5)
      if scheme.platform == .phone {
        recipe.relation = .offset(from: accent.role(.container), delta: scheme.isDark ? 5 : -5, exactly: false)
      }
    case .dim: return resolver.recipe(for: accent.role(.base))
    case .container:
      recipe.tone = containerTone(accent, in: resolver)
      recipe.contrast = raisedContrast(resolver)
    case .fixed:
      recipe.tone = resolver.baseline.tone(of: accent.role(.container))
      recipe.contrast = raisedContrast(resolver)
    case .fixedDim:
      recipe.tone = resolver.tone(of: accent.role(.fixed))
      recipe.relation = .offset(from: accent.role(.fixed), delta: -5, exactly: true)
      recipe.contrast = raisedContrast(resolver)
      recipe.mayBeMiddling = true
    case .onBase: return content(on: .base, .from6)
    case .onContainer: return content(on: .container, .from6)
    case .onFixed: return content(on: fixedGround(accent, in: resolver), .from7)
    case .onFixedVariant: return content(on: fixedGround(accent, in: resolver), .from4point5)
    }
    return recipe
  }

  private static func raisedContrast(_ resolver: ColorResolver) -> DynamicColor.Contrast? {
    guard resolver.scheme.contrastLevel > 0 else { return nil }
    return .init(against: resolver.highestSurface, curve: .from1point5)
  }

  /// The one of the fixed roles on which content has less contrast.
  private static func fixedGround(_ accent: Accent, in resolver: ColorResolver) -> Accent.Part {
    resolver.tone(of: accent.role(.fixed)) > 57 ? .fixedDim : .fixed
  }

  private static func baseTone(_ accent: Accent, in resolver: ColorResolver) -> Double {
    let scheme = resolver.scheme
    switch accent {
    case .primary: return isNearlyGrey(scheme.source) ? (scheme.isDark ? 80 : 40) : scheme.source.tone
    case .secondary:
      return (scheme.isDark ? ToneRule.darkest() : .brightest()).tone(of: .secondary, in: resolver)
    case .tertiary: return scheme.tertiarySource.tone
    case .error: return ToneRule.brightest().tone(of: .error, in: resolver)
    }
  }

  private static func containerTone(_ accent: Accent, in resolver: ColorResolver) -> Double {
    let scheme = resolver.scheme
    switch accent {
    case .primary where isNearlyGrey(scheme.source) && !scheme.isDark: return 90
    case .primary: return containerTone(near: scheme.source.tone, darkest: 30)
    case .tertiary: return containerTone(near: scheme.tertiarySource.tone, darkest: 20)
    case .secondary:
      return (scheme.isDark ? ToneRule.darkest(20...49) : .brightest(61...90)).tone(of: .secondary, in: resolver)
    case .error:
      return (scheme.isDark ? ToneRule.darkest() : .brightest()).tone(of: .error, in: resolver)
    }
  }

  /// A source's tone, kept out of the extremes and the middle.
  private static func containerTone(near tone: Double, darkest: Double) -> Double {
    tone > 55 ? clamp(tone, from: 61, to: 90) : clamp(tone, from: darkest, to: 49)
  }

  /// Sources of so little chroma are anodised grey, silver, black: their tone would say nothing.
  private static func isNearlyGrey(_ source: Hct) -> Bool {
    source.chroma <= 12
  }
}
