/// How far the content of a ``MaterialTabsScroll`` or ``StickyHeaderScroll`` is scrolled, in points; of several the first
/// counts.
///
/// It is written where `reportsScrollOffset(_:)` asks for it. ``HeaderContext/contentOffset`` is the same
/// value for the selected tab, at no cost.
public struct ScrollOffsetPreferenceKey: PreferenceKey {
  public static var defaultValue: CGFloat { 0 }

  public static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {}
}

private struct ReportsScrollOffsetKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  fileprivate var reportsScrollOffset: Bool {
    get { self[ReportsScrollOffsetKey.self] }
    set { self[ReportsScrollOffsetKey.self] = newValue }
  }
}

extension View {
  /// Has scroll views under headers in this view write ``ScrollOffsetPreferenceKey``. Every step of scrolling looks
  /// through the preferences then, so it is off unless asked for. Default: true.
  public func reportsScrollOffset(_ reports: Bool = true) -> some View { environment(\.reportsScrollOffset, reports) }
}

/// Writes the preference if somebody wants it.
struct ScrollOffsetReport: ViewModifier {
  let page: HeaderPage
  @Environment(\.reportsScrollOffset) private var isWanted

  func body(content: Content) -> some View {
    // Read only where it is wanted, so that nothing runs for it elsewhere.
    let offset = isWanted ? page.contentOffset : nil
    content.transformPreference(ScrollOffsetPreferenceKey.self) { value in
      if let offset { value = offset }
    }
  }
}
