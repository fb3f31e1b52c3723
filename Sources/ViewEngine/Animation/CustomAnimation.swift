import Foundation

/// An animation of an app's own: a function from elapsed time to the part of a change that has happened.
///
/// The value it is given is the whole change, from zero to the difference between the new and the old value. Several
/// animations of one value run side by side, and their effects add up.
public protocol CustomAnimation: Hashable, Sendable {
  /// The part of the change that has happened after `time` seconds, or `nil` once the animation is over.
  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?

  /// The velocity of the change in units a second, or `nil` if the animation does not know it, which is the default.
  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?

  /// Whether this animation takes over from one that is still running on the same value; by default it does not, and
  /// both run.
  ///
  /// If it does, it goes on with the state and the elapsed time of the previous one, and its change is the sum of both.
  /// - Parameters:
  ///   - previous: The animation that is running.
  ///   - value: The change that the running animation makes.
  ///   - time: The time in seconds since the running animation started.
  ///   - context: The running animation's state, to which this animation adds what it needs.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    nil
  }

  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    false
  }
}

/// What an animation keeps between two frames, and tells the engine.
public struct AnimationContext<Value: VectorArithmetic> {
  /// Values that the animation keeps.
  public var state: AnimationState<Value>
  /// Whether the animation counts as complete although it still moves a little; a spring sets it when its perceived
  /// duration is over. False by default.
  public var isLogicallyComplete: Bool

  package init(state: AnimationState<Value> = AnimationState(), isLogicallyComplete: Bool = false) {
    self.state = state
    self.isLogicallyComplete = isLogicallyComplete
  }

  /// A context for a value of another type, as an animation needs that hands on to another one.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    AnimationContext<T>(state: state, isLogicallyComplete: isLogicallyComplete)
  }
}

/// The values that an animation keeps, each under a key.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  /// A state without values.
  public init() {}

  /// The value under a key, or the key's default.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get {
      // Most animations keep nothing, so the usual case does not touch the dictionary's storage.
      guard !values.isEmpty else { return key.defaultValue }
      return values[ObjectIdentifier(key)] as? K.Value ?? key.defaultValue
    }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A key for a value that an animation keeps.
public protocol AnimationStateKey {
  associatedtype Value

  /// The value before one is set.
  static var defaultValue: Value { get }
}
