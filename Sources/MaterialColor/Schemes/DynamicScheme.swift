/// All colours of an interface, made from one source colour, or two.
///
/// ```swift
/// let scheme = try DynamicScheme(source: Argb(0xFF67_50A4), variant: .vibrant, isDark: true)
/// scheme[.primary]
/// scheme[.onPrimary]
/// ```
///
/// A scheme is a value: two schemes with the same ingredients are equal, and copies share what has been computed.
/// Creating one computes almost nothing; each colour is computed when first asked for, from any thread, and kept.
public struct DynamicScheme: Sendable {
  private let description: SchemeDescription
  private let cache: SchemeCache
  /// The version that was asked for. Variants it does not redefine follow an earlier one.
  public let specVersion: SpecVersion

  /// Creates a scheme.
  ///
  /// - Parameters:
  ///   - source: the colour everything comes from; alpha is ignored.
  ///   - secondSource: CMF takes tertiary from it; other variants ignore it. None by default.
  ///   - variant: tonal spot by default.
  ///   - isDark: light by default.
  ///   - contrastLevel: -1 (reduced) over 0 (the default) and 0.5 (medium) to 1 (high); values outside are
  ///     clipped, one that is no number counts as 0.
  ///   - specVersion: by default 2021, and 2026 for CMF.
  ///   - platform: phone by default, which means every screen but a watch's.
  /// - Throws: `DynamicSchemeError.variantNeedsSpecification` for CMF with an earlier specification than 2026.
  public init(
    source: Argb,
    secondSource: Argb? = nil,
    variant: SchemeVariant = .tonalSpot,
    isDark: Bool = false,
    contrastLevel: Double = 0,
    specVersion: SpecVersion? = nil,
    platform: SchemePlatform = .phone
  ) throws(DynamicSchemeError) {
    let version = specVersion ?? variant.defaultSpecVersion
    if variant == .cmf, version != .spec2026 {
      throw .variantNeedsSpecification(variant, needed: .spec2026, given: version)
    }
    let hct = Hct(source)
    let secondHct = secondSource.map { Hct($0) }
    let effectiveSpec = variant.effectiveSpec(version)
    let palettes =
      switch effectiveSpec {
      case .spec2021: SchemePalettes(spec2021: hct, variant: variant)
      case .spec2025: SchemePalettes(spec2025: hct, variant: variant, isDark: isDark, platform: platform)
      case .spec2026: SchemePalettes(cmf: hct, secondSource: secondHct ?? hct)
      }
    self.init(
      SchemeDescription(
        source: hct, secondSource: secondHct, variant: variant, isDark: isDark,
        contrastLevel: DynamicScheme.clipped(contrastLevel), effectiveSpec: effectiveSpec, platform: platform,
        palettes: palettes),
      specVersion: version
    )
  }

  private init(_ description: SchemeDescription, specVersion: SpecVersion) {
    self.description = description
    self.specVersion = specVersion
    cache = SchemeCache(description)
  }

  private static func clipped(_ level: Double) -> Double {
    level.isNaN ? 0 : clamp(level, from: -1, to: 1)
  }
}

// MARK: - Ingredients

extension DynamicScheme {
  public var source: Hct { description.source }
  public var secondSource: Hct? { description.secondSource }
  public var variant: SchemeVariant { description.variant }
  public var isDark: Bool { description.isDark }
  /// -1 to 1.
  public var contrastLevel: Double { description.contrastLevel }
  public var platform: SchemePlatform { description.platform }
  public var palettes: SchemePalettes { description.palettes }

  /// The same scheme with other palettes, for brands that fix some of them. Roles keep their tones and contrasts.
  public func withPalettes(_ palettes: SchemePalettes) -> DynamicScheme {
    var description = description
    description.palettes = palettes
    return DynamicScheme(description, specVersion: specVersion)
  }
}

// MARK: - Colours

extension DynamicScheme {
  /// The colour of a role. The dim roles, which specification 2021 does not define, are there what they dim.
  public subscript(_ role: ColorRole) -> Argb {
    if let color = argb(for: role) { return color }
    let substitute = Accent.part(of: role).map { $0.accent.role(.base) } ?? .surface
    return argb(for: substitute) ?? description.source.argb
  }

  /// The colour of a role; `nil` when the specification does not define the role.
  public func argb(for role: ColorRole) -> Argb? {
    cache.withResolver { $0.argb(for: role) }
  }

  /// The colour of a recipe in this scheme.
  public func argb(for recipe: DynamicColor) -> Argb {
    cache.withResolver { $0.argb(for: recipe) }
  }

  /// The tone of a role before it is rounded to eight bits, 0 to 100; `nil` when the role is not defined.
  public func tone(of role: ColorRole) -> Double? {
    cache.withResolver { $0.recipe(for: role) == nil ? nil : $0.tone(of: role) }
  }

  /// The recipe of a role; `nil` when the specification does not define the role.
  public func recipe(for role: ColorRole) -> DynamicColor? {
    cache.withResolver { $0.recipe(for: role) }
  }

  /// The roles this scheme defines, in the order of `ColorRole`.
  public var roles: [ColorRole] {
    ColorRole.allCases.filter { role in
      description.effectiveSpec != .spec2021 || Accent.part(of: role)?.part != .dim
    }
  }
}

extension DynamicScheme: Hashable {
  public static func == (first: DynamicScheme, second: DynamicScheme) -> Bool {
    first.specVersion == second.specVersion && first.description == second.description
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(specVersion)
    hasher.combine(description)
  }
}
