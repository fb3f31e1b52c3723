/// The part of a node that evaluates a `body`: keeps the storage of its dynamic properties and what it read.
package class BodyNode: StructuralNode, PropertyOwner {
  /// Storage of dynamic properties, by the order of their fields.
  package var slots: ContiguousArray<AnyObject?> = []
  package private(set) var child: ViewNode?
  private var token: DependencyToken?
  /// What the last body read of observable objects.
  var observationToken: DependencyToken?
  package private(set) var needsBody = false

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
    for case let slot as any UnmountablePropertyStorage in slots { slot.ownerDidUnmount() }
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

  /// Runs the body under tracking and makes or updates the child; returns what was read.
  func evaluate() -> DependencyToken? { nil }

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
  private(set) var view: V
  private let table = FieldTable.of(V.self)

  package init(_ view: V, context: NodeContext) {
    self.view = view
    super.init(context: context)
    table.attach(&self.view, owner: self)
    evaluateBody()
  }

  package func update(with view: V) {
    let isSame = !needsBody && table.areEqual(self.view, view)
    if isSame { return }
    self.view = view
    table.attach(&self.view, owner: self)
    evaluateBody()
  }

  override func evaluate() -> DependencyToken? {
    updateChild { view.body }
  }
}

/// Connects `Observation` to the engine's own tracking.
enum ObservationBridge {
  /// Evaluates `make`; a later change of an observable property that it read asks for the node's body again.
  @MainActor
  static func tracking<Result>(_ node: BodyNode, _ make: () -> Result) -> Result {
    let token = DependencyToken(node: node, phase: .body)
    let result = withObservationTracking(make) {
      InvalidationQueue.shared.enqueue(token)
    }
    node.observationToken?.cancel()
    node.observationToken = token
    return result
  }
}
