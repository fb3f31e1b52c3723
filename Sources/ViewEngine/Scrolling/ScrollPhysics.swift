/// The figures and curves by which content moves. All lengths are in points, all times in seconds.
package enum ScrollPhysics {
  /// The part of the velocity that is left after each millisecond of momentum: iOS's `UIScrollView.DecelerationRate`
  /// `normal`.
  package static let decelerationRate = 0.998
  /// How much content resists being pulled beyond its end: iOS's figure.
  package static let rubberBandCoefficient: CGFloat = 0.55
  /// Momentum ends below this velocity, in points a second: less than a pixel in three frames.
  package static let restVelocity: CGFloat = 15
  /// A finger that leaves slower than this, in points a second, gives no momentum.
  package static let flingVelocity: CGFloat = 50
  /// No momentum is faster than this, in points a second.
  package static let maximumVelocity: CGFloat = 8000
  /// What brings content back that was pulled beyond its end: critically damped, as on iOS (mass 1, stiffness 100).
  package static let springBack = Spring(mass: 1, stiffness: 100, damping: 20)
  /// A spring is at rest within this distance of its end.
  package static let restDistance: CGFloat = 0.25
  /// The eased motion after a notch of a wheel. Notches that follow each other add up.
  package static let wheelAnimation = Animation.timingCurve(0.2, 0.6, 0.35, 1, duration: 0.18)
  /// The motion to a page or to the place that a key asks for.
  package static let keyAnimation = Animation.timingCurve(0.2, 0, 0, 1, duration: 0.25)
  /// The line that an arrow key scrolls by.
  package static let arrowStep: CGFloat = 40
  /// The part of a viewport that Page Up and Page Down move by; the rest shows where one was.
  package static let pageFraction: CGFloat = 0.875

  /// The distance of one notch of a wheel: the viewport's length to the power of 2/3, as GTK has it, so that large
  /// windows need no more turns than small ones.
  package static func wheelStep(viewport: CGFloat) -> CGFloat {
    max(1, CGFloat(pow(Double(viewport), 2.0 / 3)).rounded())
  }

  /// Where content shows that was pulled by `distance` beyond its end: x·d·c / (d + c·x).
  package static func rubberBand(_ distance: CGFloat, viewport: CGFloat) -> CGFloat {
    guard viewport > 0 else { return 0 }
    let c = rubberBandCoefficient
    return distance * viewport * c / (viewport + c * distance)
  }

  /// The pull that makes content show `shown` beyond its end; the inverse of ``rubberBand(_:viewport:)``.
  package static func pull(forRubberBand shown: CGFloat, viewport: CGFloat) -> CGFloat {
    let c = rubberBandCoefficient
    // The band comes near the viewport's length and never reaches it.
    let limited = min(shown, viewport * 0.99)
    guard viewport > 0, limited > 0 else { return 0 }
    return limited * viewport / (c * (viewport - limited))
  }
}

/// Motion along one axis that runs by itself.
package enum ScrollMotion {
  case momentum(Deceleration, start: TimeInterval)
  case spring(SpringReturn, start: TimeInterval)

  func shifted(by distance: CGFloat) -> ScrollMotion {
    switch self {
    case .momentum(var deceleration, let start):
      deceleration.origin += distance
      return .momentum(deceleration, start: start)
    case .spring(var spring, let start):
      spring.target += distance
      return .spring(spring, start: start)
    }
  }

  var end: CGFloat {
    switch self {
    case .momentum(let deceleration, _): deceleration.end
    case .spring(let spring, _): spring.target
    }
  }

  func velocity(at time: TimeInterval) -> CGFloat {
    switch self {
    case .momentum(let deceleration, let start): deceleration.velocity(after: time - start)
    case .spring(let spring, let start): spring.velocity(after: time - start)
    }
  }
}

/// Momentum: the velocity falls exponentially.
package struct Deceleration: Hashable, Sendable {
  package var origin: CGFloat
  package var velocity: CGFloat

  package init(origin: CGFloat, velocity: CGFloat) {
    self.origin = origin
    self.velocity = max(-ScrollPhysics.maximumVelocity, min(ScrollPhysics.maximumVelocity, velocity))
  }

  /// The rate of the exponential, per second.
  static let rate = CGFloat(-1000 * log(ScrollPhysics.decelerationRate))

  package func value(after time: TimeInterval) -> CGFloat {
    origin + velocity / Self.rate * (1 - CGFloat(exp(-Double(Self.rate) * time)))
  }

  package func velocity(after time: TimeInterval) -> CGFloat {
    velocity * CGFloat(exp(-Double(Self.rate) * time))
  }

  /// Where the content would come to rest.
  package var end: CGFloat { origin + velocity / Self.rate }

  /// The time until the velocity is as good as zero.
  package var duration: TimeInterval {
    let speed = abs(velocity)
    guard speed > ScrollPhysics.restVelocity else { return 0 }
    return TimeInterval(log(speed / ScrollPhysics.restVelocity) / Self.rate)
  }

  /// The time at which the content passes a place; nil if it never does.
  package func time(reaching place: CGFloat) -> TimeInterval? {
    guard velocity != 0 else { return nil }
    let part = (place - origin) * Self.rate / velocity
    guard part >= 0, part < 1 else { return nil }
    return TimeInterval(-log(1 - part) / Self.rate)
  }
}

/// A spring that takes content to a place.
package struct SpringReturn: Hashable, Sendable {
  package var target: CGFloat
  /// How far beyond the target the motion starts.
  package var displacement: CGFloat
  package var initialVelocity: CGFloat
  package var spring = ScrollPhysics.springBack

  package init(from start: CGFloat, to target: CGFloat, velocity: CGFloat) {
    self.target = target
    displacement = start - target
    initialVelocity = velocity
  }

  package func value(after time: TimeInterval) -> CGFloat {
    target + displacement + spring.value(target: -displacement, initialVelocity: initialVelocity, time: time)
  }

  package func velocity(after time: TimeInterval) -> CGFloat {
    spring.velocity(target: -displacement, initialVelocity: initialVelocity, time: time)
  }

  package func isAtRest(after time: TimeInterval) -> Bool {
    abs(value(after: time) - target) < ScrollPhysics.restDistance
      && abs(velocity(after: time)) < ScrollPhysics.restVelocity
  }
}
