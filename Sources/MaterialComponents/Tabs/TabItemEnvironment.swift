private struct TabBadgeKey: EnvironmentKey { static var defaultValue: TabBadge? { nil } }
private struct IsTabDisabledKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct TabAccessibilityLabelKey: EnvironmentKey { static var defaultValue: String? { nil } }

extension EnvironmentValues {
  var tabBadge: TabBadge? {
    get { self[TabBadgeKey.self] }
    set { self[TabBadgeKey.self] = newValue }
  }

  var isTabDisabled: Bool {
    get { self[IsTabDisabledKey.self] }
    set { self[IsTabDisabledKey.self] = newValue }
  }

  var tabAccessibilityLabel: String? {
    get { self[TabAccessibilityLabelKey.self] }
    set { self[TabAccessibilityLabelKey.self] = newValue }
  }
}

extension View {
  /// Shows a badge on the tab of this page. Goes outside of `materialTabItem`.
  public func materialTabBadge(_ badge: TabBadge?) -> some View { environment(\.tabBadge, badge) }

  /// Disables the tab of this page: it can't be selected, and swipes pass it by. Goes outside of `materialTabItem`.
  /// Default: true.
  public func materialTabDisabled(_ disabled: Bool = true) -> some View { environment(\.isTabDisabled, disabled) }

  /// What assistive technology calls the tab of this page and the page; nil is the tab's title. Goes outside of
  /// `materialTabItem`.
  public func materialTabAccessibilityLabel(_ label: String?) -> some View {
    environment(\.tabAccessibilityLabel, label)
  }
}
