/// Figures of `md.comp.app-bar`, `-small`, `-medium`, `-large` and the flexible ones, Material 3 v34.0.21, in points;
/// where those say nothing, Compose's.
enum AppBarTokens {
  static let containerColor = ColorRole.surface
  static let onScrollContainerColor = ColorRole.surfaceContainer
  static let titleColor = ColorRole.onSurface
  static let subtitleColor = ColorRole.onSurfaceVariant
  static let leadingIconColor = ColorRole.onSurface
  static let trailingIconColor = ColorRole.onSurfaceVariant
  static let iconSize: CGFloat = 24
  /// Before the first and after the last item; an item's icon is in the middle of 48 points.
  static let edgeSpace: CGFloat = 4
  static let iconButtonSpace: CGFloat = 0
  /// An icon that can be pressed.
  static let target: CGFloat = 48
  /// Before and after a title where there is no item.
  static let titleInset: CGFloat = 16
  /// Between a title and the items beside it (Compose).
  static let titleItemSpace: CGFloat = 4
  /// Kept free above and below a title that is higher than the bar.
  static let minimumTitleSpace: CGFloat = 4
  static let height: CGFloat = 64
  /// At which part of the way a bar that is let go goes on to the collapsed state (Compose).
  static let collapseThreshold: CGFloat = 0.5
  /// The title of an expanded bar takes up to two lines before it is cut.
  static let expandedLines = 2
}

extension TopAppBarStyle {
  /// The height at rest, without the safe area, in points.
  func expandedHeight(hasSubtitle: Bool) -> CGFloat {
    switch self {
    case .small, .centerAligned: AppBarTokens.height
    case .medium: 112
    case .large: 152
    case .mediumFlexible: hasSubtitle ? 136 : 112
    case .largeFlexible: hasSubtitle ? 152 : 120
    }
  }

  /// Of the title at rest.
  var titleStyle: TypeStyleName {
    switch self {
    case .small, .centerAligned: .titleLarge
    case .medium: .headlineSmall
    case .large, .mediumFlexible: .headlineMedium
    case .largeFlexible: .displaySmall
    }
  }

  /// Of the subtitle at rest.
  var subtitleStyle: TypeStyleName {
    switch self {
    case .small, .centerAligned: .labelMedium
    case .medium, .mediumFlexible: .labelLarge
    case .large, .largeFlexible: .titleMedium
    }
  }

  /// Between title and subtitle, in points (Android).
  var subtitleSpace: CGFloat {
    switch self {
    case .small, .centerAligned, .medium, .large: 0
    case .mediumFlexible: 4
    case .largeFlexible: 8
    }
  }

  /// Where the expanded title stands: in Compose by its last baseline, with no more space below its line than leaves the bar
  /// its height with any font; in the flexible bars by its lower edge, with which their heights are the sums of their parts
  /// (Android).
  var expandedTitleEdge: ExpandedTitleLayout.Edge {
    switch self {
    case .small, .centerAligned, .medium: .baseline(24, mostBelow: 16)
    case .large: .baseline(28, mostBelow: 20)
    case .mediumFlexible, .largeFlexible: .bottom(12)
    }
  }

  /// Whether the expanded title stands below the items.
  var isCollapsible: Bool { self != .small && self != .centerAligned }
}
