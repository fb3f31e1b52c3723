import Testing
import ViewEngine

@MainActor
@Suite("Effects that follow a press")
struct PaintEffectTests {
  let journal = Journal()

  /// Grows from the place of the press in 300 ms, and notes what it is told.
  struct Growing: PaintEffect {
    let journal: Journal
    static let progress = EffectSlot(0)

    func interactionDidChange(_ effect: EffectContext) {
      let now = effect.interaction
      if now.isPressed != effect.previous.isPressed {
        let place = now.pressLocation.map { "\(Int($0.x)),\(Int($0.y))" } ?? "centre"
        journal.note(now.isPressed ? "press \(place)" : "release")
      }
      effect.set(Self.progress, to: now.isPressed ? 1 : 0, animation: .linear(duration: 0.3))
    }

    func paint(in context: inout PaintContext, effect: EffectContext) {
      context.fillCircle(
        center: effect.interaction.pressLocation ?? .zero, radius: 100 * effect[Self.progress], with: Color.black)
    }
  }

  struct Look: ButtonStyle {
    let journal: Journal
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.frame(width: 100, height: 40).background(Color.red)
        .paintEffect(Growing(journal: journal), in: Capsule())
    }
  }

  private func makeStage() -> Stage {
    Stage { Button("Go") {}.buttonStyle(Look(journal: journal)) }
  }

  @Test("an effect gets the place of the press in its own coordinates")
  func location() {
    let stage = makeStage()
    // The button of 100 × 40 has its corner at (150, 130).
    stage.pointer(.down, 160, 135)
    #expect(journal.entries == ["press 10,5"])
    stage.pointer(.up, 160, 135)
    #expect(journal.entries == ["press 10,5", "release"])
  }

  @Test("a press and the frames of its effect run no body and lay nothing out")
  func work() {
    let stage = makeStage()
    stage.graph.statistics.reset()
    stage.pointer(.down, 160, 135)
    stage.advance(milliseconds: 200)
    #expect(stage.graph.statistics.bodies == 0)
    #expect(stage.graph.statistics.layouts == 0)
    #expect(stage.graph.statistics.paints > 5)
    stage.pointer(.up, 160, 135)
    stage.advance(milliseconds: 400)
    #expect(stage.graph.statistics.bodies == 0)
    stage.frame()
    #expect(!stage.graph.needsFrame)
  }

  @Test("a press by key or by assistive technology comes from the centre, and is told though it is short")
  func keyboard() {
    let stage = makeStage()
    stage.key("Tab")
    stage.key("Enter")
    #expect(journal.entries == ["press centre", "release"])
    stage.node(.button)?.properties.actions.first?.perform()
    stage.frame()
    #expect(journal.entries.count == 4)
  }

  @Test("an effect started after a long pause takes its time")
  func idleStart() {
    let stage = makeStage()
    stage.jump(to: 100)
    stage.pointer(.down, 160, 135)
    stage.advance(milliseconds: 100)
    #expect(stage.graph.needsFrame)
  }

  @Test("a press and a release between two frames are both told")
  func quick() {
    let stage = makeStage()
    stage.graph.send(PointerEvent(.down, at: CGPoint(x: 160, y: 135), time: 0))
    stage.graph.send(PointerEvent(.up, at: CGPoint(x: 160, y: 135), time: 0))
    stage.frame()
    #expect(journal.entries == ["press 10,5", "release"])
  }
}
