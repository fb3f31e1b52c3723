import MaterialUI

struct ButtonsPage: GalleryPage {
  static let title = "Buttons"
  static let summary = "An action that a word or two can name. The kind says how important it is on its screen."

  @State private var options = Options()
  @State private var toggle = ToggleOptions()
  @State private var work = WorkOptions()
  // state: toggles
  @State private var isOn = true
  // end

  private struct Options {
    var size = ButtonSize.small
    var shape = ButtonShape.round
    var isDisabled = false
  }

  private struct ToggleOptions {
    var kind = ButtonKind.filled
    var size = ButtonSize.small
    var shape = ButtonShape.round
  }

  private struct WorkOptions {
    var isLoading = true
  }

  var body: some View {
    kinds
    icons
    toggles
    loading
  }

  private var kinds: some View {
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

  private var icons: some View {
    Example("With an icon", in: Self.self, code: "icons") {
      // code: icons
      VStack(spacing: 8) {
        Button {
        } label: {
          Label("Reply to everyone who was asked", systemImage: "reply_all")
        }
        .buttonStyle(.filled)
        Button(role: .destructive) {
        } label: {
          Label("Delete", systemImage: "delete")
        }
        .buttonStyle(.tonal)
      }
      // end
    }
  }

  private var toggles: some View {
    let options = toggle
    return Example("Buttons that stay down", in: Self.self, code: "toggles", options: options) {
      // code: toggles
      Toggle(isOn: $isOn) {
        Label("Follow", systemImage: isOn ? "check" : "add")
      }
      .toggleStyle(.button(options.kind))
      .buttonSize(options.size)
      .buttonShape(options.shape)
      // end
    } controls: {
      ChoiceControl("Kind", [ButtonKind.elevated, .filled, .tonal, .outlined], selection: $toggle.kind)
      ChoiceControl("Size", ButtonSize.allCases, selection: $toggle.size)
      ChoiceControl("Shape", ButtonShape.allCases, selection: $toggle.shape)
    }
  }

  private var loading: some View {
    let options = work
    return Example("At work", in: Self.self, code: "loading", options: options) {
      // code: loading
      Button("Send") {}
        .buttonStyle(.filled)
        .buttonLoading(options.isLoading)
      // end
    } controls: {
      SwitchControl("Loading", isOn: $work.isLoading)
    }
  }
}
