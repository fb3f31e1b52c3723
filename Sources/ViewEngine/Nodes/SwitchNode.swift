/// A structure node with at most one child, which gives way to another when its identity changes.
///
/// A child that leaves with an animation stays on the screen until its transition is over, and is taken back with its
/// state if its identity returns before that.
package class SwitchNode<Identity: Hashable>: StructuralNode {
  package private(set) var child: ViewNode?
  private var shown: Identity?
  /// Whether a change of identity may have a transition. False where the place must stand for one element.
  package var animatesPresence = true
  private var departing: ContiguousArray<(identity: Identity, departure: Departure)> = []

  /// Brings the child with an identity up to date, or puts one there.
  package final func show(
    _ identity: Identity, update: (ViewNode) -> Void, make: (NodeContext) -> ViewNode
  ) {
    if shown == identity, let child { return update(child) }
    leave()
    shown = identity
    if let index = departing.firstIndex(where: { $0.identity == identity }) {
      let departure = departing.remove(at: index).departure
      child = departure.node
      departure.takeBack()
      update(departure.node)
    } else {
      let made = make(contextBelow)
      made.parent = self
      child = made
      // What is there from the start does not arrive.
      if parent != nil, animatesPresence { graph.arrivals.note(made) }
    }
    structureDidChange()
  }

  /// Leaves the place empty.
  package final func clear() {
    guard child != nil else { return }
    leave()
    structureDidChange()
  }

  private func leave() {
    guard let child, let identity = shown else { return }
    self.child = nil
    shown = nil
    guard animatesPresence else { return graph.remove(child) }
    let departure = graph.depart(child) { [weak self] departure in
      guard let self else { return }
      self.departing.removeAll { $0.departure === departure }
      self.structureDidChange()
    }
    if let departure { departing.append((identity, departure)) }
  }

  package final override func forEachChild(_ body: (ViewNode) -> Void) {
    if let child { body(child) }
  }

  package final override func appendElements(to elements: inout ContiguousArray<LayoutNode>) {
    // What leaves is drawn behind what comes.
    for entry in departing { entry.departure.node.appendElements(to: &elements) }
    child?.appendElements(to: &elements)
  }

  package override func willUnmount() {
    for entry in departing { entry.departure.end() }
    departing.removeAll()
  }
}

/// Which view a branch shows: a side of a condition, or a view of an erased type.
package enum BranchIdentity: Hashable {
  case side(Int)
  case type(ObjectIdentifier)
}

/// A place where views of different kinds may stand.
package final class BranchNode: SwitchNode<BranchIdentity> {}
