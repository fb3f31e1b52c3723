import Testing
import ViewEngine

@MainActor
@Suite("Buttons")
struct ButtonTests {
  let journal = Journal()

  struct Look: ButtonStyle {
    let journal: Journal
    func makeBody(configuration: Configuration) -> some View {
      let _ = journal.note(configuration.isPressed ? "pressed" : "up")
      configuration.label.frame(width: 100, height: 40).background(Color.red)
    }
  }

  @Test("the action is called on release inside")
  func action() {
    let stage = Stage { Button("Go") { journal.note("go") } }
    stage.pointer(.down, 200, 150)
    #expect(journal.entries.isEmpty)
    stage.pointer(.up, 200, 150)
    #expect(journal.entries == ["go"])
  }

  @Test("leaving the button takes the press back, coming back presses again")
  func leaving() {
    let stage = Stage { Button("Go") { journal.note("go") }.buttonStyle(Look(journal: journal)) }
    stage.pointer(.down, 200, 150)
    stage.pointer(.move, 200, 250)
    stage.pointer(.up, 200, 250)
    #expect(journal.entries == ["up", "pressed", "up"])
    stage.pointer(.down, 200, 150)
    stage.pointer(.move, 200, 250)
    stage.pointer(.move, 200, 150)
    stage.pointer(.up, 200, 150)
    #expect(journal.entries.suffix(4) == ["up", "pressed", "go", "up"])
  }

  @Test("a press evaluates the style's body and nothing else")
  func bodies() {
    let stage = Stage { Button("Go") {}.buttonStyle(Look(journal: journal)) }
    stage.graph.statistics.reset()
    stage.pointer(.down, 200, 150)
    #expect(stage.graph.statistics.bodies == 1)
    #expect(journal.entries == ["up", "pressed"])
  }

  @Test("a disabled button does nothing and says so")
  func disabled() {
    let stage = Stage { Button("Go") { journal.note("go") }.disabled(true) }
    stage.tap(200, 150)
    stage.key("Tab")
    stage.key("Enter")
    #expect(journal.entries.isEmpty)
    #expect(stage.node(.button)?.properties.states == [.disabled])
  }

  @Test("Enter and Space activate the button that has the focus")
  func keys() {
    let stage = Stage {
      HStack {
        Button("One") { journal.note("one") }
        Button("Two") { journal.note("two") }
      }
    }
    stage.key("Tab")
    stage.key("Enter")
    stage.key("Tab")
    stage.key(" ")
    #expect(journal.entries == ["one", "two"])
  }

  @Test("a button is one element, named by its content, with an action")
  func semantics() {
    let stage = Stage {
      Button {
        journal.note("open")
      } label: {
        VStack {
          Text(verbatim: "Headline")
          Text(verbatim: "Source")
        }
      }
    }
    let button = stage.node(.button)
    #expect(button?.properties.label == "Headline, Source")
    #expect(button?.children.isEmpty == true)
    button?.properties.actions.first { $0.name == "activate" }?.perform()
    #expect(journal.entries == ["open"])
  }

  @Test("a button in a button is pressed alone and stays an element of its own")
  func nested() {
    let stage = Stage {
      Button {
        journal.note("outer")
      } label: {
        HStack(spacing: 0) {
          Text(verbatim: "Card").frame(width: 100, height: 50)
          Button("Save") { journal.note("inner") }.frame(width: 100, height: 50)
        }
      }
    }
    stage.tap(250, 150)
    stage.tap(150, 150)
    #expect(journal.entries == ["inner", "outer"])
    #expect(stage.nodes.filter { $0.properties.role == .button }.map(\.properties.label) == ["Card", "Save"])
  }

  @Test("a pointer that the system takes away presses nothing")
  func cancel() {
    let stage = Stage { Button("Go") { journal.note("go") } }
    stage.pointer(.down, 200, 150, kind: .touch)
    stage.pointer(.cancel, 200, 150, kind: .touch)
    #expect(journal.entries.isEmpty)
  }

  @Test("a secondary click is no press")
  func secondary() {
    let stage = Stage { Button("Go") { journal.note("go") } }
    stage.pointer(.down, 200, 150, button: .secondary)
    stage.pointer(.up, 200, 150, button: .secondary)
    #expect(journal.entries.isEmpty)
  }

  @Test("a toggle switches its binding and says whether it is on")
  func toggle() {
    struct Host: View {
      @State var isOn = false
      var body: some View { Toggle("Wi-Fi", isOn: $isOn) }
    }
    let stage = Stage { Host() }
    #expect(stage.node(.switch)?.properties.label == "Wi-Fi")
    stage.tap(200, 150)
    #expect(stage.node(.switch)?.properties.states.contains(.checked) == true)
  }

  @Test("a slider follows the mouse, keys and assistive technology")
  func slider() {
    struct Host: View {
      @State var value = 0.0
      var body: some View { Slider(value: $value, in: 0...100, step: 10).frame(width: 200) }
    }
    let stage = Stage { Host() }
    // The slider spans x = 100…300; 150 is a quarter: 25, rounded to a step of 10.
    stage.pointer(.down, 148, 150)
    #expect(stage.node(.slider)?.properties.value == "20")
    stage.pointer(.move, 300, 150)
    stage.pointer(.up, 300, 150)
    #expect(stage.node(.slider)?.properties.value == "100")
    stage.key("Tab")
    stage.key("ArrowLeft")
    #expect(stage.node(.slider)?.properties.value == "90")
    stage.node(.slider)?.properties.actions.first { $0.name == "decrement" }?.perform()
    stage.frame()
    #expect(stage.node(.slider)?.properties.value == "80")
  }

  @Test("progress tells a percentage, or that it is busy")
  func progress() {
    let stage = Stage {
      VStack {
        ProgressView(value: 1, total: 4)
        ProgressView()
      }
    }
    let all = stage.nodes.filter { $0.properties.role == .progressbar }
    #expect(all.map(\.properties.value) == ["25%", ""])
    #expect(all.last?.properties.states == [.busy])
  }
}
