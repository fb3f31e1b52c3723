import MaterialUI

struct ButtonsPage: GalleryPage {
  static let title = "Buttons"
  static let summary = "An action that a word or two can name. The kind says how important it is on its screen."

  @State private var options = Options()

  private struct Options {
    var size = ButtonSize.small
    var shape = ButtonShape.round
    var isDisabled = false
  }

  var body: some View {
    Example("Five kinds", in: Self.self, code: "kinds", options: options) {
      // code: kinds
      VStack(spacing: 8) {
        Button("Elevated") {}.buttonStyle(.elevated)
        Button("Filled") {}.buttonStyle(.filled)
        Button("Tonal") {}.buttonStyle(.tonal)
        Button("Outlined") {}.buttonStyle(.outlined)
        Button("Text") {}.buttonStyle(.text)
      }
      .buttonSize(options.size)
      .buttonShape(options.shape)
      .disabled(options.isDisabled)
      // end
    } controls: {
      ChoiceControl("Size", ButtonSize.allCases, selection: $options.size)
      ChoiceControl("Shape", ButtonShape.allCases, selection: $options.shape)
      SwitchControl("Disabled", isOn: $options.isDisabled)
    }
  }
}
