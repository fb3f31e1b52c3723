/// A date on a button that opens a calendar.
struct CompactDatePicker: View {
  let configuration: DatePickerStyleConfiguration
  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale
  @State private var isOpen = false

  var body: some View {
    DimmedWhenDisabled {
      HStack {
        configuration.label
        Spacer(minLength: 8)
        Button {
          isOpen = true
        } label: {
          Text(
            verbatim: configuration.text(configuration.displayedComponents, calendar: calendar, locale: locale)
          )
          .padding(.horizontal, 10)
          .frame(minHeight: 32)
          .background(Color.gray.opacity(0.15), in: RoundedRectangle(cornerRadius: 6))
        }
        .buttonStyle(.plain)
        .popover(isPresented: $isOpen) { DatePickerPanel(configuration: configuration) }
      }
    }
    .accessibilityElement(children: .contain)
  }
}

/// A month of days, and steps for the time, as far as the picker is for them.
struct DatePickerPanel: View {
  let configuration: DatePickerStyleConfiguration
  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      if configuration.displayedComponents.contains(.date) {
        MonthView(configuration: configuration, calendar: calendar, locale: locale)
      }
      if configuration.displayedComponents.contains(.hourAndMinute) {
        TimeView(selection: configuration.$selection, calendar: calendar)
      }
    }
    .frame(width: 280)
  }
}

/// The days of a month, to choose one.
private struct MonthView: View {
  let configuration: DatePickerStyleConfiguration
  let calendar: Calendar
  let locale: Locale
  /// A day in the month that is looked at; nil for the month of the date that is chosen.
  @State private var shown: Date?

  var body: some View {
    let month = MonthGrid(containing: shown ?? configuration.selection, calendar: calendar)
    VStack(spacing: 4) {
      HStack {
        Button("‹") { shown = month.moved(by: -1).start }.accessibilityLabel("Previous month")
        Spacer()
        Text(verbatim: month.title(locale: locale)).font(.headline)
        Spacer()
        Button("›") { shown = month.moved(by: 1).start }.accessibilityLabel("Next month")
      }
      HStack(spacing: 0) {
        ForEach(Array(month.weekdays(locale: locale).enumerated()), id: \.offset) { _, day in
          Text(verbatim: day.short).font(.caption).foregroundStyle(.secondary).frame(maxWidth: .infinity)
            .accessibilityLabel(Text(verbatim: day.full))
        }
      }
      VStack(spacing: 2) {
        ForEach(Array(month.weeks.enumerated()), id: \.offset) { _, week in
          HStack(spacing: 0) {
            ForEach(0..<7, id: \.self) { cell(week[$0], in: month) }
          }
        }
      }
    }
  }

  @ViewBuilder private func cell(_ day: Date?, in month: MonthGrid) -> some View {
    if let day {
      let isChosen = calendar.isDate(day, inSameDayAs: configuration.selection)
      let isAvailable = month.isDay(day, between: configuration.minimumDate, and: configuration.maximumDate)
      Button {
        configuration.selection = month.date(configuration.selection, on: day)
        shown = nil
      } label: {
        Text(verbatim: "\(calendar.component(.day, from: day))")
          .frame(maxWidth: .infinity, minHeight: 36)
          .foregroundStyle(isChosen ? AnyShapeStyle(Color.white) : AnyShapeStyle(ForegroundStyle()))
          .background { if isChosen { Circle().fill(.tint) } }
          .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      .disabled(!isAvailable)
      .accessibilityState(.selected, isChosen)
    } else {
      Color.clear.frame(maxWidth: .infinity).frame(height: 36)
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
