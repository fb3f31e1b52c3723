import Synchronization

/// Asynchronous work that has begun and not ended, by name: what someone who waits for a window to come to rest has
/// to wait for.
package final class PendingWork: Sendable {
  /// Work that belongs to no window.
  package static let shared = PendingWork()

  /// Where ``withPendingWork(_:isolation:_:)`` notes work: that of the window whose task or action it came from.
  @TaskLocal package static var current = shared

  /// One piece of work.
  package struct Item: Hashable, Sendable {
    package let id: Int
    package let name: String
    /// Whether the work may go on for as long as its view is there, as a task that follows a stream does. One waits
    /// for it only as long as something comes of it.
    package let isOpenEnded: Bool
  }

  private struct State {
    var items: [Item] = []
    var nextID = 0
  }

  private let state = Mutex(State())

  package init() {}

  /// What is going on, the oldest first.
  package var items: [Item] { state.withLock { $0.items } }

  /// Whether work goes on that ends by itself. Asked for in each step of a clock that is moved by hand.
  package var isWorking: Bool {
    state.withLock { state in
      for item in state.items where !item.isOpenEnded { return true }
      return false
    }
  }

  /// Notes that work begins; give the result to ``end(_:)``.
  package func begin(_ name: String, isOpenEnded: Bool = false) -> Int {
    state.withLock { state in
      state.nextID += 1
      state.items.append(Item(id: state.nextID, name: name, isOpenEnded: isOpenEnded))
      return state.nextID
    }
  }

  package func end(_ id: Int) {
    state.withLock { state in state.items.removeAll { $0.id == id } }
  }
}

/// Does work that tests and the driver should wait for: loading, decoding, storing.
///
/// A view's `task` is waited for as well, but only while something comes of it, because a task may follow a stream for
/// as long as its view is there. Work inside of this function is waited for until it ends.
/// - Parameter name: what the work is, to be named where it doesn't end: "loading https://…".
public func withPendingWork<Result>(
  _ name: String, isolation: isolated (any Actor)? = #isolation, _ work: () async throws -> Result
) async rethrows -> Result {
  let current = PendingWork.current
  let id = current.begin(name)
  defer { current.end(id) }
  return try await work()
}
