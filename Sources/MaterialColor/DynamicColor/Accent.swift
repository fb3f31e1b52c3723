/// The four colours of a scheme that draw attention. Their roles follow one pattern.
enum Accent: Int, CaseIterable {
  case primary
  case secondary
  case tertiary
  case error

  /// The parts an accent has; error has none of the fixed ones.
  enum Part: Int, CaseIterable {
    case base
    case dim
    case onBase
    case container
    case onContainer
    case fixed
    case fixedDim
    case onFixed
    case onFixedVariant
  }

  var palette: DynamicColor.Palette {
    switch self {
    case .primary: .primary
    case .secondary: .secondary
    case .tertiary: .tertiary
    case .error: .error
    }
  }

  /// The role of a part. Error's fixed parts, which no table asks for, are its container's.
  func role(_ part: Part) -> ColorRole {
    Accent.roles[rawValue][min(part.rawValue, Accent.roles[rawValue].count - 1)]
  }

  private static let roles: [[ColorRole]] = [
    [
      .primary, .primaryDim, .onPrimary, .primaryContainer, .onPrimaryContainer,
      .primaryFixed, .primaryFixedDim, .onPrimaryFixed, .onPrimaryFixedVariant,
    ],
    [
      .secondary, .secondaryDim, .onSecondary, .secondaryContainer, .onSecondaryContainer,
      .secondaryFixed, .secondaryFixedDim, .onSecondaryFixed, .onSecondaryFixedVariant,
    ],
    [
      .tertiary, .tertiaryDim, .onTertiary, .tertiaryContainer, .onTertiaryContainer,
      .tertiaryFixed, .tertiaryFixedDim, .onTertiaryFixed, .onTertiaryFixedVariant,
    ],
    [.error, .errorDim, .onError, .errorContainer, .onErrorContainer],
  ]

  private static let partsByRole: [(Accent, Part)?] = {
    var parts = [(Accent, Part)?](repeating: nil, count: ColorRole.count)
    for accent in allCases {
      for (role, part) in zip(roles[accent.rawValue], Part.allCases) {
        parts[role.index] = (accent, part)
      }
    }
    return parts
  }()

  /// Which part of which accent a role is; `nil` for surfaces and other single roles.
  static func part(of role: ColorRole) -> (accent: Accent, part: Part)? {
    partsByRole[role.index]
  }
}
