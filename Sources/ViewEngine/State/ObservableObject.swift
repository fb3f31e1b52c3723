/// A reference type that announces its changes. Views observe it with ``StateObject``, ``ObservedObject`` and
/// ``EnvironmentObject``.
public protocol ObservableObject: AnyObject {
  /// Announces that the object is about to change.
  var objectWillChange: ObservableObjectPublisher { get }
}

extension ObservableObject {
  /// One publisher per object, made at the first use.
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher.of(self) }
}

/// Announces changes of one object.
public final class ObservableObjectPublisher: @unchecked Sendable {
  private var source = DependencySource()
  private var observers: [Int: () -> Void] = [:]
  private var nextObserver = 0

  public init() {}

  /// Tells all readers that the object is about to change.
  public func send() {
    source.notify()
    for observer in observers.values { observer() }
  }

  package func recordRead() { source.recordRead() }

  /// Calls `observer` at each change until the returned token is let go.
  package func observe(_ observer: @escaping () -> Void) -> ObservationLifetime {
    nextObserver += 1
    let id = nextObserver
    observers[id] = observer
    return ObservationLifetime { [weak self] in self?.observers[id] = nil }
  }

  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  nonisolated(unsafe) private static var publishers: [ObjectIdentifier: Entry] = [:]
  nonisolated(unsafe) private static var pruneAt = 64

  static func of(_ object: AnyObject) -> ObservableObjectPublisher {
    let id = ObjectIdentifier(object)
    if let entry = publishers[id], entry.object === object { return entry.publisher }
    if publishers.count >= pruneAt {
      publishers = publishers.filter { $0.value.object != nil }
      pruneAt = max(64, publishers.count * 2)
    }
    let made = ObservableObjectPublisher()
    publishers[id] = Entry(object: object, publisher: made)
    return made
  }
}

/// Keeps an observation going while it is held.
package final class ObservationLifetime {
  private let end: () -> Void
  init(_ end: @escaping () -> Void) { self.end = end }
  deinit { end() }
}

/// A property whose writes announce a change of the object that has it.
@propertyWrapper
public struct Published<Value> {
  private var stored: Value
  private let publisher = Publisher()

  public init(wrappedValue: Value) { stored = wrappedValue }
  public init(initialValue: Value) { stored = initialValue }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError("unavailable") }
    set { fatalError("unavailable \(newValue)") }
  }

  public static subscript<Object: AnyObject>(
    _enclosingInstance object: Object,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<Object, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<Object, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].stored }
    set {
      // The announcement comes before the store, and also when the value stays equal.
      (object as? any ObservableObject)?.objectWillChange.send()
      object[keyPath: storageKeyPath].publisher.send(newValue)
      object[keyPath: storageKeyPath].stored = newValue
    }
  }

  /// Announces the property's values.
  public final class Publisher: @unchecked Sendable {
    private var observers: [Int: (Value) -> Void] = [:]
    private var next = 0

    func send(_ value: Value) {
      for observer in observers.values { observer(value) }
    }

    package func observe(_ observer: @escaping (Value) -> Void) -> ObservationLifetime {
      next += 1
      let id = next
      observers[id] = observer
      return ObservationLifetime { [weak self] in self?.observers[id] = nil }
    }
  }

  public var projectedValue: Publisher {
    get { publisher }
    set { _ = newValue }
  }
}
