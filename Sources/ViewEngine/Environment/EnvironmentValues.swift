/// A key of a value in the environment.
public protocol EnvironmentKey {
  associatedtype Value
  /// The value where no ancestor has set one.
  static var defaultValue: Value { get }
}

/// Values that flow down the hierarchy.
public struct EnvironmentValues {
  /// Boxed, so that what a scope inherits unchanged is known by identity.
  fileprivate final class Box {
    let value: Any
    init(_ value: Any) { self.value = value }
  }

  private var values: [ObjectIdentifier: Box] = [:]
  /// The scope to which these values belong, for recording reads.
  package var scope: EnvironmentScope?
  /// Notes what is read while an edit runs.
  private var readLog: ReadLog?

  private final class ReadLog {
    var keys: Set<ObjectIdentifier> = []
  }

  public init() {}

  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      let id = ObjectIdentifier(key)
      scope?.recordRead(id)
      readLog?.keys.insert(id)
      guard let box = values[id] else { return Key.defaultValue }
      // Only this subscript's setter writes the key, so the type is right.
      return box.value as! Key.Value
    }
    set { values[ObjectIdentifier(key)] = Box(newValue) }
  }

  /// Runs an edit and gives the keys that it read.
  fileprivate mutating func edit(with edit: (inout EnvironmentValues) -> Void) -> Set<ObjectIdentifier> {
    let log = ReadLog()
    scope = nil
    readLog = log
    edit(&self)
    readLog = nil
    return log.keys
  }

  /// A value that a scope around has changed.
  fileprivate struct Change {
    let key: ObjectIdentifier
    let old: Box?
    let new: Box?
  }

  /// What has changed from `other` for some keys.
  fileprivate func changes(of keys: Set<ObjectIdentifier>, from other: EnvironmentValues) -> [Change] {
    keys.map { Change(key: $0, old: other.values[$0], new: values[$0]) }
  }

  /// Takes changes over for the keys that are inherited: those that are as they were around. Gives false, and changes
  /// nothing, if a key is not.
  fileprivate mutating func inherit(_ changes: [Change]) -> Bool {
    guard changes.allSatisfy({ values[$0.key] === $0.old }) else { return false }
    for change in changes { values[change.key] = change.new }
    return true
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
  /// What the edit read when it ran last: it has to run again when one of these changes.
  private var readKeys: Set<ObjectIdentifier> = []
  /// The values without their scope, so that the two don't keep each other alive.
  private var stored: EnvironmentValues
  private var sources: [ObjectIdentifier: DependencySource] = [:]
  private var children: ContiguousArray<WeakScope> = []
  /// Refers to the window that the scope belongs to.
  let window: GraphReference
  /// The window that the scope belongs to.
  package var graph: ViewGraph? { window.graph }
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

  /// The outermost scope of a window.
  package init(root values: EnvironmentValues, window: GraphReference = GraphReference()) {
    parent = nil
    self.window = window
    stored = values
    stored.scope = nil
    isRightToLeft = stored.layoutDirection == .rightToLeft
  }

  /// A scope that changes something of the one around it.
  package init(parent: EnvironmentScope, edit: @escaping (inout EnvironmentValues) -> Void) {
    self.parent = parent
    self.edit = edit
    stored = parent.stored
    readKeys = stored.edit(with: edit)
    window = parent.window
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
    readKeys = made.edit(with: edit)
    replace(with: made)
  }

  private func replace(with made: EnvironmentValues) {
    let changed = made.changedKeys(from: stored)
    let changes = made.changes(of: changed, from: stored)
    stored = made
    stored.scope = nil
    guard !changed.isEmpty else { return }
    didChange(changes)
  }

  /// Takes over what has changed around this scope. Most scopes only set other keys: for them this is much less work than
  /// editing and comparing all values anew, and colours that are under way change in every frame.
  private func inherit(_ changes: [EnvironmentValues.Change]) {
    if changes.allSatisfy({ !readKeys.contains($0.key) }), stored.inherit(changes) {
      didChange(changes)
    } else {
      recompute()
    }
  }

  private func didChange(_ changes: [EnvironmentValues.Change]) {
    let wasRightToLeft = isRightToLeft
    isRightToLeft = stored.layoutDirection == .rightToLeft
    if wasRightToLeft != isRightToLeft, let graph {
      MainActor.assumeIsolated { graph.invalidateAll() }
    }
    for change in changes { sources[change.key]?.notify() }
    children.removeAll { $0.scope == nil }
    for child in children { child.scope?.inherit(changes) }
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
