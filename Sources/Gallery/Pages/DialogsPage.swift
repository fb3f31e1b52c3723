import MaterialUI

struct DialogsPage: GalleryPage {
  static let title = "Dialogs"
  static let summary = "A question that can't wait, or a task of its own."

  // state: alert
  @State private var isAlertShown = false
  // end

  // state: basic
  @State private var isDialogShown = false
  // end

  // state: full
  @State private var isFormShown = false
  // end

  var body: some View {
    Example("Alert", in: Self.self, code: "alert") {
      // code: alert
      Button("Show an alert") { isAlertShown = true }
        .buttonStyle(.filled)
        .alert("Discard the draft?", isPresented: $isAlertShown) {
          Button("Keep", role: .cancel) {}
          Button("Discard", role: .destructive) {}
        } message: {
          Text("What you have written can't be brought back.")
        }
      // end
    }
    Example("Basic dialog", in: Self.self, code: "basic") {
      // code: basic
      Button("Show a dialog") { isDialogShown = true }
        .buttonStyle(.tonal)
        .dialog(isPresented: $isDialogShown) {
          BasicDialog("Reset the settings?", icon: "restart_alt") {
            Text("All settings go back to what they were at first.")
          } actions: {
            Button("Cancel") { isDialogShown = false }
            Button("Reset") { isDialogShown = false }
          }
        }
      // end
    }
    Example("Full-screen dialog", in: Self.self, code: "full") {
      // code: full
      Button("Open a form") { isFormShown = true }
        .buttonStyle(.outlined)
        .fullScreenCover(isPresented: $isFormShown) {
          FullScreenDialog("New event", action: .init("Save") {}) {
            VStack(spacing: 0) {
              ForEach(1...24, id: \.self) { number in
                Text("Field \(number)").frame(maxWidth: .infinity, minHeight: 56)
              }
            }
          }
        }
      // end
    }
  }
}
