/// Material's date and time pickers: `.datePickerStyle(.material)`. It is what date pickers look like under a Material
/// theme where no style is set, and stands in for `.datePickerStyle(.compact)`.
///
/// The date and the time stand on a button each; one opens Material's modal date picker, the other its time input. What is
/// chosen there holds when the dialog is confirmed.
public struct MaterialDatePickerStyle: DatePickerStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View { ModalDatePicker(configuration: configuration) }
}

/// Material's docked date picker, without the field that it hangs from: `.datePickerStyle(.materialDocked)`. Under a
/// Material theme it stands in for `.datePickerStyle(.graphical)`. What is pressed is chosen at once.
public struct MaterialDockedDatePickerStyle: DatePickerStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: ControlTokens.betweenSpace) {
      ControlText { configuration.label }
      if configuration.displayedComponents.contains(.date) {
        CalendarPanel(
          selection: configuration.$selection, minimum: configuration.minimumDate, maximum: configuration.maximumDate
        )
        .padding(.vertical, DatePickerTokens.sidePadding)
        .frame(maxWidth: DatePickerTokens.width)
        .surface(DatePickerTokens.container, in: .token(DatePickerTokens.dockedShape))
      }
      if configuration.displayedComponents.contains(.hourAndMinute) { TimeInput(selection: configuration.$selection) }
    }
    .accessibilityElement(children: .contain)
  }
}

extension DatePickerStyle where Self == MaterialDatePickerStyle {
  /// Material's modal date picker and time input.
  public static var material: MaterialDatePickerStyle { MaterialDatePickerStyle() }
}
extension DatePickerStyle where Self == MaterialDockedDatePickerStyle {
  /// Material's docked date picker.
  public static var materialDocked: MaterialDockedDatePickerStyle { MaterialDockedDatePickerStyle() }
}

private struct ModalDatePicker: View {
  let configuration: DatePickerStyleConfiguration
  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale
  @State private var opened: Part?
  /// What the open dialog has so far.
  @State private var draft = Date.distantPast

  private enum Part { case date, time }

  var body: some View {
    let components = configuration.displayedComponents
    ViewThatFits(in: .horizontal) {
      HStack(spacing: ControlTokens.betweenSpace) {
        ControlText { configuration.label }
        Spacer(minLength: ControlTokens.betweenSpace)
        buttons(components).layoutPriority(1)
      }
      VStack(alignment: .leading, spacing: 0) {
        ControlText { configuration.label }
        buttons(components)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .touchHeight()
    .accessibilityElement(children: .contain)
    .dialog(isPresented: isOpen(.date)) {
      DateDialog(
        selection: $draft, minimum: configuration.minimumDate, maximum: configuration.maximumDate, cancel: close,
        confirm: confirm)
    }
    .dialog(isPresented: isOpen(.time)) { TimeDialog(selection: $draft, cancel: close, confirm: confirm) }
  }

  private func buttons(_ components: DatePickerComponents) -> some View {
    HStack(spacing: DatePickerTokens.actionGap) {
      if components.contains(.date) { button(.date, "Choose a date", [.date]) }
      if components.contains(.hourAndMinute) { button(.time, "Choose a time", [.hourAndMinute]) }
    }
  }

  private func button(_ part: Part, _ hint: LocalizedStringKey, _ components: DatePickerComponents) -> some View {
    Button {
      draft = configuration.selection
      opened = part
    } label: {
      Text(verbatim: configuration.text(components, calendar: calendar, locale: locale)).lineLimit(1)
    }
    .buttonStyle(.tonal)
    .buttonSize(.extraSmall)
    .accessibilityHint(Text(hint))
  }

  private func isOpen(_ part: Part) -> Binding<Bool> {
    Binding(get: { opened == part }, set: { if !$0 { close() } })
  }

  private func close() { opened = nil }

  private func confirm() {
    configuration.selection = draft
    close()
  }
}
