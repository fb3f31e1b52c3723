/// Figures of tabs in points: `md.comp.primary-navigation-tab` (Material 3 v34.0.21) and, where that says nothing, those
/// that Material's libraries agree on.
enum TabTokens {
  static let height: CGFloat = 48
  static let indicatorHeight: CGFloat = 3
  static let minimumIndicatorWidth: CGFloat = 24
  static let labelSpace: CGFloat = 16
  static let minimumWidth: CGFloat = 90
  /// Before the first and after the last of scrolling tabs.
  static let edgeSpace: CGFloat = 52
  static let dividerHeight: CGFloat = 1
}
