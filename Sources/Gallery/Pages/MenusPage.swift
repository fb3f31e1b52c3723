import MaterialUI

struct MenusPage: GalleryPage {
  static let title = "Menus"
  static let summary = "Things to do or to choose from, beside what they belong to."

  // state: menu
  @State private var showsPictures = true
  // end

  var body: some View {
    Example("Menu with a submenu", in: Self.self, code: "menu") {
      // code: menu
      Menu("Options") {
        Button("Rename") {}
        Toggle("Show pictures", isOn: $showsPictures)
        Menu("Share") {
          Button("As a link") {}
          Button("As a file") {}
        }
        Divider()
        Button("Remove", role: .destructive) {}
      }
      .buttonStyle(.filled)
      // end
    }
    Example("Context menu", in: Self.self, code: "context") {
      // code: context
      Text("Press here with the secondary button")
        .padding(24)
        .surface(.surfaceContainerHigh, in: .medium)
        .contextMenu {
          Button("Copy") {}
          Button("Paste") {}
        }
      // end
    }
  }
}
