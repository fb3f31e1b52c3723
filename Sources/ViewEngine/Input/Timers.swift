/// Actions that wait for a time. There is no clock behind it: the host looks at ``ViewGraph/nextDeadline`` and makes
/// a frame when that has come, so that a window in which nothing happens makes none.
@MainActor
package final class Timers {
  /// Ends a timer that has not fired.
  @MainActor
  package final class Token {
    fileprivate var action: (@MainActor () -> Void)?
    fileprivate let deadline: TimeInterval
    fileprivate let isBackground: Bool

    fileprivate init(deadline: TimeInterval, isBackground: Bool, action: @escaping @MainActor () -> Void) {
      self.deadline = deadline
      self.isBackground = isBackground
      self.action = action
    }

    package func cancel() { action = nil }
    package var isPending: Bool { action != nil }
  }

  private var pending: ContiguousArray<Token> = []

  package init() {}

  /// Calls `action` in the first frame at or after `deadline`.
  /// - Parameter isBackground: such a timer, a blinking caret's for one, goes on for as long as its owner exists;
  ///   nobody who waits for the window to come to rest has to wait for it.
  @discardableResult
  package func schedule(
    at deadline: TimeInterval, isBackground: Bool = false, _ action: @escaping @MainActor () -> Void
  ) -> Token {
    let token = Token(deadline: deadline, isBackground: isBackground, action: action)
    pending.append(token)
    return token
  }

  /// The earliest time for which something waits.
  package var nextDeadline: TimeInterval? {
    pending.lazy.filter(\.isPending).map(\.deadline).min()
  }

  /// Whether something waits that will come to an end.
  package var isActive: Bool { pending.contains { $0.isPending && !$0.isBackground } }

  /// Runs what is due, in order of the deadlines.
  package func fire(until time: TimeInterval) {
    guard !pending.isEmpty else { return }
    pending.removeAll { !$0.isPending }
    // Half a microsecond allows for times that were added up.
    let due = pending.filter { $0.deadline <= time + 5e-7 }.sorted { $0.deadline < $1.deadline }
    guard !due.isEmpty else { return }
    pending.removeAll { $0.deadline <= time + 5e-7 }
    for token in due {
      let action = token.action
      token.action = nil
      action?()
    }
  }
}
