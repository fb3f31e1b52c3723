/// Sets how a view comes and goes.
public struct _TransitionModifier<T: Transition>: ElementModifier {
  let transition: T

  package func makeNode(in context: WrapperContext) -> TypedTransitionNode<T> {
    TypedTransitionNode(context, transition: transition)
  }
  package func update(_ node: TypedTransitionNode<T>) { node.update(transition) }
}

/// The node of a transition: what it makes of the view lies between this node and the view's own.
package class TransitionNode: WrapperNode {
  package fileprivate(set) var phase = TransitionPhase.identity

  package override var isDeparting: Bool {
    super.isDeparting || (!ownsContent && (content as? LayoutNode)?.isDeparting ?? false)
  }

  /// Shows the view in another phase, with the transaction in force.
  package func setPhase(_ phase: TransitionPhase) { self.phase = phase }
}

package final class TypedTransitionNode<T: Transition>: TransitionNode {
  fileprivate var transition: T
  private var bodyNode: TransitionBodyNode<T>?

  init(_ context: WrapperContext, transition: T) {
    self.transition = transition
    super.init(context)
    if transition is any TransitionWithAnimation || (transition as? ErasedTransition)?.box.hasAnimation == true {
      graph.hasTransitionsWithAnimations = true
    }
  }

  func update(_ transition: T) {
    guard let bodyNode else { return makeBody() }
    guard !FieldTable.of(T.self).areEqual(self.transition, transition) else { return }
    self.transition = transition
    // Another transition may have another structure, so nothing of the old one is kept.
    graph.remove(bodyNode)
    makeBody()
  }

  private func makeBody() {
    let made = TransitionBodyNode<T>(of: self)
    made.parent = self
    bodyNode = made
    made.evaluateBody()
    structureDidChange()
  }

  package override func setPhase(_ phase: TransitionPhase) {
    guard phase != self.phase else { return }
    super.setPhase(phase)
    bodyNode?.evaluateBody()
  }

  package override func forEachChild(_ body: (ViewNode) -> Void) {
    super.forEachChild(body)
    if let bodyNode { body(bodyNode) }
  }

  package override func appendContent(to elements: inout ContiguousArray<LayoutNode>) {
    bodyNode?.appendElements(to: &elements)
  }
}

/// Evaluates a transition for its phase.
package final class TransitionBodyNode<T: Transition>: BodyNode {
  private unowned let owner: TypedTransitionNode<T>
  private let box: NodePlaceholderBox

  init(of owner: TypedTransitionNode<T>) {
    self.owner = owner
    box = NodePlaceholderBox(owner)
    super.init(context: owner.contextBelow)
  }

  override func evaluate() -> DependencyToken? {
    FieldTable.of(T.self).attach(&owner.transition, owner: self)
    return updateChild { owner.transition.body(content: PlaceholderContentView(box), phase: owner.phase) }
  }
}

extension View {
  /// Sets how the view comes and goes when a condition, a `ForEach` or an identity puts it in or takes it out with an
  /// animation.
  public func transition(_ transition: AnyTransition) -> some View {
    modifier(_TransitionModifier(transition: ErasedTransition(box: transition.box)))
  }

  /// Sets how the view comes and goes.
  @_disfavoredOverload
  public func transition<T: Transition>(_ transition: T) -> some View {
    modifier(_TransitionModifier(transition: transition))
  }
}
