import Testing
import ViewEngine

@MainActor
@Suite("Focus")
struct FocusTests {
  let journal = Journal()

  private func focused(_ stage: Stage) -> [String] {
    stage.nodes.filter { $0.properties.states.contains(.focused) }.map(\.properties.label)
  }

  @Test("Tab goes in reading order, around the end, and back with Shift")
  func order() {
    let stage = Stage {
      VStack {
        HStack {
          Button("a") {}
          Button("b") {}
        }
        Button("c") {}
      }
    }
    var seen: [String] = []
    for _ in 0..<4 {
      stage.key("Tab")
      seen += focused(stage)
    }
    #expect(seen == ["a", "b", "c", "a"])
    stage.key("Tab", .shift)
    #expect(focused(stage) == ["c"])
  }

  @Test("places decide, not the order of the code")
  func places() {
    struct Reversed: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 100, height: 100)
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (index, subview) in subviews.enumerated() {
          subview.place(
            at: CGPoint(x: bounds.minX, y: bounds.maxY - CGFloat(index + 1) * 30),
            proposal: ProposedViewSize(width: 100, height: 30))
        }
      }
      func makeCache(subviews: Subviews) {}
    }
    let stage = Stage {
      Reversed {
        Button("below") {}
        Button("above") {}
      }
    }
    stage.key("Tab")
    #expect(focused(stage) == ["above"])
  }

  @Test("what is disabled or hidden is left out")
  func skipped() {
    let stage = Stage {
      VStack {
        Button("off") {}.disabled(true)
        Button("hidden") {}.hidden()
        Button("on") {}
      }
    }
    stage.key("Tab")
    #expect(focused(stage) == ["on"])
  }

  struct Form: View {
    enum Field { case name, mail }
    @FocusState var field: Field?
    let onMake: (FocusState<Field?>.Binding) -> Void
    var body: some View {
      let _ = onMake($field)
      VStack {
        TextField("name", text: .constant("")).focused($field, equals: .name)
        TextField("mail", text: .constant("")).focused($field, equals: .mail)
      }
      .frame(width: 100)
    }
  }

  @Test("focus state moves the focus and follows it")
  func focusState() {
    var field: FocusState<Form.Field?>.Binding?
    let stage = Stage { Form { field = $0 } }
    field?.wrappedValue = .mail
    stage.frame()
    #expect(focused(stage) == ["mail"])
    stage.key("Tab")
    #expect(field?.wrappedValue == .name)
    field?.wrappedValue = nil
    stage.frame()
    #expect(focused(stage).isEmpty)
  }

  struct Late: View {
    @State var isShown = false
    @FocusState var isFocused: Bool
    var body: some View {
      VStack {
        Button("show") {
          isShown = true
          isFocused = true
        }
        if isShown { TextField("late", text: .constant("")).focused($isFocused) }
      }
    }
  }

  @Test("a field that comes with the same change can be given the focus")
  func lateField() {
    let stage = Stage { Late() }
    stage.tap(200, 150)
    #expect(focused(stage) == ["late"])
  }

  @Test("focus stays with a row that moves")
  func reorder() {
    struct Rows: View {
      @State var names = ["a", "b"]
      let onMake: (Binding<[String]>) -> Void
      var body: some View {
        let _ = onMake($names)
        VStack { ForEach(names, id: \.self) { name in Button(name) {} } }
      }
    }
    var names: Binding<[String]>?
    let stage = Stage { Rows { names = $0 } }
    stage.key("Tab")
    names?.wrappedValue = ["b", "a"]
    stage.frame()
    #expect(focused(stage) == ["a"])
    names?.wrappedValue = ["b"]
    stage.frame()
    #expect(focused(stage).isEmpty)
  }

  @Test("focus shows after use of the keyboard and not after use of the mouse")
  func visibility() {
    struct Look: ButtonStyle {
      let journal: Journal
      func makeBody(configuration: Configuration) -> some View {
        let _ = journal.note(configuration.interaction.isFocusVisible ? "ring" : "plain")
        configuration.label
      }
    }
    let stage = Stage { Button("a") {}.buttonStyle(Look(journal: journal)) }
    stage.key("Tab")
    stage.pointer(.down, 5, 5)
    #expect(journal.entries == ["plain", "ring", "plain"])
  }

  @Test("keys go to the focused view first and then outwards")
  func keyPress() {
    let stage = Stage {
      VStack {
        Color.red.focusable().onKeyPress("x") {
          journal.note("inner")
          return .handled
        }
      }
      .onKeyPress(phases: .down) { press in
        journal.note("outer \(press.characters)")
        return .handled
      }
      .onMoveCommand { journal.note("move \($0)") }
    }
    stage.key("x")
    #expect(journal.entries.isEmpty)
    stage.key("Tab")
    stage.key("x")
    stage.key("y")
    #expect(journal.entries == ["inner", "outer y"])
  }

  @Test("a shortcut works wherever the focus is; Control stands for Command")
  func shortcut() {
    let stage = Stage {
      VStack {
        Button("Save") { journal.note("save") }.keyboardShortcut("s")
        Button("OK") { journal.note("ok") }.keyboardShortcut(.defaultAction)
      }
    }
    stage.key("s", .control)
    stage.key("s")
    stage.key("Enter")
    #expect(journal.entries == ["save", "ok"])
  }

  @Test("Enter in a field without a submit action presses the default button")
  func defaultButton() {
    let stage = Stage {
      VStack {
        TextField("name", text: .constant("")).frame(width: 100)
        Button("OK") { journal.note("ok") }.keyboardShortcut(.defaultAction)
      }
    }
    stage.key("Tab")
    stage.key("Enter")
    #expect(journal.entries == ["ok"])
  }

  @Test("a control that is disabled while it has the focus hears no more keys")
  func disabledLater() {
    struct Host: View {
      @State var isOff = false
      let journal: Journal
      var body: some View {
        Button("once") {
          journal.note("once")
          isOff = true
        }
        .disabled(isOff)
      }
    }
    let stage = Stage { Host(journal: journal) }
    stage.key("Tab")
    stage.key("Enter")
    stage.key("Enter")
    #expect(journal.entries == ["once"])
    #expect(focused(stage).isEmpty)
  }

  @Test("Escape and the mouse's back button leave, the front view first")
  func exit() {
    let stage = Stage {
      ZStack {
        Color.red.onExitCommand { journal.note("behind") }
        Color.blue.frame(width: 50, height: 50).onExitCommand { journal.note("front") }
      }
    }
    stage.key("Escape")
    stage.pointer(.down, 200, 150, button: .back)
    #expect(journal.entries == ["front", "front"])
  }
}
