private struct MetricsKey: EnvironmentKey { static var defaultValue: FloatingActionButtonMetrics { .material3 } }
private struct IsCollapsedKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// The figures of floating action buttons.
  public var floatingActionButtonMetrics: FloatingActionButtonMetrics {
    get { self[MetricsKey.self] }
    set { self[MetricsKey.self] = newValue }
  }

  /// Whether extended buttons show their icon alone, since content is being scrolled.
  var isFloatingActionButtonCollapsed: Bool {
    get { self[IsCollapsedKey.self] }
    set { self[IsCollapsedKey.self] = newValue }
  }
}

extension View {
  /// The figures of the floating action buttons in this view: `.material3`, the default, `.classic`, or an app's own.
  public func floatingActionButtonMetrics(_ metrics: FloatingActionButtonMetrics) -> some View {
    environment(\.floatingActionButtonMetrics, metrics)
  }
}
