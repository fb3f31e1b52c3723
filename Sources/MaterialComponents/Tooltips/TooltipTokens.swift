/// Figures of `md.comp.plain-tooltip` and `md.comp.rich-tooltip`, Material 3 v34.0.21, in points and seconds, and of what
/// surrounds them.
enum TooltipTokens {
  static let plainContainer = ColorRole.inverseSurface
  static let plainText = ColorRole.inverseOnSurface
  static let plainTextStyle = TypeStyleName.bodySmall
  static let plainShape = ShapeToken.extraSmall
  /// Compose.
  static let plainMinimumWidth: CGFloat = 40
  static let plainMinimumHeight: CGFloat = 24
  static let plainMaximumWidth: CGFloat = 200
  static let plainHorizontalPadding: CGFloat = 8
  static let plainVerticalPadding: CGFloat = 4

  static let richContainer = ColorRole.surfaceContainer
  static let richElevation = ElevationLevel.level2
  static let richShape = ShapeToken.medium
  static let richText = ColorRole.onSurfaceVariant
  static let subheadStyle = TypeStyleName.titleSmall
  static let richTextStyle = TypeStyleName.bodyMedium
  /// Compose.
  static let richMaximumWidth: CGFloat = 320
  static let richHorizontalPadding: CGFloat = 16
  /// From the paper's top to the first line's baseline, and from one text's to the next one's.
  static let subheadBaseline: CGFloat = 28
  static let textBaseline: CGFloat = 24
  static let richBottomPadding: CGFloat = 16
  static let actionHeight: CGFloat = 36
  static let actionBottomPadding: CGFloat = 8

  /// Compose: the distance to the view, and fading and growing.
  static let gap: CGFloat = 4
  static let margin: CGFloat = 8
  static let enterDuration = 0.15
  static let exitDuration = 0.075
  static let enterScale: CGFloat = 0.8
  /// Material's guidelines for a pointer that rests; Flutter for the rest.
  static let hoverDelay = 0.5
  static let exitDelay = 0.1
  static let touchExitDelay = 1.5
}
