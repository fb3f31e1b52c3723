/// The least and the greatest size of buttons in points; nil is Material's.
struct ButtonLimits: Hashable, Sendable {
  var minWidth: CGFloat?
  var maxWidth: CGFloat?
  var minHeight: CGFloat?
  var maxHeight: CGFloat?
}

private struct ButtonLimitsKey: EnvironmentKey { static var defaultValue: ButtonLimits { ButtonLimits() } }
private struct HitAreaInsetsKey: EnvironmentKey { static var defaultValue: EdgeInsets? { nil } }

extension EnvironmentValues {
  var buttonLimits: ButtonLimits {
    get { self[ButtonLimitsKey.self] }
    set { self[ButtonLimitsKey.self] = newValue }
  }

  /// By how much less than a button's shape can be hit; negative insets make it more. Nil, the default, is the shape,
  /// and at least 48 × 48 points around its centre.
  public var hitAreaInsets: EdgeInsets? {
    get { self[HitAreaInsetsKey.self] }
    set { self[HitAreaInsetsKey.self] = newValue }
  }
}

extension View {
  /// The least and the greatest size of the buttons in this view, in points; nil leaves Material's. A greater width
  /// than the label needs makes the button wider only as far as there is room.
  public func buttonLimits(
    minWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil, maxHeight: CGFloat? = nil
  ) -> some View {
    environment(
      \.buttonLimits,
      ButtonLimits(minWidth: minWidth, maxWidth: maxWidth, minHeight: minHeight, maxHeight: maxHeight))
  }

  /// Sets where the buttons in this view can be hit; see `hitAreaInsets`.
  public func hitAreaInsets(_ insets: EdgeInsets?) -> some View { environment(\.hitAreaInsets, insets) }
}

/// The area of a small component that can be hit: at least 48 points wide and high, around the component's centre.
struct TouchTarget: Shape {
  var insets: EdgeInsets?

  nonisolated func path(in rect: CGRect) -> Path {
    if let insets {
      return Path(
        CGRect(
          x: rect.minX + insets.leading, y: rect.minY + insets.top,
          width: max(0, rect.width - insets.leading - insets.trailing),
          height: max(0, rect.height - insets.top - insets.bottom)))
    }
    let missing = CGSize(
      width: max(0, ButtonSizeTokens.minimumTarget - rect.width),
      height: max(0, ButtonSizeTokens.minimumTarget - rect.height))
    return Path(rect.insetBy(dx: -missing.width / 2, dy: -missing.height / 2))
  }
}
