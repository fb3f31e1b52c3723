/// Something that a user does with a pointer, described as a value.
///
/// A gesture of an app's own gives a `body` made of other gestures.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// What the gesture tells while and when it happens.
  associatedtype Value
  associatedtype Body: Gesture

  var body: Body { get }

  /// Makes what follows a pointer for the gesture. The engine's own gestures replace the default.
  static func _makeMachine(_ gesture: Self) -> _GestureMachine<Value>
  /// Takes over the actions and figures of a new value; what is under way goes on.
  static func _updateMachine(_ machine: _GestureMachine<Value>, with gesture: Self)
}

extension Gesture where Value == Body.Value {
  public static func _makeMachine(_ gesture: Self) -> _GestureMachine<Value> { Body._makeMachine(gesture.body) }
  public static func _updateMachine(_ machine: _GestureMachine<Value>, with gesture: Self) {
    Body._updateMachine(machine, with: gesture.body)
  }
}

extension Never: Gesture {
  public typealias Value = Never
  public static func _makeMachine(_ gesture: Never) -> _GestureMachine<Never> {}
  public static func _updateMachine(_ machine: _GestureMachine<Never>, with gesture: Never) {}
}

/// A gesture that the engine knows how to make itself.
@MainActor @preconcurrency
package protocol PrimitiveGesture: Gesture where Body == Never {}

extension PrimitiveGesture {
  public var body: Never { fatalError("\(Self.self) is made by the engine and has no body") }
}

/// How far a gesture has come.
package enum GesturePhase<Value> {
  /// It may still happen; with a value where there is something to tell already.
  case possible(Value?)
  case active(Value)
  case ended(Value)
  case failed

  package func map<Result>(_ transform: (Value) -> Result) -> GesturePhase<Result> {
    switch self {
    case .possible(let value): .possible(value.map(transform))
    case .active(let value): .active(transform(value))
    case .ended(let value): .ended(transform(value))
    case .failed: .failed
    }
  }

  package var value: Value? {
    switch self {
    case .possible(let value): value
    case .active(let value), .ended(let value): value
    case .failed: nil
    }
  }

  package var isFailed: Bool { if case .failed = self { true } else { false } }
  package var isEnded: Bool { if case .ended = self { true } else { false } }
  package var isActive: Bool { if case .active = self { true } else { false } }
}

/// What a gesture gets to know.
@MainActor
package struct GestureInput {
  package enum Kind { case down, move, up, time }

  package let kind: Kind
  package let pointer: PointerEvent.Kind
  /// In the window.
  package let location: CGPoint
  package let time: TimeInterval
  package unowned let node: LayoutNode
  /// Where the second of two pointers is in the window, while it is down.
  package var second: CGPoint?

  /// The place in a coordinate space of the gesture's view.
  package func location(in space: CoordinateSpace) -> CGPoint {
    switch space {
    case .global: return location
    case .local: return node.localPoint(fromWindow: location) ?? location
    case .named(let name):
      guard let ancestor = node.ancestor(named: name) else { return location }
      return ancestor.localPoint(fromWindow: location) ?? location
    }
  }

  package func distance(from start: CGPoint) -> CGFloat { hypot(location.x - start.x, location.y - start.y) }
}

/// Follows a pointer for one gesture of a view. Stays with the view from pointer to pointer.
@MainActor
public class _GestureMachine<Value> {
  package var phase = GesturePhase<Value>.possible(nil)
  init() {}

  /// Begins anew.
  package func reset() { phase = .possible(nil) }
  /// Moves ``phase`` on.
  package func handle(_ input: GestureInput) {}
  /// A time at which to be told the time.
  package var deadline: TimeInterval? { nil }
  /// Whether the gesture may go on after the pointer is up.
  package var continuesAfterUp: Bool { false }
  /// Whether a second pointer on the view belongs to the gesture.
  package var takesSecondPointer: Bool { false }
  /// Calls the actions for the present phase; called once for each input.
  package func deliver() {}
  /// The gesture is lost: sets back what it had set, and calls nothing.
  package func cancel() {}
}
