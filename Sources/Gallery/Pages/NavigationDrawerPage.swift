import MaterialUI

struct NavigationDrawerPage: GalleryPage {
  static let title = "Navigation drawer"
  static let summary = "The destinations of an app, over the window or beside its content."

  // state: modal
  @State private var isShown = false
  @State private var place = "Inbox"
  // end

  // state: beside
  @State private var isOpen = true
  // end

  var body: some View {
    Example("Modal", in: Self.self, code: "modal") {
      // code: modal
      Button("Open the drawer") { isShown = true }
        .buttonStyle(.filled)
        .navigationDrawer(isPresented: $isShown) {
          NavigationDrawerHeadline("Mail")
          NavigationDrawerItem("Inbox", icon: "inbox", badge: "24", isSelected: place == "Inbox") {
            place = "Inbox"
            isShown = false
          }
          NavigationDrawerItem("Sent", icon: "send", isSelected: place == "Sent") {
            place = "Sent"
            isShown = false
          }
          NavigationDrawerDivider()
          NavigationDrawerItem("Trash", icon: "delete", isSelected: place == "Trash") {
            place = "Trash"
            isShown = false
          }
        }
      // end
    }
    Example("Dismissible", in: Self.self, code: "beside") {
      // code: beside
      Button(isOpen ? "Close" : "Open") { isOpen.toggle() }
        .buttonStyle(.tonal)
        .frame(maxWidth: .infinity, minHeight: 240)
        .navigationDrawer(isPresented: $isOpen, kind: .dismissible, width: 200) {
          NavigationDrawerItem("Inbox", icon: "inbox", isSelected: true) {}
          NavigationDrawerItem("Sent", icon: "send") {}
        }
        .frame(height: 240)
      // end
    }
  }
}
