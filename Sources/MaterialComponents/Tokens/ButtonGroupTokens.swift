/// Figures of `md.comp.button-group-standard`, Material 3 v34.0.21, in points.
enum ButtonGroupTokens {
  /// By how much of its width a pressed button grows.
  static let pressedGrowth: CGFloat = 0.15

  /// The space between buttons of a size.
  static func spacing(_ size: ButtonSize) -> CGFloat {
    switch size {
    case .extraSmall: 18
    case .small: 12
    case .medium, .large, .extraLarge: 8
    }
  }
}

/// Figures of `md.comp.button-group-connected`, Material 3 v34.0.21.
struct ConnectedGroupTokens: Hashable, Sendable {
  var inner: ShapeToken
  var pressedInner: ShapeToken

  /// Between the buttons, in points.
  static let spacing: CGFloat = 2
  static let outer = ShapeToken.full
  /// Half of the height.
  static let selected = ShapeToken.full

  static func of(_ size: ButtonSize) -> ConnectedGroupTokens {
    switch size {
    case .extraSmall, .small, .medium: ConnectedGroupTokens(inner: .small, pressedInner: .extraSmall)
    case .large: ConnectedGroupTokens(inner: .large, pressedInner: .medium)
    case .extraLarge: ConnectedGroupTokens(inner: .largeIncreased, pressedInner: .large)
    }
  }

  func corners(_ place: ButtonPlace) -> ButtonCorners {
    ButtonCorners(
      rest: place.sides(outer: Self.outer, inner: inner), selected: ButtonCorners.Sides(Self.selected),
      pressed: place.sides(outer: Self.outer, inner: pressedInner))
  }
}

/// Figures of `md.comp.outlined-segmented-button`, Material 3 v34.0.21, in points.
enum SegmentedButtonTokens {
  static let height: CGFloat = 40
  static let outlineWidth: CGFloat = 1
  static let iconSize: CGFloat = 18
  static let shape = ShapeToken.full
  /// Material's web components; the tokens have none.
  static let space: CGFloat = 12
  static let iconLabelSpace: CGFloat = 8
  static let disabledOutlineOpacity = 0.12

  static func appearance(isSelected: Bool) -> ButtonAppearance {
    var colors =
      isSelected
      ? ButtonColors(.secondaryContainer, .onSecondaryContainer, outline: .outline)
      : ButtonColors(nil, .onSurface, outline: .outline)
    colors.disabledContainer = nil
    colors.disabledOutline = RoleColor(.onSurface, opacity: disabledOutlineOpacity)
    return ButtonAppearance(colors)
  }
}
