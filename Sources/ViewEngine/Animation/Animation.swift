import Foundation

/// How a value moves from its old state to its new one.
public struct Animation: Hashable, Sendable {
  /// The function behind the animation.
  public let base: any CustomAnimation

  /// An animation of an app's own.
  public init<A: CustomAnimation>(_ base: A) {
    self.base = base
  }

  public static func == (lhs: Animation, rhs: Animation) -> Bool {
    func equal<A: CustomAnimation>(_ base: A) -> Bool { base == rhs.base as? A }
    return equal(lhs.base)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(base)
  }

  /// The part of the change that has happened after `time` seconds, or `nil` once the animation is over.
  public func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    base.animate(value: value, time: time, context: &context)
  }

  /// The velocity of the change in units a second, or `nil` if the animation does not know it.
  public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    base.velocity(value: value, time: time, context: context)
  }

  /// Whether this animation takes over from a running one; see `CustomAnimation`.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    base.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }
}

extension Animation {
  /// Starts the animation after a delay in seconds. A negative delay starts it part of the way through.
  public func delay(_ delay: TimeInterval) -> Animation {
    Animation(DelayAnimation(base: self, delay: delay))
  }

  /// Runs the animation faster, or slower for a speed below 1; at a speed of zero or less it never moves.
  public func speed(_ speed: Double) -> Animation {
    Animation(SpeedAnimation(base: self, speed: max(0, speed)))
  }

  /// Runs the animation a number of times, every other time backwards if `autoreverses` is true.
  ///
  /// After the last time the value is the new one, also if that run went backwards.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(RepeatAnimation(base: self, count: max(0, repeatCount), autoreverses: autoreverses))
  }

  /// Runs the animation until another one replaces it, every other time backwards if `autoreverses` is true.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(RepeatAnimation(base: self, count: nil, autoreverses: autoreverses))
  }

  /// Counts the animation as complete after a time in seconds, although it may go on.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    Animation(LogicallyCompleteAnimation(base: self, completion: duration))
  }
}

/// An animation of the engine, about which more is known than about an app's own.
protocol EngineAnimation: CustomAnimation {
  /// The time in seconds until the animation is over: infinite if it never is, `nil` if an app's animation decides.
  var duration: TimeInterval? { get }

  /// Whether a spring that follows takes over the value and the velocity.
  var yieldsToSprings: Bool { get }
}

extension EngineAnimation {
  var yieldsToSprings: Bool { false }
}

extension Animation {
  /// The time in seconds until the animation is over: infinite if it never is, `nil` if an app's animation decides.
  package var duration: TimeInterval? {
    (base as? any EngineAnimation)?.duration
  }
}
