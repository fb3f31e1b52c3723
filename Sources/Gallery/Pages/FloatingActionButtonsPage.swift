import MaterialUI

struct FloatingActionButtonsPage: GalleryPage {
  static let title = "Floating action buttons"
  static let summary = "The one action that a screen is for, in front of its content."

  @State private var options = Options()
  @State private var scroll = ScrollOptions()
  // state: menu
  @State private var isExpanded = false
  // end

  private struct Options {
    var size = FloatingActionButtonSize.regular
    var color = FloatingActionButtonColor.primaryContainer
    var isExtended = true
    var edge = HorizontalEdge.leading
    var isLowered = false
    var isShown = true
  }

  private struct ScrollOptions {
    var behavior = FloatingActionButtonScrollBehavior.hides
  }

  var body: some View {
    button
    scrolling
    menu
  }

  private var button: some View {
    Example("Sizes and colours", in: Self.self, code: "button", options: options) {
      // code: button
      FloatingActionButton(
        "Compose", systemImage: "edit", size: options.size, color: options.color, isExtended: options.isExtended,
        imageEdge: options.edge, isLowered: options.isLowered
      ) {}
      .floatingActionButtonShown(options.isShown)
      // end
    } controls: {
      ChoiceControl("Size", FloatingActionButtonSize.allCases, selection: $options.size)
      ChoiceControl("Colour", FloatingActionButtonColor.allCases, selection: $options.color)
      ChoiceControl("Icon", [HorizontalEdge.leading, .trailing], selection: $options.edge)
      SwitchControl("Extended", isOn: $options.isExtended)
      SwitchControl("Lowered", isOn: $options.isLowered)
      SwitchControl("Shown", isOn: $options.isShown)
    }
  }

  private var scrolling: some View {
    let options = scroll
    return Example("While content is scrolled", in: Self.self, code: "scrolling", options: options) {
      // code: scrolling
      ScrollView {
        LazyVStack(spacing: 8) {
          ForEach(0..<30, id: \.self) { row in Text("Row \(row)").frame(maxWidth: .infinity) }
        }
      }
      .frame(height: 240)
      .floatingActionButton(onScroll: options.behavior) {
        FloatingActionButton("Compose", systemImage: "edit", isExtended: true) {}
      }
      // end
    } controls: {
      ChoiceControl("Behaviour", FloatingActionButtonScrollBehavior.allCases, selection: $scroll.behavior)
    }
  }

  private var menu: some View {
    Example("With a menu", in: Self.self, code: "menu") {
      // code: menu
      FloatingActionButtonMenu(
        "Create", systemImage: "add", isExpanded: $isExpanded,
        items: [
          FloatingActionButtonMenuItem("Note", systemImage: "edit_note") {},
          FloatingActionButtonMenuItem("List", systemImage: "checklist") {},
          FloatingActionButtonMenuItem("Picture", systemImage: "image") {},
        ])
      // end
    }
  }
}
