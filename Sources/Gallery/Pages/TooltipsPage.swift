import MaterialUI

struct TooltipsPage: GalleryPage {
  static let title = "Tooltips"
  static let summary = "What a control is for: where the pointer rests, where the focus is, or where a finger holds."

  @State private var options = Options()

  private struct Options {
    var isDisabled = false
  }

  var body: some View {
    Example("Plain", in: Self.self, code: "plain", options: options) {
      // code: plain
      HStack(spacing: 24) {
        IconButton("Save for later", systemImage: "bookmark") {}
        Button("Archive") {}
          .buttonStyle(.tonal)
          .help("Takes it off the list, and keeps it")
      }
      .disabled(options.isDisabled)
      // end
    } controls: {
      SwitchControl("Disabled", isOn: $options.isDisabled)
    }
    Example("Rich, with an action", in: Self.self, code: "rich") {
      // code: rich
      Button("Sources") {}
        .buttonStyle(.outlined)
        .richTooltip("Sources", "Where articles come from. They can be put into groups.") {
          Button("Learn more") {}
        }
      // end
    }
    Example("For a title that is cut", in: Self.self, code: "cut") {
      // code: cut
      Button("Keep all of these articles for later and remind me of them on Sunday") {}
        .buttonStyle(.filled)
        .frame(width: 180)
      // end
    }
  }
}
