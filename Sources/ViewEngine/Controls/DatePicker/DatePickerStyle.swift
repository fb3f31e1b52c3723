/// The look of date pickers, and how they let the user choose.
@MainActor @preconcurrency
public protocol DatePickerStyle {
  associatedtype Body: View
  typealias Configuration = DatePickerStyleConfiguration
  /// The look of one date picker.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a ``DatePickerStyle`` shows.
@MainActor
public struct DatePickerStyleConfiguration {
  /// The date picker's label, as its user wrote it.
  public struct Label: View {
    let content: AnyView
    public var body: some View { ControlLabel(content: content) }
  }

  public let label: Label
  /// What is chosen. A date that is written is kept in the range.
  @Binding public var selection: Date
  /// The first moment that can be chosen; nil where there is none.
  public let minimumDate: Date?
  /// The last moment that can be chosen; nil where there is none.
  public let maximumDate: Date?
  /// What of a date the picker is for.
  public let displayedComponents: DatePickerComponents

  init(label: Label, selection: Binding<Date>, range: DatePickerRange, displayedComponents: DatePickerComponents) {
    self.label = label
    _selection = Binding(
      get: { selection.wrappedValue }, set: { selection.wrappedValue = range.nearest(to: $0) })
    minimumDate = range.minimum
    maximumDate = range.maximum
    self.displayedComponents = displayedComponents
  }

  /// What is chosen, in the words of a place.
  public func text(_ components: DatePickerComponents, calendar: Calendar, locale: Locale) -> String {
    var style = Date.FormatStyle(
      date: components.contains(.date) ? .abbreviated : .omitted,
      time: components.contains(.hourAndMinute) ? .shortened : .omitted, locale: locale, calendar: calendar)
    style.timeZone = calendar.timeZone
    return style.format(selection)
  }
}

/// The moments that a date picker lets one choose.
struct DatePickerRange: Equatable {
  var minimum: Date?
  var maximum: Date?

  func nearest(to date: Date) -> Date { min(max(date, minimum ?? .distantPast), maximum ?? .distantFuture) }
}

struct StyledDatePicker: View {
  let configuration: DatePickerStyleConfiguration
  let style: ErasedStyle<any DatePickerStyle>

  var body: some View {
    func make<Style: DatePickerStyle>(_ style: Style) -> AnyView {
      AnyView(style.makeBody(configuration: configuration))
    }
    return make(style.base)
  }
}

/// What is chosen, on a button that opens a panel with a month of days and with steps for hours and minutes.
public struct CompactDatePickerStyle: DatePickerStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { CompactDatePicker(configuration: configuration) }
}

/// The style where none is set: the compact one.
public struct DefaultDatePickerStyle: DatePickerStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { CompactDatePicker(configuration: configuration) }
}

/// A month of days, and steps for hours and minutes, under the label.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label
      DatePickerPanel(configuration: configuration)
    }
    .accessibilityElement(children: .contain)
  }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The style where none is set.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// A button that opens a calendar.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A calendar.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

private struct DatePickerStyleKey: EnvironmentKey {
  static var defaultValue: ErasedStyle<any DatePickerStyle> { ErasedStyle(DefaultDatePickerStyle()) }
}

extension EnvironmentValues {
  var datePickerStyle: ErasedStyle<any DatePickerStyle> {
    get { styleSubstitutions.style(for: self[DatePickerStyleKey.self]) }
    set { self[DatePickerStyleKey.self] = newValue }
  }
}

extension View {
  /// The style of the date pickers in this view.
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    environment(\.datePickerStyle, ErasedStyle(style))
  }
}
