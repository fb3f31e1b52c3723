/// Figures of `md.comp.filled-text-field` and `md.comp.outlined-text-field`, Material 3 v34.0.21, in points, and of
/// what the tokens leave open.
enum TextFieldTokens {
  static let height: CGFloat = 56
  static let iconSize: CGFloat = 24
  static let inputStyle = TypeStyleName.bodyLarge
  static let supportingStyle = TypeStyleName.bodySmall

  /// material-web: beside the text, above and below it, and between an icon and the text.
  static let side: CGFloat = 16
  static let vertical: CGFloat = 16
  static let iconGap: CGFloat = 16
  /// Between an icon and the field's edge: Compose.
  static let iconSide: CGFloat = 12
  /// Above the label and below the text of a filled field that has a label.
  static let filledVertical: CGFloat = 8
  /// Line heights of body-large, and of the label at body-small's size.
  static let inputLineHeight: CGFloat = 24
  static let floatingLineHeight: CGFloat = 16
  /// A prefix or suffix to the text: Flutter.
  static let affixGap: CGFloat = 4
  /// Of the outline to the label on each side.
  static let notchPadding: CGFloat = 4
  /// body-small over body-large.
  static let floatingScale: CGFloat = 0.75
  static let supportingTop: CGFloat = 4

  static let outlinedShape = ShapeToken.extraSmall
  static let filledShape = ShapeToken.extraSmall
  static let outlineWidth: CGFloat = 1
  static let focusedOutlineWidth: CGFloat = 3
  static let indicatorHeight: CGFloat = 1
  static let focusedIndicatorHeight: CGFloat = 2

  /// The label's way: material-web and Compose.
  static let labelMotion = MaterialEasing.standard(MaterialEasing.Duration.short3)
  /// material-web.
  static let hoverMotion = Animation.linear(duration: 0.015)

  static let containerColor = ColorRole.surfaceContainerHighest
  static let disabledContainerOpacity = 0.04
  static let disabledOutlineOpacity = 0.12

  static func minimumWidth(hasLabel: Bool) -> CGFloat { hasLabel ? 88 : 56 }
  /// Android's views.
  static let idealWidth: CGFloat = 245
}
