/// Figures of `md.comp.snackbar`, Material 3 v34.0.21, in points, and of what surrounds it.
enum SnackbarTokens {
  static let containerColor = ColorRole.inverseSurface
  static let textColor = ColorRole.inverseOnSurface
  static let actionColor = ColorRole.inversePrimary
  static let iconColor = ColorRole.inverseOnSurface
  /// The tokens' secondary has too little contrast to an inverse surface.
  static let focusColor = ColorRole.inversePrimary
  static let shape = ShapeToken.extraSmall
  static let elevation = ElevationLevel.level3
  static let textStyle = TypeStyleName.bodyMedium
  static let actionStyle = TypeStyleName.labelLarge

  /// Also the height of the row of an action that stands below the text.
  static let singleLineHeight: CGFloat = 48
  /// Compose.
  static let maximumWidth: CGFloat = 600
  /// To the container's edges: Android's views.
  static let margin: CGFloat = 8
  static let textLeading: CGFloat = 16
  /// Above and below the text; with two lines of body-medium the height is the token's 68.
  static let textVertical: CGFloat = 14
  static let actionGap: CGFloat = 8
  static let trailing: CGFloat = 8
  static let actionPadding: CGFloat = 12
  static let actionHeight: CGFloat = 40
  static let closeTarget: CGFloat = 48
  static let iconSize: CGFloat = 24
  /// An action wider than this part of the snackbar stands on a line of its own: Flutter.
  static let actionOverflow: CGFloat = 0.25

  /// Seconds; the scale grows from 0.8: Android's views and Compose.
  static let enterDuration = 0.15
  static let exitDuration = 0.075
  static let enterScale: CGFloat = 0.8
}
