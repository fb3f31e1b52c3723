import MaterialColor
import Testing

/// What the specifications promise of content on its background, as ratios at contrast levels -1, 0, 0.5 and 1.
///
/// The figures are those of Material's dynamic colour specifications. They are written out here rather than read
/// from recipes, so that a wrong recipe is found.
@Suite("Schemes keep the contrast they promise")
struct SchemeContrastTests {
  private struct Promise {
    var content: ColorRole
    var backgrounds: [ColorRole]
    var ratios: [Double]
  }

  private static let levels = [-1, 0, 0.5, 1]

  private static let accents: [[ColorRole]] = [
    [
      .primary, .onPrimary, .primaryContainer, .onPrimaryContainer,
      .primaryFixed, .primaryFixedDim, .onPrimaryFixed, .onPrimaryFixedVariant,
    ],
    [
      .secondary, .onSecondary, .secondaryContainer, .onSecondaryContainer,
      .secondaryFixed, .secondaryFixedDim, .onSecondaryFixed, .onSecondaryFixedVariant,
    ],
    [
      .tertiary, .onTertiary, .tertiaryContainer, .onTertiaryContainer,
      .tertiaryFixed, .tertiaryFixedDim, .onTertiaryFixed, .onTertiaryFixedVariant,
    ],
    [.error, .onError, .errorContainer, .onErrorContainer],
  ]

  /// All surfaces that content may lie on: none is harder to read on than the dim one in light schemes and the
  /// bright one in dark schemes, for which the ratios are specified.
  private static let surfaces: [ColorRole] = [
    .background, .surface, .surfaceDim, .surfaceBright, .surfaceContainerLowest, .surfaceContainerLow,
    .surfaceContainer, .surfaceContainerHigh, .surfaceContainerHighest,
  ]

  private static let promises2021: [Promise] =
    accents.flatMap { roles in
      var promises = [
        Promise(content: roles[0], backgrounds: surfaces, ratios: [3, 4.5, 7, 7]),
        Promise(content: roles[1], backgrounds: [roles[0]], ratios: [4.5, 7, 11, 21]),
        Promise(content: roles[3], backgrounds: [roles[2]], ratios: [3, 4.5, 7, 11]),
      ]
      if roles.count > 4 {
        promises.append(Promise(content: roles[6], backgrounds: [roles[4], roles[5]], ratios: [4.5, 7, 11, 21]))
        promises.append(Promise(content: roles[7], backgrounds: [roles[4], roles[5]], ratios: [3, 4.5, 7, 11]))
      }
      return promises
    } + [
      Promise(content: .onBackground, backgrounds: [.background], ratios: [3, 3, 4.5, 7]),
      Promise(content: .onSurface, backgrounds: surfaces, ratios: [4.5, 7, 11, 21]),
      Promise(content: .onSurfaceVariant, backgrounds: surfaces, ratios: [3, 4.5, 7, 11]),
      Promise(content: .outline, backgrounds: surfaces, ratios: [1.5, 3, 4.5, 7]),
      Promise(content: .outlineVariant, backgrounds: surfaces, ratios: [1, 1, 3, 4.5]),
      Promise(content: .inverseOnSurface, backgrounds: [.inverseSurface], ratios: [4.5, 7, 11, 21]),
      Promise(content: .inversePrimary, backgrounds: [.inverseSurface], ratios: [3, 4.5, 7, 7]),
    ]

  /// Specifications 2025 and 2026 on phones. `error` differs: its container's content has 4.5 in 2025.
  private static let promises2025: [Promise] =
    accents.flatMap { roles in
      var promises = [
        Promise(content: roles[0], backgrounds: surfaces, ratios: [4.5, 4.5, 7, 11]),
        Promise(content: roles[1], backgrounds: [roles[0]], ratios: [6, 6, 7, 11]),
        Promise(
          content: roles[3], backgrounds: [roles[2]],
          ratios: roles[0] == .error ? [4.5, 4.5, 7, 11] : [6, 6, 7, 11]),
      ]
      if roles.count > 4 {
        promises.append(Promise(content: roles[6], backgrounds: [roles[5]], ratios: [7, 7, 11, 21]))
        promises.append(Promise(content: roles[7], backgrounds: [roles[5]], ratios: [4.5, 4.5, 7, 11]))
      }
      return promises
    } + [
      Promise(content: .onBackground, backgrounds: [.background], ratios: [9, 9, 11, 21]),
      Promise(content: .onSurface, backgrounds: surfaces, ratios: [9, 9, 11, 21]),
      Promise(content: .onSurfaceVariant, backgrounds: surfaces, ratios: [4.5, 4.5, 7, 11]),
      Promise(content: .outline, backgrounds: surfaces, ratios: [3, 3, 4.5, 7]),
      Promise(content: .outlineVariant, backgrounds: surfaces, ratios: [1.5, 1.5, 3, 5.5]),
      Promise(content: .inverseOnSurface, backgrounds: [.inverseSurface], ratios: [7, 7, 11, 21]),
      Promise(content: .inversePrimary, backgrounds: [.inverseSurface], ratios: [6, 6, 7, 11]),
    ]

  /// Black, white, primaries, and colours drawn with a fixed seed.
  private static let seeds: [Argb] = {
    var seeds: [UInt32] = [0, 0xFF_FFFF, 0x80_8080, 0xFF_0000, 0x00_FF00, 0x00_00FF, 0xFF_FF00, 0x00_FFFF, 0xFF_00FF]
    var state: UInt32 = 20_210_525
    while seeds.count < 200 {
      state = state &* 1_664_525 &+ 1_013_904_223
      seeds.append(state >> 8)
    }
    return seeds.map { Argb(0xFF00_0000 | $0) }
  }()

  @Test(
    "200 seeds in light and dark at every contrast level",
    arguments: [
      (
        .spec2021,
        [.monochrome, .neutral, .tonalSpot, .vibrant, .expressive, .fidelity, .content, .rainbow, .fruitSalad]
      ),
      (.spec2025, [.neutral, .tonalSpot, .vibrant, .expressive]),
      (.spec2026, [.cmf]),
    ] as [(SpecVersion, [SchemeVariant])])
  func promisesAreKept(version: SpecVersion, variants: [SchemeVariant]) throws {
    let promises = version == .spec2021 ? Self.promises2021 : Self.promises2025
    var broken: [String] = []
    for seed in Self.seeds {
      for variant in variants {
        for isDark in [false, true] {
          for (index, level) in Self.levels.enumerated() {
            let scheme = try DynamicScheme(
              source: seed, variant: variant, isDark: isDark, contrastLevel: level, specVersion: version)
            for promise in promises {
              for background in promise.backgrounds {
                let shortfall = shortfall(promise.content, background, promise.ratios[index], in: scheme)
                if shortfall > 0.02 {
                  broken.append(
                    "\(seed) \(variant) dark \(isDark) level \(level): \(promise.content) on \(background) lacks \(shortfall)"
                  )
                }
              }
            }
          }
        }
      }
    }
    #expect(broken.isEmpty, "\(broken.count) promises broken:\n\(broken.prefix(10).joined(separator: "\n"))")
  }

  /// How much of a ratio is missing, as a share of it. Where a ratio is out of reach, black or white is all that can be
  /// had, so that is what counts.
  private func shortfall(
    _ content: ColorRole, _ background: ColorRole, _ ratio: Double, in scheme: DynamicScheme
  ) -> Double {
    let ground = scheme[background]
    let most = max(Contrast.ratio(ground, Argb(0xFF00_0000)), Contrast.ratio(ground, Argb(0xFFFF_FFFF)))
    return 1 - Contrast.ratio(scheme[content], ground) / min(ratio, most)
  }
}
