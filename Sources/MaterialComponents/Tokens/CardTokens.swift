/// Figures of one kind of card: `md.comp.elevated-card` and its siblings, Material 3 v34.0.21.
struct CardTokens: Hashable, Sendable {
  var container: ComponentColor
  var elevation: ElevationLevel
  var hoverElevation: ElevationLevel
  var draggedElevation: ElevationLevel
  var disabledElevation: ElevationLevel
  /// Nil for kinds without an outline.
  var outline: ComponentColor?
  var focusOutline: ColorRole = .onSurface

  static let shape = ShapeToken.medium
  static let stateLayer = ColorRole.onSurface
  static let outlineWidth: CGFloat = 1
  /// The mark of a chosen card: `icon-size`, in points.
  static let iconSize: CGFloat = 24
  /// From the card's edges, in points: Material's components for Android.
  static let iconMargin: CGFloat = 8
  static let icon = ColorRole.primary
  /// Of the icon's colour, over a chosen card, and how long it takes to show: Google's components for iOS.
  static let selectionOpacity = 0.08
  static let selectionFade = 0.15

  static func of(_ kind: CardKind) -> CardTokens {
    switch kind {
    case .elevated: elevated
    case .filled: filled
    case .outlined: outlined
    }
  }

  static let elevated = CardTokens(
    container: ComponentColor(
      RoleColor(.surfaceContainerLow),
      disabled: RoleColor(.surface, opacity: StateTokens.disabledContentOpacity)),
    elevation: .level1, hoverElevation: .level2, draggedElevation: .level4, disabledElevation: .level1)

  static let filled = CardTokens(
    container: ComponentColor(
      RoleColor(.surfaceContainerHighest),
      disabled: RoleColor(.surfaceVariant, opacity: StateTokens.disabledContentOpacity)),
    elevation: .level0, hoverElevation: .level1, draggedElevation: .level3, disabledElevation: .level0)

  static let outlined = CardTokens(
    container: ComponentColor(RoleColor(.surface), disabled: RoleColor(.surface)),
    elevation: .level0, hoverElevation: .level1, draggedElevation: .level3, disabledElevation: .level0,
    outline: ComponentColor(RoleColor(.outlineVariant), disabled: RoleColor(.outline, opacity: 0.12)))

  func elevation(for interaction: InteractionState) -> ElevationLevel {
    if !interaction.isEnabled { return disabledElevation }
    if interaction.isDragged { return draggedElevation }
    // A press brings a card down to where it lay.
    return interaction.isHovered && !interaction.isPressed ? hoverElevation : elevation
  }
}
