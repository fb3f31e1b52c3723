/// A value that a gesture sets while it happens, and that goes back to its initial value when the gesture is over.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private let initialValue: Value
  private let makeReset: (Value, inout Transaction) -> Void
  private var location: StateLocation<Value>?

  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, reset: { _, _ in }) }
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// - Parameter resetTransaction: the transaction with which the value goes back.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue, reset: { $1 = resetTransaction })
  }

  /// - Parameter reset: edits the transaction with which the value goes back.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initialValue = wrappedValue
    makeReset = reset
  }

  public var wrappedValue: Value { location?.value ?? initialValue }
  public var projectedValue: GestureState<Value> { self }

  func update(_ edit: (inout Value, inout Transaction) -> Void) {
    guard let location else { return }
    var transaction = Transaction.current
    transaction.isContinuous = true
    var value = DependencyTracker.untracked { location.value }
    edit(&value, &transaction)
    withTransaction(transaction) { location.value = value }
  }

  func reset() {
    guard let location else { return }
    var transaction = Transaction()
    makeReset(DependencyTracker.untracked { location.value }, &transaction)
    withTransaction(transaction) { location.value = initialValue }
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

extension GestureState: EngineProperty {
  package mutating func attach(to owner: any PropertyOwner, slot: Int) {
    if let known = owner.slots[slot] {
      location = unsafeDowncast(known, to: StateLocation<Value>.self)
    } else {
      let made = StateLocation(initialValue)
      owner.slots[slot] = made
      location = made
    }
  }
}
