import Synchronization

/// Links one evaluation of a node to the sources it read. A later evaluation makes a new token and cancels this one,
/// so sources never need to be told that a reader went away.
package final class DependencyToken: @unchecked Sendable {
  /// The reader; nil once the token is cancelled. Touched on the main actor only.
  package unowned(unsafe) var node: ViewNode?
  package let phase: UpdatePhase

  init(node: ViewNode, phase: UpdatePhase) {
    self.node = node
    self.phase = phase
  }

  package func cancel() { node = nil }
}

/// Records which node is being evaluated.
package enum DependencyTracker {
  /// The node under evaluation and its token, which is made at the first read.
  struct Frame {
    unowned(unsafe) var node: ViewNode
    var phase: UpdatePhase
    var token: DependencyToken?
  }

  nonisolated(unsafe) static var current: Frame?

  /// Runs `body` and returns its result with the token that holds what it read (nil if it read nothing).
  // Inlined: else the runtime looks for the pair's type in each call.
  @MainActor
  @inline(__always)
  package static func track<Result>(
    _ node: ViewNode, _ phase: UpdatePhase, _ body: () -> Result
  ) -> (Result, DependencyToken?) {
    let outer = current
    current = Frame(node: node, phase: phase, token: nil)
    let result = body()
    let token = current?.token
    current = outer
    return (result, token)
  }

  /// Runs `body` without recording reads.
  package static func untracked<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = current
    current = nil
    defer { current = outer }
    return try body()
  }

  static func currentToken() -> DependencyToken? {
    guard let frame = current else { return nil }
    if let token = frame.token { return token }
    let token = DependencyToken(node: frame.node, phase: frame.phase)
    current?.token = token
    return token
  }
}

/// A value that nodes read: it knows its readers and tells them about changes.
package struct DependencySource {
  private var tokens: ContiguousArray<DependencyToken> = []
  private var pruneAt = 8

  package init() {}

  package var hasReaders: Bool { tokens.contains { $0.node != nil } }

  /// The readers now, and some that are gone.
  package var readers: ContiguousArray<DependencyToken> { tokens }

  /// Notes that the node under evaluation, if any, has read the value.
  package mutating func recordRead() {
    guard let token = DependencyTracker.currentToken(), tokens.last !== token else { return }
    tokens.append(token)
    if tokens.count > pruneAt {
      tokens.removeAll { $0.node == nil }
      pruneAt = max(8, tokens.count * 2)
    }
  }

  /// Puts all readers on the list of nodes to be evaluated again, with the transaction in force.
  package mutating func notify() {
    guard !tokens.isEmpty else { return }
    let readers = tokens
    // Readers that are evaluated again register anew; those of other phases keep their token until then.
    for token in readers where token.node != nil { InvalidationQueue.shared.enqueue(token) }
    tokens.removeAll { $0.node == nil }
  }
}

/// Changes that wait for the next update. Values may change on any thread, so this is the one place with a lock.
///
/// 1. Changes that were made one after the other with different transactions have a *turn* each, and a window carries one
/// turn through after the other: so each animates only what it changed itself. 2. A state that changes for a later turn
/// keeps its value of before, and gives that to whoever reads it in an earlier one. 3. When the turn comes, all who
/// read the state by then are told, also those that were made in an earlier turn. Outside of an update, everybody sees
/// the latest value.
package final class InvalidationQueue: Sendable {
  package static let shared = InvalidationQueue()

  package struct Entry {
    package let token: DependencyToken
    package let transaction: Transaction
    /// Rises from change to change; the same for changes that are carried through together.
    package let turn: Int
  }

  private struct State: @unchecked Sendable {
    var entries: ContiguousArray<Entry> = []
    var wake: [Int: @Sendable () -> Void] = [:]
    var nextWakeID = 0
    /// The turn of the latest change, and the transaction that it is for.
    var turn = 0
    var serial: UInt64 = 0

    func turn(for transaction: Transaction) -> Int {
      entries.isEmpty ? 0 : transaction.serial == serial ? turn : turn + 1
    }
  }

  private let state = Mutex(State())

  package func enqueue(_ token: DependencyToken) {
    let transaction = Transaction.current
    let wake = state.withLock { state -> [@Sendable () -> Void] in
      let first = state.entries.isEmpty
      state.turn = state.turn(for: transaction)
      state.serial = transaction.serial
      state.entries.append(Entry(token: token, transaction: transaction, turn: state.turn))
      return first ? Array(state.wake.values) : []
    }
    for call in wake { call() }
  }

  /// The turn that a change has which is made now; 0 for the first that waits.
  package var turnOfNextChange: Int { state.withLock { $0.turn(for: Transaction.current) } }

  /// The turn whose values are seen; nil outside of an update with several turns.
  nonisolated(unsafe) static var visibleTurn: Int?
  /// The places that keep values of before.
  nonisolated(unsafe) private static var keepers: ContiguousArray<any EarlierValueKeeper> = []

  static func add(_ keeper: any EarlierValueKeeper) { keepers.append(keeper) }

  /// Shows a window the values of a turn.
  @MainActor
  static func show(turn: Int, in graph: ViewGraph) {
    visibleTurn = turn
    for keeper in keepers { keeper.reveal(turn: turn, in: graph) }
  }

  /// All turns are over.
  static func endTurns() {
    visibleTurn = nil
    guard !keepers.isEmpty else { return }
    for keeper in keepers { keeper.forgetEarlierValues() }
    keepers.removeAll()
  }

  /// Whether a change waits that concerns a window.
  @MainActor
  package func hasEntries(for graph: ViewGraph) -> Bool {
    state.withLock { $0.entries.contains { $0.token.node?.graph === graph } }
  }

  /// Takes the changes that concern a window; those of others wait for theirs.
  @MainActor
  package func drain(for graph: ViewGraph) -> ContiguousArray<Entry> {
    state.withLock { state in
      let own = ContiguousArray(state.entries.filter { $0.token.node?.graph === graph })
      state.entries.removeAll { entry in entry.token.node.map { $0.graph === graph } ?? true }
      return own
    }
  }

  /// Registers a call that is made, on any thread, when the queue stops being empty.
  package func addWake(_ call: @escaping @Sendable () -> Void) -> Int {
    state.withLock { state in
      state.nextWakeID += 1
      state.wake[state.nextWakeID] = call
      return state.nextWakeID
    }
  }

  package func removeWake(_ id: Int) {
    state.withLock { _ = $0.wake.removeValue(forKey: id) }
  }
}

/// A place that keeps the values which changes of later turns hide.
protocol EarlierValueKeeper: AnyObject {
  /// Tells the readers in a window about a change that belongs to a turn.
  @MainActor func reveal(turn: Int, in graph: ViewGraph)
  func forgetEarlierValues()
}
