import MaterialUI

/// What a role's contrast is measured against: content against its ground, a ground against its content, and accents and
/// lines against the surface.
struct SheetContrast {
  let other: ColorRole
  let ratio: Double

  init(_ role: ColorRole, in scheme: DynamicScheme) {
    other = Self.partner(of: role)
    ratio = Contrast.ratio(scheme[role], scheme[other])
  }

  /// The ratio to two places, cut rather than rounded, so that 4.499 doesn't pass for 4.5.
  var text: String {
    let hundredths = Int(ratio * 100)
    return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
  }

  static func partner(of role: ColorRole) -> ColorRole {
    switch role {
    case .onPrimary: .primary
    case .onSecondary: .secondary
    case .onTertiary: .tertiary
    case .onError: .error
    case .onPrimaryContainer: .primaryContainer
    case .onSecondaryContainer: .secondaryContainer
    case .onTertiaryContainer: .tertiaryContainer
    case .onErrorContainer: .errorContainer
    case .onPrimaryFixed, .onPrimaryFixedVariant: .primaryFixedDim
    case .onSecondaryFixed, .onSecondaryFixedVariant: .secondaryFixedDim
    case .onTertiaryFixed, .onTertiaryFixedVariant: .tertiaryFixedDim
    case .onBackground: .background
    case .background: .onBackground
    case .inverseOnSurface, .inversePrimary: .inverseSurface
    case .primary, .secondary, .tertiary, .error: .surface
    default: role.content ?? .surface
    }
  }
}
