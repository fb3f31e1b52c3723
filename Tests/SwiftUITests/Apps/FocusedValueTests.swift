import MaterialTesting
import SwiftUI
import Testing

private struct NoteKey: FocusedValueKey { typealias Value = Binding<String> }
private struct NameKey: FocusedValueKey { typealias Value = String }

extension FocusedValues {
  fileprivate var note: Binding<String>? {
    get { self[NoteKey.self] }
    set { self[NoteKey.self] = newValue }
  }
  fileprivate var name: String? {
    get { self[NameKey.self] }
    set { self[NameKey.self] = newValue }
  }
}

@MainActor
@Suite("(b) 134 Values of what has the focus")
struct FocusedValueTests {
  private struct Bar: View {
    @FocusedValue(\.name) private var name
    @FocusedBinding(\.note) private var note
    var body: some View {
      VStack {
        Text("bar \(name ?? "nothing") \(note ?? "none")")
        Text("clear").accessibilityAction { note = "cleared" }
      }
    }
  }

  private struct Editors: View {
    @State var first = "one"
    @State var second = "two"
    @State var isSceneNamed = false
    var body: some View {
      VStack {
        Bar()
        TextField("First", text: $first).focusedValue(\.note, $first).focusedValue(\.name, "left")
        TextField("Second", text: $second).focusedValue(\.note, $second)
        Text("name").accessibilityAction { isSceneNamed = true }
        Text("written \(first) \(second)")
      }
      .focusedSceneValue(\.name, isSceneNamed ? "scene" : nil)
    }
  }

  @Test("the part with the focus gives its values, and a binding among them writes to it")
  func values() throws {
    let window = try TestWindow { Editors() }
    #expect(try window.all(.label("bar nothing none")).count == 1)
    try window.click(on: .role(.textbox, "First"))
    #expect(try window.all(.label("bar left one")).count == 1)
    try window.click(on: .role(.textbox, "Second"))
    #expect(try window.all(.label("bar nothing two")).count == 1)
    try window.type("!")
    #expect(try window.all(.label("bar nothing two!")).count == 1)
    try window.perform("activate", on: .label("clear"))
    #expect(try window.all(.label("written one cleared")).count == 1)
  }

  @Test("a scene's value is there wherever the focus is, and one nearer to the focus counts more")
  func sceneValue() throws {
    let window = try TestWindow { Editors() }
    try window.perform("activate", on: .label("name"))
    #expect(try window.all(.label("bar scene none")).count == 1)
    try window.click(on: .role(.textbox, "First"))
    #expect(try window.all(.label("bar left one")).count == 1)
  }
}
