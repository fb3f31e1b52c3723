/// How much room there is along an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact, regular
}

/// The sizes of text that a user may choose from.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether the size is one of those for people who see badly.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// The size of body text in parts of that at `large`, by iOS's table (17 points are 1).
  var scale: Double {
    switch self {
    case .xSmall: 14.0 / 17
    case .small: 15.0 / 17
    case .medium: 16.0 / 17
    case .large: 1
    case .xLarge: 19.0 / 17
    case .xxLarge: 21.0 / 17
    case .xxxLarge: 23.0 / 17
    case .accessibility1: 28.0 / 17
    case .accessibility2: 33.0 / 17
    case .accessibility3: 40.0 / 17
    case .accessibility4: 47.0 / 17
    case .accessibility5: 53.0 / 17
    }
  }

  /// The largest size that is no larger than a factor.
  init(scale: Double) { self = Self.allCases.last { $0.scale <= scale + 0.001 } ?? .xSmall }
}

private struct CalendarKey: EnvironmentKey { static var defaultValue: Calendar? { nil } }
private struct TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone? { nil } }
private struct HorizontalSizeClassKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { nil } }
private struct VerticalSizeClassKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { nil } }
private struct ImageScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }

extension EnvironmentValues {
  /// The calendar for dates. Default: that of the locale, with the environment's time zone.
  public var calendar: Calendar {
    get {
      if let calendar = self[CalendarKey.self] { return calendar }
      var calendar = locale.calendar
      calendar.timeZone = timeZone
      return calendar
    }
    set { self[CalendarKey.self] = newValue }
  }

  /// The time zone for dates. Default: the desktop's.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] ?? .current }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// How much room there is across: compact below 600 points of the window's width, Material's boundary.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// How much room there is from top to bottom: compact below 480 points of the window's height, Material's boundary.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  /// The size of text that the user has chosen.
  public var dynamicTypeSize: DynamicTypeSize {
    get { DynamicTypeSize(scale: textScale) }
    set { textScale = newValue.scale }
  }

  /// How large icons by name are beside text.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }

  /// The window's size, taken over as classes.
  mutating func setSizeClasses(_ size: CGSize) {
    horizontalSizeClass = size.width < 600 ? .compact : .regular
    verticalSizeClass = size.height < 480 ? .compact : .regular
  }
}

extension Image {
  /// How large an icon by name is beside text.
  public enum Scale: Hashable, Sendable {
    case small, medium, large

    /// In parts of the font's size.
    var factor: CGFloat {
      switch self {
      case .small: 0.8
      case .medium: 1
      case .large: 1.3
      }
    }
  }
}

extension View {
  /// How large icons by name in this view are beside text.
  public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }

  /// The size of text in this view.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }

  /// The sizes of text that this view can take; larger and smaller ones become the nearest of them.
  public func dynamicTypeSize<R: RangeExpression>(_ range: R) -> some View where R.Bound == DynamicTypeSize {
    transformEnvironment(\.dynamicTypeSize) { size in
      guard !range.contains(size) else { return }
      let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
      if let first = allowed.first, let last = allowed.last { size = size < first ? first : last }
    }
  }
}
