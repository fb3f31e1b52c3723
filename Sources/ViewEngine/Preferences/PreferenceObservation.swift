/// A node that reacts to the preferences of its subtree.
@MainActor
package protocol PreferenceObserver: ViewNode {
  /// Looks at the subtree's value again and queues its action where that has changed.
  func preferencesMayHaveChanged()
}

/// Asks observers of preferences to look again after contributions or structure changed.
@MainActor
package final class PreferenceObservation {
  private var observers: ContiguousArray<any PreferenceObserver> = []
  private var needsCheck = false

  /// Observers further in come first; those at the same depth in the order in which they were made.
  package func add(_ observer: any PreferenceObserver) {
    var index = observers.endIndex
    while index > 0, observers[index - 1].depth < observer.depth { index -= 1 }
    observers.insert(observer, at: index)
    needsCheck = true
  }

  package func remove(_ observer: any PreferenceObserver) { observers.removeAll { $0 === observer } }
  package func setNeedsCheck() { needsCheck = true }

  func check() {
    guard needsCheck else { return }
    needsCheck = false
    for observer in observers { observer.preferencesMayHaveChanged() }
  }
}
