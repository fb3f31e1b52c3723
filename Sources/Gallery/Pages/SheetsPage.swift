import MaterialUI

struct SheetsPage: GalleryPage {
  static let title = "Sheets"
  static let summary = "More about what is on the screen, or things to do with it, from below or from the side."

  @State private var options = Options()

  private struct Options {
    var isDismissDisabled = false
  }

  // state: bottom
  @State private var isBottomSheetShown = false
  // end

  // state: side
  @State private var isSideSheetShown = false
  // end

  var body: some View {
    Example("Bottom sheet", in: Self.self, code: "bottom", options: options) {
      // code: bottom
      Button("Open a bottom sheet") { isBottomSheetShown = true }
        .buttonStyle(.filled)
        .sheet(isPresented: $isBottomSheetShown) {
          ScrollView {
            VStack(spacing: 0) {
              ForEach(1...24, id: \.self) { number in
                Text("Line \(number)").frame(maxWidth: .infinity, minHeight: 48)
              }
            }
          }
          .presentationDetents([.medium, .large])
          .interactiveDismissDisabled(options.isDismissDisabled)
        }
      // end
    } controls: {
      SwitchControl("Dismissal disabled", isOn: $options.isDismissDisabled)
    }
    Example("Side sheet", in: Self.self, code: "side") {
      // code: side
      Button("Open a side sheet") { isSideSheetShown = true }
        .buttonStyle(.tonal)
        .sideSheet("Filters", isPresented: $isSideSheetShown) {
          VStack(alignment: .leading, spacing: 16) {
            Text("What is set here narrows the list down.")
            Button("Reset") {}.buttonStyle(.outlined)
          }
        }
      // end
    }
  }
}
