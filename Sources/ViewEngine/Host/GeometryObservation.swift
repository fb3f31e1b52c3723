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
  /// Counts the checks. A node that moves notes the present number, see ``LayoutNode/movedAt``.
  private(set) var serial: UInt32 = 1

  package func add(_ observer: any GeometryObserver) { observers[ObjectIdentifier(observer)] = observer }
  package func remove(_ node: LayoutNode) { observers[ObjectIdentifier(node)] = nil }

  /// The node has another place, or there is another reason for it and the observers in it to look. Layout says so of
  /// what it places.
  package func didMove(_ node: LayoutNode) {
    node.movedAt = serial
    needsCheck = true
  }

  /// Lets observers look; false if nothing has moved.
  func check() -> Bool {
    guard needsCheck else { return false }
    let present = serial
    needsCheck = false
    // What moves from here on is looked at in the next check.
    serial &+= 1
    for observer in observers.values where !observer.followsAncestorsOnly || hasMoved(observer, at: present) {
      observer.geometryMayHaveChanged()
    }
    return true
  }

  /// Whether the node or one around it has moved. What is found out about those on the way is noted in them, so that no
  /// part of the way is gone twice in a check.
  private func hasMoved(_ observer: LayoutNode, at serial: UInt32) -> Bool {
    var end: LayoutNode? = observer
    while let node = end, node.movedAt != serial, node.restedAt != serial { end = node.layoutParent }
    let moved = end?.movedAt == serial
    var next: LayoutNode? = observer
    while let node = next, node !== end {
      if moved { node.movedAt = serial } else { node.restedAt = serial }
      next = node.layoutParent
    }
    return moved
  }
}
