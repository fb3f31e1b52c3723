/// Figures of `md.sys.typescale`, Material 3 v34.0.21: weight, size, line height and tracking in sp.
enum TypeScaleTokens {
  struct Row {
    let name: TypeStyleName
    let usesBrand: Bool
    let weight: Font.Weight
    let size: CGFloat
    let lineHeight: CGFloat
    let tracking: CGFloat
  }

  static let scale: [Row] = [
    row(.displayLarge, true, .regular, 57, 64, -0.25),
    row(.displayMedium, true, .regular, 45, 52, 0),
    row(.displaySmall, true, .regular, 36, 44, 0),
    row(.headlineLarge, true, .regular, 32, 40, 0),
    row(.headlineMedium, true, .regular, 28, 36, 0),
    row(.headlineSmall, true, .regular, 24, 32, 0),
    row(.titleLarge, true, .regular, 22, 28, 0),
    row(.titleMedium, false, .medium, 16, 24, 0.15),
    row(.titleSmall, false, .medium, 14, 20, 0.1),
    row(.bodyLarge, false, .regular, 16, 24, 0.5),
    row(.bodyMedium, false, .regular, 14, 20, 0.25),
    row(.bodySmall, false, .regular, 12, 16, 0.4),
    row(.labelLarge, false, .medium, 14, 20, 0.1),
    row(.labelMedium, false, .medium, 12, 16, 0.5),
    row(.labelSmall, false, .medium, 11, 16, 0.5),
  ]

  /// Used for a style that a theme has taken out.
  static let fallback = TypeStyle(family: "Roboto", weight: .regular, size: 14, lineHeight: 20, tracking: 0.25)

  /// `md.sys.typescale.emphasized`: medium where the scale is regular, bold where it is medium.
  static func emphasizedWeight(of name: TypeStyleName) -> Font.Weight {
    switch name {
    case .titleMedium, .titleSmall, .labelLarge, .labelMedium, .labelSmall: .bold
    default: .medium
    }
  }

  private static func row(
    _ name: TypeStyleName, _ usesBrand: Bool, _ weight: Font.Weight, _ size: CGFloat, _ lineHeight: CGFloat,
    _ tracking: CGFloat
  ) -> Row {
    Row(name: name, usesBrand: usesBrand, weight: weight, size: size, lineHeight: lineHeight, tracking: tracking)
  }
}
