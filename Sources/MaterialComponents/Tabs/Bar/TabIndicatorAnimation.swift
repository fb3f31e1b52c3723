import Foundation

/// The motion of a tab bar's indicator: a spring that starts from rest, also where it takes over from one under way.
///
/// Springs usually keep the velocity of what they interrupt, so an indicator that is sent back would go on beyond both
/// places for a moment. This one goes straight from where it is to where it has to be: without bounce it never leaves the
/// way between the two.
struct TabIndicatorAnimation: CustomAnimation {
  /// Where an animation took over, as amounts of the whole change.
  private struct Start<Value: VectorArithmetic>: AnimationStateKey {
    var time: TimeInterval
    var value: Value
    static var defaultValue: Start { Start(time: 0, value: .zero) }
  }

  /// The part of the way that counts as arrived.
  private static let restDistance = 0.0005

  let spring: Spring

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    let start = context.state[Start<V>.self]
    let elapsed = time - start.time
    guard elapsed < spring.settlingDuration(target: 1.0, initialVelocity: 0.0, epsilon: Self.restDistance) else {
      return nil
    }
    var way = value - start.value
    way.scale(by: spring.value(target: 1.0, initialVelocity: 0.0, time: max(0, elapsed)))
    return start.value + way
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    guard let done = previous.animate(value: value, time: time, context: &context) else { return false }
    context.state[Start<V>.self] = Start(time: time, value: done)
    return true
  }
}

extension Animation {
  /// The motion of ``MaterialTabBar``'s indicator to a neighbour: 0.35 s with a bounce of 0.22, which is 2 % beyond the
  /// end at most.
  static let tabIndicator = Animation(
    TabIndicatorAnimation(spring: Spring(duration: 0.35, bounce: 0.22)))

  /// The motion over several tabs: 0.35 s without bounce.
  static let tabIndicatorJump = Animation(TabIndicatorAnimation(spring: Spring(duration: 0.35, bounce: 0)))

  /// The motion of an indicator by a theme's spring, which must not swing over.
  static func tabIndicator(_ figures: MaterialMotion.SpringFigures) -> Animation {
    Animation(
      TabIndicatorAnimation(
        spring: Spring(stiffness: figures.stiffness, damping: 2 * figures.stiffness.squareRoot())))
  }
}
