/// Figures of `md.comp.search-bar`, Material 3 v34.0.21, in points.
enum SearchBarTokens {
  static let height: CGFloat = 56
  static let shape = ShapeToken.full
  static let elevation = ElevationLevel.level3
  static let containerColor = ColorRole.surfaceContainerHigh
  static let inputColor = ColorRole.onSurface
  static let promptColor = ColorRole.onSurfaceVariant
  static let leadingIconColor = ColorRole.onSurface
  static let trailingIconColor = ColorRole.onSurfaceVariant
  static let textStyle = TypeStyleName.bodyLarge
  static let iconSize: CGFloat = 24
  /// Leading and trailing space, and that between icons and text.
  static let space: CGFloat = 16
  /// An icon that can be pressed; it reaches into the space around it, 4 points from the edge.
  static let target: CGFloat = 48
  static let targetSpace: CGFloat = 4
  static let iconTarget: CGFloat = 40
  /// Flutter and Compose.
  static let minimumWidth: CGFloat = 360
  /// Flutter.
  static let maximumWidth: CGFloat = 800
}
