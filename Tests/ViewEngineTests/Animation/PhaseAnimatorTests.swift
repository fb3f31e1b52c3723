import Testing
import ViewEngine

@MainActor
@Suite("Phase and keyframe animators")
struct PhaseAnimatorTests {
  @Observable final class Model { var trigger = 0 }

  private func x(_ stage: Stage) -> CGFloat { stage.fill(.red)?.rect.minX ?? .nan }

  @Test("each change of the trigger goes through all phases once and back to the first")
  func triggered() {
    let model = Model()
    let stage = Stage(width: 400, height: 100) {
      Color.red.frame(width: 10, height: 10)
        .phaseAnimator([CGFloat(0), 100, 300], trigger: model.trigger) { content, x in
          content.offset(x: x)
        } animation: { _ in
          .linear(duration: 0.5)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
    stage.advance(milliseconds: 1000)
    #expect(x(stage) == 0)
    model.trigger = 1
    stage.frame()
    stage.advance(milliseconds: 250)
    #expect(abs(x(stage) - 50) <= 4)
    stage.advance(milliseconds: 600)
    #expect(x(stage) > 150 && x(stage) < 300)
    stage.advance(milliseconds: 2000)
    #expect(x(stage) == 0)
    #expect(!stage.graph.needsFrame)
  }

  @Test("without a trigger it goes round until it leaves")
  func endless() {
    let stage = Stage(width: 400, height: 100) {
      PhaseAnimator([false, true]) { isOn in
        Color.red.frame(width: 10, height: 10).opacity(isOn ? 0.5 : 1)
      } animation: { _ in
        .linear(duration: 0.2)
      }
    }
    var lowest = 1.0
    var turns = 0
    var isFalling = false
    for _ in 0..<120 {
      stage.advance(milliseconds: 17)
      let opacity = stage.fill(.red)?.opacity ?? 0
      if opacity < 0.6, !isFalling {
        turns += 1
        isFalling = true
      }
      if opacity > 0.9 { isFalling = false }
      lowest = min(lowest, opacity)
    }
    #expect(lowest < 0.55)
    // Two seconds with rounds of 0.4 and a frame or two.
    #expect((3...5).contains(turns))
  }

  struct Values {
    var x: CGFloat = 0
    var scale: CGFloat = 1
  }

  @Test("tracks run beside each other, and a track that has ended keeps its value")
  func timeline() {
    let timeline = KeyframeTimeline(initialValue: Values()) {
      KeyframeTrack(\.x) {
        LinearKeyframe(100, duration: 1)
        MoveKeyframe(200)
        LinearKeyframe(300, duration: 2)
      }
      KeyframeTrack(\.scale) { LinearKeyframe(3, duration: 0.5, timingCurve: .easeIn) }
    }
    #expect(timeline.duration == 3)
    #expect(timeline.value(time: 0.5).x == 50)
    #expect(timeline.value(time: 2).x == 250)
    #expect(timeline.value(time: 9).x == 300)
    #expect(timeline.value(time: 9).scale == 3)
    #expect(timeline.value(time: 0.25).scale < 2)
    #expect(timeline.value(progress: 0.5).x == 225)
  }

  @Test("cubic keyframes meet with one velocity, and a spring goes on with that of what was before")
  func curves() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(100, duration: 1)
      CubicKeyframe(300, duration: 1)
    }
    func velocity(_ time: Double) -> Double {
      (timeline.value(time: time + 0.0005) - timeline.value(time: time - 0.0005)) / 0.001
    }
    #expect(timeline.value(time: 1) == 100)
    // The way over both, 300 in two seconds; and none at the ends.
    #expect(abs(velocity(1) - 150) < 1)
    #expect(abs(velocity(0.0005)) < 1)
    let spring = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(100, duration: 1)
      SpringKeyframe(100, duration: 1, spring: .bouncy)
    }
    #expect(spring.value(time: 1.05) > 103)
    #expect(abs(spring.value(time: 2) - 100) < 3)
    #expect(KeyframeTimeline(initialValue: 0.0) { SpringKeyframe(1) }.duration > 0.3)
  }

  @Test("the content follows the keyframes in each frame after the trigger, and rests at the last")
  func animator() {
    let model = Model()
    let stage = Stage(width: 400, height: 100) {
      Color.red.frame(width: 10, height: 10)
        .keyframeAnimator(initialValue: Values(), trigger: model.trigger) { content, value in
          content.offset(x: value.x)
        } keyframes: { value in
          KeyframeTrack(\.x) { LinearKeyframe(value.x + 120, duration: 1) }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
    #expect(x(stage) == 0)
    #expect(!stage.graph.needsFrame)
    model.trigger = 1
    stage.frame()
    stage.advance(milliseconds: 500)
    #expect(abs(x(stage) - 60) <= 3)
    stage.advance(milliseconds: 700)
    #expect(x(stage) == 120)
    #expect(!stage.graph.needsFrame)
    // The next round begins where the last one ended.
    model.trigger = 2
    stage.frame()
    stage.advance(milliseconds: 1200)
    #expect(x(stage) == 240)
  }

  @Test("a completion comes when the animation is logically complete, or when nothing of it is left")
  func criteria() {
    let model = Model()
    let journal = Journal()
    let stage = Stage(width: 400, height: 100) {
      Color.red.frame(width: 10, height: 10).offset(x: CGFloat(model.trigger))
    }
    withAnimation(.bouncy(duration: 0.5)) {
      model.trigger = 1000
    } completion: {
      journal.note("complete")
    }
    stage.advance(milliseconds: 480)
    #expect(journal.entries == [])
    stage.advance(milliseconds: 60)
    #expect(journal.entries == ["complete"])
    #expect(stage.graph.needsFrame)
    withAnimation(.bouncy(duration: 0.5), completionCriteria: .removed) {
      model.trigger = 0
    } completion: {
      journal.note("removed")
    }
    stage.advance(milliseconds: 600)
    #expect(journal.entries == ["complete"])
    stage.advance(milliseconds: 2500)
    #expect(journal.entries == ["complete", "removed"])
  }
}
