import MaterialTesting
import SwiftUI
import Testing

@MainActor
@Suite("(b) 151 Taking back")
struct UndoTests {
  @MainActor private final class Document {
    var names = ["a"]
    func rename(_ name: String, _ undo: SwiftUI.UndoManager?) {
      let old = names
      names.append(name)
      undo?.registerUndo(withTarget: self) { $0.restore(old, undo) }
      undo?.setActionName("Rename")
    }

    func restore(_ names: [String], _ undo: SwiftUI.UndoManager?) {
      let old = self.names
      self.names = names
      undo?.registerUndo(withTarget: self) { $0.restore(old, undo) }
    }
  }

  @Test("groups are taken back in turn and made again, until another change is made")
  func groups() {
    let (undo, document) = (SwiftUI.UndoManager(), Document())
    undo.beginUndoGrouping()
    document.rename("b", undo)
    document.rename("c", undo)
    undo.endUndoGrouping()
    undo.beginUndoGrouping()
    document.rename("d", undo)
    undo.endUndoGrouping()
    #expect(undo.canUndo && !undo.canRedo && undo.undoActionName == "Rename")
    undo.undo()
    #expect(document.names == ["a", "b", "c"])
    undo.undo()
    #expect(document.names == ["a"] && !undo.canUndo && undo.redoActionName == "Rename")
    undo.redo()
    #expect(document.names == ["a", "b", "c"])
    document.rename("e", undo)
    #expect(!undo.canRedo)
    undo.undo()
    #expect(document.names == ["a", "b", "c"])
  }

  @Test("a target is not kept alive, levels are limited, and what is disabled is not registered")
  func limits() {
    let undo = SwiftUI.UndoManager()
    weak var gone: Document?
    do {
      let document = Document()
      gone = document
      document.rename("b", undo)
    }
    #expect(gone == nil)
    undo.undo()
    let document = Document()
    undo.levelsOfUndo = 2
    for name in ["b", "c", "d"] {
      undo.beginUndoGrouping()
      document.rename(name, undo)
      undo.endUndoGrouping()
    }
    for _ in 0..<3 { undo.undo() }
    #expect(document.names == ["a", "b"])
    undo.removeAllActions()
    undo.disableUndoRegistration()
    document.rename("x", undo)
    #expect(!undo.canUndo)
  }

  private struct Editor: View {
    @State var text = ""
    @State var count = 0
    @Environment(\.undoManager) private var undo
    var body: some View {
      VStack {
        TextField("Text", text: $text)
        Text("count \(count)").accessibilityAction { add(1) }
      }
    }

    private func add(_ number: Int) {
      count += number
      undo?.registerUndo(withTarget: Box.shared) { _ in add(-number) }
    }

    final class Box { @MainActor static let shared = Box() }
  }

  @Test(
    "Control and Z take back what was typed in one go, and a view's own changes in turn; with Shift they come again")
  func keys() throws {
    let window = try TestWindow { Editor() }
    func text() throws -> String { try window.find(.role(.textbox)).properties.value }
    try window.click(on: .role(.textbox))
    for letter in "one" { try window.type(String(letter)) }
    window.key("ArrowLeft")
    for letter in "tw" { try window.type(String(letter)) }
    #expect(try text() == "ontwe")
    try window.perform("activate", on: .label("count 0"))
    #expect(try window.all(.label("count 1")).count == 1)
    window.key("z", modifiers: .control)
    #expect(try window.all(.label("count 0")).count == 1)
    window.key("z", modifiers: .control)
    #expect(try text() == "one")
    window.key("z", modifiers: .control)
    #expect(try text() == "")
    window.key("z", modifiers: [.control, .shift])
    #expect(try text() == "one")
    // The caret is where it was then, before the last letter.
    window.key("End")
    window.key("Backspace")
    window.key("Backspace")
    #expect(try text() == "o")
    window.key("z", modifiers: .control)
    #expect(try text() == "one")
  }
}
