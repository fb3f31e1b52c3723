import Testing
import ViewEngine

@MainActor
@Suite("Scroll relays")
struct ScrollRelayTests {
  private func stage(_ relay: ScrollRelay, presses: @escaping @MainActor @Sendable () -> Void = {}) -> Stage {
    Stage(width: 200, height: 300) {
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          Color.red.frame(width: 100)
          Button("press", action: presses).frame(width: 100)
        }
        .frame(height: 100)
        .scrollRelaySource(relay)
        ScrollView {
          Color.blue.frame(height: 1000).accessibilityElement().accessibilityLabel("content")
        }
        .scrollRelayTarget(relay)
      }
    }
  }

  @Test("a wheel over the source moves the target")
  func wheel() {
    let stage = stage(ScrollRelay())
    stage.graph.send(
      ScrollEvent(
        at: CGPoint(x: 50, y: 50), delta: CGSize(width: 0, height: 40), kind: .precise, phase: .changed,
        time: stage.time))
    stage.frame()
    #expect(stage.frame(of: "content")?.minY == 60)
  }

  @Test("a finger on the source pulls the target's content one to one")
  func finger() {
    let stage = stage(ScrollRelay())
    func send(_ phase: PointerEvent.Phase, _ y: CGFloat) {
      stage.graph.send(PointerEvent(phase, at: CGPoint(x: 50, y: y), kind: .touch, time: stage.time))
      stage.frame()
    }
    send(.down, 80)
    send(.move, 60)
    let start = stage.frame(of: "content")?.minY ?? 0
    send(.move, 30)
    #expect(stage.frame(of: "content")?.minY == start - 30)
    send(.up, 30)
  }

  @Test("a source of no relay moves nothing")
  func none() {
    let stage = Stage(width: 200, height: 300) {
      VStack(spacing: 0) {
        Color.red.frame(height: 100).scrollRelaySource(nil)
        ScrollView { Color.blue.frame(height: 1000).accessibilityElement().accessibilityLabel("content") }
      }
    }
    stage.graph.send(
      ScrollEvent(
        at: CGPoint(x: 50, y: 50), delta: CGSize(width: 0, height: 40), kind: .precise, phase: .changed,
        time: stage.time))
    stage.frame()
    #expect(stage.frame(of: "content")?.minY == 100)
  }
}
