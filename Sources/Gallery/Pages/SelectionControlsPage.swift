import MaterialUI

struct SelectionControlsPage: GalleryPage {
  static let title = "Switches, checkboxes, radio buttons"
  static let summary = "What is on or off, and which one of a few it is."

  // state: switch
  @State private var isOn = true
  // end
  // state: icons
  @State private var hasIcons = true
  // end
  // state: checkbox
  @State private var isChecked = true
  @State private var isSent = false
  // end
  // state: radio
  @State private var size = "Medium"
  // end

  var body: some View {
    Example("Switch", in: Self.self, code: "switch") {
      // code: switch
      VStack(spacing: 0) {
        Toggle("Notifications", isOn: $isOn)
        Toggle("Sounds", isOn: $isOn).disabled(true)
      }
      // end
    }
    Example("Switch with icons", in: Self.self, code: "icons") {
      // code: icons
      Toggle("Aeroplane mode", isOn: $hasIcons)
        .toggleStyle(MaterialSwitchStyle(showsIcons: true))
      // end
    }
    Example("Checkboxes", in: Self.self, code: "checkbox") {
      // code: checkbox
      VStack(alignment: .leading, spacing: 0) {
        Toggle("Keep a copy", isOn: $isChecked)
        Toggle("Send a report", isOn: $isSent)
        Toggle("Always", isOn: $isChecked).disabled(true)
      }
      .toggleStyle(.checkbox)
      // end
    }
    Example("Radio buttons", in: Self.self, code: "radio") {
      // code: radio
      Picker("Size", selection: $size) {
        ForEach(["Small", "Medium", "Large"], id: \.self) { Text($0) }
      }
      .pickerStyle(.radioGroup)
      // end
    }
  }
}
