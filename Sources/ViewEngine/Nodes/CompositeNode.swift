/// The part of a node that evaluates a `body`: keeps the storage of its dynamic properties and what it read.
package class BodyNode: StructuralNode, PropertyOwner {
  /// Storage of dynamic properties, by the order of their fields.
  package var slots: ContiguousArray<AnyObject?> = []
  @exclusivity(unchecked) package final private(set) var child: ViewNode?
  @exclusivity(unchecked) private var token: DependencyToken?
  /// What the last body read of observable objects.
  @exclusivity(unchecked) final var observationToken: DependencyToken?
  @exclusivity(unchecked) package final private(set) var needsBody = false

  // A window that is dropped without being closed takes its nodes along; sources must not find them any more.
  deinit {
    token?.cancel()
    observationToken?.cancel()
  }

  package override func forEachChild(_ body: (ViewNode) -> Void) {
    if let child { body(child) }
  }

  package override func willUnmount() {
    token?.cancel()
    observationToken?.cancel()
    slots.removeAll()
  }

  package override func dependencyDidChange(in phase: UpdatePhase) { setNeedsBody() }

  /// Asks for another evaluation of the body in this frame.
  package final func setNeedsBody() {
    guard !needsBody, isMounted else { return }
    needsBody = true
    graph.enqueueBody(self)
  }

  /// Evaluates the body if it is still wanted; a parent's update may have done it already.
  package final func evaluateBodyIfNeeded() {
    if needsBody, isMounted { evaluateBody() }
  }

  package final func evaluateBody() {
    needsBody = false
    token?.cancel()
    graph.statistics.bodies += 1
    token = evaluate()
  }

  /// Evaluates `make` in the place of the body, as a part of the update of what has this node.
  package final func evaluate<Content: View>(with make: () -> Content) {
    needsBody = false
    token?.cancel()
    token = updateChild(with: make)
  }

  /// Runs the body under tracking and makes or updates the child; returns what was read.
  func evaluate() -> DependencyToken? { nil }

  /// Shows the body for data between the old and the new.
  func show<Data: VectorArithmetic>(animatableData data: Data) {}

  /// Evaluates `make` as this node's body and brings the child in line with the view it gives.
  final func updateChild<Content: View>(with make: () -> Content) -> DependencyToken? {
    let (content, token) = DependencyTracker.track(self, .body) {
      ObservationBridge.tracking(self, make)
    }
    if let child {
      Content._updateNode(child, with: content)
    } else {
      let made = Content._makeNode(content, in: contextBelow)
      made.parent = self
      child = made
    }
    return token
  }
}

/// The node of a view with a body.
package final class CompositeNode<V: View>: BodyNode {
  @exclusivity(unchecked) private(set) var view: V
  private let table = FieldTable.of(V.self)
  /// The view on its way to ``view``, while its animatable data is under way.
  private var shownView: AnimatedView<V>?

  package init(_ view: V, context: NodeContext) {
    self.view = view
    super.init(context: context)
    table.attach(&self.view, owner: self)
    evaluateBody()
  }

  package func update(with view: V) {
    let isSame = !needsBody && table.areEqual(self.view, view)
    if isSame { return }
    let old = self.view
    self.view = view
    table.attach(&self.view, owner: self)
    if let type = table.animatableType { animate(type, from: old) }
    evaluateBody()
  }

  /// Moves the animatable data from where it is shown now, where the transaction asks for it. The body is evaluated in
  /// each frame of that.
  private func animate<A: Animatable>(_ type: A.Type, from old: V) {
    guard let start = (shownView?.view ?? old) as? A, let target = view as? A else { return }
    shownView = nil
    graph.animations.animate(
      self as BodyNode, slot: .animatableData, from: start.animatableData, to: target.animatableData, transaction
    ) { node, data in node.show(animatableData: data) }
  }

  override func show<Data: VectorArithmetic>(animatableData data: Data) {
    if let view = view as? any Animatable { shownView = interpolated(view, data) }
    setNeedsBody()
  }

  /// The view with interpolated data; nil if that is what it has anyway.
  private func interpolated<A: Animatable, Data: VectorArithmetic>(_ view: A, _ data: Data) -> AnimatedView<V>? {
    guard let data = data as? A.AnimatableData, view.animatableData != data else { return nil }
    var shown = view
    shown.animatableData = data
    guard let shown = shown as? V else { return nil }
    return AnimatedView(shown)
  }

  package override func willUnmount() {
    if shownView != nil { graph.animations.remove(self) }
    super.willUnmount()
  }

  override func evaluate() -> DependencyToken? {
    updateChild { shownView?.view.body ?? view.body }
  }
}

/// A view with interpolated data; boxed, since few views animate.
@MainActor
private final class AnimatedView<V: View> {
  let view: V
  init(_ view: V) { self.view = view }
}

/// Connects `Observation` to the engine's own tracking.
enum ObservationBridge {
  /// Evaluates `make`; a later change of an observable property that it read asks for the node's body again.
  @MainActor
  static func tracking<Result>(_ node: BodyNode, _ make: () -> Result) -> Result {
    node.observationToken?.cancel()
    node.observationToken = nil
    return withObservationTracking(make, onChange: handler(for: node))
  }

  /// Called only where a body has read an observable property; most of them have not.
  @MainActor
  private static func handler(for node: BodyNode) -> @Sendable () -> Void {
    let token = DependencyToken(node: node, phase: .body)
    node.observationToken = token
    return { InvalidationQueue.shared.enqueue(token) }
  }

  /// Reads a value outside of bodies; a later change of an observable property that it read tells the node, until the
  /// token is cancelled.
  @MainActor
  static func tracking<Result>(
    _ node: ViewNode, in phase: UpdatePhase, _ read: () -> Result
  ) -> (Result, DependencyToken) {
    let token = DependencyToken(node: node, phase: phase)
    let result = withObservationTracking(read) { InvalidationQueue.shared.enqueue(token) }
    return (result, token)
  }
}
