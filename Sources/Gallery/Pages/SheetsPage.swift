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

  // state: standard
  @State private var isExpanded = false
  // end

  // state: side
  @State private var isSideSheetShown = false
  // end

  @State private var standardOptions = StandardOptions()

  private struct StandardOptions {
    var isShown = true
    var peekHeight = 88.0
  }

  private var standard: some View {
    let options = standardOptions
    return Example("Standard bottom sheet", in: Self.self, code: "standard", options: options) {
      // code: standard
      Text("What lies behind stays usable.")
        .frame(maxWidth: .infinity, minHeight: 320)
        .standardBottomSheet(
          "Playing", isExpanded: $isExpanded, isPresented: options.isShown, peekHeight: options.peekHeight
        ) {
          VStack(spacing: 0) {
            ForEach(1...5, id: \.self) { number in
              Text("Song \(number)").frame(maxWidth: .infinity, minHeight: 40)
            }
          }
        }
        .frame(height: 320)
      // end
    } controls: {
      SwitchControl("Shown", isOn: $standardOptions.isShown)
      SliderControl("Peek height", value: $standardOptions.peekHeight, in: 48...128, step: 8)
    }
  }

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
    standard
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
