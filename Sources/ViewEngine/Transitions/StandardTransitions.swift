/// No transition: the view is there, or it is not.
public struct IdentityTransition: Transition {
  nonisolated public init() {}
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// Fades in and out.
public struct OpacityTransition: Transition {
  nonisolated public init() {}
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
}

/// Grows and shrinks around a point of the view.
public struct ScaleTransition: Transition {
  /// The factor at which the view comes and goes.
  public var scale: Double
  public var anchor: UnitPoint

  nonisolated public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : CGFloat(scale), anchor: anchor)
  }
}

/// Comes from and goes to a place at an offset in points.
public struct OffsetTransition: Transition {
  public var offset: CGSize

  nonisolated public init(_ offset: CGSize) { self.offset = offset }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
}

/// Comes in over an edge, and leaves over the same one: moved by the view's own size.
public struct MoveTransition: Transition {
  public var edge: Edge

  nonisolated public init(edge: Edge) { self.edge = edge }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(_RelativeOffsetEffect(phase.isIdentity ? .zero : edge.direction))
  }
}

/// Comes in over the leading edge and leaves over the trailing one.
public struct SlideTransition: Transition {
  nonisolated public init() {}

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(_RelativeOffsetEffect(CGSize(width: phase.value, height: 0)))
  }
}

/// Comes in over an edge and pushes what leaves over the opposite one; both fade.
public struct PushTransition: Transition {
  public var edge: Edge

  nonisolated public init(edge: Edge) { self.edge = edge }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    let way = edge.direction
    let factor = CGFloat(-phase.value)
    content
      .modifier(_RelativeOffsetEffect(CGSize(width: way.width * factor, height: way.height * factor)))
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

/// One transition for coming and another for going.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
  public let insertion: Insertion
  public let removal: Removal

  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }

  public static var properties: TransitionProperties {
    TransitionProperties(hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion)
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    // Both are there all the time, so that the structure stays the same.
    let inner = removal.body(
      content: PlaceholderContentView(content.box), phase: phase == .didDisappear ? .didDisappear : .identity)
    insertion.body(
      content: PlaceholderContentView(inner), phase: phase == .willAppear ? .willAppear : .identity)
  }
}

extension Edge {
  /// The way out over the edge, in sizes of the view.
  var direction: CGSize {
    switch self {
    case .top: CGSize(width: 0, height: -1)
    case .bottom: CGSize(width: 0, height: 1)
    case .leading: CGSize(width: -1, height: 0)
    case .trailing: CGSize(width: 1, height: 0)
    }
  }
}

extension Transition where Self == IdentityTransition {
  public static var identity: IdentityTransition { IdentityTransition() }
}
extension Transition where Self == OpacityTransition {
  public static var opacity: OpacityTransition { OpacityTransition() }
}
extension Transition where Self == ScaleTransition {
  public static var scale: ScaleTransition { ScaleTransition(1e-5) }
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self { Self(scale, anchor: anchor) }
}
extension Transition where Self == OffsetTransition {
  public static func offset(_ offset: CGSize) -> Self { Self(offset) }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { Self(CGSize(width: x, height: y)) }
}
extension Transition where Self == MoveTransition {
  public static func move(edge: Edge) -> Self { Self(edge: edge) }
}
extension Transition where Self == SlideTransition {
  public static var slide: SlideTransition { SlideTransition() }
}
extension Transition where Self == PushTransition {
  public static func push(from edge: Edge) -> Self { Self(edge: edge) }
}
