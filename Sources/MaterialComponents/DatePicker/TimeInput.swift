/// Material's dialog to type a time.
struct TimeDialog: View {
  @Binding var selection: Date
  let cancel: @MainActor () -> Void
  let confirm: @MainActor () -> Void
  @State private var isValid = true

  var body: some View {
    PickerDialog(isValid: isValid, cancel: cancel, confirm: confirm) {
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
    .onPreferenceChange(HasInvalidTime.self) { isValid = !$0 }
  }
}

/// A field each for the hour and the minute, and the halves of the day where the language counts the hours twice.
///
/// The hour stands to the left of the minute in every language.
struct TimeInput: View {
  @Binding var selection: Date
  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale

  private var countsTwice: Bool { locale.hourCycle == .oneToTwelve || locale.hourCycle == .zeroToEleven }

  private var hour: Int { calendar.component(.hour, from: selection) }

  var body: some View {
    HStack(alignment: .top, spacing: 0) {
      HStack(alignment: .top, spacing: 0) {
        TimeField(
          title: "Hour", value: countsTwice ? (hour + 11) % 12 + 1 : hour, range: countsTwice ? 1...12 : 0...23
        ) { set(hour: countsTwice ? $0 % 12 + (hour >= 12 ? 12 : 0) : $0) }
        Text(verbatim: ":")
          .typography(DatePickerTokens.TimeInput.separatorStyle)
          .foregroundStyle(.role(.onSurface))
          .frame(width: DatePickerTokens.TimeInput.separatorWidth, height: DatePickerTokens.TimeInput.fieldHeight)
          .accessibilityHidden(true)
        TimeField(title: "Minute", value: calendar.component(.minute, from: selection), range: 0...59) {
          set(minute: $0)
        }
      }
      .fixedSize(horizontal: true, vertical: false)
      .environment(\.layoutDirection, .leftToRight)
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

/// Two digits to type. A number out of the range is not taken over and stands there as an error; a field that is left
/// empty shows the value again.
private struct TimeField: View {
  let title: LocalizedStringKey
  let value: Int
  let range: ClosedRange<Int>
  let set: (Int) -> Void
  @State private var text: String?
  @FocusState private var isFocused: Bool

  /// Whether what stands there can't be the value. A single digit may be the first of two while it is typed.
  private var isInvalid: Bool {
    guard let text, let number = Int(text) else { return false }
    return !range.contains(number) && (text.count > 1 || !isFocused)
  }

  private var shown: Binding<String> {
    Binding(
      get: { text ?? (value < 10 ? "0\(value)" : "\(value)") },
      set: { typed in
        // Digits of any script.
        let digits = typed.compactMap(\.wholeNumberValue).filter { $0 < 10 }.suffix(2).map(String.init).joined()
        text = digits
        if let number = Int(digits), range.contains(number) { set(number) }
      })
  }

  var body: some View {
    VStack(alignment: .leading, spacing: DatePickerTokens.TimeInput.supportingTop) {
      TextField(title, text: shown)
        .textFieldStyle(TimeFieldStyle(isInvalid: isInvalid))
        .focused($isFocused)
        .onChange(of: isFocused) { if !isFocused, !isInvalid { text = nil } }
        .accessibilityHint(
          isInvalid ? Text("Enter a number from \(range.lowerBound) to \(range.upperBound)") : Text(""))
      Text(title)
        .typography(DatePickerTokens.TimeInput.supportingStyle)
        .foregroundStyle(.role(isInvalid ? .error : .onSurfaceVariant))
        .accessibilityHidden(true)
    }
    .preference(key: HasInvalidTime.self, value: isInvalid)
  }
}

/// Whether one of the fields shows what can't be.
private struct HasInvalidTime: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = nextValue() || value }
}

private struct TimeFieldStyle: TextFieldStyle {
  let isInvalid: Bool

  private func outline(isFocused: Bool) -> SurfaceOutline? {
    guard isFocused || isInvalid else { return nil }
    return SurfaceOutline(isInvalid ? .error : .primary, width: DatePickerTokens.TimeInput.focusOutlineWidth)
  }

  private func content(isFocused: Bool) -> ColorRole {
    isInvalid ? .onErrorContainer : isFocused ? .onPrimaryContainer : .onSurface
  }

  private func container(isFocused: Bool) -> ColorRole {
    isInvalid ? .errorContainer : isFocused ? .primaryContainer : .surfaceContainerHighest
  }

  func makeBody(configuration: Configuration) -> some View {
    let isFocused = configuration.isFocused
    configuration.editorWithoutPrompt
      .typography(DatePickerTokens.TimeInput.fieldStyle)
      .multilineTextAlignment(.center)
      .foregroundStyle(.role(content(isFocused: isFocused)))
      .padding(.horizontal, DatePickerTokens.TimeInput.periodGap / 2)
      .frame(
        minWidth: DatePickerTokens.TimeInput.fieldWidth, minHeight: DatePickerTokens.TimeInput.fieldHeight
      )
      .fixedSize(horizontal: true, vertical: false)
      .surface(
        container(isFocused: isFocused), in: .token(DatePickerTokens.TimeInput.fieldShape),
        outline: outline(isFocused: isFocused))
  }
}

/// The two halves of the day, one above the other: radio buttons, one stop for Tab.
private struct DayHalves: View {
  let isAfternoon: Bool
  let calendar: Calendar
  let choose: @MainActor (Bool) -> Void
  @Environment(\.materialShapes) private var shapes

  var body: some View {
    let shape = SurfaceShape.token(DatePickerTokens.TimeInput.fieldShape)
    VStack(spacing: 0) {
      half(calendar.amSymbol, isChosen: !isAfternoon) { choose(false) }
      half(calendar.pmSymbol, isChosen: isAfternoon) { choose(true) }
        // The line between them takes no height of its own.
        .overlay(alignment: .top) {
          Rectangle().fill(Color.role(.outline)).frame(height: DatePickerTokens.TimeInput.periodOutlineWidth)
        }
    }
    .fixedSize()
    .rovingFocus([.horizontal, .vertical], selectionFollows: true)
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
        .padding(.horizontal, DatePickerTokens.TimeInput.periodPadding)
        .frame(
          minWidth: DatePickerTokens.TimeInput.periodWidth, maxWidth: .infinity,
          minHeight: DatePickerTokens.TimeInput.fieldHeight / 2
        )
        .background { if isChosen { Color.role(.tertiaryContainer) } }
        .ripple(.role(isChosen ? .onTertiaryContainer : .onSurfaceVariant))
        .focusRing(placement: .inside)
        .contentShape(Rectangle())
    }
    .accessibilityState(.checked, isChosen)
  }
}
