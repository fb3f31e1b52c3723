import Foundation

/// The motion of a damped spring towards its target.
///
/// The three ways to describe one are equivalent: how long it seems to take and how much it bounces; its response and
/// damping ratio; or mass, stiffness and damping.
public struct Spring: Hashable, Sendable {
  /// The undamped angular frequency in radians per second; infinite for a spring that arrives at once.
  let angularFrequency: Double
  /// The mass on the spring, which only matters for stiffness, damping and force.
  public let mass: Double
  /// The damping relative to critical damping: below 1 the spring overshoots, above 1 it creeps.
  public let dampingRatio: Double

  private init(angularFrequency: Double, dampingRatio: Double, mass: Double) {
    self.angularFrequency = angularFrequency > 0 ? angularFrequency : .infinity
    self.dampingRatio = max(0, dampingRatio)
    self.mass = mass > 0 ? mass : 1
  }

  /// A spring by its perceived duration in seconds and its bounce: 0 does not overshoot, 1 swings for ever, negative
  /// values down to -1 flatten the end. A duration of zero or less arrives at once.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
    let limited = min(1, max(-0.999, bounce))
    self.init(response: duration, dampingRatio: limited >= 0 ? 1 - limited : 1 / (1 + limited))
  }

  /// A spring by its undamped period in seconds and its damping ratio. A response of zero or less arrives at once.
  public init(response: Double, dampingRatio: Double) {
    self.init(angularFrequency: response > 0 ? 2 * .pi / response : .infinity, dampingRatio: dampingRatio, mass: 1)
  }

  /// A spring by its physical constants. More damping than the critical one counts as critical unless
  /// `allowOverDamping` is true.
  public init(mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    let mass = mass > 0 ? mass : 1
    let frequency = (max(0, stiffness) / mass).squareRoot()
    let ratio = frequency > 0 ? damping / (2 * mass * frequency) : 1
    self.init(angularFrequency: frequency, dampingRatio: allowOverDamping ? ratio : min(1, ratio), mass: mass)
  }

  /// A spring by the time in seconds after which it rests, that is stays within `epsilon` of a target of 1.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    // Settling time is inversely proportional to the frequency, so a spring of one radian per second gives the scale.
    let ratio = max(0.001, dampingRatio)
    let reference = Spring(angularFrequency: 1, dampingRatio: ratio, mass: 1)
    let duration = reference.settlingDuration(target: 1.0, initialVelocity: 0.0, epsilon: epsilon)
    self.init(
      angularFrequency: settlingDuration > 0 ? duration / settlingDuration : .infinity, dampingRatio: ratio, mass: 1)
  }

  /// The perceived duration in seconds; the same as `response`.
  public var duration: TimeInterval { response }
  /// How much the spring overshoots: 1 minus the damping ratio, or below zero for one that creeps.
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }
  /// The undamped period in seconds.
  public var response: Double { 2 * .pi / angularFrequency }
  /// The stiffness in mass units per square second.
  public var stiffness: Double { mass * angularFrequency * angularFrequency }
  /// The damping in mass units per second.
  public var damping: Double { 2 * dampingRatio * angularFrequency * mass }
  /// The time in seconds until the spring rests: a target of 1, no initial velocity, an epsilon of 0.001.
  public var settlingDuration: TimeInterval { settlingDuration(target: 1.0, initialVelocity: 0.0, epsilon: 0.001) }

  /// Duration 0.5 s without bounce.
  public static var smooth: Spring { smooth() }
  /// Duration 0.5 s with a bounce of 0.15.
  public static var snappy: Spring { snappy() }
  /// Duration 0.5 s with a bounce of 0.3.
  public static var bouncy: Spring { bouncy() }

  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}
