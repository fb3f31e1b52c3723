/// An object that a view owns: made once for the view's place in the hierarchy, at the first body evaluation.
@propertyWrapper
public struct StateObject<Object: ObservableObject>: DynamicProperty {
  private let make: () -> Object
  private var storage: StateObjectStorage<Object>?

  public init(wrappedValue: @autoclosure @escaping () -> Object) { make = wrappedValue }

  @MainActor public var wrappedValue: Object {
    guard let storage else { return make() }
    let object = storage.object(make)
    object.objectWillChange.recordRead()
    return object
  }

  @MainActor public var projectedValue: ObservedObject<Object>.Wrapper { .init(object: wrappedValue) }
}

final class StateObjectStorage<Object: ObservableObject> {
  private var made: Object?

  func object(_ make: () -> Object) -> Object {
    if let made { return made }
    let object = DependencyTracker.untracked(make)
    made = object
    return object
  }
}

extension StateObject: EngineProperty {
  package mutating func attach(to owner: any PropertyOwner, slot: Int) {
    if let known = owner.slots[slot] {
      storage = unsafeDowncast(known, to: StateObjectStorage<Object>.self)
    } else {
      let made = StateObjectStorage<Object>()
      owner.slots[slot] = made
      storage = made
    }
  }
}

/// An object that someone else owns and that a view observes.
@propertyWrapper
public struct ObservedObject<Object: ObservableObject>: DynamicProperty {
  private let object: Object

  public init(wrappedValue: Object) { object = wrappedValue }
  public init(initialValue: Object) { object = initialValue }

  @MainActor public var wrappedValue: Object {
    object.objectWillChange.recordRead()
    return object
  }

  @MainActor public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// Gives bindings to the object's properties.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: Object

    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Object, Subject>) -> Binding<Subject> {
      Binding(object: object, path: keyPath)
    }
  }
}

extension ObservedObject: EngineProperty {
  package mutating func attach(to owner: any PropertyOwner, slot: Int) {}
  package static func isSame(_ left: Self, _ right: Self) -> Bool { left.object === right.object }
}

/// An object that an ancestor has put into the environment with `environmentObject(_:)`.
@propertyWrapper
public struct EnvironmentObject<Object: ObservableObject>: DynamicProperty {
  private var scope: EnvironmentScope?

  public init() {}

  @MainActor public var wrappedValue: Object {
    guard let object = found else {
      fatalError(
        "No object of type \(Object.self) was found. A view above this one must call environmentObject(_:) with one.")
    }
    object.objectWillChange.recordRead()
    return object
  }

  private var found: Object? { scope?.values[EnvironmentObjectKey<Object>.self]?.object }

  @MainActor public var projectedValue: ObservedObject<Object>.Wrapper { .init(object: wrappedValue) }
}

extension EnvironmentObject: EngineProperty {
  package mutating func attach(to owner: any PropertyOwner, slot: Int) { scope = owner.environment }
}

/// Compares by identity, so that putting the same object in again changes nothing.
struct EnvironmentObjectReference<Object: AnyObject>: Equatable, @unchecked Sendable {
  let object: Object
  static func == (left: Self, right: Self) -> Bool { left.object === right.object }
}

struct EnvironmentObjectKey<Object: AnyObject>: EnvironmentKey {
  static var defaultValue: EnvironmentObjectReference<Object>? { nil }
}

/// An observable object whose properties can be bound to.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
  public var wrappedValue: Value

  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }

  public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject & Observable {
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding(object: wrappedValue, path: keyPath)
  }
}

/// Names that tie views together, unique to one place in the hierarchy.
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// The identity of a namespace.
  public struct ID: Hashable, Sendable {
    let value: ObjectIdentifier?
  }

  private var token: AnyObject?

  public init() {}

  public var wrappedValue: ID { ID(value: token.map(ObjectIdentifier.init)) }
}

private final class NamespaceToken {}

extension Namespace: EngineProperty {
  package mutating func attach(to owner: any PropertyOwner, slot: Int) {
    let known = owner.slots[slot] ?? NamespaceToken()
    owner.slots[slot] = known
    token = known
  }
}
