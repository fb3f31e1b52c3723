import Testing
import ViewEngine

@Suite("Springs")
struct SpringTests {
  /// Progress of a spring towards 1.
  private func progress(_ spring: Spring, at time: Double) -> Double {
    spring.value(target: 1.0, time: time)
  }

  // The figures follow from x'' + 2ζωx' + ω²x = 0 with ω = 2π / duration and ζ = 1 - bounce.
  @Test(
    "snappy with a duration of 0.35 s and 0.07 extra bounce: the tab indicator's motion",
    arguments: [(0.05, 0.2501), (0.1, 0.6163), (0.175, 0.9340), (0.28, 1.0199), (0.35, 1.0118), (0.5, 1.0)])
  func indicator(time: Double, expected: Double) {
    let spring = Spring.snappy(duration: 0.35, extraBounce: 0.07)
    #expect(abs(progress(spring, at: time) - expected) < 0.0001)
  }

  @Test(
    "snappy with a duration of 0.3 s: the header's motion", arguments: [(0.05, 0.3031), (0.1, 0.6812), (0.285, 1.0063)])
  func header(time: Double, expected: Double) {
    #expect(abs(progress(.snappy(duration: 0.3), at: time) - expected) < 0.00006)
  }

  @Test("the three descriptions of a spring agree")
  func descriptions() {
    let spring = Spring(duration: 0.35, bounce: 0.22)
    #expect(abs(spring.dampingRatio - 0.78) < 1e-12)
    #expect(abs(spring.stiffness - 322.27) < 0.01)
    #expect(abs(spring.damping - 28.005) < 0.001)
    let physical = Spring(mass: 1, stiffness: spring.stiffness, damping: spring.damping)
    #expect(abs(physical.duration - 0.35) < 1e-12)
    #expect(abs(physical.bounce - 0.22) < 1e-12)
    #expect(abs(Spring(duration: 1, bounce: -0.5).dampingRatio - 2) < 1e-12)
    #expect(abs(Spring(duration: 1, bounce: -0.5).bounce + 0.5) < 1e-12)
    #expect(Spring(mass: 1, stiffness: 1, damping: 5).dampingRatio == 1)
    #expect(Spring(mass: 1, stiffness: 1, damping: 5, allowOverDamping: true).dampingRatio == 2.5)
  }

  @Test("velocity is the derivative of the value, bouncing, critical and creeping", arguments: [0.4, 0, -0.4])
  func velocity(bounce: Double) {
    let spring = Spring(duration: 0.6, bounce: bounce)
    let step = 1e-6
    for time in [0.02, 0.1, 0.3, 0.7] {
      let before = spring.value(target: 3.0, initialVelocity: -5.0, time: time - step)
      let after = spring.value(target: 3.0, initialVelocity: -5.0, time: time + step)
      let velocity = spring.velocity(target: 3.0, initialVelocity: -5.0, time: time)
      #expect(abs((after - before) / (2 * step) - velocity) < 1e-5)
    }
    #expect(abs(spring.velocity(target: 3.0, initialVelocity: -5.0, time: 0) + 5) < 1e-12)
  }

  @Test("small steps of update follow the closed form")
  func update() {
    let spring = Spring.bouncy
    var (value, velocity) = (0.0, 2.0)
    for _ in 0..<60 { spring.update(value: &value, velocity: &velocity, target: 10, deltaTime: 1.0 / 120) }
    #expect(abs(value - spring.value(target: 10, initialVelocity: 2, time: 0.5)) < 1e-9)
  }

  @Test("after the settling duration the value stays within a thousandth", arguments: [0.5, 0.15, 0, -0.3])
  func settling(bounce: Double) {
    let spring = Spring(duration: 0.5, bounce: bounce)
    let end = spring.settlingDuration
    for later in stride(from: end, to: end + 2, by: 0.01) {
      #expect(abs(progress(spring, at: later) - 1) <= 0.001 + 1e-9)
    }
    #expect(end < 3)
    let again = Spring(settlingDuration: end, dampingRatio: spring.dampingRatio)
    #expect(abs(again.duration - 0.5) < 1e-6)
  }

  @Test("a spring without duration arrives at once, one without damping never rests")
  func extremes() {
    #expect(progress(Spring(duration: 0), at: 0.001) == 1)
    #expect(Spring(duration: 0).settlingDuration == 0)
    #expect(Spring(duration: 1, bounce: 1).settlingDuration == .infinity)
  }
}
