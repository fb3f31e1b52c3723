/// A subtree that has left its place and is shown until its transition is over.
///
/// Meanwhile it is out of layout, hit testing and semantics and keeps its last place in the drawing order.
@MainActor
package final class Departure {
  package let node: ViewNode
  private let elements: ContiguousArray<LayoutNode>
  private var group: AnimationGroup?

  fileprivate init(_ node: ViewNode, elements: ContiguousArray<LayoutNode>) {
    self.node = node
    self.elements = elements
  }

  /// Starts the transitions; false if there is nothing to see of them.
  fileprivate func start(ended: @escaping @MainActor (Departure) -> Void) -> Bool {
    for element in elements { element.setDeparting(true) }
    group = node.graph.animations.group {
      for element in elements { element.setTransitionPhase(.didDisappear) }
    } completion: { [weak self] in
      guard let self, self.node.isMounted else { return }
      self.node.unmount()
      ended(self)
    }
    return group != nil
  }

  /// The subtree is wanted again: it goes back from where it is.
  package func takeBack() {
    group?.cancel()
    for element in elements where element.isMounted {
      element.setDeparting(false)
      element.setTransitionPhase(.identity)
    }
  }

  /// Ends the subtree at once.
  package func end() {
    group?.cancel()
    node.unmount()
  }
}

/// Subtrees that were put into a window that was there already, until their transitions have been started.
@MainActor
package final class Arrivals {
  private var nodes: ContiguousArray<ViewNode> = []

  package var isEmpty: Bool { nodes.isEmpty }

  /// Notes a subtree that was made in the present update.
  package func note(_ node: ViewNode) {
    if node.mayHaveTransition { nodes.append(node) }
  }

  /// Starts the transitions of what has arrived, once layout has given it a place.
  package func start() {
    guard !nodes.isEmpty else { return }
    let arrived = nodes
    nodes.removeAll()
    for node in arrived where node.isMounted {
      var elements: ContiguousArray<LayoutNode> = []
      node.appendElements(to: &elements)
      for element in elements where element.hasBeenPlaced && !element.isDeparting { element.appear() }
    }
  }
}

extension ViewNode {
  /// Whether a change of this node's presence could be animated in the present update.
  fileprivate var mayHaveTransition: Bool {
    transaction.animation != nil || graph.hasTransitionsWithAnimations
  }
}

extension ViewGraph {
  /// Takes a subtree out of its place. If that is animated, the subtree stays on the screen, `ended` is called when it
  /// has gone, and the owner keeps it among its elements until then; otherwise it is gone when this returns nil.
  package func depart(_ node: ViewNode, ended: @escaping @MainActor (Departure) -> Void) -> Departure? {
    guard node.mayHaveTransition else {
      node.unmount()
      return nil
    }
    var elements: ContiguousArray<LayoutNode> = []
    node.appendElements(to: &elements)
    elements.removeAll { !$0.hasBeenPlaced || $0.isDeparting }
    let departure = Departure(node, elements: elements)
    guard !elements.isEmpty, departure.start(ended: ended) else {
      node.unmount()
      return nil
    }
    return departure
  }
}

extension LayoutNode {
  /// The outermost transition on the chain of modifiers around this element.
  private var transitionNode: TransitionNode? {
    var found: TransitionNode?
    var inner: LayoutNode? = self
    while let node = inner, found == nil {
      found = node as? TransitionNode
      inner = (node as? WrapperNode)?.child
    }
    // Around the element there are modifiers on the list that it is in.
    var current: LayoutNode = self
    while true {
      if let transition = current.listTransition {
        found = transition
        current = transition
      } else if let wrapper = current.layoutParent as? WrapperNode, !wrapper.ownsContent {
        current = wrapper
      } else {
        break
      }
    }
    return found
  }

  fileprivate func setTransitionPhase(_ phase: TransitionPhase) {
    if let transitionNode { return transitionNode.setPhase(phase) }
    let transaction = transaction
    graph.animations.animate(
      self, slot: .transition, from: fade, to: phase.isIdentity ? 1.0 : 0.0, transaction
    ) { node, value in node.setFade(value) }
  }

  /// Moves the element from where its transition begins to its place.
  fileprivate func appear() {
    if let transitionNode {
      graph.animations.suspended { transitionNode.setPhase(.willAppear) }
      transitionNode.setPhase(.identity)
      return
    }
    guard transaction.animation != nil else { return }
    setFade(0)
    setTransitionPhase(.identity)
  }
}
