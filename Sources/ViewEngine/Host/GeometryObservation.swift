/// A node whose content depends on where it is in the window or in a named space.
@MainActor
package protocol GeometryObserver: LayoutNode {
  /// Whether what was read last is decided by the places of the node and its ancestors alone, so that nothing can have
  /// changed while none of them has moved.
  var followsAncestorsOnly: Bool { get }
  /// Compares what was read with what is true now, and asks for an update where they differ.
  func geometryMayHaveChanged()
}

extension GeometryObserver {
  package var followsAncestorsOnly: Bool { false }
}

/// Asks observers of geometry to look again after layout, scrolling and other moves.
@MainActor
package final class GeometryObservation {
  private var observers: [ObjectIdentifier: any GeometryObserver] = [:]
  private var needsCheck = false
  private var asksAll = false
  /// Counts the checks. A node that moves notes the present number, see ``LayoutNode/movedAt``.
  private(set) var serial: UInt32 = 1

  package func add(_ observer: any GeometryObserver) { observers[ObjectIdentifier(observer)] = observer }
  package func remove(_ node: LayoutNode) { observers[ObjectIdentifier(node)] = nil }

  /// Has all observers look: something has changed that is not the place of one node.
  package func setNeedsCheck() {
    needsCheck = true
    asksAll = true
  }

  /// The node, or what is in it, has another place; those in it are to look.
  package func didMove(_ node: LayoutNode) {
    node.movedAt = serial
    needsCheck = true
  }

  /// Nodes that have been placed have taken note of that themselves.
  func layoutDidRun() { needsCheck = true }

  /// Lets observers look; false if nothing has moved.
  func check() -> Bool {
    guard needsCheck else { return false }
    let (asked, present) = (asksAll, serial)
    needsCheck = false
    asksAll = false
    // What moves from here on is looked at in the next check.
    serial &+= 1
    for observer in observers.values where asked || !observer.followsAncestorsOnly || hasMoved(observer, at: present) {
      observer.geometryMayHaveChanged()
    }
    return true
  }

  /// The nodes on the way are alive, being in one tree; counting references to each would take most of the time.
  private func hasMoved(_ observer: LayoutNode, at serial: UInt32) -> Bool {
    var node: Unmanaged<LayoutNode>? = .passUnretained(observer)
    while let current = node {
      if current._withUnsafeGuaranteedRef({ $0.movedAt == serial }) { return true }
      node = current._withUnsafeGuaranteedRef { $0.layoutParent.map(Unmanaged.passUnretained) }
    }
    return false
  }
}
