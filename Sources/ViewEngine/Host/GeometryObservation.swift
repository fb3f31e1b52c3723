/// A node whose content depends on where it is in the window or in a named space.
@MainActor
package protocol GeometryObserver: LayoutNode {
  /// Compares what was read with what is true now, and asks for an update where they differ.
  func geometryMayHaveChanged()
}

/// Asks observers of geometry to look again after layout, scrolling and other moves.
@MainActor
package final class GeometryObservation {
  private var observers: [ObjectIdentifier: any GeometryObserver] = [:]
  private var needsCheck = false

  package func add(_ observer: any GeometryObserver) { observers[ObjectIdentifier(observer)] = observer }
  package func remove(_ node: LayoutNode) { observers[ObjectIdentifier(node)] = nil }
  package func setNeedsCheck() { needsCheck = true }

  /// Lets observers look; false if nothing has moved.
  func check() -> Bool {
    guard needsCheck else { return false }
    needsCheck = false
    for observer in observers.values { observer.geometryMayHaveChanged() }
    return true
  }
}
