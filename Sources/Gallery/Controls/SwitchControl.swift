import MaterialUI

/// Turns an option on and off.
struct SwitchControl: View {
  private let title: String
  @Binding private var isOn: Bool

  init(_ title: String, isOn: Binding<Bool>) {
    self.title = title
    _isOn = isOn
  }

  var body: some View {
    Toggle(isOn: $isOn) { Text(verbatim: title).typography(.bodyMedium) }
      .fixedSize()
      .frame(minHeight: 48)
  }
}
