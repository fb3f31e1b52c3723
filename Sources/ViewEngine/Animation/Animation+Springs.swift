import Foundation

extension Animation {
  /// The animation of `withAnimation` without an argument: a spring of 0.5 s without bounce.
  ///
  /// Apple's documentation has named a response of 0.55 s as well; 0.5 s is what its current release resolves to
  /// according to the open reimplementation that is audited against it.
  public static let `default` = spring(duration: 0.5, bounce: 0)

  /// A spring of 0.5 s without bounce.
  public static var spring: Animation { spring() }
  /// A spring of 0.15 s with a bounce of 0.14, for values that follow a finger.
  public static var interactiveSpring: Animation { interactiveSpring(duration: 0.15) }
  /// A spring of 0.5 s without bounce whose effect adds to that of others.
  public static var interpolatingSpring: Animation { interpolatingSpring(duration: 0.5) }
  /// A spring of 0.5 s without bounce.
  public static var smooth: Animation { smooth() }
  /// A spring of 0.5 s with a bounce of 0.15.
  public static var snappy: Animation { snappy() }
  /// A spring of 0.5 s with a bounce of 0.3.
  public static var bouncy: Animation { bouncy() }

  /// A spring that keeps the velocity of a spring it replaces.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
    Animation(SpringAnimation(spring: spring, blendDuration: blendDuration))
  }

  /// A spring by its perceived duration in seconds and its bounce, -1…1.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
  ) -> Animation {
    spring(Spring(duration: duration, bounce: bounce), blendDuration: blendDuration)
  }

  /// A spring by its undamped period in seconds and its damping ratio.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    spring(Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
  }

  /// A spring without bounce, by its perceived duration in seconds and the bounce to add.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(.smooth(duration: duration, extraBounce: extraBounce))
  }

  /// A spring with a bounce of 0.15, by its perceived duration in seconds and the bounce to add.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(.snappy(duration: duration, extraBounce: extraBounce))
  }

  /// A spring with a bounce of 0.3, by its perceived duration in seconds and the bounce to add.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(.bouncy(duration: duration, extraBounce: extraBounce))
  }

  /// A short spring for values that follow a finger, by its perceived duration in seconds and the bounce to add to
  /// 0.14.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(Spring(duration: duration, bounce: 0.14 + extraBounce), blendDuration: blendDuration)
  }

  /// A short spring for values that follow a finger, by its undamped period in seconds and its damping ratio.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
  }

  /// A spring whose effect adds to that of others on the same value, by its physical constants and its velocity at the
  /// start in whole changes a second.
  public static func interpolatingSpring(
    mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
  ) -> Animation {
    interpolatingSpring(
      Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
      initialVelocity: initialVelocity)
  }

  /// A spring whose effect adds to that of others on the same value, by its perceived duration in seconds, its bounce
  /// and its velocity at the start in whole changes a second.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
  ) -> Animation {
    interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }

  /// A spring whose effect adds to that of others on the same value.
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0.0) -> Animation {
    Animation(InterpolatingSpringAnimation(spring: spring, initialVelocity: initialVelocity))
  }
}
