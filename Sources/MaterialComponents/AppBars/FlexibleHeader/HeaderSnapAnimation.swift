import Foundation

/// How a shifted header goes to one of its ends: in every frame by 12 times the rest of the way in a second, until a
/// tenth of a point is left. The figures are those of Google's flexible header for iOS.
struct HeaderSnapAnimation: CustomAnimation {
  /// The part of the rest that is made in a second.
  static let attachment = 12.0
  /// What is left of the way when the motion ends, in points.
  static let epsilon = 0.1

  /// Where the motion was in the frame before.
  private struct Place<V: VectorArithmetic>: AnimationStateKey {
    struct State {
      var rest: V
      var time: TimeInterval
    }
    static var defaultValue: State? { nil }
  }

  /// What is left of a way after some time, in the steps of frames.
  static func rest(of rest: Double, after step: TimeInterval) -> Double {
    rest * (1 - min(1, attachment * max(0, step)))
  }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    var place = context.state[Place<V>.self] ?? Place<V>.State(rest: value, time: 0)
    place.rest.scale(by: Self.rest(of: 1, after: time - place.time))
    place.time = time
    context.state[Place<V>.self] = place
    return place.rest.magnitudeSquared <= Self.epsilon * Self.epsilon ? nil : value - place.rest
  }
}
