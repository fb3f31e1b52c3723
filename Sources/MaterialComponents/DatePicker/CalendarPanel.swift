/// A month of days with a bar to go from month to month, or the years to choose one.
///
/// Arrow keys go from day to day and from week to week, Home and End to the ends of the week, Page Up and Page Down from
/// month to month, as ARIA's date picker dialog has it. The days are one stop for Tab, as the years are.
struct CalendarPanel: View {
  @Binding var selection: Date
  let minimum: Date?
  let maximum: Date?
  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale
  @Environment(\.layoutDirection) private var direction
  @Environment(\.wallClock) private var clock
  @FocusState private var focusedDay: Date?
  @FocusState private var isMonthFocused: Bool
  /// A day of the month that is looked at; nil for that of the date that is chosen.
  @State private var shown: Date?
  @State private var choosesYear = false

  private var month: MonthGrid { MonthGrid(containing: shown ?? selection, calendar: calendar) }

  var body: some View {
    VStack(spacing: 0) {
      monthBar
      if choosesYear {
        YearGrid(chosen: calendar.component(.year, from: month.start), years: years, choose: choose(year:))
      } else {
        days
      }
    }
    .padding(.horizontal, DatePickerTokens.sidePadding)
  }

  // MARK: Months

  private var monthBar: some View {
    HStack(spacing: 0) {
      Pressable(action: { choosesYear.toggle() }) {
        HStack(spacing: DatePickerTokens.actionGap) {
          Text(verbatim: month.title(locale: locale)).typography(.labelLarge)
          Image(systemName: choosesYear ? "arrow_drop_up" : "arrow_drop_down")
            .modifier(ButtonIcon(size: DatePickerTokens.menuIconSize))
            .accessibilityHidden(true)
        }
        .foregroundStyle(.role(.onSurfaceVariant))
        .padding(.horizontal, DatePickerTokens.sidePadding)
        .frame(minHeight: DatePickerTokens.menuButtonHeight)
        .ripple(.role(.onSurfaceVariant), in: Capsule())
        .focusRing(in: .full)
        .contentShape(Capsule())
      }
      .focused($isMonthFocused)
      .accessibilityHint(Text("Choose a year"))
      .accessibilityState(.expanded, choosesYear)
      Spacer(minLength: 0)
      if !choosesYear {
        let isMirrored = direction == .rightToLeft
        IconButton("Previous month", systemImage: isMirrored ? "chevron_right" : "chevron_left") { show(-1) }
          .disabled(!hasDays(month.moved(by: -1)))
        IconButton("Next month", systemImage: isMirrored ? "chevron_left" : "chevron_right") { show(1) }
          .disabled(!hasDays(month.moved(by: 1)))
      }
    }
    .frame(minHeight: DatePickerTokens.monthBarHeight)
  }

  private func show(_ months: Int) {
    withAnimation(DatePickerTokens.monthChange) { shown = month.moved(by: months).start }
  }

  /// Whether one of a month's days can be chosen.
  private func hasDays(_ month: MonthGrid) -> Bool {
    let last = calendar.date(byAdding: .day, value: -1, to: month.moved(by: 1).start) ?? month.start
    return month.isDay(last, between: minimum, and: nil) && month.isDay(month.start, between: nil, and: maximum)
  }

  private var years: ClosedRange<Int> {
    let first = minimum.map { calendar.component(.year, from: $0) } ?? DatePickerTokens.years.lowerBound
    let last = maximum.map { calendar.component(.year, from: $0) } ?? DatePickerTokens.years.upperBound
    return min(first, last)...max(first, last)
  }

  private func choose(year: Int) {
    let distance = year - calendar.component(.year, from: month.start)
    shown = calendar.date(byAdding: .year, value: distance, to: month.start)
    choosesYear = false
    // The year that had the focus goes.
    isMonthFocused = true
  }

  // MARK: Days

  private var days: some View {
    VStack(spacing: 0) {
      HStack(spacing: 0) {
        ForEach(Array(month.weekdays(locale: locale).enumerated()), id: \.offset) { _, day in
          Text(verbatim: day.short)
            .typography(.bodyLarge)
            .frame(maxWidth: .infinity, minHeight: DatePickerTokens.dayRoom)
            .accessibilityLabel(Text(verbatim: day.full))
        }
      }
      .foregroundStyle(.role(.onSurface))
      let weeks = month.weeks
      // Six rows, whatever the month: nothing below moves.
      ForEach(0..<6, id: \.self) { week in
        HStack(spacing: 0) {
          ForEach(0..<7, id: \.self) { column in
            day(week < weeks.count ? weeks[week][column] : nil)
          }
        }
      }
    }
    .onMoveCommand(perform: moveFocus)
    .onKeyPress(.pageUp) { turnPage(-1) }
    .onKeyPress(.pageDown) { turnPage(1) }
    .onKeyPress(.home) { goToEndOfWeek(isLast: false) }
    .onKeyPress(.end) { goToEndOfWeek(isLast: true) }
    .rovingFocus([])
  }

  @ViewBuilder private func day(_ date: Date?) -> some View {
    if let date {
      let isChosen = calendar.isDate(date, inSameDayAs: selection)
      let isToday = calendar.isDate(date, inSameDayAs: clock.now)
      Pressable(action: { choose(date) }) {
        DayFace(number: calendar.component(.day, from: date), isChosen: isChosen, isToday: isToday)
      }
      .focused($focusedDay, equals: date)
      .disabled(!month.isDay(date, between: minimum, and: maximum))
      .accessibilityLabel(Text(verbatim: month.spokenDay(date, locale: locale)))
      .accessibilityValue(isToday ? Text("Today") : Text(verbatim: ""))
      .accessibilityState(.selected, isChosen)
    } else {
      Color.clear.frame(maxWidth: .infinity).frame(height: DatePickerTokens.dayRoom)
    }
  }

  private func choose(_ day: Date) {
    selection = month.date(selection, on: day)
    shown = nil
  }

  private func moveFocus(_ way: MoveCommandDirection) {
    guard let day = focusedDay else { return }
    let isMirrored = direction == .rightToLeft
    let distance =
      switch way {
      case .up: -7
      case .down: 7
      case .left: isMirrored ? 1 : -1
      case .right: isMirrored ? -1 : 1
      }
    focus(calendar.date(byAdding: .day, value: distance, to: day))
  }

  private func turnPage(_ months: Int) -> KeyPress.Result {
    guard let day = focusedDay else { return .ignored }
    focus(calendar.date(byAdding: .month, value: months, to: day))
    return .handled
  }

  /// Goes to the first or the last day of a week that can be chosen, in whichever month it is.
  private func goToEndOfWeek(isLast: Bool) -> KeyPress.Result {
    guard let day = focusedDay else { return .ignored }
    let column = (calendar.component(.weekday, from: day) - calendar.firstWeekday + 7) % 7
    let days = (0..<7).compactMap { calendar.date(byAdding: .day, value: $0 - column, to: day) }
      .filter { month.isDay($0, between: minimum, and: maximum) }
    focus(isLast ? days.last : days.first)
    return .handled
  }

  /// Goes to a day that can be chosen, in whichever month it is.
  private func focus(_ day: Date?) {
    guard let day, month.isDay(day, between: minimum, and: maximum) else { return }
    if !calendar.isDate(day, equalTo: month.start, toGranularity: .month) { shown = day }
    focusedDay = calendar.startOfDay(for: day)
  }
}

/// A day's number in a circle.
private struct DayFace: View {
  let number: Int
  let isChosen: Bool
  let isToday: Bool

  var body: some View {
    Text(verbatim: "\(number)")
      .typography(.bodyLarge)
      .lineLimit(1)
      .foregroundStyle(ComponentColor(content: isChosen ? .onPrimary : isToday ? .primary : .onSurface))
      .frame(minWidth: DatePickerTokens.daySize, minHeight: DatePickerTokens.daySize)
      .background { if isChosen { Circle().fill(Color.role(.primary)) } }
      .overlay {
        if isToday, !isChosen {
          Circle().strokeBorder(Color.role(.primary), lineWidth: DatePickerTokens.todayOutlineWidth)
        }
      }
      .ripple(.role(isChosen ? .onPrimary : isToday ? .primary : .onSurfaceVariant), in: Circle())
      .focusRing(in: .full, placement: .inside)
      .frame(maxWidth: .infinity, minHeight: DatePickerTokens.dayRoom)
      .contentShape(Rectangle())
  }
}
