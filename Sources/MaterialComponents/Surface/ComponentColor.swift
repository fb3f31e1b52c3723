/// A role's colour with an opacity: how tokens give colours.
struct RoleColor: Hashable, Sendable {
  var role: ColorRole
  var opacity = 1.0

  init(_ role: ColorRole, opacity: Double = 1) {
    self.role = role
    self.opacity = opacity
  }

  var color: Color { opacity == 1 ? .role(role) : Color.role(role).opacity(opacity) }
}

/// A colour that a component has while it can be used, and another while it can't. Which one is found when it is drawn,
/// so that enabling runs no body.
struct ComponentColor: ShapeStyle, Hashable {
  var enabled: RoleColor
  var disabled: RoleColor

  init(_ enabled: RoleColor, disabled: RoleColor) {
    self.enabled = enabled
    self.disabled = disabled
  }

  /// Text and icons, with the figures that all components share.
  init(content role: ColorRole) {
    self.init(
      RoleColor(role), disabled: RoleColor(.onSurface, opacity: StateTokens.disabledContentOpacity))
  }

  func resolve(in environment: EnvironmentValues) -> Color {
    environment.isEnabled ? enabled.color : disabled.color
  }
}

extension ColorRole {
  /// The role of text and icons on a surface of this role; nil where Material defines none.
  public var content: ColorRole? {
    switch self {
    case .background, .surface, .surfaceDim, .surfaceBright, .surfaceContainerLowest, .surfaceContainerLow,
      .surfaceContainer, .surfaceContainerHigh, .surfaceContainerHighest:
      .onSurface
    case .surfaceVariant: .onSurfaceVariant
    case .inverseSurface: .inverseOnSurface
    case .primary, .primaryDim: .onPrimary
    case .primaryContainer: .onPrimaryContainer
    case .primaryFixed, .primaryFixedDim: .onPrimaryFixed
    case .secondary, .secondaryDim: .onSecondary
    case .secondaryContainer: .onSecondaryContainer
    case .secondaryFixed, .secondaryFixedDim: .onSecondaryFixed
    case .tertiary, .tertiaryDim: .onTertiary
    case .tertiaryContainer: .onTertiaryContainer
    case .tertiaryFixed, .tertiaryFixedDim: .onTertiaryFixed
    case .error, .errorDim: .onError
    case .errorContainer: .onErrorContainer
    default: nil
    }
  }
}
