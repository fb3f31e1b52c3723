import Testing

@testable import ViewEngine

/// Figures are those of the grid shaper: characters 8 wide in lines of 20 at the size of 16.
@MainActor
@Suite("Text that can be selected")
struct TextSelectionTests {
  @Observable final class Model {
    var second = "three four"
    var isEnabled = true
    @ObservationIgnored var presses = 0
  }

  struct Screen: View {
    let model: Model

    var body: some View {
      VStack(alignment: .leading, spacing: 10) {
        Text(verbatim: "one two")
        Text(verbatim: model.second)
        Button("press") { model.presses += 1 }
        Text(verbatim: "spared").textSelection(.disabled)
        Text(verbatim: "five")
      }
      .font(.system(size: 16))
      .frame(width: 300, height: 300, alignment: .topLeading)
      .textSelection(.enabled)
    }
  }

  private func stage(_ model: Model = Model()) -> Stage { Stage(width: 300, height: 300) { Screen(model: model) } }

  private func copied(_ stage: Stage) async -> String? {
    stage.graph.services.clipboard.setText("nothing")
    stage.key("c", .control)
    return await stage.graph.services.clipboard.text()
  }

  private func drag(_ stage: Stage, from start: CGPoint, to end: CGPoint, kind: PointerEvent.Kind = .mouse) {
    stage.pointer(.down, start.x, start.y, kind: kind)
    stage.pointer(.move, (start.x + end.x) / 2, (start.y + end.y) / 2, kind: kind)
    stage.pointer(.move, end.x, end.y, kind: kind)
    stage.pointer(.up, end.x, end.y, kind: kind)
  }

  @Test("a drag selects in a text and over several, in their order, and spares controls and views that forbid it")
  func dragging() async {
    let stage = stage()
    drag(stage, from: CGPoint(x: 32, y: 10), to: CGPoint(x: 56, y: 10))
    #expect(await copied(stage) == "two")
    // Upwards, from behind "thr".
    drag(stage, from: CGPoint(x: 24, y: 40), to: CGPoint(x: 32, y: 10))
    #expect(await copied(stage) == "two\nthr")
    drag(stage, from: CGPoint(x: 48, y: 40), to: CGPoint(x: 20, y: 290))
    #expect(await copied(stage) == "four\nfive")
  }

  @Test("a double press selects a word, the next one the whole text; a press alone ends that")
  func presses() async {
    let stage = stage()
    stage.tap(20, 40)
    stage.tap(20, 40)
    #expect(await copied(stage) == "three")
    stage.tap(20, 40)
    #expect(await copied(stage) == "three four")
    stage.advance(milliseconds: 1000)
    stage.tap(20, 40)
    #expect(await copied(stage) == "nothing")
  }

  @Test("what is copied is what is shown: in its case, and without the icons in it")
  func shown() async {
    let stage = Stage(width: 300, height: 100) {
      (Text(verbatim: "one ") + Text(Image(systemName: "heart")) + Text(verbatim: " two"))
        .textCase(.uppercase).font(.system(size: 16))
        .frame(width: 300, height: 100, alignment: .topLeading)
        .textSelection(.enabled)
    }
    drag(stage, from: CGPoint(x: 0, y: 10), to: CGPoint(x: 290, y: 10))
    #expect(await copied(stage) == "ONE  TWO")
  }

  @Test("a double press that is dragged selects whole words")
  func words() async {
    let stage = stage()
    stage.tap(10, 40)
    stage.pointer(.down, 10, 40)
    stage.pointer(.move, 56, 40)
    stage.pointer(.up, 56, 40)
    #expect(await copied(stage) == "three four")
  }

  @Test("shift with arrows changes the selection, also into the next text, and Ctrl+A selects all")
  func keys() async {
    let stage = stage()
    drag(stage, from: CGPoint(x: 32, y: 10), to: CGPoint(x: 48, y: 10))
    stage.key("ArrowRight", .shift)
    #expect(await copied(stage) == "two")
    stage.key("ArrowRight", .shift)
    stage.key("ArrowRight", [.shift, .control])
    #expect(await copied(stage) == "two\nthree")
    stage.key("ArrowUp", .shift)
    #expect(await copied(stage) == "t")
    stage.key("a", .control)
    #expect(await copied(stage) == "one two\nthree four\nfive")
  }

  @Test("a finger scrolls or taps; held for half a second it selects a word")
  func finger() async {
    let stage = stage()
    drag(stage, from: CGPoint(x: 10, y: 10), to: CGPoint(x: 50, y: 10), kind: .touch)
    #expect(await copied(stage) == "nothing")
    stage.pointer(.down, 10, 40, kind: .touch)
    stage.advance(milliseconds: 600)
    stage.pointer(.up, 10, 40, kind: .touch)
    #expect(await copied(stage) == "three")
  }

  @Test("what shows something else, or can't be selected any more, is not selected; another focus ends a selection")
  func endings() async {
    let model = Model()
    let stage = Stage(width: 300, height: 400) {
      VStack(spacing: 0) {
        Screen(model: model)
        Button("elsewhere") {}
      }
      .frame(height: 400, alignment: .top)
    }
    drag(stage, from: CGPoint(x: 0, y: 10), to: CGPoint(x: 80, y: 40))
    model.second = "changed"
    stage.frame()
    #expect(await copied(stage) == "one two")
    stage.key("Tab")
    #expect(await copied(stage) == "nothing")
  }

  @Test("buttons in it work, and Tab passes its texts by")
  func controls() {
    let model = Model()
    let stage = stage(model)
    // The third line, after two of 20 with 10 between.
    stage.tap(20, 70)
    #expect(model.presses == 1)
    stage.key("Tab")
    stage.key("Enter")
    #expect(model.presses == 2)
  }

  @Test("the pointer shows where text can be selected")
  func pointer() {
    let stage = stage()
    stage.pointer(.hover, 20, 10)
    #expect(stage.graph.input.hover.pointerStyle == .horizontalText)
    stage.pointer(.hover, 250, 10)
    #expect(stage.graph.input.hover.pointerStyle == .default)
  }
}
