import MaterialUI

struct BottomDrawerPage: GalleryPage {
  static let title = "Bottom drawer"
  static let summary = "Destinations that come from below. Its header sticks to the window's top once it is pulled up."

  @State private var options = Options()

  private struct Options {
    var style = BottomDrawerStyle.material
    var isFullScreen = false
    var handle = false
    var isDraggable = true
    var dragDismisses = true
    var scrimDismisses = true
    var escapeDismisses = true
    var forwardsTouches = false
    var rows = 24
  }

  // state: drawer
  @State private var isShown = false

  /// A drawer's options with some of them changed.
  private func drawer(_ edit: (inout BottomDrawerOptions) -> Void) -> BottomDrawerOptions {
    var options = BottomDrawerOptions()
    edit(&options)
    return options
  }
  // end

  var body: some View {
    Example("A drawer with a header", in: Self.self, code: "drawer", options: options) {
      // code: drawer
      Button("Open the drawer") { isShown = true }
        .buttonStyle(.filled)
        .bottomDrawer(
          isPresented: $isShown,
          options: drawer {
            $0.opensFullScreen = options.isFullScreen
            $0.showsHandle = options.handle
            $0.isDraggable = options.isDraggable
            $0.isDismissedByDrag = options.dragDismisses
            $0.isDismissedByScrim = options.scrimDismisses
            $0.isDismissedByEscape = options.escapeDismisses
            $0.forwardsBackgroundTouches = options.forwardsTouches
          }, style: options.style
        ) { drawer in
          Text("Sections")
            .typography(.titleLarge)
            .frame(maxWidth: .infinity, minHeight: 56)
            .opacity(1 - 0.4 * Double(drawer.transitionRatio))
        } content: {
          VStack(spacing: 0) {
            ForEach(1...options.rows, id: \.self) { number in
              NavigationDrawerItem("Section \(number)", icon: "article") { isShown = false }
            }
          }
          .padding(.horizontal, 12)
        }
      // end
    } controls: {
      ChoiceControl("Style", [BottomDrawerStyle.material, .classic], selection: $options.style) { $0.name.words }
      ChoiceControl("Sections", [3, 8, 24], selection: $options.rows)
      SwitchControl("Full screen at once", isOn: $options.isFullScreen)
      SwitchControl("Handle", isOn: $options.handle)
      SwitchControl("Can be dragged", isOn: $options.isDraggable)
      SwitchControl("A drag dismisses", isOn: $options.dragDismisses)
      SwitchControl("The scrim dismisses", isOn: $options.scrimDismisses)
      SwitchControl("Escape dismisses", isOn: $options.escapeDismisses)
      SwitchControl("Touches go behind", isOn: $options.forwardsTouches)
    }
  }
}

extension BottomDrawerStyle: CodeLiteral {
  fileprivate var name: String { self == .material ? "material" : "classic" }
  var code: String { ".\(name)" }
}
