import MaterialComponents
import Testing

/// Presses on a card in a list that scrolls.
@MainActor
struct ScrollingPressTests {
  private let opened = Box(0)

  private func stage() -> Stage {
    Stage {
      ScrollView {
        ForEach(0..<20, id: \.self) { _ in
          ElevatedCard(action: { opened.value += 1 }) { Color.clear.frame(width: 300, height: 100) }
        }
      }
    }
  }

  private func hasWaves(_ stage: Stage) -> Bool { stage.drawing.contains { $0.wave != nil } }

  @Test("a finger's press shows after 150 ms, since the finger may be about to scroll")
  func delay() {
    let stage = stage()
    stage.pointer(.down, 200, 150, kind: .touch)
    stage.advance(0.14)
    #expect(!hasWaves(stage))
    stage.advance(0.05)
    #expect(hasWaves(stage))
  }

  @Test("a mouse's press shows at once")
  func mouse() {
    let stage = stage()
    stage.pointer(.down, 200, 150)
    stage.advance(1.0 / 30)
    #expect(hasWaves(stage))
  }

  @Test("a quick tap shows from when the finger is lifted")
  func tap() {
    let stage = stage()
    stage.pointer(.down, 200, 150, kind: .touch)
    stage.advance(0.05)
    stage.pointer(.up, 200, 150, kind: .touch)
    stage.advance(0.05)
    #expect(hasWaves(stage))
    #expect(opened.value == 1)
    stage.advance(1)
    #expect(!hasWaves(stage))
  }

  @Test("a drag that begins on a card scrolls, shows no ripple in any frame, and opens nothing")
  func drag() {
    let stage = stage()
    let before = stage.element(.button)?.bounds.minY
    stage.pointer(.down, 200, 150, kind: .touch)
    for step in 1...10 {
      stage.advance(1.0 / 60)
      stage.pointer(.move, 200, 150 - CGFloat(step) * 8, kind: .touch)
      #expect(!hasWaves(stage))
    }
    stage.pointer(.up, 200, 70, kind: .touch)
    stage.advance(1)
    #expect(!hasWaves(stage))
    #expect(opened.value == 0)
    #expect(stage.element(.button)?.bounds.minY != before)
  }

  @Test("a press that shows already fades when the finger begins to scroll")
  func late() {
    let stage = stage()
    stage.pointer(.down, 200, 150, kind: .touch)
    stage.advance(0.3)
    #expect(hasWaves(stage))
    for step in 1...10 {
      stage.pointer(.move, 200, 150 - CGFloat(step) * 8, kind: .touch)
      stage.advance(1.0 / 60)
    }
    // 375 ms of fading out, still under the finger.
    stage.advance(0.4)
    #expect(!hasWaves(stage))
    stage.pointer(.up, 200, 70, kind: .touch)
    #expect(opened.value == 0)
  }
}
