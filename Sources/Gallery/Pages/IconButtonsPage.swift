import MaterialUI

struct IconButtonsPage: GalleryPage {
  static let title = "Icon buttons"
  static let summary = "An action that an icon can show. Its title is for those who can't see it."

  @State private var options = Options()
  // state: toggles
  @State private var isSaved = true
  // end

  private struct Options {
    var size = ButtonSize.small
    var shape = ButtonShape.round
    var width = IconButtonWidth.standard
    var isDisabled = false
  }

  var body: some View {
    Example("Four kinds", in: Self.self, code: "kinds", options: options, isWide: true) {
      // code: kinds
      HStack(spacing: 8) {
        IconButton("Search", systemImage: "search") {}
        IconButton("Search", systemImage: "search", kind: .filled) {}
        IconButton("Search", systemImage: "search", kind: .tonal) {}
        IconButton("Search", systemImage: "search", kind: .outlined) {}
      }
      .buttonSize(options.size)
      .buttonShape(options.shape)
      .iconButtonWidth(options.width)
      .disabled(options.isDisabled)
      // end
    } controls: {
      ChoiceControl("Size", ButtonSize.allCases, selection: $options.size)
      ChoiceControl("Shape", ButtonShape.allCases, selection: $options.shape)
      ChoiceControl("Width", IconButtonWidth.allCases, selection: $options.width)
      SwitchControl("Disabled", isOn: $options.isDisabled)
    }
    Example("Icon buttons that stay down", in: Self.self, code: "toggles") {
      // code: toggles
      HStack(spacing: 8) {
        ForEach(IconButtonKind.allCases, id: \.self) { kind in
          IconButton("Save for later", systemImage: "bookmark", kind: kind, isOn: $isSaved)
        }
      }
      // end
    }
  }
}
