import Testing
import ViewEngine

@Suite("Animation curves")
struct AnimationCurveTests {
  /// The part of a change of 1 that has happened, `nil` after the end.
  private func progress(_ animation: Animation, _ time: Double) -> Double? {
    var context = AnimationContext<Double>()
    return animation.animate(value: 1.0, time: time, context: &context)
  }

  private func close(_ value: Double?, _ expected: Double, _ tolerance: Double = 1e-6) -> Bool {
    value.map { abs($0 - expected) < tolerance } ?? false
  }

  // CSS Easing 1 names these curves; the values are the roots of the cubic found by hand at s = 1/2 and by symmetry.
  @Test("cubic curves meet known points")
  func cubic() {
    #expect(close(UnitCurve.easeInOut.value(at: 0.5), 0.5))
    // At s = 1/2: x = (3·0.42 + 3·1 + 1) / 8 = 0.6575, y = (0 + 3 + 1) / 8 = 0.5.
    #expect(close(UnitCurve.easeIn.value(at: 0.6575), 0.5))
    #expect(close(UnitCurve.easeOut.value(at: 1 - 0.6575), 0.5))
    // Material's standard easing cubic-bezier(0.2, 0, 0, 1): x = (0.6 + 0 + 1) / 8 = 0.2, y = 0.5.
    #expect(close(progress(.timingCurve(0.2, 0, 0, 1, duration: 2), 0.4), 0.5))
    #expect(UnitCurve.easeIn.value(at: -1) == 0)
    #expect(close(UnitCurve.easeIn.value(at: 2), 1))
  }

  @Test("Material's emphasized path joins at a sixth of the time and two fifths of the way")
  func emphasized() {
    let curve = UnitCurve.path([
      .init(
        control1: UnitPoint(x: 0.05, y: 0), control2: UnitPoint(x: 0.133333, y: 0.06),
        end: UnitPoint(x: 0.166666, y: 0.4)),
      .init(
        control1: UnitPoint(x: 0.208333, y: 0.82), control2: UnitPoint(x: 0.25, y: 1), end: UnitPoint(x: 1, y: 1)),
    ])
    #expect(close(curve.value(at: 0.166666), 0.4))
    #expect(curve.value(at: 0) == 0)
    #expect(curve.value(at: 1) == 1)
    // First piece at s = 1/2: x = (0.15 + 0.399999 + 0.166666) / 8, y = (0 + 0.18 + 0.4) / 8.
    #expect(close(curve.value(at: 0.716665 / 8), 0.0725))
    var last = 0.0
    for step in 1...1000 {
      let value = curve.value(at: Double(step) / 1000)
      #expect(value >= last)
      last = value
    }
  }

  @Test("a path that stops early is completed, and one without pieces is a line")
  func incompletePath() {
    #expect(close(UnitCurve.path([]).value(at: 0.25), 0.25))
    let half = UnitCurve.path([
      .init(control1: .zero, control2: UnitPoint(x: 0.5, y: 0.9), end: UnitPoint(x: 0.5, y: 0.9))
    ])
    #expect(close(half.value(at: 0.75), 0.95))
  }

  @Test(
    "the inverse undoes the curve, the velocity is its slope",
    arguments: [UnitCurve.easeIn, .easeInOut, .linear, .circularEaseIn, .circularEaseOut, .circularEaseInOut])
  func inverse(curve: UnitCurve) {
    for progress in [0.1, 0.3, 0.5, 0.8] {
      #expect(close(curve.inverse.value(at: curve.value(at: progress)), progress))
    }
    for progress in [0.1, 0.3, 0.8] {
      let slope = (curve.value(at: progress + 1e-5) - curve.value(at: progress - 1e-5)) / 2e-5
      #expect(close(curve.velocity(at: progress), slope, 1e-3))
    }
  }

  @Test("curves take 0.35 s and end there")
  func defaultDurations() {
    for animation in [Animation.linear, .easeIn, .easeOut, .easeInOut] {
      #expect(animation.duration == 0.35)
      #expect(progress(animation, 0.349) != nil)
      #expect(progress(animation, 0.35) == nil)
    }
    #expect(progress(.linear(duration: 0), 0) == nil)
  }

  @Test("the default is a spring of half a second without bounce, and equal springs are equal animations")
  func equality() {
    #expect(Animation.default == .smooth)
    #expect(Animation.default == .spring(duration: 0.5, bounce: 0))
    #expect(Animation.snappy == .spring(Spring(duration: 0.5, bounce: 0.15)))
    #expect(Animation.spring() == .spring(duration: 0.5))
    #expect(Animation.linear != .easeIn)
    #expect(Animation.linear.delay(1) != .linear)
    #expect(Set([Animation.linear, .linear(duration: 0.35), .interpolatingSpring, .spring]).count == 3)
  }

  @Test("a delay shifts and a speed scales")
  func delayAndSpeed() {
    let delayed = Animation.linear(duration: 1).delay(0.5)
    #expect(progress(delayed, 0.4) == 0)
    #expect(close(progress(delayed, 0.75), 0.25))
    #expect(progress(delayed, 1.5) == nil)
    let fast = Animation.linear(duration: 1).speed(2)
    #expect(close(progress(fast, 0.25), 0.5))
    #expect(fast.duration == 0.5)
    #expect(fast.velocity(value: 10.0, time: 0.25, context: AnimationContext()) == 20)
  }

  @Test("repetitions go back and forth, or jump back, and end at the new value")
  func repetition() {
    let swing = Animation.linear(duration: 1).repeatCount(3)
    #expect(close(progress(swing, 0.25), 0.25))
    #expect(close(progress(swing, 1.25), 0.75))
    #expect(close(progress(swing, 2.25), 0.25))
    #expect(progress(swing, 3) == nil)
    let loop = Animation.linear(duration: 1).repeatForever(autoreverses: false)
    #expect(close(progress(loop, 1000.25), 0.25))
    #expect(loop.duration == .infinity)
    #expect(progress(Animation.linear(duration: 0).repeatForever(), 5) == nil)
  }

  @Test("an app's own animation repeats although its length is not known")
  func customRepetition() {
    struct Steps: CustomAnimation {
      func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
        time < 1 ? value.scaled(by: time < 0.5 ? 0 : 0.5) : nil
      }
    }
    let animation = Animation(Steps()).repeatCount(2, autoreverses: false)
    var context = AnimationContext<Double>()
    let values = [0.2, 0.6, 1.0, 1.7, 2.0].map { animation.animate(value: 1.0, time: $0, context: &context) }
    #expect(values == [0, 0.5, 0, 0.5, nil])
    #expect(Animation(Steps()) == Animation(Steps()))
  }
}
