import Testing
import ViewEngine

@MainActor
@Suite("State and bodies")
struct StateTests {
  struct Counter: View {
    @State var count = 0
    let onMake: (Binding<Int>) -> Void
    var body: some View {
      let _ = onMake($count)
      VStack {
        Text(verbatim: "count \(count)")
        Static()
      }
    }
  }

  struct Static: View {
    var body: some View { Text(verbatim: "static") }
  }

  @Test("a change of state evaluates only the body that read it")
  func changeOfState() {
    var binding: Binding<Int>?
    let stage = Stage { Counter { binding = $0 } }
    #expect(stage.labels == ["count 0", "static"])
    stage.graph.statistics.reset()
    binding?.wrappedValue = 1
    #expect(stage.frame())
    #expect(stage.labels == ["count 1", "static"])
    #expect(stage.graph.statistics.bodies == 1)
  }

  @Test("writing an equal value does nothing")
  func equalValue() {
    var binding: Binding<Int>?
    let stage = Stage { Counter { binding = $0 } }
    stage.graph.statistics.reset()
    binding?.wrappedValue = 0
    #expect(!stage.graph.needsFrame)
    #expect(!stage.frame())
    #expect(stage.graph.statistics.bodies == 0)
  }

  struct Switcher: View {
    @State var isOn = true
    let onMake: (Binding<Bool>) -> Void
    var body: some View {
      let _ = onMake($isOn)
      if isOn { Counted(name: "a") } else { Counted(name: "b") }
    }
  }

  struct Counted: View {
    let name: String
    @State var seen = 0
    var body: some View { Text(verbatim: "\(name) \(seen)").onAppear { seen += 1 } }
  }

  @Test("the sides of a condition have state of their own")
  func conditionalState() {
    var binding: Binding<Bool>?
    let stage = Stage { Switcher { binding = $0 } }
    #expect(stage.labels == ["a 1"])
    binding?.wrappedValue = false
    stage.frame()
    #expect(stage.labels == ["b 1"])
  }

  @Observable final class Model {
    var name = "one"
    var other = 0
  }

  struct ModelView: View {
    let model: Model
    var body: some View { Text(verbatim: model.name) }
  }

  @Test("an observable model is followed by the properties that were read")
  func observable() {
    let model = Model()
    let stage = Stage { ModelView(model: model) }
    stage.graph.statistics.reset()
    model.other = 1
    #expect(!stage.frame())
    model.name = "two"
    #expect(stage.frame())
    #expect(stage.labels == ["two"])
    #expect(stage.graph.statistics.bodies == 1)
    model.name = "three"
    stage.frame()
    #expect(stage.labels == ["three"])
  }

  struct Looping: View {
    @State var value = 0
    var body: some View {
      Text(verbatim: "\(value)").onChange(of: value, initial: true) { value += 1 }
    }
  }

  @Test("a handler that feeds itself is cut off and named")
  func endlessHandler() {
    let stage = Stage { Looping() }
    #expect(stage.logged.contains { $0.contains("onChange(of: Int)") })
  }

  /// Reads what is selected in the closure of a loop only.
  struct Selection: View {
    @State private var selected = 0
    let model: SelectionModel
    let isLazy: Bool
    var body: some View {
      let rows = ForEach(0..<3, id: \.self) { index in
        Text(verbatim: "\(index) \(selected == index) \(model.text)").frame(width: 100, height: 20)
          .contentShape(Rectangle()).onTapGesture { selected = index }
      }
      if isLazy {
        LazyVStack(spacing: 0) { rows }
      } else {
        VStack(spacing: 0) { rows }
      }
    }
  }

  @Observable final class SelectionModel { var text = "a" }

  @Test("a loop's closure follows what it reads, in a lazy stack too", arguments: [false, true])
  func loopClosure(isLazy: Bool) {
    let model = SelectionModel()
    let stage = Stage(width: 100, height: 60) { Selection(model: model, isLazy: isLazy) }
    #expect(stage.labels == ["0 true a", "1 false a", "2 false a"])
    stage.tap(50, 50)
    #expect(stage.labels == ["0 false a", "1 false a", "2 true a"])
    model.text = "b"
    stage.frame()
    #expect(stage.labels == ["0 false b", "1 false b", "2 true b"])
  }
}
