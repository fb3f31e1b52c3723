import MaterialUI

struct ButtonGroupsPage: GalleryPage {
  static let title = "Button groups"
  static let summary = "Buttons that belong together, choices of which one or several are made, and a button with more."

  @State private var options = Options()
  // state: standard
  @State private var isBold = true
  @State private var isItalic = false
  // end
  // state: connected
  @State private var view = "Day"
  // end
  // state: segmented
  @State private var toppings: Set<String> = ["Cheese"]
  // end
  // state: split
  @State private var time = "now"
  // end

  private struct Options {
    var size = ButtonSize.small
    var kind = ButtonKind.tonal
  }

  var body: some View {
    Example("A group that makes room", in: Self.self, code: "standard", options: options, isWide: true) {
      // code: standard
      ButtonGroup {
        Toggle("Bold", isOn: $isBold).toggleStyle(.button(options.kind))
        Toggle("Italic", isOn: $isItalic).toggleStyle(.button(options.kind))
        IconButton("More", systemImage: "more_vert", kind: .tonal) {}
      }
      .buttonSize(options.size)
      // end
    } controls: {
      ChoiceControl("Size", ButtonSize.allCases, selection: $options.size)
      ChoiceControl("Kind", [ButtonKind.elevated, .filled, .tonal, .outlined], selection: $options.kind)
    }
    Example("Connected: one is chosen", in: Self.self, code: "connected", options: options, isWide: true) {
      // code: connected
      ConnectedButtonGroup("View", ["Day", "Week", "Month"], selection: $view, kind: options.kind) { name in
        Text(name)
      }
      .buttonSize(options.size)
      // end
    } controls: {
      EmptyView()
    }
    Example("Segmented: any number is chosen", in: Self.self, code: "segmented") {
      // code: segmented
      SegmentedButton("Toppings", ["Cheese", "Olives", "Basil"], selection: $toppings) { name in
        Text(name)
      }
      // end
    }
    Example("Split", in: Self.self, code: "split", options: options, isWide: true) {
      // code: split
      VStack(spacing: 12) {
        SplitButton("Send", systemImage: "send", kind: options.kind, more: "Other times") {
          time = "now"
        } menu: {
          Button("In an hour") { time = "in an hour" }
          Button("Tomorrow") { time = "tomorrow" }
        }
        .buttonSize(options.size)
        Text("To be sent \(time)").typography(.bodyMedium)
      }
      // end
    } controls: {
      EmptyView()
    }
  }
}
