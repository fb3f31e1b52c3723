/// The roles of the expressive specification of 2025, which defines neutral, tonal spot, vibrant and expressive schemes.
///
/// Compared with 2021, accents take the tones at which their palettes are most vivid, contrast is enforced more strictly,
/// neutrals are tinted more the more they stand out, and watches have tables of their own: always dark, on black.
enum Specification2025 {
  static func recipe(for role: ColorRole, in resolver: ColorResolver) -> DynamicColor? {
    if let keyColor = resolver.keyColorRecipe(for: role) { return keyColor }
    if let (accent, part) = Accent.part(of: role) { return recipe(for: accent, part, in: resolver) }
    let ground = ground(resolver)
    let isPhone = resolver.scheme.platform == .phone
    switch role {
    case .background: return resolver.recipe(for: .surface)
    case .surfaceVariant: return resolver.recipe(for: .surfaceContainerHighest)
    case .surfaceTint: return resolver.recipe(for: .primary)
    case .onBackground:
      var recipe = resolver.recipe(for: .onSurface)
      recipe?.tone = isPhone ? resolver.tone(of: .onSurface) : 100
      return recipe
    case .onSurface:
      let curve: ContrastCurve = isPhone && resolver.scheme.isDark ? .from11 : .from9
      var recipe = content(on: ground, curve: curve, in: resolver)
      if resolver.scheme.variant == .vibrant {
        recipe.tone = resolver.vividTone(of: .neutral, .brightest, chromaMultiplier: 1.1)
      }
      return recipe
    case .onSurfaceVariant:
      let curve: ContrastCurve = isPhone ? resolver.scheme.isDark ? .from6 : .from4point5 : .from7
      return content(on: ground, curve: curve, in: resolver)
    case .outline: return content(on: ground, curve: isPhone ? .from3 : .from4point5, in: resolver)
    case .outlineVariant: return content(on: ground, curve: isPhone ? .from1point5 : .from3, in: resolver)
    case .inverseSurface:
      return DynamicColor(palette: .neutral, tone: resolver.scheme.isDark ? 98 : 4, isBackground: true)
    case .inverseOnSurface: return .content(.neutral, on: .inverseSurface, .from7, in: resolver)
    case .inversePrimary:
      var recipe = DynamicColor.content(.primary, on: .inverseSurface, isPhone ? .from6 : .from7, in: resolver)
      recipe.tone = ToneRule.brightest().tone(of: .primary, in: resolver)
      return recipe
    case .shadow, .scrim: return DynamicColor(palette: .neutral, tone: 0)
    default: return surface(role, in: resolver)
    }
  }

  /// What content is drawn on at worst.
  private static func ground(_ resolver: ColorResolver) -> ColorRole {
    resolver.scheme.platform == .phone ? resolver.highestSurface : .surfaceContainerHigh
  }

  // MARK: Surfaces

  private struct SurfaceRow {
    var light: Double
    /// In light schemes with yellow neutrals.
    var lightYellow: Double
    /// In light vibrant schemes.
    var lightVibrant: Double
    var dark: Double
    /// `nil` when watches have what phones have.
    var watch: Double?
    var tint: Tint?
  }

  /// Multipliers of the neutral palette's chroma.
  private struct Tint {
    var neutral: Double
    var tonalSpot: Double
    var expressive: Double
    var expressiveYellow: Double
    var vibrant: Double
    var applies: Applies

    enum Applies {
      case always
      case onPhones
      case inLight
      case inDark
    }
  }

  private static func row(_ role: ColorRole) -> SurfaceRow? {
    switch role {
    case .surface:
      SurfaceRow(light: 98, lightYellow: 99, lightVibrant: 97, dark: 4, watch: 0)
    case .surfaceDim:
      SurfaceRow(
        light: 87, lightYellow: 90, lightVibrant: 85, dark: 4,
        tint: Tint(
          neutral: 2.5, tonalSpot: 1.7, expressive: 1.75, expressiveYellow: 2.7, vibrant: 1.36, applies: .inLight))
    case .surfaceBright:
      SurfaceRow(
        light: 98, lightYellow: 99, lightVibrant: 97, dark: 18,
        tint: Tint(
          neutral: 2.5, tonalSpot: 1.7, expressive: 1.75, expressiveYellow: 2.7, vibrant: 1.36, applies: .inDark))
    case .surfaceContainerLowest:
      SurfaceRow(light: 100, lightYellow: 100, lightVibrant: 100, dark: 0)
    case .surfaceContainerLow:
      SurfaceRow(
        light: 96, lightYellow: 98, lightVibrant: 95, dark: 6, watch: 15,
        tint: Tint(
          neutral: 1.3, tonalSpot: 1.25, expressive: 1.15, expressiveYellow: 1.3, vibrant: 1.08, applies: .onPhones))
    case .surfaceContainer:
      SurfaceRow(
        light: 94, lightYellow: 96, lightVibrant: 92, dark: 9, watch: 20,
        tint: Tint(
          neutral: 1.6, tonalSpot: 1.4, expressive: 1.3, expressiveYellow: 1.6, vibrant: 1.15, applies: .onPhones))
    case .surfaceContainerHigh:
      SurfaceRow(
        light: 92, lightYellow: 94, lightVibrant: 90, dark: 12, watch: 25,
        tint: Tint(
          neutral: 1.9, tonalSpot: 1.5, expressive: 1.45, expressiveYellow: 1.95, vibrant: 1.22, applies: .onPhones))
    case .surfaceContainerHighest:
      SurfaceRow(
        light: 90, lightYellow: 92, lightVibrant: 88, dark: 15,
        tint: Tint(
          neutral: 2.2, tonalSpot: 1.7, expressive: 1.6, expressiveYellow: 2.3, vibrant: 1.29, applies: .always))
    default: nil
    }
  }

  private static func surface(_ role: ColorRole, in resolver: ColorResolver) -> DynamicColor? {
    guard let row = row(role) else { return nil }
    let scheme = resolver.scheme
    let tone: Double
    if scheme.platform == .watch, let watch = row.watch {
      tone = watch
    } else if scheme.isDark {
      tone = row.dark
    } else if Hct.isYellow(hue: scheme.palettes.neutral.hue) {
      tone = row.lightYellow
    } else {
      tone = scheme.variant == .vibrant ? row.lightVibrant : row.light
    }
    var recipe = DynamicColor(palette: .neutral, tone: tone, isBackground: true)
    if let tint = row.tint { recipe.chromaMultiplier = multiplier(tint, in: scheme) }
    return recipe
  }

  private static func multiplier(_ tint: Tint, in scheme: SchemeDescription) -> Double {
    let applies =
      switch tint.applies {
      case .always: true
      case .onPhones: scheme.platform == .phone
      case .inLight: !scheme.isDark
      case .inDark: scheme.isDark
      }
    guard applies else { return 1 }
    switch scheme.variant {
    case .neutral: return tint.neutral
    case .tonalSpot: return tint.tonalSpot
    case .expressive:
      return Hct.isYellow(hue: scheme.palettes.neutral.hue) ? tint.expressiveYellow : tint.expressive
    case .vibrant: return tint.vibrant
    default: return 1
    }
  }

  // MARK: Content on surfaces

  private static func content(on ground: ColorRole, curve: ContrastCurve, in resolver: ColorResolver) -> DynamicColor {
    var recipe = DynamicColor.content(.neutral, on: ground, curve, in: resolver)
    let scheme = resolver.scheme
    guard scheme.platform == .phone else { return recipe }
    switch scheme.variant {
    case .neutral: recipe.chromaMultiplier = 2.2
    case .tonalSpot: recipe.chromaMultiplier = 1.7
    case .expressive where Hct.isYellow(hue: scheme.palettes.neutral.hue):
      recipe.chromaMultiplier = scheme.isDark ? 3 : 2.3
    case .expressive: recipe.chromaMultiplier = 1.6
    default: break
    }
    return recipe
  }

  // MARK: Accents

  private static func recipe(for accent: Accent, _ part: Accent.Part, in resolver: ColorResolver) -> DynamicColor {
    let scheme = resolver.scheme
    let isPhone = scheme.platform == .phone
    let palette = accent.palette
    func content(on ground: Accent.Part, _ curve: ContrastCurve) -> DynamicColor {
      .content(palette, on: accent.role(ground), curve, in: resolver)
    }
    var recipe = DynamicColor(palette: palette, tone: 0, isBackground: true)
    switch part {
    case .base:
      recipe.tone = AccentTones2025.tone(of: accent, part, in: resolver)
      recipe.contrast = .init(against: ground(resolver), curve: isPhone ? .from4point5 : .from7)
      if isPhone {
        recipe.relation = .offset(from: accent.role(.container), delta: scheme.isDark ? 5 : -5, exactly: false)
      }
    case .dim:
      recipe.tone = AccentTones2025.tone(of: accent, part, in: resolver)
      recipe.contrast = .init(against: .surfaceContainerHigh, curve: .from4point5)
      recipe.relation = .offset(from: accent.role(.base), delta: -5, exactly: false)
    case .container:
      recipe.tone = AccentTones2025.tone(of: accent, part, in: resolver)
      recipe.contrast = raisedContrast(resolver)
      if !isPhone { recipe.relation = .offset(from: accent.role(.dim), delta: -10, exactly: false) }
    case .fixed:
      recipe.tone = resolver.baseline.tone(of: accent.role(.container))
      recipe.contrast = raisedContrast(resolver)
    case .fixedDim:
      recipe.tone = resolver.tone(of: accent.role(.fixed))
      recipe.relation = .offset(from: accent.role(.fixed), delta: -5, exactly: true)
      recipe.mayBeMiddling = true
    case .onBase: recipe = content(on: isPhone ? .base : .dim, isPhone ? .from6 : .from7)
    case .onContainer:
      recipe = content(on: .container, isPhone ? accent == .error ? .from4point5 : .from6 : .from7)
    case .onFixed: recipe = content(on: .fixedDim, .from7)
    case .onFixedVariant: recipe = content(on: .fixedDim, .from4point5)
    }
    return recipe
  }

  /// Containers stand out from surfaces only when the user asks for more contrast, and only on phones.
  private static func raisedContrast(_ resolver: ColorResolver) -> DynamicColor.Contrast? {
    guard resolver.scheme.platform == .phone, resolver.scheme.contrastLevel > 0 else { return nil }
    return .init(against: resolver.highestSurface, curve: .from1point5)
  }
}

extension DynamicColor {
  /// Content that starts from its background's tone, so that contrast alone decides.
  static func content(
    _ palette: Palette, on ground: ColorRole, _ curve: ContrastCurve, in resolver: ColorResolver
  ) -> DynamicColor {
    DynamicColor(
      palette: palette,
      tone: resolver.tone(of: ground),
      contrast: Contrast(against: ground, curve: curve)
    )
  }
}
