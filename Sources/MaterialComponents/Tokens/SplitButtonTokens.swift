/// Figures of split buttons by size: `md.comp.split-button`, Material 3 v34.0.21. Lengths in points.
struct SplitButtonTokens: Hashable, Sendable {
  var height: CGFloat
  var outlineWidth: CGFloat
  /// Beside the first button's label.
  var leadingSpace: ButtonSpace
  /// Beside the second button's arrow.
  var trailingSpace: ButtonSpace
  /// Of the arrow.
  var iconSize: CGFloat
  var inner: ShapeToken
  /// Also while the pointer is over the button.
  var pressedInner: ShapeToken

  static let spacing: CGFloat = 2
  static let outer = ShapeToken.full
  /// Half of the height.
  static let selected = ShapeToken.full
  /// Seconds in which the arrow turns: Material's web components.
  static let arrowTurn = 0.2

  init(
    height: CGFloat, outlineWidth: CGFloat = 1, leadingSpace: (CGFloat, CGFloat), trailingSpace: CGFloat,
    iconSize: CGFloat, inner: ShapeToken, pressedInner: ShapeToken
  ) {
    self.height = height
    self.outlineWidth = outlineWidth
    self.leadingSpace = ButtonSpace(leading: leadingSpace.0, trailing: leadingSpace.1)
    self.trailingSpace = ButtonSpace(leading: trailingSpace, trailing: trailingSpace)
    self.iconSize = iconSize
    self.inner = inner
    self.pressedInner = pressedInner
  }

  static func of(_ size: ButtonSize) -> SplitButtonTokens {
    switch size {
    case .extraSmall:
      SplitButtonTokens(
        height: 32, leadingSpace: (12, 10), trailingSpace: 13, iconSize: 22, inner: .extraSmall, pressedInner: .small)
    case .small:
      SplitButtonTokens(
        height: 40, leadingSpace: (16, 12), trailingSpace: 13, iconSize: 22, inner: .extraSmall, pressedInner: .medium)
    case .medium:
      SplitButtonTokens(
        height: 56, leadingSpace: (24, 24), trailingSpace: 15, iconSize: 26, inner: .extraSmall, pressedInner: .medium)
    case .large:
      SplitButtonTokens(
        height: 96, outlineWidth: 2, leadingSpace: (48, 48), trailingSpace: 29, iconSize: 38, inner: .small,
        pressedInner: .largeIncreased)
    case .extraLarge:
      SplitButtonTokens(
        height: 136, outlineWidth: 3, leadingSpace: (64, 64), trailingSpace: 43, iconSize: 50, inner: .medium,
        pressedInner: .largeIncreased)
    }
  }

  var leadingCorners: ButtonCorners { corners(.first, selected: Self.outer) }
  var trailingCorners: ButtonCorners { corners(.last, selected: Self.selected) }

  private func corners(_ place: ButtonPlace, selected: ShapeToken) -> ButtonCorners {
    let pressed = place.sides(outer: Self.outer, inner: pressedInner)
    return ButtonCorners(
      rest: place.sides(outer: Self.outer, inner: inner), selected: ButtonCorners.Sides(selected), pressed: pressed,
      hovered: pressed)
  }
}
