import Testing

@testable import ViewEngine

@MainActor
@Suite("Visual effects")
struct VisualEffectTests {
  private func scroll(_ stage: Stage, by distance: CGFloat) {
    stage.scroll.scrollPrecisely(by: CGSize(width: 0, height: distance))
    stage.frame()
  }

  @Test("an effect follows the geometry in every step, without a body or a layout")
  func followsScrolling() {
    let stage = Stage(width: 400, height: 300) {
      ScrollView {
        Color.red.frame(width: 100, height: 100)
          .visualEffect { content, proxy in
            content.offset(x: -proxy.frame(in: .scrollView).minY).opacity(
              proxy.frame(in: .scrollView).minY < 0 ? 0.5 : 1)
          }
          .frame(width: 400, height: 1000, alignment: .topLeading)
      }
    }
    #expect(stage.fill(.red) == DrawnFill(rect: CGRect(x: 0, y: 0, width: 100, height: 100), color: red, opacity: 1))
    stage.graph.statistics.reset()
    scroll(stage, by: 40)
    #expect(stage.fill(.red)?.rect == CGRect(x: 40, y: -40, width: 100, height: 100))
    #expect(stage.fill(.red)?.opacity == 0.5)
    #expect(stage.graph.statistics.bodies == 0)
    #expect(stage.graph.statistics.layouts == 0)
  }

  private var red: Color.Resolved { Color.red.resolve(in: EnvironmentValues()) }

  @Test("steps apply in their order, and what is drawn elsewhere is hit there")
  func steps() {
    let journal = Journal()
    let stage = Stage(width: 400, height: 300) {
      Color.red.frame(width: 100, height: 100).onTapGesture { journal.note("hit") }
        .visualEffect { content, _ in content.scaleEffect(0.5, anchor: .topLeading).offset(x: 100) }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    #expect(stage.fill(.red)?.rect == CGRect(x: 100, y: 0, width: 50, height: 50))
    stage.tap(20, 20)
    stage.tap(120, 20)
    #expect(journal.entries == ["hit"])
  }

  @Test("a state that the closure captured counts in the next frame")
  func captured() {
    let model = Model()
    let stage = Stage(width: 400, height: 300) {
      let x = model.x
      Color.red.frame(width: 100, height: 100).visualEffect { content, _ in content.offset(x: x) }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
    model.x = 70
    stage.frame()
    #expect(stage.fill(.red)?.rect.minX == 70)
  }

  @Observable final class Model { var x: CGFloat = 0 }

  // MARK: Scroll transitions

  /// Boxes of 100 in a view of 300; box 2 starts at 250.
  private func boxes(_ configuration: ScrollTransitionConfiguration) -> Stage {
    Stage(width: 400, height: 300) {
      ScrollView {
        VStack(spacing: 0) {
          Color.clear.frame(width: 400, height: 250)
          Color.red.frame(width: 100, height: 100)
            .scrollTransition(configuration) { content, phase in
              content.opacity(phase.isIdentity ? 1 : 0.2).offset(x: phase.value * 40)
            }
          Color.clear.frame(width: 400, height: 1000)
        }
      }
    }
  }

  @Test("an interactive transition is as far as the view is in sight, at both ends")
  func interactive() {
    let stage = boxes(.interactive(timingCurve: .linear))
    // Half of it is in sight at the bottom.
    #expect(abs((stage.fill(.red)?.opacity ?? 0) - 0.6) < 1e-9)
    #expect(stage.fill(.red)?.rect.minX == 170)
    scroll(stage, by: 50)
    #expect(stage.fill(.red)?.opacity == 1)
    #expect(stage.fill(.red)?.rect.minX == 150)
    scroll(stage, by: 225)
    // 25 of 100 are above the top.
    #expect(abs((stage.fill(.red)?.opacity ?? 0) - 0.8) < 1e-9)
    #expect(stage.fill(.red)?.rect.minX == 140)
  }

  @Test("a threshold says how much of the view must be in sight")
  func thresholds() {
    #expect(boxes(.interactive.threshold(.visible(0.5))).fill(.red)?.opacity == 1)
    #expect(boxes(.interactive.threshold(.hidden)).fill(.red)?.opacity == 1)
    let centered = boxes(.interactive(timingCurve: .linear).threshold(.centered))
    // Its middle is 150 from the view's; 200 is where it is just out of sight.
    #expect(abs((centered.fill(.red)?.opacity ?? 0) - 0.4) < 1e-9)
    #expect(boxes(.identity).fill(.red)?.opacity == 1)
  }

  @Test("an animated transition changes phase as a whole, over time")
  func animated() {
    let stage = boxes(.animated(.linear(duration: 1)).threshold(.visible(0.3)))
    #expect(stage.fill(.red)?.opacity == 1)
    scroll(stage, by: 310)
    // 40 of 100 are left.
    #expect(stage.fill(.red)?.opacity == 1)
    scroll(stage, by: 20)
    #expect(stage.fill(.red)?.opacity == 1)
    stage.advance(milliseconds: 500)
    #expect(abs((stage.fill(.red)?.opacity ?? 0) - 0.6) < 0.02)
    #expect(abs((stage.fill(.red)?.rect.minX ?? 0) - 130) <= 1)
    stage.advance(milliseconds: 600)
    #expect(abs((stage.fill(.red)?.opacity ?? 0) - 0.2) < 1e-9)
    #expect(!stage.graph.needsFrame)
  }
}
