/// A control that chooses a day and a time.
///
/// It shows what is chosen, and opens a menu with a month of days and with steps for hours and minutes.
public struct DatePicker<Label: View>: View {
  private let label: Label
  private let selection: Binding<Date>
  private let range: ClosedRange<Date>
  private let components: DatePickerComponents

  private init(_ selection: Binding<Date>, _ range: ClosedRange<Date>, _ components: DatePickerComponents, label: Label)
  {
    self.selection = selection
    self.range = range
    self.components = components
    self.label = label
  }

  /// A control for any date.
  public init(
    selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, .distantPast ... .distantFuture, displayedComponents, label: label())
  }

  /// A control for a date in a range.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, range, displayedComponents, label: label())
  }

  /// A control for a date from another on.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, range.lowerBound ... .distantFuture, displayedComponents, label: label())
  }

  /// A control for a date up to another.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, .distantPast...range.upperBound, displayedComponents, label: label())
  }

  public var body: some View {
    DatePickerBody(label: AnyView(label), selection: selection, range: range, components: components)
  }
}

/// What of a date a ``DatePicker`` is for.
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  public static let date = DatePickerComponents(rawValue: 2)
}

extension DatePicker where Label == Text {
  /// A control with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  /// A control with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
  }

  /// A control with a title for a date in a range.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  /// A control with a title for a date from another on.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  /// A control with a title for a date up to another.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
  }
}

private struct DatePickerBody: View {
  let label: AnyView
  let selection: Binding<Date>
  let range: ClosedRange<Date>
  let components: DatePickerComponents
  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale
  @State private var isOpen = false

  private var text: String {
    var style = Date.FormatStyle(
      date: components.contains(.date) ? .abbreviated : .omitted,
      time: components.contains(.hourAndMinute) ? .shortened : .omitted, locale: locale, calendar: calendar)
    style.timeZone = calendar.timeZone
    return style.format(selection.wrappedValue)
  }

  var body: some View {
    HStack {
      ControlLabel(content: label)
      Spacer(minLength: 8)
      Button {
        isOpen = true
      } label: {
        Text(verbatim: text)
          .padding(.horizontal, 10)
          .frame(minHeight: 32)
          .background(Color.gray.opacity(0.15), in: RoundedRectangle(cornerRadius: 6))
      }
      .buttonStyle(.plain)
      .popover(isPresented: $isOpen) {
        VStack(alignment: .leading, spacing: 12) {
          if components.contains(.date) { MonthView(selection: bounded, calendar: calendar, locale: locale) }
          if components.contains(.hourAndMinute) { TimeView(selection: bounded, calendar: calendar) }
        }
        .frame(width: 280)
      }
    }
    .accessibilityElement(children: .contain)
  }

  /// The selection, kept in the range.
  private var bounded: Binding<Date> {
    let (selection, range) = (selection, range)
    return Binding(
      get: { selection.wrappedValue },
      set: { selection.wrappedValue = min(max($0, range.lowerBound), range.upperBound) })
  }
}

/// The days of a month, to choose one.
private struct MonthView: View {
  let selection: Binding<Date>
  let calendar: Calendar
  let locale: Locale

  var body: some View {
    let date = selection.wrappedValue
    VStack(spacing: 4) {
      HStack {
        Button("‹") { move(by: -1) }.accessibilityLabel("Previous month")
        Spacer()
        Text(verbatim: title(date)).font(.headline)
        Spacer()
        Button("›") { move(by: 1) }.accessibilityLabel("Next month")
      }
      let cells = cells(date)
      VStack(spacing: 2) {
        ForEach(0..<(cells.count + 6) / 7, id: \.self) { week in
          HStack(spacing: 0) {
            ForEach(0..<7, id: \.self) { day in
              cell(week * 7 + day < cells.count ? cells[week * 7 + day] : nil)
            }
          }
        }
      }
    }
  }

  private func title(_ date: Date) -> String {
    var style = Date.FormatStyle(locale: locale, calendar: calendar).year().month(.wide)
    style.timeZone = calendar.timeZone
    return style.format(date)
  }

  /// The month's days, after the days of the first week that belong to the month before.
  private func cells(_ date: Date) -> [Int?] {
    guard let days = calendar.range(of: .day, in: .month, for: date),
      let first = calendar.date(from: calendar.dateComponents([.year, .month], from: date))
    else { return [] }
    let weekday = calendar.component(.weekday, from: first)
    let before = (weekday - calendar.firstWeekday + 7) % 7
    return Array(repeating: nil, count: before) + days.map { $0 }
  }

  @ViewBuilder private func cell(_ day: Int?) -> some View {
    if let day {
      let isChosen = calendar.component(.day, from: selection.wrappedValue) == day
      Button {
        choose(day)
      } label: {
        Text(verbatim: "\(day)")
          .frame(maxWidth: .infinity, minHeight: 36)
          .foregroundStyle(isChosen ? AnyShapeStyle(Color.white) : AnyShapeStyle(ForegroundStyle()))
          .background { if isChosen { Circle().fill(.tint) } }
          .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      .accessibilityState(.selected, isChosen)
    } else {
      Color.clear.frame(maxWidth: .infinity).frame(height: 36)
    }
  }

  private func choose(_ day: Int) {
    let date = selection.wrappedValue
    let distance = day - calendar.component(.day, from: date)
    if let chosen = calendar.date(byAdding: .day, value: distance, to: date) { selection.wrappedValue = chosen }
  }

  private func move(by months: Int) {
    if let date = calendar.date(byAdding: .month, value: months, to: selection.wrappedValue) {
      selection.wrappedValue = date
    }
  }
}

/// Steps for the hour and the minute.
private struct TimeView: View {
  let selection: Binding<Date>
  let calendar: Calendar

  var body: some View {
    Stepper("Hour: \(calendar.component(.hour, from: selection.wrappedValue))") {
      move(.hour, by: 1)
    } onDecrement: {
      move(.hour, by: -1)
    }
    Stepper("Minute: \(calendar.component(.minute, from: selection.wrappedValue))") {
      move(.minute, by: 1)
    } onDecrement: {
      move(.minute, by: -1)
    }
  }

  private func move(_ component: Calendar.Component, by distance: Int) {
    if let date = calendar.date(byAdding: component, value: distance, to: selection.wrappedValue) {
      selection.wrappedValue = date
    }
  }
}

/// The look of date pickers. All of them look the same here.
@MainActor @preconcurrency
public protocol DatePickerStyle {}

/// What is chosen, on a button that opens a calendar.
public struct CompactDatePickerStyle: DatePickerStyle { nonisolated public init() {} }
/// The style where none is set: the compact one.
public struct DefaultDatePickerStyle: DatePickerStyle { nonisolated public init() {} }

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The style where none is set.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// A button that opens a calendar.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension View {
  /// The style of the date pickers in this view.
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View { self }
}
