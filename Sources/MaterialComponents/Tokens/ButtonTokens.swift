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

/// The colours of one kind of button in one condition: `md.comp.button-filled` and its siblings, Material 3 v34.0.21.
struct ButtonColors: Hashable, Sendable {
  /// Nil for kinds without a container.
  var container: ComponentColor?
  var content: ComponentColor
  var stateLayer: ColorRole
  /// Nil for kinds without an outline.
  var outline: ColorRole?
  var elevation = ElevationLevel.level0

  init(
    container: ColorRole?, content: ColorRole, stateLayer: ColorRole? = nil, outline: ColorRole? = nil,
    elevation: ElevationLevel = .level0
  ) {
    let disabled = RoleColor(.onSurface, opacity: StateTokens.disabledContainerOpacity)
    self.container = container.map { ComponentColor(RoleColor($0), disabled: disabled) }
    self.content = ComponentColor(content: content)
    self.stateLayer = stateLayer ?? content
    self.outline = outline
    self.elevation = elevation
  }

  /// A kind whose container shows only while the button can't be used.
  func withDisabledContainer() -> ButtonColors {
    var copy = self
    copy.container = ComponentColor(
      RoleColor(.surface, opacity: 0),
      disabled: RoleColor(.onSurface, opacity: StateTokens.disabledContainerOpacity))
    return copy
  }

  static let filled = ButtonColors(container: .primary, content: .onPrimary)
  static let tonal = ButtonColors(container: .secondaryContainer, content: .onSecondaryContainer)
  static let elevated = ButtonColors(container: .surfaceContainerLow, content: .primary, elevation: .level1)
  static let outlined = ButtonColors(
    container: nil, content: .onSurfaceVariant, outline: .outlineVariant
  ).withDisabledContainer()
  static let text = ButtonColors(container: nil, content: .primary).withDisabledContainer()

  /// The same kind for what destroys something: the error roles in place of the primary ones.
  func destructive() -> ButtonColors {
    var copy = self
    if container?.enabled.role == .primary {
      copy.container?.enabled = RoleColor(.error)
      copy.content.enabled = RoleColor(.onError)
      copy.stateLayer = .onError
    } else if container?.enabled.role == .secondaryContainer {
      copy.container?.enabled = RoleColor(.errorContainer)
      copy.content.enabled = RoleColor(.onErrorContainer)
      copy.stateLayer = .onErrorContainer
    } else {
      copy.content.enabled = RoleColor(.error)
      copy.stateLayer = .error
    }
    return copy
  }
}
