/// Computes the colours of one scheme, and keeps what it has computed.
///
/// A colour takes three steps, each of which may need other roles: its recipe (`DynamicColor`), its tone, which is the
/// recipe's or the one that contrast enforces, and the tone of the palette. Roles depend on each other without
/// cycles: content on containers, containers on surfaces.
///
/// Not safe for concurrent use by itself; `DynamicScheme` locks.
final class ColorResolver {
  let scheme: SchemeDescription
  private var recipes = [DynamicColor?](repeating: nil, count: ColorRole.count)
  private var tones = [Double](repeating: .nan, count: ColorRole.count)
  private var colors = [Argb?](repeating: nil, count: ColorRole.count)
  private var peaksByHue: [ChromaPeaks] = []
  private var vividTones = VividTones()

  init(_ scheme: SchemeDescription) {
    self.scheme = scheme
  }

  /// The same source and palettes in light at level 0: since 2025, fixed roles take their tones from there.
  var baseline: ColorResolver {
    !scheme.isDark && scheme.contrastLevel == 0 ? self : otherBaseline
  }

  private lazy var otherBaseline: ColorResolver = {
    var baseline = scheme
    baseline.isDark = false
    baseline.contrastLevel = 0
    return ColorResolver(baseline)
  }()

  /// The recipe of a role; `nil` when the scheme's specification does not define it.
  func recipe(for role: ColorRole) -> DynamicColor? {
    if let recipe = recipes[role.index] { return recipe }
    let recipe =
      switch scheme.effectiveSpec {
      case .spec2021: Specification2021.recipe(for: role, in: self)
      case .spec2025: Specification2025.recipe(for: role, in: self)
      case .spec2026: Specification2026.recipe(for: role, in: self)
      }
    recipes[role.index] = recipe
    return recipe
  }

  /// The tone of a role, 0 to 100. Roles that are not defined read 50; no recipe refers to one.
  func tone(of role: ColorRole) -> Double {
    if !tones[role.index].isNaN { return tones[role.index] }
    guard let recipe = recipe(for: role) else { return 50 }
    let tone = tone(of: recipe, role: role)
    tones[role.index] = tone
    return tone
  }

  func argb(for role: ColorRole) -> Argb? {
    if let color = colors[role.index] { return color }
    guard let recipe = recipe(for: role) else { return nil }
    let color = argb(of: recipe, tone: tone(of: role))
    colors[role.index] = color
    return color
  }

  func argb(for recipe: DynamicColor) -> Argb {
    argb(of: recipe, tone: tone(of: recipe, role: nil))
  }

  private func tone(of recipe: DynamicColor, role: ColorRole?) -> Double {
    switch scheme.effectiveSpec {
    case .spec2021: ToneRules2021(resolver: self).tone(of: recipe, role: role)
    case .spec2025, .spec2026: ToneRules2025(resolver: self).tone(of: recipe)
    }
  }

  private func argb(of recipe: DynamicColor, tone: Double) -> Argb {
    let palette = palette(recipe.palette)
    if recipe.chromaMultiplier == 1 { return palette.argb(tone: tone) }
    return TonalPalette(hue: palette.hue, chroma: palette.chroma * recipe.chromaMultiplier).argb(tone: tone)
  }
}

// MARK: - What recipes ask for

extension ColorResolver {
  func palette(_ palette: DynamicColor.Palette) -> TonalPalette {
    switch palette {
    case .primary: scheme.palettes.primary
    case .secondary: scheme.palettes.secondary
    case .tertiary: scheme.palettes.tertiary
    case .neutral: scheme.palettes.neutral
    case .neutralVariant: scheme.palettes.neutralVariant
    case .error: scheme.palettes.error
    case .custom(let palette): palette
    }
  }

  /// The surface that is hardest to keep contrast with: the brightest in dark schemes, the dimmest in light ones.
  var highestSurface: ColorRole { scheme.isDark ? .surfaceBright : .surfaceDim }

  /// The recipe of a role that shows a palette's key colour; `nil` for other roles.
  func keyColorRecipe(for role: ColorRole) -> DynamicColor? {
    let palette: DynamicColor.Palette
    switch role {
    case .primaryPaletteKeyColor: palette = .primary
    case .secondaryPaletteKeyColor: palette = .secondary
    case .tertiaryPaletteKeyColor: palette = .tertiary
    case .neutralPaletteKeyColor: palette = .neutral
    case .neutralVariantPaletteKeyColor: palette = .neutralVariant
    case .errorPaletteKeyColor: palette = .error
    default: return nil
    }
    return DynamicColor(palette: palette, tone: keyColor(of: self.palette(palette)).tone)
  }

  /// Palettes of one hue, as most schemes have several, share the search.
  private func keyColor(of palette: TonalPalette) -> Hct {
    if let index = peaksByHue.firstIndex(where: { $0.hue == palette.hue }) {
      return palette.keyColor(using: &peaksByHue[index])
    }
    peaksByHue.append(ChromaPeaks(hue: palette.hue))
    return palette.keyColor(using: &peaksByHue[peaksByHue.count - 1])
  }

  /// The brightest or darkest tone at which a palette has its full chroma.
  func vividTone(of palette: DynamicColor.Palette, _ end: VividTones.End, chromaMultiplier: Double = 1) -> Double {
    vividTones.tone(of: self.palette(palette), end, chromaMultiplier: chromaMultiplier)
  }
}
