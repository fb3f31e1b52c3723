import MaterialTesting
import SwiftUI
import Testing

@MainActor
@Suite("(b) 55 Texts of several lines")
struct TextEditorTests {
  private struct Notes: View {
    @State var text: String
    var body: some View {
      VStack(spacing: 0) {
        TextEditor(text: $text).frame(width: 200, height: 150)
        Text("\(text.count) characters")
      }
    }
  }

  private func editor(_ text: String = "") throws -> TestWindow {
    let window = try TestWindow { Notes(text: text) }
    try window.click(on: .role(.textbox))
    return window
  }

  private func text(_ window: TestWindow) throws -> String { try window.find(.role(.textbox)).properties.value }

  private func caret(_ window: TestWindow) throws -> CGRect {
    try #require(window.window.graph.textInput.status?.caretRect)
  }

  @Test("an editor takes the space that it is offered, and Enter begins a line")
  func lines() throws {
    let window = try editor()
    #expect(try window.find(.role(.textbox)).bounds.size == CGSize(width: 200, height: 150))
    try window.type("one")
    let first = try caret(window)
    window.key("Enter")
    try window.type("two")
    #expect(try text(window) == "one\ntwo")
    #expect(try caret(window).minY > first.minY)
    #expect(try window.all(.label("7 characters")).count == 1)
  }

  @Test("Up and Down keep the place across, also over a shorter line")
  func upAndDown() throws {
    let window = try editor("abcdef\nab\nabcdef")
    window.key("End", modifiers: .control)
    window.key("ArrowUp")
    window.key("ArrowUp")
    try window.type("X")
    #expect(try text(window) == "abcdefX\nab\nabcdef")
    window.key("ArrowDown")
    try window.type("Y")
    #expect(try text(window) == "abcdefX\nabY\nabcdef")
    // Up in the first line goes to the start, Down in the last to the end.
    window.key("ArrowUp")
    window.key("ArrowUp")
    try window.type("S")
    window.key("ArrowDown")
    window.key("ArrowDown")
    window.key("ArrowDown")
    try window.type("E")
    #expect(try text(window) == "SabcdefX\nabY\nabcdefE")
  }

  @Test("Home and End go to the ends of the line that is shown, with Control to those of the text")
  func homeAndEnd() throws {
    // 200 points hold about 25 characters of a text that breaks at spaces.
    let words = "alpha beta gamma delta epsilon zeta eta theta"
    let window = try editor(words)
    window.key("End", modifiers: .control)
    window.key("Home")
    try window.type("|")
    let typed = try text(window)
    let start = try #require(typed.firstIndex(of: "|"))
    #expect(start > typed.startIndex)
    #expect(typed[typed.index(before: start)] == " ")
    window.key("Home", modifiers: .control)
    try window.type("!")
    #expect(try text(window).hasPrefix("!alpha"))
  }

  @Test("Shift and the arrows select over lines, and typing replaces that")
  func selection() throws {
    let window = try editor("one\ntwo\nthree")
    window.key("Home", modifiers: .control)
    window.key("ArrowDown", modifiers: .shift)
    window.key("ArrowDown", modifiers: .shift)
    try window.type(">")
    #expect(try text(window) == ">three")
  }

  @Test("the caret stays in sight while a long text is written")
  func scrolling() async throws {
    let window = try editor()
    for line in 0..<20 {
      try window.type("line \(line)")
      window.key("Enter")
      await window.settle()
    }
    let bounds = try window.find(.role(.textbox)).bounds
    #expect(bounds.insetBy(dx: -1, dy: -1).contains(try caret(window)))
    window.key("Home", modifiers: .control)
    await window.settle()
    #expect(bounds.insetBy(dx: -1, dy: -1).contains(try caret(window)))
  }

  private struct Field: View {
    @State var text = ""
    @State var submitted = ""
    let submits: Bool
    var body: some View {
      VStack {
        if submits {
          field.onSubmit { submitted = text }
        } else {
          field
        }
        Text("submitted \(submitted)")
      }
    }

    private var field: some View {
      TextField("Notes", text: $text, axis: .vertical).lineLimit(2...4).frame(width: 200)
    }
  }

  @Test("a vertical field grows from its least to its largest number of lines")
  func growing() throws {
    let window = try TestWindow { Field(submits: false) }
    let two = try window.find(.role(.textbox)).bounds.height
    try window.click(on: .role(.textbox))
    for _ in 0..<2 { window.key("Enter") }
    let three = try window.find(.role(.textbox)).bounds.height
    for _ in 0..<6 { window.key("Enter") }
    let four = try window.find(.role(.textbox)).bounds.height
    // Two lines, three, four: each as high as the others.
    #expect(abs((three - two) - two / 2) <= 1, "\(two) \(three)")
    #expect(abs(four - 2 * two) <= 1, "\(two) \(four)")
    #expect(try window.find(.role(.textbox)).bounds.insetBy(dx: -1, dy: -1).contains(try caret(window)))
  }

  @Test("Enter submits a vertical field that has something to submit to; with Shift it begins a line")
  func submitting() throws {
    let window = try TestWindow { Field(submits: true) }
    try window.click(on: .role(.textbox))
    try window.type("a")
    window.key("Enter", modifiers: .shift)
    try window.type("b")
    window.key("Enter")
    #expect(try text(window) == "a\nb")
    #expect(try window.all(.label("submitted a\nb")).count == 1)
  }
}
