import MaterialUI

/// A sheet of all roles of a scheme, to print: A4 at 200 pixels an inch.
enum SchemeSheet {
  @MainActor
  static func png(_ scheme: DynamicScheme) async throws -> Data {
    let page = SheetPage(scheme: scheme)
      .materialTheme(theme(scheme))
      .materialAppearance(scheme.isDark ? .dark : .light, contrast: .standard)
    let renderer = ImageRenderer(content: page)
    renderer.proposedSize = ProposedViewSize(SheetFigures.page)
    renderer.scale = SheetFigures.scale
    do {
      return try await renderer.pngData()
    } catch {
      throw ProgramFailure("\(error)")
    }
  }

  private static func theme(_ scheme: DynamicScheme) -> MaterialTheme {
    let colors = MaterialColorScheme(scheme)
    return MaterialTheme(colors: MaterialColors(light: colors, dark: colors))
  }
}

/// The figures of the sheet, in points of a hundredth of an inch.
enum SheetFigures {
  /// A4: 210 × 297 mm.
  static let page = CGSize(width: 827, height: 1169)
  /// Pixels in a point.
  static let scale: CGFloat = 2
  static let margin: CGFloat = 36
  static let swatchHeight: CGFloat = 56
  /// Of the three lines in a swatch.
  static let lineHeight: CGFloat = 15
  static let gap: CGFloat = 4
  static let corner: CGFloat = 8
}

/// Roles that stand together on the sheet, row by row.
struct SheetGroup {
  let title: String
  let rows: [[ColorRole]]

  /// All roles, each once.
  static let all = [
    SheetGroup(
      title: "Accents",
      rows: [
        [.primary, .secondary, .tertiary, .error],
        [.onPrimary, .onSecondary, .onTertiary, .onError],
        [.primaryDim, .secondaryDim, .tertiaryDim, .errorDim],
        [.primaryContainer, .secondaryContainer, .tertiaryContainer, .errorContainer],
        [.onPrimaryContainer, .onSecondaryContainer, .onTertiaryContainer, .onErrorContainer],
      ]),
    SheetGroup(
      title: "Fixed accents",
      rows: [
        [.primaryFixed, .secondaryFixed, .tertiaryFixed],
        [.primaryFixedDim, .secondaryFixedDim, .tertiaryFixedDim],
        [.onPrimaryFixed, .onSecondaryFixed, .onTertiaryFixed],
        [.onPrimaryFixedVariant, .onSecondaryFixedVariant, .onTertiaryFixedVariant],
      ]),
    SheetGroup(
      title: "Surfaces",
      rows: [
        [.surfaceDim, .surface, .surfaceBright, .background, .surfaceVariant],
        [
          .surfaceContainerLowest, .surfaceContainerLow, .surfaceContainer, .surfaceContainerHigh,
          .surfaceContainerHighest,
        ],
        [.onSurface, .onSurfaceVariant, .onBackground, .outline, .outlineVariant],
        [.inverseSurface, .inverseOnSurface, .inversePrimary, .surfaceTint, .shadow, .scrim],
      ]),
    SheetGroup(
      title: "Key colours of the palettes",
      rows: [
        [
          .primaryPaletteKeyColor, .secondaryPaletteKeyColor, .tertiaryPaletteKeyColor, .neutralPaletteKeyColor,
          .neutralVariantPaletteKeyColor, .errorPaletteKeyColor,
        ]
      ]),
  ]

  /// The rows with those roles that a scheme defines.
  func rows(of scheme: DynamicScheme) -> [[ColorRole]] {
    let defined = Set(scheme.roles)
    return rows.map { $0.filter(defined.contains) }.filter { !$0.isEmpty }
  }
}
