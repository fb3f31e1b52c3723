/// What accompanies a change of state through the update that it causes.
public struct Transaction: Sendable {
  /// The animation for what changes, nil to change at once.
  public var animation: Animation?
  /// Ignores animations that views ask for themselves.
  public var disablesAnimations = false
  /// Whether the change continues a gesture; such changes should keep up with the pointer.
  public var isContinuous = false
  private var values: [ObjectIdentifier: any Sendable] = [:]
  private var completions: [AnimationCompletion] = []
  /// Tells apart changes that were made in different calls, so that each update carries its own animation.
  package var serial: UInt64 = 0

  public init() {}

  public init(animation: Animation?) { self.animation = animation }

  /// A value of an app's own that travels with the change.
  public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value where Key.Value: Sendable {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  package var isEmpty: Bool { animation == nil && !disablesAnimations && !isContinuous && values.isEmpty }

  /// Calls `completion` once everything that the change animates is complete by a criterion.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping @MainActor @Sendable () -> Void
  ) {
    completions.append(AnimationCompletion(criteria: criteria, action: completion))
  }

  package var animationCompletions: [AnimationCompletion] { completions }

  /// The transaction of the change that is being made now.
  nonisolated(unsafe) package static var current = Transaction()
  nonisolated(unsafe) private static var nextSerial: UInt64 = 1

  package static func makeSerial() -> UInt64 {
    defer { nextSerial += 1 }
    return nextSerial
  }
}

/// A key for a value of an app's own in a ``Transaction``.
public protocol TransactionKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// Makes changes with a transaction.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  let outer = Transaction.current
  var inner = transaction
  // Changes that nothing animates belong together, in whatever calls they are made.
  let isPlain = transaction.isEmpty && outer.isEmpty && transaction.animationCompletions.isEmpty
  inner.serial = isPlain && outer.animationCompletions.isEmpty ? outer.serial : Transaction.makeSerial()
  Transaction.current = inner
  defer { Transaction.current = outer }
  return try body()
}

/// Makes changes whose effects are animated.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// Makes changes whose effects are animated, and calls `completion` when all of them are complete.
/// - Parameter criteria: what that means; by default a spring is complete when it has arrived as far as one can tell.
@MainActor
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria criteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping @MainActor @Sendable () -> Void
) rethrows -> Result {
  var transaction = Transaction(animation: animation)
  transaction.addAnimationCompletion(criteria: criteria, completion)
  return try withTransaction(transaction, body)
}

/// When an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  let waitsForRest: Bool

  /// When it is logically complete: a spring after its perceived duration, though it may still move a little.
  public static let logicallyComplete = AnimationCompletionCriteria(waitsForRest: false)
  /// When nothing of it is left.
  public static let removed = AnimationCompletionCriteria(waitsForRest: true)
}

/// What is to be called when an animation is complete.
package struct AnimationCompletion: Sendable {
  let criteria: AnimationCompletionCriteria
  let action: @MainActor @Sendable () -> Void
}
