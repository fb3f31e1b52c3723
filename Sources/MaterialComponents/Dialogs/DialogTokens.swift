/// Figures of `md.comp.dialog` and `md.comp.full-screen-dialog`, Material 3 v34.0.21, in points and seconds, and of what
/// surrounds them.
enum DialogTokens {
  static let container = ColorRole.surfaceContainerHigh
  static let elevation = ElevationLevel.level3
  static let shape = ShapeToken.extraLarge
  static let headline = ColorRole.onSurface
  static let headlineStyle = TypeStyleName.headlineSmall
  static let supportingText = ColorRole.onSurfaceVariant
  static let supportingTextStyle = TypeStyleName.bodyMedium
  static let icon = ColorRole.secondary
  static let iconSize: CGFloat = 24

  /// Material's guidelines, Flutter and Compose.
  static let minimumWidth: CGFloat = 280
  static let maximumWidth: CGFloat = 560
  static let padding: CGFloat = 24
  static let iconGap: CGFloat = 16
  static let headlineGap: CGFloat = 16
  static let actionsGap: CGFloat = 24
  static let actionGap: CGFloat = 8
  /// Between actions that stand below each other: Compose.
  static let stackedActionGap: CGFloat = 12
  /// To the window's edges: Flutter.
  static let horizontalMargin: CGFloat = 40
  static let verticalMargin: CGFloat = 24
  static let scrimOpacity = 0.32

  /// Seconds: material-web's dialog, whose height grows from 35 % while it comes down by 50 points.
  static let enterDuration = MaterialEasing.Duration.long2
  static let exitDuration = MaterialEasing.Duration.short3
  static let enterDistance: CGFloat = 50

  enum FullScreen {
    static let container = ColorRole.surface
    static let headerHeight: CGFloat = 56
    static let headerContainer = ColorRole.surface
    /// While content lies under the header.
    static let scrolledHeaderContainer = ColorRole.surfaceContainer
    static let headline = ColorRole.onSurface
    static let headlineStyle = TypeStyleName.titleLarge
    static let icon = ColorRole.onSurface
    /// Beside the close button and the action: Material's guidelines.
    static let padding: CGFloat = 4
    static let actionPadding: CGFloat = 12
  }
}
