import Synchronization

/// Asks a window on the main actor, from any thread, to look for changes.
///
/// While one request waits to be heard, further ones are dropped: code that changes values for long without letting the
/// main actor run leaves one task behind, not one for each change.
package final class WakeCall: Sendable {
  private let isWaiting = Atomic(false)
  private let request: @MainActor @Sendable () -> Void

  package init(_ request: @escaping @MainActor @Sendable () -> Void) { self.request = request }

  package func ask() {
    guard !isWaiting.exchange(true, ordering: .acquiringAndReleasing) else { return }
    Task { @MainActor in
      isWaiting.store(false, ordering: .releasing)
      request()
    }
  }
}
