import MaterialUI

struct SettingsPage: GalleryPage {
  static let title = "Settings"
  static let summary = "Values to set and to look at: sliders, steppers, gauges, and the groups that hold them."

  // state: slider
  @State private var volume = 0.4
  @State private var brightness = 60.0
  // end
  // state: stepper
  @State private var copies = 2
  // end
  // state: group
  @State private var isExpanded = true
  @State private var isBeta = false
  // end
  // state: form
  @State private var name = "Ann"
  @State private var notifies = true
  // end

  var body: some View {
    Example("Sliders", in: Self.self, code: "slider") {
      // code: slider
      VStack(spacing: 8) {
        Slider(value: $volume) { Text("Volume") }
        Slider(value: $brightness, in: 0...100, step: 10) { Text("Brightness") }
        Slider(value: $volume) { Text("Not now") }.disabled(true)
      }
      // end
    }
    Example("Stepper", in: Self.self, code: "stepper") {
      // code: stepper
      Stepper("Copies: \(copies)", value: $copies, in: 1...5)
      // end
    }
    Example("Progress and gauges", in: Self.self, code: "gauge") {
      // code: gauge
      VStack(spacing: 16) {
        ProgressView("Indexing", value: 0.3)
        Gauge(value: 0.7) {
          Text("Storage")
        } currentValueLabel: {
          Text("70 %")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("1")
        }
        Gauge(value: 0.4) {
          Text("Battery")
        } currentValueLabel: {
          Text("40 %")
        }
        .gaugeStyle(.accessoryCircular)
      }
      // end
    }
    Example("Groups", in: Self.self, code: "group") {
      // code: group
      VStack(spacing: 16) {
        GroupBox("Account") {
          LabeledContent("Plan", value: "Free")
          LabeledContent("Used", value: "42 %")
        }
        DisclosureGroup("Advanced", isExpanded: $isExpanded) {
          Toggle("Beta features", isOn: $isBeta)
        }
      }
      // end
    }
    Example("Form", in: Self.self, code: "form") {
      // code: form
      Form {
        Section("Profile") {
          TextField("Name", text: $name)
          Toggle("Notifications", isOn: $notifies)
          LabeledContent("Account", value: "Free")
        }
      }
      .frame(height: 260)
      // end
    }
  }
}
