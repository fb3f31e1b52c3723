/// How a view comes and goes: a change to the view for each phase of its presence.
///
/// Set with `transition(_:)` on a view that a condition, a `ForEach` or an `id(_:)` puts in or takes out, and
/// animated only if that change is. A view without one fades.
@MainActor @preconcurrency
public protocol Transition {
  /// The type of the changed view.
  associatedtype Body: View
  /// Stands for the view that comes or goes.
  typealias Content = PlaceholderContentView<Self>

  /// The view in a phase. It should have the same structure in all phases, so that the difference animates.
  @ViewBuilder func body(content: Self.Content, phase: TransitionPhase) -> Self.Body

  /// What may be said about the transition without running it.
  static var properties: TransitionProperties { get }
}

extension Transition {
  public static var properties: TransitionProperties { TransitionProperties() }
}

/// Where a view is between coming and going.
public enum TransitionPhase: Hashable, Sendable {
  /// About to be put in.
  case willAppear
  /// There.
  case identity
  /// Taken out.
  case didDisappear

  /// Whether the view is there, without a change.
  public var isIdentity: Bool { self == .identity }

  /// −1 before, 0 while and 1 after the view is there.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// What may be said about a transition without running it.
public struct TransitionProperties: Sendable {
  /// Whether views move or change size in it, which people who ask for less motion may not want. True by default.
  public var hasMotion: Bool

  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

extension Transition {
  /// This transition and another at once.
  public func combined<Other: Transition>(with other: Other) -> some Transition {
    CombinedTransition(first: self, second: other)
  }

  /// Uses an animation of its own for the transition, whatever the change brings.
  public func animation(_ animation: Animation?) -> some Transition {
    AnimatedTransition(base: self, animation: animation)
  }
}

/// Two transitions at once.
struct CombinedTransition<First: Transition, Second: Transition>: Transition {
  let first: First
  let second: Second

  static var properties: TransitionProperties {
    TransitionProperties(hasMotion: First.properties.hasMotion || Second.properties.hasMotion)
  }

  func body(content: Content, phase: TransitionPhase) -> some View {
    second.body(
      content: PlaceholderContentView(first.body(content: PlaceholderContentView(content.box), phase: phase)),
      phase: phase)
  }
}

/// A transition with an animation of its own.
struct AnimatedTransition<Base: Transition>: Transition, TransitionWithAnimation {
  let base: Base
  let animation: Animation?

  static var properties: TransitionProperties { Base.properties }

  func body(content: Content, phase: TransitionPhase) -> some View {
    base.body(content: PlaceholderContentView(content.box), phase: phase)
      .transaction { $0.animation = animation }
  }
}

/// A transition that animates also where the change does not.
@MainActor
protocol TransitionWithAnimation {
  var animation: Animation? { get }
}
