/// The look of lists and forms, given by its figures.
@MainActor @preconcurrency
public protocol ListStyle {
  /// The figures in an environment.
  func metrics(in environment: EnvironmentValues) -> ListMetrics
}

/// The figures of a list, in points.
public struct ListMetrics {
  /// The space around a row's content. The defaults along the row are iOS's.
  public var rowInsets = EdgeInsets(top: 8, leading: 20, bottom: 8, trailing: 20)
  /// The least height of a row.
  public var minRowHeight: CGFloat = 44
  /// The space between the list's edges and its rows.
  public var horizontalInset: CGFloat = 0
  /// The corners of a section that stands on a ground of its own.
  public var cornerRadius: CGFloat = 0
  /// The space before a section, and at the list's end.
  public var sectionSpacing: CGFloat = 0
  /// The space around a header's or footer's content.
  public var headerInsets = EdgeInsets(top: 7, leading: 20, bottom: 7, trailing: 20)
  public var headerFont: Font = .footnote
  /// Whether the header of the section at the top stays in sight.
  public var pinsHeaders = false
  /// What is behind the rows; nil for nothing.
  public var background: AnyShapeStyle?
  /// What is behind each row; nil for nothing.
  public var rowBackground: AnyShapeStyle?
  /// What is behind a row that is chosen.
  public var selectionBackground = AnyShapeStyle(Color.gray.opacity(0.25))
  /// The line between two rows; nil for none.
  public var separator: AnyShapeStyle? = AnyShapeStyle(Color.gray.opacity(0.3))
  /// Where the line begins, from the row's leading edge.
  public var separatorInset: CGFloat = 20

  public init() {}
}

/// The colours of grouped lists, iOS's.
enum ListColors {
  /// A row: white, or a dark gray (#1C1C1E).
  static let row = AnyShapeStyle(
    AdaptiveStyle(light: Color(white: 1), dark: Color(red: 0.11, green: 0.11, blue: 0.118)))
  /// The ground: a light gray (#F2F2F7), or black.
  static let ground = AnyShapeStyle(
    AdaptiveStyle(light: Color(red: 242.0 / 255, green: 242.0 / 255, blue: 247.0 / 255), dark: Color(white: 0)))
}

/// A colour for light and one for dark surroundings.
private struct AdaptiveStyle: ShapeStyle {
  let light: Color
  let dark: Color
  func resolve(in environment: EnvironmentValues) -> Color { environment.colorScheme == .dark ? dark : light }
}

/// Rows from edge to edge with lines between them; headers stay in sight.
public struct PlainListStyle: ListStyle {
  nonisolated public init() {}

  public func metrics(in environment: EnvironmentValues) -> ListMetrics {
    var metrics = ListMetrics()
    metrics.pinsHeaders = true
    metrics.background = AnyShapeStyle(BackgroundStyle())
    metrics.rowBackground = AnyShapeStyle(BackgroundStyle())
    return metrics
  }
}

/// Sections on grounds of their own, from edge to edge.
public struct GroupedListStyle: ListStyle {
  nonisolated public init() {}

  public func metrics(in environment: EnvironmentValues) -> ListMetrics {
    var metrics = ListMetrics()
    metrics.sectionSpacing = 35
    metrics.background = ListColors.ground
    metrics.rowBackground = ListColors.row
    return metrics
  }
}

/// Sections on grounds of their own with round corners: the style where none is set.
public struct InsetGroupedListStyle: ListStyle {
  nonisolated public init() {}

  public func metrics(in environment: EnvironmentValues) -> ListMetrics {
    var metrics = ListMetrics()
    metrics.horizontalInset = 16
    metrics.cornerRadius = 10
    metrics.sectionSpacing = 35
    metrics.rowInsets = EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
    metrics.headerInsets = EdgeInsets(top: 7, leading: 16, bottom: 7, trailing: 16)
    metrics.separatorInset = 16
    metrics.background = ListColors.ground
    metrics.rowBackground = ListColors.row
    return metrics
  }
}

/// Rows a little away from the edges.
public struct InsetListStyle: ListStyle {
  nonisolated public init() {}

  public func metrics(in environment: EnvironmentValues) -> ListMetrics {
    var metrics = ListMetrics()
    metrics.horizontalInset = 10
    metrics.background = AnyShapeStyle(BackgroundStyle())
    return metrics
  }
}

/// Rows without lines on the window's own ground, each with round corners while it is chosen.
public struct SidebarListStyle: ListStyle {
  nonisolated public init() {}

  public func metrics(in environment: EnvironmentValues) -> ListMetrics {
    var metrics = ListMetrics()
    metrics.horizontalInset = 8
    metrics.minRowHeight = 36
    metrics.rowInsets = EdgeInsets(top: 6, leading: 12, bottom: 6, trailing: 12)
    metrics.headerInsets = EdgeInsets(top: 12, leading: 12, bottom: 4, trailing: 12)
    metrics.separator = nil
    return metrics
  }
}

/// The style where none is set.
public typealias DefaultListStyle = InsetGroupedListStyle

extension ListStyle where Self == InsetGroupedListStyle {
  /// The style where none is set.
  public static var automatic: InsetGroupedListStyle { InsetGroupedListStyle() }
  /// Sections with round corners.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == PlainListStyle {
  /// Rows from edge to edge.
  public static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == GroupedListStyle {
  /// Sections from edge to edge.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == InsetListStyle {
  /// Rows a little away from the edges.
  public static var inset: InsetListStyle { InsetListStyle() }
}
extension ListStyle where Self == SidebarListStyle {
  /// Rows of a side bar.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

private struct ListStyleKey: EnvironmentKey {
  static var defaultValue: ErasedStyle<any ListStyle> { ErasedStyle(InsetGroupedListStyle()) }
}

extension EnvironmentValues {
  var listStyle: ErasedStyle<any ListStyle> {
    get { styleSubstitutions.style(for: self[ListStyleKey.self]) }
    set { self[ListStyleKey.self] = newValue }
  }
}

extension View {
  /// The style of the lists in this view.
  public func listStyle<S: ListStyle>(_ style: S) -> some View { environment(\.listStyle, ErasedStyle(style)) }
}
