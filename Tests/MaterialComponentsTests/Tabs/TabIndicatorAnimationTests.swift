import Testing
import ViewEngine

@testable import MaterialComponents

@Suite("Tab indicator motion")
struct TabIndicatorAnimationTests {
  /// The part of a way of 1 that is done at each time.
  private func progress(_ animation: Animation, _ times: [Double]) -> [Double] {
    times.map { time in
      var context = AnimationContext<Double>()
      return animation.animate(value: 1.0, time: time, context: &context) ?? 1
    }
  }

  @Test("to a neighbour it is the original's spring (§6.3, example 14)")
  func spring() {
    let values = progress(.tabIndicator, [0.05, 0.1, 0.175, 0.28, 0.35, 0.5])
    for (value, expected) in zip(values, [0.2501, 0.6163, 0.9340, 1.0199, 1.0118, 1.0000]) {
      #expect(abs(value - expected) < 0.00025)
    }
    // At 100 ms on the way from x 0, width 100 to x 100, width 160.
    #expect(abs(100 * values[1] - 61.6) < 0.05)
    #expect(abs(100 + 60 * values[1] - 137.0) < 0.05)
  }

  @Test("it goes beyond its end by 2 % at most, and over several tabs not at all")
  func overshoot() {
    let times = (0...240).map { Double($0) / 240 }
    #expect(progress(.tabIndicator, times).allSatisfy { $0 <= 1.02 })
    #expect(progress(.tabIndicatorJump, times).allSatisfy { $0 <= 1 })
    #expect(progress(.tabIndicator(MaterialMotion.expressive.figures(.spatial, .fast)), times).allSatisfy { $0 <= 1 })
  }

  @Test("a step is a step to a neighbour, all else is a jump")
  func track() {
    let track = TabBarTrack()
    #expect(track.animation(to: 2) == .tabIndicator)
    track.place = 1
    #expect(track.animation(to: 2) == .tabIndicator)
    #expect(track.animation(to: 3) == .tabIndicatorJump)
    #expect(track.animation(to: nil) == .tabIndicator)
  }
}
