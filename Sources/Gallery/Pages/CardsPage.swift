import MaterialUI

struct CardsPage: GalleryPage {
  static let title = "Cards"
  static let summary = "A piece of content that stands by itself, with what can be done with it."

  @State private var options = Options()
  // state: choice
  @State private var isChosen = true
  // end
  // state: order
  @State private var sources = ["World", "Science", "Weather"].map { Source(id: $0) }

  private struct Source: Identifiable {
    let id: String
  }
  // end

  private struct Options {
    var kind = CardKind.elevated
    var isDisabled = false
  }

  var body: some View {
    Example("Pressed as a whole", in: Self.self, code: "action", options: options) {
      // code: action
      Card(options.kind, action: {}) {
        LinearGradient(colors: [.teal, .indigo], startPoint: .leading, endPoint: .trailing)
          .frame(height: 80)
        VStack(alignment: .leading, spacing: 8) {
          Text("Headline").typography(.titleMedium)
          Text("A card with an action is one button; the buttons in it are their own.")
          Button("Save") {}.buttonStyle(.tonal)
        }
        .padding(16)
      }
      .frame(maxWidth: 320)
      .disabled(options.isDisabled)
      // end
    } controls: {
      ChoiceControl("Kind", CardKind.allCases, selection: $options.kind)
      SwitchControl("Disabled", isOn: $options.isDisabled)
    }
    Example("Chosen", in: Self.self, code: "choice", options: options) {
      // code: choice
      Card(options.kind, isSelected: $isChosen) {
        Text("Tell me about new articles")
          .padding(16)
          .frame(maxWidth: 320, minHeight: 80, alignment: .leading)
      }
      // end
    } controls: {
      EmptyView()
    }
    Example("Brought into order", in: Self.self, code: "order", options: options) {
      // code: order
      ReorderableStack($sources) { source in
        Card(options.kind) {
          Text(source.id).padding(16).frame(maxWidth: 320, alignment: .leading)
        }
      }
      // end
    } controls: {
      EmptyView()
    }
  }
}
