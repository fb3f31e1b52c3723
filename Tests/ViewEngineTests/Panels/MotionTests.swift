import Testing

@testable import ViewEngine

@MainActor @Suite("Motions")
struct MotionTests {
  private struct Tray: Layout {
    let motion: Motion
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      proposal.replacingUnspecifiedDimensions()
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      nonisolated(unsafe) let first = subviews[0]
      MainActor.assumeIsolated { first.place(at: CGPoint(x: 0, y: motion.value), proposal: .unspecified) }
    }
  }

  @Test("a layout that reads a motion follows it, without a body, and the window is idle when it rests")
  func following() {
    let motion = Motion(10)
    let stage = Stage { Tray(motion: motion) { Text(verbatim: "tray") } }
    #expect(stage.frame(of: "tray")?.minY == 10)
    stage.graph.statistics.reset()
    motion.set(50)
    stage.frame()
    #expect(stage.frame(of: "tray")?.minY == 50)
    motion.animate(to: 200, spring: .smooth)
    stage.advance(milliseconds: 100)
    let middle = motion.value
    #expect(middle > 50 && middle < 200)
    #expect(motion.velocity > 0)
    #expect(stage.frame(of: "tray")?.minY == middle)
    stage.advance(milliseconds: 1500)
    #expect(motion.value == 200)
    #expect(stage.graph.statistics.bodies == 0)
    #expect(!stage.graph.needsFrame)
  }

  @Test("another end keeps the velocity, and only the last completion is called")
  func retargeting() {
    let motion = Motion()
    let stage = Stage { Tray(motion: motion) { Text(verbatim: "tray") } }
    var ends: [String] = []
    motion.animate(to: 300, spring: .smooth) { ends.append("first") }
    stage.advance(milliseconds: 150)
    let (place, velocity) = (motion.value, motion.velocity)
    motion.animate(to: 0, spring: .smooth) { ends.append("second") }
    #expect(abs(motion.velocity - velocity) < 1)
    stage.advance(milliseconds: 17)
    // It goes on in its direction before it turns.
    #expect(motion.value > place)
    stage.advance(milliseconds: 1500)
    #expect(motion.value == 0)
    #expect(ends == ["second"])
  }

  @Test("what no window has read arrives at once")
  func unread() {
    let motion = Motion()
    var ended = false
    motion.animate(to: 10, spring: .smooth) { ended = true }
    #expect(motion.value == 10)
    #expect(ended)
  }
}
