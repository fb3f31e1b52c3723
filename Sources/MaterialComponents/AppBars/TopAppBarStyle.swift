/// The kinds of app bars there are.
public enum TopAppBarStyle: String, Hashable, Sendable, CaseIterable {
  /// 64 points, with the title at the start.
  case small
  /// 64 points, with the title in the middle.
  case centerAligned
  /// 112 points, with the title below the items; collapses to a small one.
  case medium
  /// 152 points, with a large title below the items; collapses to a small one.
  case large
  /// 112 points, 136 with a subtitle. The medium bar of 2025.
  case mediumFlexible
  /// 120 points, 152 with a subtitle. The large bar of 2025.
  case largeFlexible
}

/// Where an app bar's title stands.
public enum AppBarTitlePlacement: Hashable, Sendable, CaseIterable {
  /// At the start: beside the leading items, 16 points from the edge where there are none.
  case leading
  /// In the middle of the bar if half of it fits on both sides there; else as near to that as the items let it; else as
  /// ``leading``.
  case center
}

/// How much room the view has that an app bar shows instead of a title.
public enum AppBarTitleViewLayout: Hashable, Sendable, CaseIterable {
  /// All that the items leave.
  case fill
  /// In the middle of the bar, as wide as the wider group of items leaves on both sides.
  case center
  /// In the middle of the bar, as wide as it wants to be, at most as ``center``.
  case centerFit
}

/// The sizes in an app bar.
public struct AppBarMetrics: Hashable, Sendable {
  /// The height of the row with the items, without the safe area. In points.
  public var height: CGFloat
  /// The style of the title in that row.
  public var titleStyle: TypeStyleName
  /// The size of that title's font in points; nil is that of the style.
  public var titleSize: CGFloat?
  /// Before the first and after the last item, in points.
  public var edgeSpace: CGFloat
  /// Beside a title at the edges at which there are no items, in points.
  public var titleInset: CGFloat
  /// Between a title and the items beside it, in points.
  public var titleItemSpace: CGFloat
  /// The least width of an item, in points.
  public var minimumItemWidth: CGFloat
  /// Before and after what is in an item that is not an icon button, in points.
  public var itemInset: CGFloat

  /// Material 3's, as its tokens say.
  public static let material3 = AppBarMetrics(
    height: AppBarTokens.height, titleStyle: .titleLarge, titleSize: nil, edgeSpace: AppBarTokens.edgeSpace,
    titleInset: AppBarTokens.titleInset, titleItemSpace: AppBarTokens.titleItemSpace,
    minimumItemWidth: AppBarTokens.target, itemInset: 0)

  /// Those of Google's navigation bar and button bar for iOS: 56 points high, a title of 20 points with 16 beside it,
  /// items of at least 36 points with 12 beside what is in them, and 4 more before the first and after the last.
  public static let classic = AppBarMetrics(
    height: 56, titleStyle: .titleLarge, titleSize: 20, edgeSpace: 4, titleInset: 16, titleItemSpace: 0,
    minimumItemWidth: 36, itemInset: 12)

  /// The least and the greatest height that a row takes: 24…56 in Google's navigation bar for iOS, and at least Material
  /// 3's 64 here.
  public static let heightRange: ClosedRange<CGFloat> = 24...64

  /// These figures with another height, which is kept within ``heightRange``.
  public func height(_ height: CGFloat) -> AppBarMetrics {
    var copy = self
    copy.height = height.isFinite ? min(max(height, Self.heightRange.lowerBound), Self.heightRange.upperBound) : height
    if !height.isFinite { copy.height = self.height }
    return copy
  }
}

private struct AppBarMetricsKey: EnvironmentKey { static let defaultValue = AppBarMetrics.material3 }

extension EnvironmentValues {
  /// The sizes in app bars.
  public var appBarMetrics: AppBarMetrics {
    get { self[AppBarMetricsKey.self] }
    set { self[AppBarMetricsKey.self] = newValue }
  }
}

extension View {
  /// The sizes in the app bars in this view. Default: ``AppBarMetrics/material3``.
  public func appBarMetrics(_ metrics: AppBarMetrics) -> some View { environment(\.appBarMetrics, metrics) }
}
