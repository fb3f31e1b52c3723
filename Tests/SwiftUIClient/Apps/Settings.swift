import SwiftUI

// A settings form.

enum Appearance: String, CaseIterable, Identifiable {
  case system = "System"
  case light = "Light"
  case dark = "Dark"
  var id: String { rawValue }
}

struct SettingsView: View {
  @AppStorage("userName") private var userName = ""
  @AppStorage("notifications") private var notifications = true
  @AppStorage("appearance") private var appearance: Appearance = .system
  @AppStorage("fontSize") private var fontSize = 14.0
  @AppStorage("maxItems") private var maxItems = 20
  @SceneStorage("advanced") private var isAdvancedShown = false
  @State private var language = "en"
  @State private var wakeUp = Date(timeIntervalSince1970: 1_767_225_600)
  @State private var accent = Color.blue
  @State private var password = ""
  @State private var isConfirming = false
  @Environment(\.openURL) private var openURL

  private let languages = ["en": "English", "de": "Deutsch", "ja": "日本語"]

  var body: some View {
    NavigationStack {
      Form {
        Section("Profile") {
          TextField("Name", text: $userName)
            .autocorrectionDisabled()
            .textInputAutocapitalization(.words)
          SecureField("Password", text: $password)
            .textContentType(.password)
          LabeledContent("Account", value: "Free")
          LabeledContent("Used", value: 0.42, format: .percent)
        }

        Section {
          Toggle("Notifications", isOn: $notifications)
          Picker("Appearance", selection: $appearance) {
            ForEach(Appearance.allCases) { Text($0.rawValue).tag($0) }
          }
          Picker("Language", selection: $language) {
            ForEach(languages.keys.sorted(), id: \.self) { key in
              Text(languages[key] ?? key)
            }
          }
          .pickerStyle(.inline)
          .labelsHidden()
        } header: {
          Label("General", systemImage: "gear")
        } footer: {
          Text("Changes apply at once.")
        }

        Section("Text") {
          VStack(alignment: .leading) {
            Text("Size: \(fontSize, specifier: "%.0f") pt")
            Slider(value: $fontSize, in: 10...24, step: 1) {
              Text("Size")
            } minimumValueLabel: {
              Text("A").font(.caption)
            } maximumValueLabel: {
              Text("A").font(.title)
            }
          }
          Stepper("Items: \(maxItems)", value: $maxItems, in: 5...50, step: 5)
          Stepper {
            Text("Custom")
          } onIncrement: {
            maxItems += 1
          } onDecrement: {
            maxItems -= 1
          }
          DatePicker("Wake up", selection: $wakeUp, displayedComponents: .hourAndMinute)
          ColorPicker("Accent", selection: $accent)
        }
        .disabled(!notifications)

        Section {
          DisclosureGroup("Advanced", isExpanded: $isAdvancedShown) {
            Toggle("Beta features", isOn: .constant(false))
            ProgressView("Indexing", value: 0.3)
            Gauge(value: 0.7) { Text("Storage") }
          }
        }

        Section {
          Link("Website", destination: URL(string: "https://example.org")!)
          Button("Reset all settings", role: .destructive) { isConfirming = true }
        }
      }
      .formStyle(.grouped)
      .navigationTitle("Settings")
      .confirmationDialog("Reset everything?", isPresented: $isConfirming, titleVisibility: .visible) {
        Button("Reset", role: .destructive) {
          fontSize = 14
          maxItems = 20
          userName = ""
        }
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("This can't be undone.")
      }
      .preferredColorScheme(appearance == .dark ? .dark : appearance == .light ? .light : nil)
    }
  }
}

public struct SettingsApp: View {
  public init() {}
  public var body: some View { SettingsView().tint(.indigo) }
}
