import Foundation

/// A spring that takes over value and velocity from a spring that is still running on the same value.
struct SpringAnimation: EngineAnimation {
  var spring: Spring
  /// Kept because two animations that differ in it are not equal; the hand-over itself is immediate, since the velocity
  /// carries over.
  var blendDuration: TimeInterval

  var duration: TimeInterval? {
    spring.settlingDuration(target: 1.0, initialVelocity: 0.0, epsilon: SpringRest.epsilon)
  }

  var yieldsToSprings: Bool { true }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    let start = context.state[SpringStart<V>.self]
    let elapsed = time - start.time
    if elapsed >= spring.duration { context.isLogicallyComplete = true }
    let target = value - start.value
    let moved = spring.value(target: target, initialVelocity: start.velocity, time: elapsed)
    let velocity = spring.velocity(target: target, initialVelocity: start.velocity, time: elapsed)
    let rest = SpringRest(spring: spring, target: target, initialVelocity: start.velocity)
    return rest.isReached(remaining: target - moved, velocity: velocity) ? nil : start.value + moved
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    let start = context.state[SpringStart<V>.self]
    return spring.velocity(
      target: value - start.value, initialVelocity: start.velocity, time: time - start.time)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    guard let engine = previous.base as? any EngineAnimation, engine.yieldsToSprings,
      let velocity = previous.velocity(value: value, time: time, context: context)
    else { return false }
    let current = previous.animate(value: value, time: time, context: &context) ?? value
    context.state[SpringStart<V>.self] = SpringStart(value: current, velocity: velocity, time: time)
    context.isLogicallyComplete = false
    return true
  }
}

/// Where a spring started that took over from another.
struct SpringStart<V: VectorArithmetic>: AnimationStateKey {
  var value: V
  var velocity: V
  var time: TimeInterval

  static var defaultValue: SpringStart { SpringStart(value: .zero, velocity: .zero, time: 0) }
}

/// A spring whose effect adds to that of other animations of the same value, as `interpolatingSpring` promises.
struct InterpolatingSpringAnimation: EngineAnimation {
  var spring: Spring
  /// The velocity at the start, in whole changes a second.
  var initialVelocity: Double

  var duration: TimeInterval? {
    spring.settlingDuration(target: 1.0, initialVelocity: initialVelocity, epsilon: SpringRest.epsilon)
  }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    if time >= spring.duration { context.isLogicallyComplete = true }
    let start = value.scaled(by: initialVelocity)
    let moved = spring.value(target: value, initialVelocity: start, time: time)
    let velocity = spring.velocity(target: value, initialVelocity: start, time: time)
    let rest = SpringRest(spring: spring, target: value, initialVelocity: start)
    return rest.isReached(remaining: value - moved, velocity: velocity) ? nil : moved
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    spring.velocity(target: value, initialVelocity: value.scaled(by: initialVelocity), time: time)
  }
}

/// When a spring's motion is too small to see.
private struct SpringRest {
  /// The part of the motion's size that may be left: a tenth of a point of a change of a thousand points.
  static let epsilon = 0.0001

  private let angularFrequency: Double
  private let limitSquared: Double

  init<V: VectorArithmetic>(spring: Spring, target: V, initialVelocity: V) {
    angularFrequency = spring.angularFrequency
    let speed = angularFrequency.isFinite ? initialVelocity.magnitudeSquared / (angularFrequency * angularFrequency) : 0
    limitSquared = Self.epsilon * Self.epsilon * (target.magnitudeSquared + speed)
  }

  /// Both the distance and the velocity must be small, since a spring passes its target at full speed.
  func isReached<V: VectorArithmetic>(remaining: V, velocity: V) -> Bool {
    guard angularFrequency.isFinite else { return true }
    let speed = velocity.magnitudeSquared / (angularFrequency * angularFrequency)
    return remaining.magnitudeSquared <= limitSquared && speed <= limitSquared
  }
}
