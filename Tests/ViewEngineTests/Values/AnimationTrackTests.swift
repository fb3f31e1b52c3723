import Testing
import ViewEngine

@Suite("Retargeting")
struct AnimationTrackTests {
  @Test("a value without animation is at its target")
  func rest() {
    var track = AnimationTrack(5.0)
    track.retarget(to: 7, animation: nil, at: 0)
    #expect(track.value(at: 0) == 7)
    #expect(!track.isAnimating)
  }

  @Test("a value moves from the old target to the new one and then rests")
  func oneAnimation() {
    var track = AnimationTrack(10.0)
    track.retarget(to: 20, animation: .linear(duration: 2), at: 100)
    #expect(track.value(at: 100) == 10)
    #expect(track.value(at: 101) == 15)
    #expect(track.velocity(at: 101) == 5)
    #expect(track.target == 20)
    #expect(track.value(at: 102) == 20)
    #expect(!track.isAnimating)
  }

  @Test("a spring that replaces a spring keeps value and velocity and runs alone")
  func springMerges() {
    var track = AnimationTrack(0.0)
    track.retarget(to: 100, animation: .snappy, at: 0)
    let value = track.value(at: 0.1)
    let velocity = track.velocity(at: 0.1)
    track.retarget(to: 0, animation: .smooth, at: 0.1)
    #expect(abs(track.value(at: 0.1) - value) < 1e-9)
    #expect(abs(track.velocity(at: 0.1) - velocity) < 1e-9)
    // The new spring's own motion with that start: it goes on upwards before it turns.
    let spring = Spring(duration: 0.5, bounce: 0)
    for time in [0.05, 0.2, 0.4] {
      let expected = value + spring.value(target: -value, initialVelocity: velocity, time: time)
      #expect(abs(track.value(at: 0.1 + time) - expected) < 1e-9)
    }
    #expect(track.value(at: 0.11) > value)
    #expect(track.value(at: 5) == 0)
    #expect(!track.isAnimating)
  }

  @Test("a spring merges again and again without a jump")
  func manyMerges() {
    var track = AnimationTrack(0.0)
    var time = 0.0
    for step in 1...20 {
      let before = track.value(at: time)
      let velocity = track.velocity(at: time)
      track.retarget(to: Double(step * 37 % 100), animation: .snappy(duration: 0.3), at: time)
      #expect(abs(track.value(at: time) - before) < 1e-9)
      #expect(abs(track.velocity(at: time) - velocity) < 1e-6)
      time += 0.016
    }
    #expect(abs(track.value(at: time + 3) - 40) < 1e-9)
  }

  @Test("a spring in another tempo takes over too, from a delayed one and from one in a tempo")
  func springsInTempo() {
    var track = AnimationTrack(0.0)
    track.retarget(to: 100, animation: .snappy.delay(0.1), at: 0)
    var time = 0.2
    for animation in [Animation.snappy.speed(0.5), .bouncy.speed(2), .smooth] {
      let value = track.value(at: time)
      let velocity = track.velocity(at: time)
      track.retarget(to: track.target - 30, animation: animation, at: time)
      #expect(abs(track.value(at: time) - value) < 1e-9)
      #expect(abs(track.velocity(at: time) - velocity) < 1e-6)
      // The next step follows from the velocity: had both springs run, or the tempo been lost, it would not.
      #expect(abs(track.value(at: time + 1e-5) - value - velocity * 1e-5) < 1e-5)
      time += 0.05
    }
    #expect(track.value(at: 5) == 10)
  }

  @Test("an unfinished spring that merges goes on alone: its last value is reached with the new spring's rest")
  func mergedSpringRunsAlone() {
    var track = AnimationTrack(0.0)
    track.retarget(to: 100, animation: .spring(duration: 10), at: 0)
    track.retarget(to: 50, animation: .spring(duration: 0.1), at: 0.5)
    #expect(track.value(at: 1) == 50)
    #expect(!track.isAnimating)
  }

  @Test("curves add up: the first one finishes while the second runs")
  func curvesAdd() {
    var track = AnimationTrack(0.0)
    track.retarget(to: 10, animation: .linear(duration: 1), at: 0)
    track.retarget(to: 0, animation: .linear(duration: 1), at: 0.5)
    #expect(track.value(at: 0.5) == 5)
    #expect(track.velocity(at: 0.75) == 0)
    #expect(track.value(at: 0.75) == 5)
    #expect(abs(track.value(at: 1.25) - 2.5) < 1e-12)
    #expect(track.value(at: 1.5) == 0)
  }

  @Test("interpolating springs add up too")
  func interpolatingSpringsAdd() {
    var track = AnimationTrack(0.0)
    let spring = Spring(duration: 0.5, bounce: 0)
    track.retarget(to: 10, animation: .interpolatingSpring(spring), at: 0)
    track.retarget(to: 30, animation: .interpolatingSpring(spring), at: 0.1)
    let expected = spring.value(target: 10.0, time: 0.3) + spring.value(target: 20.0, time: 0.2)
    #expect(abs(track.value(at: 0.3) - expected) < 1e-9)
  }

  @Test("a change without animation moves the value at once and leaves the rest of the motion on top")
  func immediateChangeDuringSpring() {
    var track = AnimationTrack(0.0)
    track.retarget(to: 100, animation: .snappy(duration: 0.3), at: 0)
    let before = track.value(at: 0.016)
    track.retarget(to: 103, animation: nil, at: 0.016)
    #expect(abs(track.value(at: 0.016) - before - 3) < 1e-9)
    #expect(track.value(at: 3) == 103)
  }

  @Test("an endless animation gives way to a new one without a jump, and stops for none")
  func endless() {
    var track = AnimationTrack(0.0)
    track.retarget(to: 10, animation: .linear(duration: 1).repeatForever(), at: 0)
    #expect(abs(track.value(at: 7.25) - 7.5) < 1e-9)
    track.retarget(to: 0, animation: .linear(duration: 1), at: 7.25)
    #expect(abs(track.value(at: 7.25) - 7.5) < 1e-9)
    #expect(track.value(at: 8.25) == 0)
    #expect(!track.isAnimating)
    track.retarget(to: 10, animation: .linear.repeatForever(), at: 9)
    track.retarget(to: 4, animation: nil, at: 9.1)
    #expect(track.value(at: 9.1) == 4)
    #expect(!track.isAnimating)
  }

  @Test("a spring is logically complete after its duration but still moves")
  func logicalCompletion() {
    var track = AnimationTrack(0.0)
    track.retarget(to: 1, animation: .smooth, at: 0)
    _ = track.value(at: 0.49)
    #expect(!track.isLogicallyComplete)
    _ = track.value(at: 0.5)
    #expect(track.isLogicallyComplete)
    #expect(track.isAnimating)
    track.retarget(to: 5, animation: .linear(duration: 2).logicallyComplete(after: 0.5), at: 10)
    _ = track.value(at: 10.4)
    #expect(!track.isLogicallyComplete)
    #expect(track.value(at: 10.5) == 2)
    #expect(track.isLogicallyComplete)
  }

  @Test("animatable pairs move as one vector")
  func pairs() {
    var track = AnimationTrack(CGPoint(x: 1, y: 2).animatableData)
    track.retarget(to: CGPoint(x: 3, y: 6).animatableData, animation: .linear(duration: 1), at: 0)
    #expect(track.value(at: 0.5) == AnimatablePair(2, 4))
    var rect = CGRect.zero
    rect.animatableData = CGRect(x: 1, y: 2, width: 3, height: 4).animatableData.scaled(by: 2)
    #expect(rect == CGRect(x: 2, y: 4, width: 6, height: 8))
    #expect(AnimatablePair(3.0, 4.0).magnitudeSquared == 25)
  }
}
