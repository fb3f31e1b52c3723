import Foundation

/// A value on its way to a target: what the engine keeps for each attribute that animates.
///
/// The value shown is the target minus what each running animation has yet to do. A change of the target starts one
/// more animation, or one that takes over from the latest, so the value never jumps unless it is told to. Times are in
/// seconds on any clock, as long as it is always the same one.
package struct AnimationTrack<Value: VectorArithmetic> {
  /// The value at the end of all animations.
  package private(set) var target: Value
  private var runs: [Run] = []

  private struct Run {
    var animation: Animation
    var change: Value
    var start: TimeInterval
    var context = AnimationContext<Value>()
  }

  /// A value at rest.
  package init(_ value: Value) {
    target = value
  }

  /// Whether an animation is running. Asking for the value at a later time may end it.
  package var isAnimating: Bool { !runs.isEmpty }

  /// Whether all running animations count as complete, although they may still move a little.
  package var isLogicallyComplete: Bool { runs.allSatisfy(\.context.isLogicallyComplete) }

  /// Gives the value a new target.
  ///
  /// - With an animation that merges with the latest one (springs do), it replaces that one and keeps value and
  ///   velocity; with another, both run and add up.
  /// - A target equal to the present one changes nothing.
  /// - Without an animation the target moves at once, and what running animations have yet to do stays on top of it.
  /// - An animation without end never lets go by itself: the new one takes over its value, or it stops if there is none.
  package mutating func retarget(to newTarget: Value, animation: Animation?, at time: TimeInterval) {
    guard newTarget != target else { return }
    let unfinished = takeEndless(at: time)
    guard let animation else {
      target = newTarget
      return
    }
    let change = newTarget - target + unfinished
    target = newTarget
    if let latest = runs.last {
      var merged = latest
      if animation.shouldMerge(
        previous: latest.animation, value: latest.change, time: time - latest.start, context: &merged.context)
      {
        merged.animation = animation
        merged.change += change
        runs[runs.count - 1] = merged
        return
      }
    }
    runs.append(Run(animation: animation, change: change, start: time))
  }

  /// Gives the value a new target at once and ends all animations.
  package mutating func jump(to newTarget: Value) {
    target = newTarget
    runs.removeAll()
  }

  /// The value at a time; animations that are over by then end.
  package mutating func value(at time: TimeInterval) -> Value {
    var result = target
    var index = 0
    while index < runs.count {
      let run = runs[index]
      let moved = run.animation.animate(
        value: run.change, time: time - run.start, context: &runs[index].context)
      if let moved {
        result -= run.change - moved
        index += 1
      } else {
        runs.remove(at: index)
      }
    }
    return result
  }

  /// The velocity at a time in units a second; animations that do not know theirs count as zero.
  package func velocity(at time: TimeInterval) -> Value {
    runs.reduce(.zero) { sum, run in
      sum + (run.animation.velocity(value: run.change, time: time - run.start, context: run.context) ?? .zero)
    }
  }

  /// Ends the animations without end and returns what they had yet to do.
  private mutating func takeEndless(at time: TimeInterval) -> Value {
    var remaining = Value.zero
    runs.removeAll { run in
      guard run.animation.duration == .infinity else { return false }
      var context = run.context
      if let moved = run.animation.animate(value: run.change, time: time - run.start, context: &context) {
        remaining += run.change - moved
      }
      return true
    }
    return remaining
  }
}
