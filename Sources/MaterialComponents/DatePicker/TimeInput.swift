/// Material's dialog to type a time.
struct TimeDialog: View {
  @Binding var selection: Date
  let cancel: @MainActor () -> Void
  let confirm: @MainActor () -> Void

  var body: some View {
    PickerDialog(cancel: cancel, confirm: confirm) {
      VStack(alignment: .leading, spacing: DatePickerTokens.TimeInput.headlineGap) {
        Text("Enter time")
          .typography(DatePickerTokens.TimeInput.headlineStyle)
          .foregroundStyle(.role(.onSurfaceVariant))
          .accessibilityAddTraits(.isHeader)
        TimeInput(selection: $selection)
      }
      .padding(DatePickerTokens.TimeInput.padding)
    }
    .fixedSize(horizontal: true, vertical: false)
  }
}

/// A field each for the hour and the minute, and the halves of the day where the language counts the hours twice.
struct TimeInput: View {
  @Binding var selection: Date
  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale

  private var countsTwice: Bool { locale.hourCycle == .oneToTwelve || locale.hourCycle == .zeroToEleven }

  private var hour: Int { calendar.component(.hour, from: selection) }

  var body: some View {
    HStack(alignment: .top, spacing: 0) {
      TimeField(
        title: "Hour", value: countsTwice ? (hour + 11) % 12 + 1 : hour, range: countsTwice ? 1...12 : 0...23
      ) { set(hour: countsTwice ? $0 % 12 + (hour >= 12 ? 12 : 0) : $0) }
      Text(verbatim: ":")
        .typography(DatePickerTokens.TimeInput.separatorStyle)
        .foregroundStyle(.role(.onSurface))
        .frame(width: DatePickerTokens.TimeInput.separatorWidth, height: DatePickerTokens.TimeInput.fieldHeight)
        .accessibilityHidden(true)
      TimeField(title: "Minute", value: calendar.component(.minute, from: selection), range: 0...59) { set(minute: $0) }
      if countsTwice {
        DayHalves(isAfternoon: hour >= 12, calendar: calendar) { set(hour: hour % 12 + ($0 ? 12 : 0)) }
          .padding(.leading, DatePickerTokens.TimeInput.periodGap)
      }
    }
  }

  private func set(hour: Int? = nil, minute: Int? = nil) {
    let time = calendar.dateComponents([.hour, .minute], from: selection)
    selection =
      calendar.date(
        bySettingHour: hour ?? time.hour ?? 0, minute: minute ?? time.minute ?? 0, second: 0, of: selection)
      ?? selection
  }
}

/// Two digits to type. What is no number in the range is not taken over, and gives way to the value when the field is left.
private struct TimeField: View {
  let title: LocalizedStringKey
  let value: Int
  let range: ClosedRange<Int>
  let set: (Int) -> Void
  @State private var text: String?
  @FocusState private var isFocused: Bool

  private var shown: Binding<String> {
    Binding(
      get: { text ?? (value < 10 ? "0\(value)" : "\(value)") },
      set: { typed in
        let digits = String(typed.filter(\.isWholeNumber).suffix(2))
        text = digits
        if let number = Int(digits), range.contains(number) { set(number) }
      })
  }

  var body: some View {
    VStack(alignment: .leading, spacing: DatePickerTokens.TimeInput.supportingTop) {
      TextField(title, text: shown)
        .textFieldStyle(TimeFieldStyle())
        .focused($isFocused)
        .onChange(of: isFocused) { if !isFocused { text = nil } }
      Text(title)
        .typography(DatePickerTokens.TimeInput.supportingStyle)
        .foregroundStyle(.role(.onSurfaceVariant))
        .accessibilityHidden(true)
    }
  }
}

private struct TimeFieldStyle: TextFieldStyle {
  func makeBody(configuration: Configuration) -> some View {
    let isFocused = configuration.isFocused
    configuration.editorWithoutPrompt
      .typography(DatePickerTokens.TimeInput.fieldStyle)
      .multilineTextAlignment(.center)
      .foregroundStyle(.role(isFocused ? .onPrimaryContainer : .onSurface))
      .padding(.horizontal, DatePickerTokens.TimeInput.periodGap / 2)
      .frame(
        minWidth: DatePickerTokens.TimeInput.fieldWidth, minHeight: DatePickerTokens.TimeInput.fieldHeight
      )
      .fixedSize(horizontal: true, vertical: false)
      .surface(
        isFocused ? .primaryContainer : .surfaceContainerHighest, in: .token(DatePickerTokens.TimeInput.fieldShape),
        outline: isFocused ? SurfaceOutline(.primary, width: DatePickerTokens.TimeInput.focusOutlineWidth) : nil)
  }
}

/// The two halves of the day, one above the other.
private struct DayHalves: View {
  let isAfternoon: Bool
  let calendar: Calendar
  let choose: @MainActor (Bool) -> Void
  @Environment(\.materialShapes) private var shapes

  var body: some View {
    let shape = SurfaceShape.token(DatePickerTokens.TimeInput.fieldShape)
    VStack(spacing: 0) {
      half(calendar.amSymbol, isChosen: !isAfternoon) { choose(false) }
      Rectangle().fill(Color.role(.outline)).frame(height: DatePickerTokens.TimeInput.periodOutlineWidth)
      half(calendar.pmSymbol, isChosen: isAfternoon) { choose(true) }
    }
    .frame(minWidth: DatePickerTokens.TimeInput.periodWidth, minHeight: DatePickerTokens.TimeInput.fieldHeight)
    .fixedSize()
    .clipShape(shape.resolve(in: shapes))
    .overlay {
      shape.resolve(in: shapes)
        .strokeBorder(Color.role(.outline), lineWidth: DatePickerTokens.TimeInput.periodOutlineWidth)
    }
    .accessibilityElement(children: .contain)
    .accessibilityRole(.radiogroup)
  }

  private func half(_ title: String, isChosen: Bool, action: @escaping @MainActor () -> Void) -> some View {
    Pressable(role: .radio, action: action) {
      Text(verbatim: title)
        .typography(DatePickerTokens.TimeInput.periodStyle)
        .foregroundStyle(.role(isChosen ? .onTertiaryContainer : .onSurfaceVariant))
        .padding(.horizontal, DatePickerTokens.TimeInput.periodGap)
        .frame(maxWidth: .infinity, minHeight: DatePickerTokens.TimeInput.fieldHeight / 2)
        .background { if isChosen { Color.role(.tertiaryContainer) } }
        .ripple(.role(isChosen ? .onTertiaryContainer : .onSurfaceVariant))
        .focusRing(placement: .inside)
        .contentShape(Rectangle())
    }
    .accessibilityState(.checked, isChosen)
  }
}
