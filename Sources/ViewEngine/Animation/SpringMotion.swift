import Foundation

extension Spring {
  /// The value after `time` seconds of a spring that starts at zero and moves to a target.
  public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    let (distance, speed) = displacementWeights(at: time)
    return target - target.scaled(by: distance) + initialVelocity.scaled(by: speed)
  }

  /// The velocity, in units a second, after `time` seconds of a spring that starts at zero and moves to a target.
  public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    let (distance, speed) = velocityWeights(at: time)
    return initialVelocity.scaled(by: speed) - target.scaled(by: distance)
  }

  /// Moves a value and its velocity on by a step in time.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    let remaining = target - value
    let moved = self.value(target: remaining, initialVelocity: velocity, time: deltaTime)
    velocity = self.velocity(target: remaining, initialVelocity: velocity, time: deltaTime)
    value += moved
  }

  /// The force that the spring and its damper exert on the mass.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// The time in seconds after which value and velocity, the latter measured in periods, stay within `epsilon` of rest.
  ///
  /// Infinite for a spring without damping, zero for one that arrives at once.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval {
    guard angularFrequency.isFinite else { return 0 }
    guard dampingRatio > 0 else { return .infinity }
    let distance = target.magnitudeSquared.squareRoot()
    let speed = initialVelocity.magnitudeSquared.squareRoot()
    let limit = max(epsilon, 1e-12)
    guard distance > limit || speed / angularFrequency > limit else { return 0 }
    // The envelope bounds the motion and only falls once it is past its peak, so bisection finds where it meets epsilon.
    func envelope(_ time: Double) -> Double {
      let (distanceWeight, speedWeight) = envelopeWeights(at: time)
      return distance * distanceWeight + speed * speedWeight
    }
    var high = 1 / angularFrequency
    while envelope(high) > limit { high *= 2 }
    var low = high / 2
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if envelope(middle) > limit { low = middle } else { high = middle }
    }
    return high
  }

  /// The value between two animatable values after `time` seconds.
  public func value<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V.AnimatableData = .zero, time: TimeInterval
  ) -> V {
    var result = toValue
    let start = fromValue.animatableData
    result.animatableData =
      start + value(target: toValue.animatableData - start, initialVelocity: initialVelocity, time: time)
    return result
  }

  /// The velocity between two animatable values after `time` seconds.
  public func velocity<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V.AnimatableData = .zero, time: TimeInterval
  ) -> V.AnimatableData {
    velocity(
      target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity, time: time)
  }

  /// The time in seconds until the motion between two animatable values rests.
  public func settlingDuration<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V.AnimatableData = .zero, epsilon: Double
  ) -> TimeInterval {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity, epsilon: epsilon)
  }
}

extension Spring {
  /// How much of an initial distance and of an initial velocity is left as distance after a time: the solutions of
  /// x'' + 2ζωx' + ω²x = 0 for (x, x') = (1, 0) and (0, 1).
  private func displacementWeights(at time: Double) -> (distance: Double, speed: Double) {
    guard time > 0 else { return (1, 0) }
    guard angularFrequency.isFinite else { return (0, 0) }
    let w = angularFrequency
    let decay = dampingRatio * w
    if dampingRatio < 1 {
      let damped = w * (1 - dampingRatio * dampingRatio).squareRoot()
      let fade = exp(-decay * time)
      let sine = sin(damped * time) / damped
      return (fade * (cos(damped * time) + decay * sine), fade * sine)
    } else if dampingRatio == 1 {
      let fade = exp(-w * time)
      return (fade * (1 + w * time), fade * time)
    } else {
      let spread = w * (dampingRatio * dampingRatio - 1).squareRoot()
      let slow = exp((spread - decay) * time)
      let fast = exp((-spread - decay) * time)
      let half = (slow - fast) / (2 * spread)
      return ((slow + fast) / 2 + decay * half, half)
    }
  }

  /// The derivatives of `displacementWeights`.
  private func velocityWeights(at time: Double) -> (distance: Double, speed: Double) {
    guard angularFrequency.isFinite else { return (0, 0) }
    let (distance, speed) = displacementWeights(at: max(0, time))
    // x(1,0)' = -ω² x(0,1), and x(0,1)' = x(1,0) - 2ζω x(0,1), which holds in all three regimes.
    return (
      -angularFrequency * angularFrequency * speed, distance - 2 * dampingRatio * angularFrequency * speed
    )
  }

  /// Bounds of the absolute values of `displacementWeights`.
  private func envelopeWeights(at time: Double) -> (distance: Double, speed: Double) {
    guard dampingRatio < 1 else {
      let weights = displacementWeights(at: time)
      return (abs(weights.distance), abs(weights.speed))
    }
    let root = (1 - dampingRatio * dampingRatio).squareRoot()
    let fade = exp(-dampingRatio * angularFrequency * time)
    return (fade / root, fade / (angularFrequency * root))
  }
}
