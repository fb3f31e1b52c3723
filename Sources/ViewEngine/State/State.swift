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

  package init(_ value: Value) { stored = value }

  package override var value: Value {
    get {
      source.recordRead()
      return stored
    }
    set {
      // A type that can't be compared, such as `any ShapeStyle`, counts as changed with every write, whatever it holds.
      let isSame = Value.self is any Equatable.Type && valuesAreEqual(stored, newValue)
      stored = newValue
      if !isSame { source.notify() }
    }
  }
}

/// Compares two values with `==` if their type has it; others always count as different.
package func valuesAreEqual<Value>(_ left: Value, _ right: Value) -> Bool {
  guard let left = left as? any Equatable else { return false }
  return left.isEqual(to: right)
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { (other as? Self).map { $0 == self } ?? false }
}
