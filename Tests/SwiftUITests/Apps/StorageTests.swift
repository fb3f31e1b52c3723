import Foundation
import MaterialTesting
import SwiftUI
import Testing

@MainActor
@Suite("(b) 51 Settings")
struct StorageTests {
  enum Look: String { case light, dark }

  private struct Settings: View {
    @AppStorage("name") var name = "nobody"
    @AppStorage("count") var count = 0
    @AppStorage("look") var look = Look.light
    @AppStorage("limit") var limit: Int?
    @SceneStorage("tab") var tab = 1

    var body: some View {
      VStack {
        Text("\(name) \(count) \(look.rawValue) \(limit ?? -1) \(tab)").accessibilityIdentifier("values")
        Button("change") {
          name = "Ann"
          count += 1
          look = .dark
          limit = 5
          tab = 2
        }
        Button("forget") { limit = nil }
        Other()
      }
    }

    struct Other: View {
      @AppStorage("count") var count = 100
      var body: some View { Text("other \(count)") }
    }
  }

  @Test("what one view writes another reads, and each has its own default where nothing is kept")
  func shared() throws {
    let window = try TestWindow { Settings() }
    func values() throws -> String { try window.find(.id("values")).properties.label }
    #expect(try values() == "nobody 0 light -1 1")
    #expect(try window.all(.label("other 100")).count == 1)
    try window.click(on: .role(.button, "change"))
    #expect(try values() == "Ann 1 dark 5 2")
    #expect(try window.all(.label("other 1")).count == 1)
    try window.click(on: .role(.button, "forget"))
    #expect(try values() == "Ann 1 dark -1 2")
  }

  private func folder() -> URL {
    FileManager.default.temporaryDirectory.appendingPathComponent("settings-\(UUID().uuidString)")
  }

  @Test("a settings file keeps every kind of value, whole numbers as numbers")
  func file() throws {
    let folder = folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("deep/settings.json")
    let values: [String: SettingsValue] = [
      "bool": .bool(true), "integer": .integer(1), "number": .number(2), "part": .number(2.5), "text": .string("ä\n"),
      "data": .data(Data([0, 255])),
    ]
    let store = FileSettingsStore(file: file) { Issue.record("\($0)") }
    for (key, value) in values { store.setValue(value, for: key) }
    store.setValue(.string("gone"), for: "gone")
    store.setValue(nil, for: "gone")
    let again = FileSettingsStore(file: file) { Issue.record("\($0)") }
    for (key, value) in values { #expect(again.value(for: key) == value) }
    #expect(again.value(for: "gone") == nil)
  }

  @Test("a broken file is kept aside and reported once; a file that can't be written is reported and changes nothing")
  func brokenFiles() throws {
    let folder = folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("settings.json")
    for broken in ["", "[1]", "{\"a\": null}", "{\"a\": {\"b\": 1}}", "{\"a\": {\"data\": \"?\"}}", "{"] {
      try Data(broken.utf8).write(to: file)
      var lines: [String] = []
      let store = FileSettingsStore(file: file) { lines.append($0) }
      #expect(store.value(for: "a") == nil)
      #expect(lines.count == 1, "for \(broken)")
      #expect(try Data(contentsOf: file.appendingPathExtension("unreadable")) == Data(broken.utf8))
      store.setValue(.integer(1), for: "a")
      #expect(lines.count == 1)
      #expect(FileSettingsStore(file: file) { _ in }.value(for: "a") == .integer(1))
    }
    var lines: [String] = []
    // A file stands where the folder would have to be.
    let store = FileSettingsStore(file: file.appendingPathComponent("settings.json")) { lines.append($0) }
    store.setValue(.integer(2), for: "a")
    #expect(store.value(for: "a") == .integer(2))
    #expect(lines.count == 1)
  }

  @Test("a value of another type under the key counts as none")
  func otherType() throws {
    struct Mixed: View {
      @AppStorage("value", store: Mixed.defaults) var text = "default"
      @AppStorage("value", store: Mixed.defaults) var number = 7
      static let defaults = UserDefaults(suiteName: "mixed-\(UUID().uuidString)")
      var body: some View {
        VStack {
          Text("\(text) \(number)")
          Button("write") { text = "written" }
        }
      }
    }
    let window = try TestWindow { Mixed() }
    #expect(try window.all(.label("default 7")).count == 1)
    try window.click(on: .role(.button, "write"))
    #expect(try window.all(.label("written 7")).count == 1)
  }
}
