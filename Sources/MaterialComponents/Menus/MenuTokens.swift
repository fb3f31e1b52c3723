/// Figures of `md.comp.menus` and `md.comp.menus-standard`, Material 3 v34.0.21, in points and seconds, and of what
/// surrounds them. They supersede `md.comp.menu`.
enum MenuTokens {
  static let container = ColorRole.surfaceContainerLow
  static let shape = ShapeToken.large
  static let elevation = ElevationLevel.level2
  /// Between the container's edge and the items.
  static let groupPadding: CGFloat = 2
  static let itemHeight: CGFloat = 44
  static let itemShape = ShapeToken.extraSmall
  /// `menu-item-first-child-shape` and `menu-item-last-child-shape`: the corners at the menu's own.
  static let endItemShape = ShapeToken.medium
  static let selectedItemShape = ShapeToken.medium
  static let leadingSpace: CGFloat = 16
  static let betweenSpace: CGFloat = 12
  static let trailingSpace: CGFloat = 16
  static let verticalSpace: CGFloat = 8
  static let iconSize: CGFloat = 20
  static let label = ColorRole.onSurface
  static let icon = ColorRole.onSurfaceVariant
  static let stateLayer = ColorRole.onSurface
  static let selectedContainer = ColorRole.tertiaryContainer
  static let selectedContent = ColorRole.onTertiaryContainer
  static let destructive = ColorRole.error
  static let labelStyle = TypeStyleName.labelLarge

  /// Of popovers, which have the look of menus: that of rich tooltips (Compose).
  static let popoverPadding: CGFloat = 16

  /// Material's guidelines; Compose and Flutter have the same.
  static let minimumWidth: CGFloat = 112
  static let maximumWidth: CGFloat = 280
  static let margin: CGFloat = 8
  static let submenuGap: CGFloat = 2
  /// Before a submenu opens under a pointer that rests on its item: material-web.
  static let submenuDelay = 0.4
  /// Material-web: 500 ms in, 150 ms out; the scale grows from 0.8 (Compose).
  static let enterDuration = MaterialEasing.Duration.long2
  static let exitDuration = MaterialEasing.Duration.short3
  static let enterScale: CGFloat = 0.8
}
