import Synchronization

/// A value that a view owns. It lives as long as the view's place in the hierarchy; a change evaluates the bodies
/// that read it again.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private var initialValue: Value
  private var location: StateLocation<Value>?

  public init(wrappedValue: Value) { initialValue = wrappedValue }
  public init(initialValue: Value) { self.initialValue = initialValue }

  public var wrappedValue: Value {
    get { location?.value ?? initialValue }
    nonmutating set { location?.value = newValue }
  }

  /// A reference to the value that others may read and write.
  public var projectedValue: Binding<Value> {
    guard let location else {
      let value = initialValue
      return Binding(get: { value }, set: { _ in })
    }
    return Binding(location: location)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

extension State: @unchecked Sendable where Value: Sendable {}

extension State: EngineProperty {
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

/// A readable and writable place that a ``Binding`` refers to.
package class AnyLocation<Value> {
  package var value: Value {
    get { fatalError("overridden") }
    set { _ = newValue }
  }
}

/// The storage behind ``State``.
package final class StateLocation<Value>: AnyLocation<Value> {
  private var stored: Value
  private var source = DependencySource()
  /// What changes of later turns hide, each with its turn; see ``InvalidationQueue``.
  private var earlier: ContiguousArray<(turn: Int, value: Value)> = []

  package init(_ value: Value) { stored = value }

  package override var value: Value {
    get {
      source.recordRead()
      if !earlier.isEmpty, let turn = InvalidationQueue.visibleTurn,
        let hidden = earlier.first(where: { $0.turn > turn })
      {
        return hidden.value
      }
      return stored
    }
    set {
      // A type that can't be compared, such as `any ShapeStyle`, counts as changed with every write, whatever it holds.
      let isSame = Value.self is any Equatable.Type && valuesAreEqual(stored, newValue)
      if !isSame { keepEarlierValue() }
      stored = newValue
      if !isSame { source.notify() }
    }
  }

  /// Keeps the value of before if changes with another transaction wait that were made earlier.
  private func keepEarlierValue() {
    guard source.hasReaders else { return }
    let turn = InvalidationQueue.shared.turnOfNextChange
    guard turn > 0 else { return }
    if earlier.isEmpty { InvalidationQueue.add(self) }
    if earlier.last?.turn != turn { earlier.append((turn, stored)) }
  }
}

extension StateLocation: EarlierValueKeeper {
  @MainActor func reveal(turn: Int, in graph: ViewGraph) {
    guard earlier.contains(where: { $0.turn == turn }) else { return }
    // A reader may read again at once, and so become another one.
    let readers = source.readers
    for token in readers where token.node?.graph === graph { token.node?.dependencyDidChange(in: token.phase) }
  }

  func forgetEarlierValues() { earlier.removeAll() }
}

/// Compares two values with `==` if their type has it; others always count as different.
package func valuesAreEqual<Value>(_ left: Value, _ right: Value) -> Bool {
  guard let left = left as? any Equatable else { return false }
  return left.isEqual(to: right)
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { (other as? Self).map { $0 == self } ?? false }
}
