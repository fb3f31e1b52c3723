/// A transition of a type that is known only when the program runs.
public struct AnyTransition {
  let box: AnyTransitionBox

  /// Erases a transition's type.
  @MainActor public init<T: Transition>(_ transition: T) { box = TypedTransitionBox(transition) }

  private init(make: @escaping @MainActor () -> AnyTransitionBox) {
    // Values of transitions are made where views are: on the main actor.
    box = MainActor.assumeIsolated { UncheckedSendable(make()) }.value
  }

  private static func of<T: Transition>(_ make: @escaping @MainActor () -> T) -> AnyTransition {
    AnyTransition { TypedTransitionBox(make()) }
  }

  /// No transition.
  public static var identity: AnyTransition { of { IdentityTransition() } }
  /// Fades; what views without a transition do.
  public static var opacity: AnyTransition { of { OpacityTransition() } }
  /// Grows from a point and shrinks to it.
  public static var scale: AnyTransition { of { ScaleTransition(1e-5) } }
  /// Comes in over the leading edge and leaves over the trailing one.
  public static var slide: AnyTransition { of { SlideTransition() } }

  /// Grows from, and shrinks to, a part of the view's size around a point of it.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    of { ScaleTransition(Double(scale), anchor: anchor) }
  }

  /// Comes in over an edge and leaves over it.
  public static func move(edge: Edge) -> AnyTransition { of { MoveTransition(edge: edge) } }

  /// Comes in over an edge, fading, and leaves over the opposite one.
  public static func push(from edge: Edge) -> AnyTransition { of { PushTransition(edge: edge) } }

  /// Comes from and goes to an offset in points.
  public static func offset(_ offset: CGSize) -> AnyTransition { of { OffsetTransition(offset) } }

  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { offset(CGSize(width: x, height: y)) }

  /// Moves between one modifier, while the view is there, and another.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    let boxed = UncheckedSendable((active, identity))
    return of { ModifierTransition(active: boxed.value.0, identity: boxed.value.1) }
  }

  /// One transition for coming and another for going.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    let boxed = UncheckedSendable((insertion, removal))
    return of {
      AsymmetricTransition(
        insertion: ErasedTransition(box: boxed.value.0.box), removal: ErasedTransition(box: boxed.value.1.box))
    }
  }

  /// This transition and another at once.
  public func combined(with other: AnyTransition) -> AnyTransition {
    let boxed = UncheckedSendable((self, other))
    return Self.of {
      CombinedTransition(
        first: ErasedTransition(box: boxed.value.0.box), second: ErasedTransition(box: boxed.value.1.box))
    }
  }

  /// Uses an animation of its own for the transition, whatever the change brings.
  public func animation(_ animation: Animation?) -> AnyTransition {
    let boxed = UncheckedSendable(self)
    return Self.of { AnimatedTransition(base: ErasedTransition(box: boxed.value.box), animation: animation) }
  }
}

/// Carries a value into code that runs on the same thread.
private struct UncheckedSendable<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}

/// Moves between two values of one modifier.
struct ModifierTransition<E: ViewModifier>: Transition {
  let active: E
  let identity: E

  func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(phase.isIdentity ? identity : active)
  }
}

@MainActor
class AnyTransitionBox {
  var animation: Animation? { nil }
  var hasAnimation: Bool { false }
  func body(_ box: PlaceholderBox, phase: TransitionPhase) -> AnyView { fatalError("overridden") }
  func isSame(as other: AnyTransitionBox) -> Bool { false }
}

final class TypedTransitionBox<T: Transition>: AnyTransitionBox {
  let transition: T
  init(_ transition: T) { self.transition = transition }

  override var hasAnimation: Bool { transition is any TransitionWithAnimation }

  override func body(_ box: PlaceholderBox, phase: TransitionPhase) -> AnyView {
    AnyView(transition.body(content: PlaceholderContentView(box), phase: phase))
  }

  override func isSame(as other: AnyTransitionBox) -> Bool {
    guard let other = other as? TypedTransitionBox<T> else { return false }
    return FieldTable.of(T.self).areEqual(transition, other.transition)
  }
}

/// An ``AnyTransition`` as a transition.
struct ErasedTransition: Transition, Equatable {
  let box: AnyTransitionBox

  nonisolated static func == (left: Self, right: Self) -> Bool {
    left.box === right.box || MainActor.assumeIsolated { left.box.isSame(as: right.box) }
  }

  func body(content: Content, phase: TransitionPhase) -> some View { box.body(content.box, phase: phase) }
}
