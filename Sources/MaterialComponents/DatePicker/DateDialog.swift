/// Material's modal date picker.
struct DateDialog: View {
  @Binding var selection: Date
  let minimum: Date?
  let maximum: Date?
  let cancel: @MainActor () -> Void
  let confirm: @MainActor () -> Void
  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale

  private var headline: String {
    var style = Date.FormatStyle(locale: locale, calendar: calendar).weekday(.abbreviated).month(.abbreviated).day()
    style.timeZone = calendar.timeZone
    return style.format(selection)
  }

  var body: some View {
    PickerDialog(cancel: cancel, confirm: confirm) {
      VStack(alignment: .leading, spacing: 0) {
        VStack(alignment: .leading, spacing: DatePickerTokens.sidePadding) {
          Text("Select date").typography(.labelLarge).accessibilityAddTraits(.isHeader)
          Text(verbatim: headline).typography(.headlineLarge)
        }
        .foregroundStyle(.role(.onSurfaceVariant))
        .padding(DatePickerTokens.headerPadding)
        Divider()
        CalendarPanel(selection: $selection, minimum: minimum, maximum: maximum)
      }
    }
    .frame(maxWidth: DatePickerTokens.width)
  }
}

/// The paper of a picker's dialog, with what ends it. Content that is too high scrolls.
struct PickerDialog<Content: View>: View {
  /// Whether what is chosen so far can be.
  var isValid = true
  let cancel: @MainActor () -> Void
  let confirm: @MainActor () -> Void
  @ViewBuilder let content: Content

  var body: some View {
    VStack(alignment: .trailing, spacing: 0) {
      FittingScroll {
        ScrollView { content.frame(maxWidth: .infinity, alignment: .leading) }.scrollBounceBehavior(.basedOnSize)
      }
      HStack(spacing: DatePickerTokens.actionGap) {
        Button("Cancel", action: cancel)
        Button("OK", action: confirm).disabled(!isValid)
      }
      .buttonStyle(.text)
      .padding(DatePickerTokens.actionsPadding)
    }
    .surface(
      DatePickerTokens.container, in: .token(DatePickerTokens.modalShape), elevation: DatePickerTokens.elevation)
  }
}
