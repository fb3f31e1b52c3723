/// What a colour is for in Material 3. A scheme gives each role a colour.
///
/// Roles named `on…` are for content on the role of the rest of the name. Case names are Material's in camel case.
public enum ColorRole: UInt8, CaseIterable, Hashable, Sendable {
  // Key colours of the six palettes: for theme editors rather than for interfaces.
  case primaryPaletteKeyColor
  case secondaryPaletteKeyColor
  case tertiaryPaletteKeyColor
  case neutralPaletteKeyColor
  case neutralVariantPaletteKeyColor
  case errorPaletteKeyColor

  case background
  case onBackground
  case surface
  case surfaceDim
  case surfaceBright
  case surfaceContainerLowest
  case surfaceContainerLow
  case surfaceContainer
  case surfaceContainerHigh
  case surfaceContainerHighest
  case onSurface
  case surfaceVariant
  case onSurfaceVariant
  case outline
  case outlineVariant
  case inverseSurface
  case inverseOnSurface
  case shadow
  case scrim
  case surfaceTint

  case primary
  /// Not defined by specification 2021.
  case primaryDim
  case onPrimary
  case primaryContainer
  case onPrimaryContainer
  case primaryFixed
  case primaryFixedDim
  case onPrimaryFixed
  case onPrimaryFixedVariant
  case inversePrimary

  case secondary
  /// Not defined by specification 2021.
  case secondaryDim
  case onSecondary
  case secondaryContainer
  case onSecondaryContainer
  case secondaryFixed
  case secondaryFixedDim
  case onSecondaryFixed
  case onSecondaryFixedVariant

  case tertiary
  /// Not defined by specification 2021.
  case tertiaryDim
  case onTertiary
  case tertiaryContainer
  case onTertiaryContainer
  case tertiaryFixed
  case tertiaryFixedDim
  case onTertiaryFixed
  case onTertiaryFixedVariant

  case error
  /// Not defined by specification 2021.
  case errorDim
  case onError
  case errorContainer
  case onErrorContainer
}

extension ColorRole {
  /// Material's name in camel case, such as `onPrimaryContainer`: the key in exported themes.
  public var name: String { "\(self)" }

  /// The role of a name; `nil` when there is none.
  public init?(name: some StringProtocol) {
    guard let role = ColorRole.rolesByName[String(name)] else { return nil }
    self = role
  }

  private static let rolesByName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.name, $0) })

  var index: Int { Int(rawValue) }

  /// The number of roles.
  static let count = allCases.count
}
