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

  /// Observers further in come first, since they were made first.
  package func add(_ observer: any PreferenceObserver) {
    observers.append(observer)
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
