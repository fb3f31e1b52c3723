import Foundation

/// A change along a curve in a fixed time.
struct CurveAnimation: EngineAnimation {
  var curve: UnitCurve
  /// The time in seconds; zero or less ends the animation at once.
  var length: TimeInterval

  var duration: TimeInterval? { max(0, length) }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    guard length > 0, time < length else { return nil }
    return value.scaled(by: curve.value(at: time / length))
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    guard length > 0, time >= 0, time < length else { return .zero }
    return value.scaled(by: curve.velocity(at: time / length) / length)
  }
}

/// The length in seconds of an animation along a curve without one of its own: SwiftUI's, which it shares with UIKit's
/// modal transitions.
private let defaultLength: TimeInterval = 0.35

extension Animation {
  /// Constant speed for 0.35 s.
  public static var linear: Animation { linear(duration: defaultLength) }
  /// Starts slowly; 0.35 s.
  public static var easeIn: Animation { easeIn(duration: defaultLength) }
  /// Ends slowly; 0.35 s.
  public static var easeOut: Animation { easeOut(duration: defaultLength) }
  /// Starts and ends slowly; 0.35 s.
  public static var easeInOut: Animation { easeInOut(duration: defaultLength) }

  /// Constant speed for a time in seconds.
  public static func linear(duration: TimeInterval) -> Animation {
    timingCurve(.linear, duration: duration)
  }

  /// Starts slowly: `cubic-bezier(0.42, 0, 1, 1)` for a time in seconds.
  public static func easeIn(duration: TimeInterval) -> Animation {
    timingCurve(.easeIn, duration: duration)
  }

  /// Ends slowly: `cubic-bezier(0, 0, 0.58, 1)` for a time in seconds.
  public static func easeOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeOut, duration: duration)
  }

  /// Starts and ends slowly: `cubic-bezier(0.42, 0, 0.58, 1)` for a time in seconds.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeInOut, duration: duration)
  }

  /// A cubic Bézier curve by its two control points, as CSS's `cubic-bezier()`, for a time in seconds.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    timingCurve(
      .bezier(startControlPoint: UnitPoint(x: p1x, y: p1y), endControlPoint: UnitPoint(x: p2x, y: p2y)),
      duration: duration)
  }

  /// Any curve, for a time in seconds.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(CurveAnimation(curve: curve, length: duration))
  }
}
