/// Actions of views that wait until the update which caused them is done.
@MainActor
package final class ActionQueue {
  private var appearances: [() -> Void] = []
  private var changes: [() -> Void] = []
  private var tasks: [() -> Void] = []
  private var cleanups: [() -> Void] = []

  package var hasPending: Bool {
    !appearances.isEmpty || !changes.isEmpty || !tasks.isEmpty || !cleanups.isEmpty
  }

  /// Runs once the view is in the tree and laid out.
  package func appear(_ action: @escaping () -> Void) { appearances.append(action) }
  package func change(_ action: @escaping () -> Void) { changes.append(action) }
  /// Runs after all appearances of the update.
  package func task(_ action: @escaping () -> Void) { tasks.append(action) }
  package func cleanup(_ action: @escaping () -> Void) { cleanups.append(action) }

  /// Actions that were kept back.
  package struct Deferred {
    fileprivate var appearances: [() -> Void] = []
    fileprivate var tasks: [() -> Void] = []

    package mutating func append(_ other: Deferred) {
      appearances += other.appearances
      tasks += other.tasks
    }
  }

  /// Keeps back what `body` queues for appearances, as for a row that is made ahead of coming into view.
  package func capture(_ body: () -> Void) -> Deferred {
    let outer = (appearances, tasks)
    (appearances, tasks) = ([], [])
    body()
    let captured = Deferred(appearances: appearances, tasks: tasks)
    (appearances, tasks) = outer
    return captured
  }

  /// Queues what was kept back.
  package func append(_ deferred: Deferred) {
    appearances += deferred.appearances
    tasks += deferred.tasks
  }

  /// Runs what is queued now; what these actions queue runs in the next round.
  package func run() {
    let (cleanups, changes, appearances) = (self.cleanups, self.changes, self.appearances)
    self.cleanups.removeAll()
    self.changes.removeAll()
    self.appearances.removeAll()
    for action in cleanups { action() }
    for action in changes { action() }
    for action in appearances { action() }
    // Tasks come after every appearance, also those of a later round.
    guard self.appearances.isEmpty else { return }
    let tasks = self.tasks
    self.tasks.removeAll()
    for action in tasks { action() }
  }
}
