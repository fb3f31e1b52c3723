import Testing
import ViewEngine

@MainActor
@Suite("Text fields")
struct TextFieldTests {
  let journal = Journal()

  struct Host: View {
    @State var text: String
    let journal: Journal
    var filter: (String) -> String = { $0 }
    var width: CGFloat = 160
    var onMake: (Binding<String>) -> Void = { _ in }

    var body: some View {
      let _ = onMake($text)
      TextField("Name", text: Binding(get: { text }, set: { text = filter($0) }))
        .frame(width: width)
        .onSubmit { journal.note("submit \(text)") }
    }
  }

  /// The grid shaper's characters are 8.5 points wide at the body size of 17; the field starts at x = 120.
  private func makeStage(_ text: String = "", filter: @escaping (String) -> String = { $0 }) -> Stage {
    Stage { Host(text: text, journal: journal, filter: filter) }
  }

  @Test("typing changes the bound text and Enter submits it")
  func typing() {
    let stage = makeStage()
    #expect(stage.node(.textbox)?.properties.label == "Name")
    stage.tap(130, 150)
    stage.type("abc")
    stage.key("d")
    #expect(stage.node(.textbox)?.properties.value == "abcd")
    stage.key("Enter")
    #expect(journal.entries == ["submit abcd"])
  }

  @Test("without the focus text goes nowhere")
  func unfocused() {
    let stage = makeStage()
    #expect(!stage.graph.send(TextInputEvent.commit("x")))
    #expect(stage.node(.textbox)?.properties.value == "")
  }

  @Test("what is composed is shown but is no part of the text, and an update does not end it")
  func composing() {
    let stage = makeStage("ab")
    stage.tap(275, 150)
    stage.graph.send(TextInputEvent.preedit("に", caret: 1))
    stage.frame()
    #expect(stage.node(.textbox)?.properties.value == "ab")
    // Two characters of the text and one that is composed stand before the caret.
    #expect(stage.graph.textInput.status?.caretRect.minX == 120 + 3 * 8.5)
    stage.graph.updateEnvironment { $0.colorScheme = .dark }
    stage.frame()
    #expect(stage.graph.textInput.status?.caretRect.minX == 120 + 3 * 8.5)
    stage.type("日")
    #expect(stage.node(.textbox)?.properties.value == "ab日")
  }

  @Test("a press places the caret, a drag selects, a double press selects a word")
  func mouse() {
    let stage = makeStage("hello world")
    stage.pointer(.down, 120 + 8.5 * 2, 150)
    #expect(stage.graph.textInput.status?.selection == 2..<2)
    stage.pointer(.move, 120 + 8.5 * 5, 150)
    stage.pointer(.up, 120 + 8.5 * 5, 150)
    #expect(stage.graph.textInput.status?.selection == 2..<5)
    stage.advance(milliseconds: 500)
    stage.tap(120 + 8.5 * 8, 150)
    stage.tap(120 + 8.5 * 8, 150)
    #expect(stage.graph.textInput.status?.selection == 6..<11)
    stage.tap(120 + 8.5 * 8, 150)
    #expect(stage.graph.textInput.status?.selection == 0..<11)
  }

  @Test("keys move, extend, copy, cut and paste")
  func keys() async {
    let stage = makeStage("hello world")
    stage.tap(121, 150)
    stage.key("End")
    stage.key("ArrowLeft", [.control, .shift])
    #expect(stage.graph.textInput.status?.selection == 6..<11)
    stage.key("x", .control)
    #expect(stage.node(.textbox)?.properties.value == "hello ")
    stage.key("Home")
    stage.key("v", .control)
    for _ in 0..<20 where stage.node(.textbox)?.properties.value == "hello " {
      await Task.yield()
      stage.frame()
    }
    #expect(stage.node(.textbox)?.properties.value == "worldhello ")
  }

  @Test("a binding that makes something else of the text has the last word")
  func filter() {
    let stage = makeStage(filter: { $0.filter(\.isNumber) })
    stage.tap(130, 150)
    stage.type("1a2")
    #expect(stage.node(.textbox)?.properties.value == "12")
    #expect(stage.graph.textInput.status?.text == "12")
  }

  @Test("a text longer than the field scrolls to keep the caret in view")
  func scrolls() {
    let stage = makeStage()
    stage.tap(130, 150)
    stage.type(String(repeating: "x", count: 40))
    // 40 characters are 340 points wide; the field ends at x = 280.
    #expect(stage.graph.textInput.status?.caretRect.maxX == 280)
    stage.key("Home")
    #expect(stage.graph.textInput.status?.caretRect.minX == 120)
  }

  @Test("the host learns when the caret moves in the window")
  func caretReports() {
    struct Moving: View {
      @State var inset: CGFloat = 0
      let onMake: (Binding<CGFloat>) -> Void
      var body: some View {
        let _ = onMake($inset)
        TextField("Name", text: .constant("")).frame(width: 160).padding(.leading, inset)
      }
    }
    var inset: Binding<CGFloat>?
    let stage = Stage { Moving { inset = $0 } }
    var places: [CGFloat?] = []
    stage.graph.textInput.onChange = { places.append($0?.caretRect.minX) }
    stage.tap(130, 150)
    inset?.wrappedValue = 40
    stage.frame()
    stage.graph.focus.focus(nil)
    stage.frame()
    #expect(places == [120, 140, nil])
  }

  @Test("the caret blinks while there is input, and then stands still")
  func blink() {
    let stage = makeStage()
    stage.tap(130, 150)
    #expect(stage.graph.nextDeadline != nil)
    stage.graph.statistics.reset()
    stage.advance(milliseconds: 3000)
    // Every 600 ms.
    #expect(stage.graph.statistics.frames == 5)
    stage.advance(milliseconds: 8000)
    #expect(stage.graph.nextDeadline == nil)
    #expect(!stage.graph.needsFrame)
  }

  @Test("a secure field shows dots and gives nothing away")
  func secure() async {
    struct Secret: View {
      @State var text = ""
      var body: some View { SecureField("Password", text: $text).frame(width: 160) }
    }
    let stage = Stage { Secret() }
    stage.tap(130, 150)
    stage.type("secret")
    #expect(stage.node(.textbox)?.properties.value == "••••••")
    #expect(stage.graph.textInput.status?.text == "")
    #expect(stage.graph.textInput.status?.isSecure == true)
    stage.key("a", .control)
    stage.key("c", .control)
    #expect(await stage.graph.services.clipboard.text() == nil)
  }

  @Test("a press beside the editor, inside the style's view, goes to the editor")
  func pressBeside() {
    struct Framed: View {
      @State var text = "abc"
      var body: some View { TextField("Name", text: $text).textFieldStyle(.roundedBorder).frame(width: 160) }
    }
    let stage = Stage { Framed() }
    stage.tap(275, 138)
    #expect(stage.graph.textInput.status?.selection == 3..<3)
  }

  private struct Sent: View {
    @State var text = "abc"
    @FocusState var isFocused: Bool
    var body: some View {
      VStack {
        Button("go") { isFocused = true }
        TextField("Name", text: $text).focused($isFocused).frame(width: 100)
      }
    }
  }

  @Test("a field that a program gives the focus to after a press elsewhere has all of its text selected")
  func programFocus() throws {
    let stage = Stage { Sent() }
    let button = try #require(stage.frame(of: "go"))
    stage.tap(button.midX, button.midY)
    stage.frame()
    #expect(stage.graph.textInput.status?.selection == 0..<3)
  }

  @Test("coming by keyboard selects all")
  func keyboardFocus() {
    let stage = makeStage("abc")
    stage.key("Tab")
    #expect(stage.graph.textInput.status?.selection == 0..<3)
    stage.key("x")
    #expect(stage.node(.textbox)?.properties.value == "x")
  }
}
