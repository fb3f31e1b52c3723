/// Figures of tabs in points: `md.comp.primary-navigation-tab` and `md.comp.secondary-navigation-tab` (Material 3
/// v34.0.21) and, where those say nothing, what Material's libraries agree on.
enum TabTokens {
  static let height: CGFloat = 48
  /// Of primary tabs that have an icon and a title.
  static let heightWithIconAndTitle: CGFloat = 64
  static let iconSize: CGFloat = 24
  /// Between the icon and the title below it.
  static let iconTitleSpace: CGFloat = 2
  /// Between the icon and the title beside it.
  static let inlineIconSpace: CGFloat = 8
  static let primaryIndicatorHeight: CGFloat = 3
  static let secondaryIndicatorHeight: CGFloat = 2
  static let minimumIndicatorWidth: CGFloat = 24
  static let labelSpace: CGFloat = 16
  /// Of scrolling tabs.
  static let minimumWidth: CGFloat = 90
  /// Before the first and after the last of scrolling tabs.
  static let edgeSpace: CGFloat = 52
  static let dividerHeight: CGFloat = 1
  /// The ring is drawn 2 points outside of what it is around, and is 3 thick: that much inside of the tab it begins.
  static let focusRingInset: CGFloat = 3 + FocusRingTokens.outerOffset + FocusRingTokens.thickness
  /// Between a badge and the edges of a label that is not Material's own.
  static let badgeInset: CGFloat = 4
}

/// Figures of badges in points: `md.comp.badge`, Material 3 v34.0.21.
enum TabBadgeTokens {
  static let size: CGFloat = 6
  static let largeSize: CGFloat = 16
  /// Beside the text of a large badge.
  static let textSpace: CGFloat = 4
  /// How far a badge lies over the icon that it belongs to.
  static let iconOverlap: CGFloat = 6
  static let largeIconOverlap: CGFloat = 12
  /// Between a badge and the title that it follows.
  static let titleSpace: CGFloat = 4
}
