/// Figures of `md.comp.navigation-drawer`, Material 3 v34.0.21, in points, and of what surrounds it.
enum NavigationDrawerTokens {
  static let width: CGFloat = 360
  /// What a modal drawer leaves of a narrow window: Material's guidelines.
  static let gap: CGFloat = 56
  static let itemHeight: CGFloat = 56
  /// Beside the items: 360 less the active indicator's 336, halved.
  static let inset: CGFloat = 12
  /// In an item: Material's guidelines and Compose.
  static let itemLeading: CGFloat = 16
  static let itemTrailing: CGFloat = 24
  static let iconGap: CGFloat = 12
  static let iconSize: CGFloat = 24
  /// Beside headlines and dividers: Android's views.
  static let headlineInset: CGFloat = 28
  static let headlinePadding: CGFloat = 18

  static let modalContainer = ColorRole.surfaceContainerLow
  static let modalElevation = ElevationLevel.level1
  static let standardContainer = ColorRole.surface
  static let standardElevation = ElevationLevel.level0
  /// Of the corners away from the window's edge.
  static let shape = ShapeToken.large
  static let indicator = ColorRole.secondaryContainer
  static let indicatorShape = ShapeToken.full
  static let activeContent = ColorRole.onSecondaryContainer
  static let inactiveContent = ColorRole.onSurfaceVariant
  /// Of what is hovered, focused or pressed.
  static let inactiveTouchedContent = ColorRole.onSurface
  static let headline = ColorRole.onSurfaceVariant
  static let badge = ColorRole.onSurfaceVariant
  static let headlineStyle = TypeStyleName.titleSmall
  static let labelStyle = TypeStyleName.labelLarge
  static let badgeStyle = TypeStyleName.labelLarge

  /// The strip at the window's edge from which a modal drawer can be pulled in: Flutter.
  static let swipeWidth: CGFloat = 20
  /// Points a second: Compose.
  static let flingVelocity: CGFloat = 400
}
