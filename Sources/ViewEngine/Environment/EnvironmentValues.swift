/// A key of a value in the environment.
public protocol EnvironmentKey {
  associatedtype Value
  /// The value where no ancestor has set one.
  static var defaultValue: Value { get }
}

/// Values that flow down the hierarchy.
public struct EnvironmentValues {
  /// Boxed, so that what a scope inherits unchanged is known by identity.
  private final class Box {
    let value: Any
    init(_ value: Any) { self.value = value }
  }

  private var values: [ObjectIdentifier: Box] = [:]
  /// The scope to which these values belong, for recording reads.
  package var scope: EnvironmentScope?

  public init() {}

  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      let id = ObjectIdentifier(key)
      scope?.recordRead(id)
      guard let box = values[id] else { return Key.defaultValue }
      // Only this subscript's setter writes the key, so the type is right.
      return box.value as! Key.Value
    }
    set { values[ObjectIdentifier(key)] = Box(newValue) }
  }

  /// The keys that are set here and differ from `other`'s, or are set in only one of the two.
  func changedKeys(from other: EnvironmentValues) -> Set<ObjectIdentifier> {
    var changed: Set<ObjectIdentifier> = []
    for (key, box) in values {
      if let old = other.values[key], old === box || valuesAreEqual(old.value, box.value) { continue }
      changed.insert(key)
    }
    for key in other.values.keys where values[key] == nil { changed.insert(key) }
    return changed
  }
}

/// The environment at one place of the hierarchy. Nodes hold the nearest scope above; what a node reads is recorded
/// by key, so that a change reaches just its readers, in the phase in which they read.
package final class EnvironmentScope {
  private let parent: EnvironmentScope?
  private var edit: ((inout EnvironmentValues) -> Void)?
  /// The values without their scope, so that the two don't keep each other alive.
  private var stored: EnvironmentValues
  private var sources: [ObjectIdentifier: DependencySource] = [:]
  private var children: ContiguousArray<WeakScope> = []
  /// The window that the scope belongs to.
  package weak var graph: ViewGraph?
  /// The layout direction here; looked at for every node that is drawn, hence not a lookup by key.
  package private(set) var isRightToLeft = false

  private struct WeakScope {
    weak var scope: EnvironmentScope?
  }

  /// The values here; reads of them are recorded.
  package var values: EnvironmentValues {
    var values = stored
    values.scope = self
    return values
  }

  /// The outermost scope.
  package init(root values: EnvironmentValues) {
    parent = nil
    stored = values
    stored.scope = nil
    isRightToLeft = stored.layoutDirection == .rightToLeft
  }

  /// A scope that changes something of the one around it.
  package init(parent: EnvironmentScope, edit: @escaping (inout EnvironmentValues) -> Void) {
    self.parent = parent
    self.edit = edit
    stored = parent.stored
    edit(&stored)
    stored.scope = nil
    graph = parent.graph
    isRightToLeft = stored.layoutDirection == .rightToLeft
    parent.children.append(WeakScope(scope: self))
  }

  /// Replaces what this scope changes.
  package func setEdit(_ edit: @escaping (inout EnvironmentValues) -> Void) {
    self.edit = edit
    recompute()
  }

  /// Replaces the values of the outermost scope.
  package func setRoot(_ values: EnvironmentValues) { replace(with: values) }

  private func recompute() {
    guard let parent, let edit else { return }
    var made = parent.stored
    edit(&made)
    replace(with: made)
  }

  private func replace(with made: EnvironmentValues) {
    let changed = made.changedKeys(from: stored)
    stored = made
    stored.scope = nil
    guard !changed.isEmpty else { return }
    let wasRightToLeft = isRightToLeft
    isRightToLeft = stored.layoutDirection == .rightToLeft
    if wasRightToLeft != isRightToLeft, let graph {
      MainActor.assumeIsolated { graph.invalidateAll() }
    }
    for key in changed { sources[key]?.notify() }
    children.removeAll { $0.scope == nil }
    for child in children { child.scope?.recompute() }
  }

  func recordRead(_ key: ObjectIdentifier) {
    guard DependencyTracker.current != nil else { return }
    sources[key, default: DependencySource()].recordRead()
  }
}

/// Reads a value from the environment.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let read: (EnvironmentValues) -> Value
  private var scope: EnvironmentScope?

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
  }

  public var wrappedValue: Value { read(scope?.values ?? EnvironmentValues()) }
}

extension Environment {
  /// Reads an observable object that an ancestor has put in by its type.
  public init(_ type: Value.Type) where Value: AnyObject & Observable {
    read = { values in
      guard let object = values[ObservableTypeKey<Value>.self]?.object else {
        fatalError(
          "No object of type \(Value.self) was found. A view above this one must call environment(_:) with one.")
      }
      return object
    }
  }

  public init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object? {
    read = { $0[ObservableTypeKey<Object>.self]?.object }
  }
}

struct ObservableTypeKey<Object: AnyObject>: EnvironmentKey {
  static var defaultValue: EnvironmentObjectReference<Object>? { nil }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

extension Environment: EngineProperty {
  package mutating func attach(to owner: any PropertyOwner, slot: Int) { scope = owner.environment }
}
