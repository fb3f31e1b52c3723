/// The sizes of Material's buttons.
public enum ButtonSize: CaseIterable, Hashable, Sendable {
  case extraSmall, small, medium, large, extraLarge
}

/// The form of Material's buttons at rest.
public enum ButtonShape: CaseIterable, Hashable, Sendable {
  /// Half a circle at each end.
  case round
  /// Rounded corners.
  case square
}

/// Figures of buttons by size: `md.comp.button`, Material 3 v34.0.21. Lengths in points.
struct ButtonSizeTokens: Hashable, Sendable {
  var height: CGFloat
  var space: CGFloat
  var iconSize: CGFloat
  var iconLabelSpace: CGFloat
  var outlineWidth: CGFloat
  var label: TypeStyleName
  var shapes: ButtonShapeTokens

  /// Of Material's web and Flutter components; the tokens have none.
  static let minimumWidth: CGFloat = 64
  /// The least size of what can be hit: `md.sys` has 48 for touch.
  static let minimumTarget: CGFloat = 48
  /// Above and below a title that needs more height than its button's size has; the tokens have none.
  static let verticalSpace: CGFloat = 6
  /// A title that is longer is cut.
  static let titleLines = 2
  /// The part of the space beside a title that stays when neighbours in a group press on it.
  static let leastSpaceFraction: CGFloat = 0.25

  private static let table: [ButtonSize: ButtonSizeTokens] = [
    .extraSmall: ButtonSizeTokens(
      height: 32, space: 12, iconSize: 20, iconLabelSpace: 8, outlineWidth: 1, label: .labelLarge,
      shapes: .extraSmallAndSmall),
    .small: small,
    .medium: ButtonSizeTokens(
      height: 56, space: 24, iconSize: 24, iconLabelSpace: 8, outlineWidth: 1, label: .titleMedium, shapes: .medium),
    .large: ButtonSizeTokens(
      height: 96, space: 48, iconSize: 32, iconLabelSpace: 12, outlineWidth: 2, label: .headlineSmall,
      shapes: .largeAndExtraLarge),
    .extraLarge: ButtonSizeTokens(
      height: 136, space: 64, iconSize: 40, iconLabelSpace: 16, outlineWidth: 3, label: .headlineLarge,
      shapes: .largeAndExtraLarge),
  ]

  private static let small = ButtonSizeTokens(
    height: 40, space: 16, iconSize: 20, iconLabelSpace: 8, outlineWidth: 1, label: .labelLarge,
    shapes: .extraSmallAndSmall)

  static func of(_ size: ButtonSize) -> ButtonSizeTokens { table[size] ?? small }
}

/// The corners of a button in its states.
struct ButtonShapeTokens: Hashable, Sendable {
  var square: ShapeToken
  var pressed: ShapeToken

  static let extraSmallAndSmall = ButtonShapeTokens(square: .medium, pressed: .small)
  static let medium = ButtonShapeTokens(square: .large, pressed: .medium)
  static let largeAndExtraLarge = ButtonShapeTokens(square: .extraLarge, pressed: .large)

  /// The corners at rest: a chosen round button is square, and a chosen square one is round.
  func rest(_ shape: ButtonShape, isSelected: Bool) -> ShapeToken {
    (shape == .round) != isSelected ? .full : square
  }
}

/// The roles of one kind of button in one condition: `md.comp.button-filled` and its siblings, Material 3 v34.0.21.
struct ButtonColors: Hashable, Sendable {
  /// Nil for kinds without a container.
  var container: ColorRole?
  /// Of title, icon, ripple and state layer.
  var content: ColorRole
  /// Nil for kinds without an outline.
  var outline: ColorRole?
  var elevation = ElevationLevel.level0
  /// While the button can't be used; nil for kinds that have no container then either.
  var disabledContainer: RoleColor? = RoleColor(.onSurface, opacity: StateTokens.disabledContainerOpacity)
  var disabledOutline: RoleColor?

  init(
    _ container: ColorRole?, _ content: ColorRole, outline: ColorRole? = nil, elevation: ElevationLevel = .level0
  ) {
    self.container = container
    self.content = content
    self.outline = outline
    self.elevation = elevation
    disabledOutline = outline.map { RoleColor($0) }
  }

  /// - Parameter isSelected: nil for a button that is no toggle.
  static func of(_ kind: ButtonKind, isSelected: Bool? = nil, isDestructive: Bool = false) -> ButtonColors {
    if isDestructive { return destructive(kind) }
    return switch (kind, isSelected) {
    case (.filled, false?): ButtonColors(.surfaceContainer, .onSurfaceVariant)
    case (.filled, _): ButtonColors(.primary, .onPrimary)
    case (.tonal, true?): ButtonColors(.secondary, .onSecondary)
    case (.tonal, _): ButtonColors(.secondaryContainer, .onSecondaryContainer)
    case (.elevated, true?): ButtonColors(.primary, .onPrimary, elevation: .level1)
    case (.elevated, _): ButtonColors(.surfaceContainerLow, .primary, elevation: .level1)
    case (.outlined, true?), (.text, true?): ButtonColors(.inverseSurface, .inverseOnSurface)
    case (.outlined, _): ButtonColors(nil, .onSurfaceVariant, outline: .outlineVariant)
    case (.text, false?): ButtonColors(nil, .onSurfaceVariant)
    case (.text, nil): ButtonColors(nil, .primary)
    }
  }

  /// The same kind for what destroys something: the error roles in place of the primary ones. The tokens have none.
  private static func destructive(_ kind: ButtonKind) -> ButtonColors {
    var colors = of(kind)
    switch kind {
    case .filled: (colors.container, colors.content) = (.error, .onError)
    case .tonal: (colors.container, colors.content) = (.errorContainer, .onErrorContainer)
    case .elevated, .outlined, .text: colors.content = .error
    }
    return colors
  }
}
