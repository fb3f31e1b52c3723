import MaterialUI

struct BottomDrawerPage: GalleryPage {
  static let title = "Bottom drawer"
  static let summary = "Destinations that come from below. Its header sticks to the window's top once it is pulled up."

  @State private var options = Options()

  private struct Options {
    var style = BottomDrawerStyle.material
  }

  // state: drawer
  @State private var isShown = false
  // end

  var body: some View {
    Example("A drawer with a header", in: Self.self, code: "drawer", options: options) {
      // code: drawer
      Button("Open the drawer") { isShown = true }
        .buttonStyle(.filled)
        .bottomDrawer(isPresented: $isShown, style: options.style) { drawer in
          Text("Sections")
            .typography(.titleLarge)
            .frame(maxWidth: .infinity, minHeight: 56)
            .opacity(1 - 0.4 * Double(drawer.transitionRatio))
        } content: {
          VStack(spacing: 0) {
            ForEach(1...24, id: \.self) { number in
              NavigationDrawerItem("Section \(number)", icon: "article") { isShown = false }
            }
          }
          .padding(.horizontal, 12)
        }
      // end
    } controls: {
      ChoiceControl("Style", [BottomDrawerStyle.material, .classic], selection: $options.style) { $0.name }
    }
  }
}

extension BottomDrawerStyle: CodeLiteral {
  fileprivate var name: String { self == .material ? "material" : "classic" }
  var code: String { ".\(name)" }
}
