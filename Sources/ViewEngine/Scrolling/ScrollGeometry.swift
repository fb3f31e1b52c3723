/// Where a scroll view's content is.
public struct ScrollGeometry: Equatable, Sendable {
  /// The point of the content at the view's start; with insets at the start, negative at rest.
  public var contentOffset: CGPoint
  public var contentSize: CGSize
  /// The space around the content that safe areas and margins take.
  public var contentInsets: EdgeInsets
  /// The size of the whole view, with insets.
  public var containerSize: CGSize

  /// What is visible, in the content's coordinates.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  /// The view's bounds in the content's coordinates.
  public var bounds: CGRect { visibleRect }

  public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }
}

/// What moves a scroll view's content.
public enum ScrollPhase: Hashable, Sendable {
  /// Nothing.
  case idle
  /// A finger lies on the content and has not moved it.
  case tracking
  /// The user.
  case interacting
  /// Momentum, or the spring that brings content back.
  case decelerating
  /// An animation.
  case animating

  public var isScrolling: Bool { self != .idle }
}

/// What an action for a change of phase is told.
public struct ScrollPhaseChangeContext {
  public let geometry: ScrollGeometry
  /// The velocity in points a second, while it is known.
  public let velocity: CGVector?
}

/// Someone who is told about a scroll view.
@MainActor
protocol ScrollObserver: AnyObject {
  /// - Returns: whether that has been taken in; if not, it is to be told again.
  func geometryDidChange(_ geometry: ScrollGeometry, in graph: ViewGraph) -> Bool
  /// The content, or the view on it, has moved or changed its size.
  /// - Returns: whether that has been taken in; if not, it is to be told again.
  func targetsMayHaveMoved(in node: ScrollNode) -> Bool
  func phaseDidChange(
    from old: ScrollPhase, to new: ScrollPhase, _ context: ScrollPhaseChangeContext, in graph: ViewGraph)
}

extension ScrollNode {
  package var geometry: ScrollGeometry {
    let margins = policy.attachments.contentMargins
    let insets = outset + margins
    return ScrollGeometry(
      contentOffset: CGPoint(x: offset.x - insets.leading, y: offset.y - insets.top),
      contentSize: CGSize(width: contentSize.width - margins.horizontal, height: contentSize.height - margins.vertical),
      contentInsets: insets,
      containerSize: CGSize(width: size.width + outset.horizontal, height: size.height + outset.vertical))
  }

  func reportGeometry() {
    let geometry = geometry
    guard geometry != reportedGeometry || owesGeometry else { return }
    reportedGeometry = geometry
    owesGeometry = false
    for observer in policy.attachments.observers {
      let (tookGeometry, tookTargets) = (
        observer.geometryDidChange(geometry, in: graph), observer.targetsMayHaveMoved(in: self)
      )
      if !tookGeometry || !tookTargets { owesGeometry = true }
    }
  }

  package var phase: ScrollPhase {
    if let drag = motion.drag { return drag.distance == .zero ? .tracking : .interacting }
    if motion.isOnTouchpad { return .interacting }
    if motion.isFree { return .decelerating }
    return motion.animationEnd != nil ? .animating : .idle
  }

  func reportPhase() {
    let phase = phase
    guard phase != reportedPhase else { return }
    let old = reportedPhase
    reportedPhase = phase
    guard !policy.attachments.observers.isEmpty else { return }
    var velocity: CGVector?
    if motion.isFree {
      velocity = CGVector(
        dx: motion[.horizontal]?.velocity(at: graph.now) ?? 0, dy: motion[.vertical]?.velocity(at: graph.now) ?? 0)
    }
    let context = ScrollPhaseChangeContext(geometry: geometry, velocity: velocity)
    for observer in policy.attachments.observers {
      observer.phaseDidChange(from: old, to: phase, context, in: graph)
    }
  }
}

extension ScrollObserver {
  func targetsMayHaveMoved(in node: ScrollNode) -> Bool { true }
}

/// Watches the geometry of the scroll view in a view.
final class ScrollGeometryObserver<Value: Equatable>: ScrollObserver {
  var transform: (ScrollGeometry) -> Value
  var action: (Value, Value) -> Void
  private var known: Value?
  private var guardian = RepetitionGuard()

  init(transform: @escaping (ScrollGeometry) -> Value, action: @escaping (Value, Value) -> Void) {
    self.transform = transform
    self.action = action
  }

  func geometryDidChange(_ geometry: ScrollGeometry, in graph: ViewGraph) -> Bool {
    let value = transform(geometry)
    guard value != known else { return true }
    guard guardian.mayFire(in: graph, what: "onScrollGeometryChange(for: \(Value.self))") else { return false }
    let old = known ?? value
    known = value
    graph.actions.change { [weak self] in self?.action(old, value) }
    return true
  }

  func phaseDidChange(
    from old: ScrollPhase, to new: ScrollPhase, _ context: ScrollPhaseChangeContext, in graph: ViewGraph
  ) {}
}

/// Watches what moves the scroll view in a view.
final class ScrollPhaseObserver: ScrollObserver {
  var action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void

  init(action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void) { self.action = action }

  func geometryDidChange(_ geometry: ScrollGeometry, in graph: ViewGraph) -> Bool { true }

  func phaseDidChange(
    from old: ScrollPhase, to new: ScrollPhase, _ context: ScrollPhaseChangeContext, in graph: ViewGraph
  ) {
    graph.actions.change { [weak self] in self?.action(old, new, context) }
  }
}

package final class ScrollObserverNode<Observer: AnyObject>: EnvironmentNode {
  let observer: Observer

  init(_ observer: Observer, context: NodeContext) {
    self.observer = observer
    super.init(
      edit: { values in
        if let observer = observer as? any ScrollObserver { values.scrollAttachments.observers.append(observer) }
      }, context: context)
  }
}

public struct _ScrollGeometryActionModifier<Value: Equatable>: PrimitiveModifier {
  let transform: (ScrollGeometry) -> Value
  let action: (Value, Value) -> Void
}

extension _ScrollGeometryActionModifier: ScopeModifier {
  package func makeNode(in context: NodeContext) -> EnvironmentNode {
    ScrollObserverNode(ScrollGeometryObserver(transform: transform, action: action), context: context)
  }

  package func update(_ node: EnvironmentNode) {
    guard let node = node as? ScrollObserverNode<ScrollGeometryObserver<Value>> else { return }
    node.observer.transform = transform
    node.observer.action = action
  }
}

public struct _ScrollPhaseActionModifier: ScopeModifier {
  let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void

  package func makeNode(in context: NodeContext) -> EnvironmentNode {
    ScrollObserverNode(ScrollPhaseObserver(action: action), context: context)
  }

  package func update(_ node: EnvironmentNode) {
    (node as? ScrollObserverNode<ScrollPhaseObserver>)?.observer.action = action
  }
}

extension View {
  /// Calls an action when a value made from the geometry of the scroll view in this view changes, first when the
  /// geometry is known.
  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(_ScrollGeometryActionModifier(transform: transform, action: action))
  }

  /// Calls an action when something else moves the content of the scroll view in this view.
  public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    modifier(_ScrollPhaseActionModifier { old, new, _ in action(old, new) })
  }

  public func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View {
    modifier(_ScrollPhaseActionModifier(action: action))
  }
}
