import MaterialColor
import Testing

@Suite("Dynamic schemes")
struct DynamicSchemeTests {
  private let seed = Argb(0xFF67_50A4)

  @Test(
    "CMF with an earlier specification is an error that says what to do", arguments: [SpecVersion.spec2021, .spec2025])
  func cmfNeedsItsSpecification(version: SpecVersion) {
    let error = #expect(throws: DynamicSchemeError.self) {
      try DynamicScheme(source: seed, variant: .cmf, specVersion: version)
    }
    #expect(
      error?.description
        == "The variant cmf is not defined by specification \(version.rawValue): ask for specification 2026, "
        + "or for another variant.")
  }

  @Test("without a specification a scheme follows 2021, and CMF 2026")
  func defaultSpecifications() throws {
    for variant in SchemeVariant.allCases {
      let scheme = try DynamicScheme(source: seed, variant: variant)
      #expect(scheme.specVersion == (variant == .cmf ? .spec2026 : .spec2021))
    }
  }

  @Test("a dim role that is not defined is there what it dims")
  func dimRolesFallBack() throws {
    let scheme = try DynamicScheme(source: seed)
    #expect(scheme.argb(for: .primaryDim) == nil)
    #expect(scheme.recipe(for: .errorDim) == nil && scheme.tone(of: .errorDim) == nil)
    #expect(scheme[.primaryDim] == scheme[.primary])
    #expect(scheme[.errorDim] == scheme[.error])
    #expect(scheme.roles.count == ColorRole.allCases.count - 4)
  }

  @Test("contrast levels beyond the ends are clipped, and no number is no wish")
  func contrastLevels() throws {
    func scheme(_ level: Double) throws -> DynamicScheme { try DynamicScheme(source: seed, contrastLevel: level) }
    #expect(try scheme(7) == scheme(1))
    #expect(try scheme(-.infinity) == scheme(-1))
    #expect(try scheme(.nan) == scheme(0))
  }

  @Test("schemes of the same ingredients are equal, whatever has been computed")
  func equality() throws {
    let scheme = try DynamicScheme(source: seed, variant: .vibrant, isDark: true)
    _ = scheme[.primary]
    let other = try DynamicScheme(source: seed, variant: .vibrant, isDark: true)
    #expect(scheme == other && scheme.hashValue == other.hashValue)
    #expect(try scheme != DynamicScheme(source: seed, variant: .vibrant))
    #expect(try scheme != DynamicScheme(source: seed, variant: .vibrant, isDark: true, specVersion: .spec2025))
  }

  @Test("threads that ask at once get the same colours")
  func concurrency() async throws {
    let scheme = try DynamicScheme(source: seed, variant: .content)
    let expected = try DynamicScheme(source: seed, variant: .content)
    let colors = ColorRole.allCases.map { expected[$0] }
    await withTaskGroup(of: [Argb].self) { group in
      for offset in 0..<16 {
        group.addTask {
          let order = ColorRole.allCases.indices.map { ($0 + offset * 7) % ColorRole.allCases.count }
          var found = [Argb](repeating: Argb(0), count: order.count)
          for index in order { found[index] = scheme[ColorRole.allCases[index]] }
          return found
        }
      }
      for await found in group { #expect(found == colors) }
    }
  }

  @Test("palettes can be replaced while roles keep their tones")
  func replacedPalettes() throws {
    let scheme = try DynamicScheme(source: seed)
    var palettes = scheme.palettes
    palettes.primary = TonalPalette(hue: 145, chroma: 50)
    let branded = scheme.withPalettes(palettes)
    #expect(branded.tone(of: .primary) == scheme.tone(of: .primary))
    #expect(branded[.primary] == palettes.primary.argb(tone: 40))
    #expect(branded[.secondary] == scheme[.secondary])
  }

  @Test("a recipe of one's own keeps contrast in every scheme")
  func customRecipes() throws {
    let green = TonalPalette(Argb(0xFF2E_7D32))
    for isDark in [false, true] {
      for version in [SpecVersion.spec2021, .spec2025] {
        for level in [0, 0.5, 1] {
          let scheme = try DynamicScheme(
            source: seed, isDark: isDark, contrastLevel: level, specVersion: version)
          let success = DynamicColor(
            palette: .custom(green), tone: 50,
            contrast: .init(
              against: .surface, and: .surfaceContainerHighest, curve: ContrastCurve(3, 4.5, 6, 7)))
          let color = scheme.argb(for: success)
          let wanted = ContrastCurve(3, 4.5, 6, 7).value(atContrastLevel: level)
          // A tenth is lost at most to rounding to eight bits.
          #expect(Contrast.ratio(color, scheme[.surface]) >= wanted - 0.1)
          #expect(Contrast.ratio(color, scheme[.surfaceContainerHighest]) >= wanted - 0.1)
        }
      }
    }
  }

  @Test("role names are Material's in camel case and lead back to the role")
  func names() {
    #expect(ColorRole.onPrimaryContainer.name == "onPrimaryContainer")
    for role in ColorRole.allCases { #expect(ColorRole(name: role.name) == role) }
    #expect(ColorRole(name: "on_primary") == nil)
  }
}
