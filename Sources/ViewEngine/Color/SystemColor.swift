/// The colors that SwiftUI names, each with a light and a dark form.
///
/// The figures are those of iOS's system colors in Apple's Human Interface Guidelines, Color, Specifications (before the
/// revision for iOS 26); the ones for increased contrast are its accessible variants.
package enum SystemColor: String, Hashable, CaseIterable, Sendable {
  case red
  case orange
  case yellow
  case green
  case mint
  case teal
  case cyan
  case blue
  case indigo
  case purple
  case pink
  case brown
  case gray
  case white
  case black
  case clear
  case primary
  case secondary
  case accentColor

  package func resolved(scheme: ColorScheme, contrast: ColorSchemeContrast) -> Color.Resolved {
    let (light, dark, lightIncreased, darkIncreased) = values
    return switch (scheme, contrast) {
    case (.light, .standard): Color.Resolved(argb: light)
    case (.dark, .standard): Color.Resolved(argb: dark)
    case (.light, .increased): Color.Resolved(argb: lightIncreased)
    case (.dark, .increased): Color.Resolved(argb: darkIncreased)
    }
  }

  /// Opacity, red, green and blue: light, dark, light with increased contrast, dark with increased contrast.
  private var values: (UInt32, UInt32, UInt32, UInt32) {
    switch self {
    case .red: (0xFFFF_3B30, 0xFFFF_453A, 0xFFD7_0015, 0xFFFF_6961)
    case .orange: (0xFFFF_9500, 0xFFFF_9F0A, 0xFFC9_3400, 0xFFFF_B340)
    case .yellow: (0xFFFF_CC00, 0xFFFF_D60A, 0xFFB2_5000, 0xFFFF_D426)
    case .green: (0xFF34_C759, 0xFF30_D158, 0xFF24_8A3D, 0xFF30_DB5B)
    case .mint: (0xFF00_C7BE, 0xFF63_E6E2, 0xFF0C_817B, 0xFF66_D4CF)
    case .teal: (0xFF30_B0C7, 0xFF40_C8E0, 0xFF00_8299, 0xFF5D_E6FF)
    case .cyan: (0xFF32_ADE6, 0xFF64_D2FF, 0xFF00_71A4, 0xFF70_D7FF)
    case .blue, .accentColor: (0xFF00_7AFF, 0xFF0A_84FF, 0xFF00_40DD, 0xFF40_9CFF)
    case .indigo: (0xFF58_56D6, 0xFF5E_5CE6, 0xFF36_34A3, 0xFF7D_7AFF)
    case .purple: (0xFFAF_52DE, 0xFFBF_5AF2, 0xFF89_44AB, 0xFFDA_8FFF)
    case .pink: (0xFFFF_2D55, 0xFFFF_375F, 0xFFD3_0F45, 0xFFFF_6482)
    case .brown: (0xFFA2_845E, 0xFFAC_8E68, 0xFF7F_6545, 0xFFB5_9469)
    case .gray: (0xFF8E_8E93, 0xFF8E_8E93, 0xFF6C_6C70, 0xFFAE_AEB2)
    case .white: (0xFFFF_FFFF, 0xFFFF_FFFF, 0xFFFF_FFFF, 0xFFFF_FFFF)
    case .black: (0xFF00_0000, 0xFF00_0000, 0xFF00_0000, 0xFF00_0000)
    case .clear: (0, 0, 0, 0)
    // The label colors: black and white, and 60 % of a blueish gray (80 % and 70 % at increased contrast).
    case .primary: (0xFF00_0000, 0xFFFF_FFFF, 0xFF00_0000, 0xFFFF_FFFF)
    case .secondary: (0x993C_3C43, 0x99EB_EBF5, 0xCC3C_3C43, 0xB3EB_EBF5)
    }
  }
}

extension Color {
  public static let red = Color(.system(.red))
  public static let orange = Color(.system(.orange))
  public static let yellow = Color(.system(.yellow))
  public static let green = Color(.system(.green))
  public static let mint = Color(.system(.mint))
  public static let teal = Color(.system(.teal))
  public static let cyan = Color(.system(.cyan))
  public static let blue = Color(.system(.blue))
  public static let indigo = Color(.system(.indigo))
  public static let purple = Color(.system(.purple))
  public static let pink = Color(.system(.pink))
  public static let brown = Color(.system(.brown))
  public static let gray = Color(.system(.gray))
  public static let white = Color(.system(.white))
  public static let black = Color(.system(.black))
  /// Nothing at all.
  public static let clear = Color(.system(.clear))
  /// The color of primary content: black on light, white on dark.
  public static let primary = Color(.system(.primary))
  /// The color of secondary content, fainter than the primary one.
  public static let secondary = Color(.system(.secondary))
  /// The app's accent color; the system's blue unless the app sets another.
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let accentColor = Color(.system(.accentColor))
}
