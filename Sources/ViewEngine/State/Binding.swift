/// A reference to a value that lives elsewhere: reading and writing go there.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  private let read: () -> Value
  private let write: (Value, Transaction) -> Void
  /// What the binding stands for, when that is one of the engine's own places; lets two bindings compare equal.
  private let identity: ObjectIdentifier?
  private let path: AnyKeyPath?
  /// The transaction that writes carry.
  public var transaction = Transaction()

  /// A binding made of two closures.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    read = get
    write = { value, _ in set(value) }
    identity = nil
    path = nil
  }

  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    read = get
    write = set
    identity = nil
    path = nil
  }

  private init(
    read: @escaping () -> Value, write: @escaping (Value, Transaction) -> Void, identity: ObjectIdentifier?,
    path: AnyKeyPath?
  ) {
    self.read = read
    self.write = write
    self.identity = identity
    self.path = path
  }

  package init(location: AnyLocation<Value>) {
    self.init(
      read: { location.value }, write: { value, _ in location.value = value },
      identity: ObjectIdentifier(location), path: nil)
  }

  package init<Object: AnyObject>(object: Object, path: ReferenceWritableKeyPath<Object, Value>) {
    self.init(
      read: { object[keyPath: path] }, write: { value, _ in object[keyPath: path] = value },
      identity: ObjectIdentifier(object), path: path)
  }

  public var wrappedValue: Value {
    get { read() }
    nonmutating set {
      if transaction.isEmpty {
        write(newValue, transaction)
      } else {
        withTransaction(transaction) { write(newValue, transaction) }
      }
    }
  }

  public var projectedValue: Binding<Value> { self }

  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A binding that always reads `value` and ignores writes.
  public static func constant(_ value: Value) -> Binding<Value> { Binding(get: { value }, set: { _ in }) }

  /// A binding to a part of the value.
  public subscript<Part>(dynamicMember keyPath: WritableKeyPath<Value, Part>) -> Binding<Part> {
    let (read, write) = (self.read, self.write)
    var part = Binding<Part>(
      read: { read()[keyPath: keyPath] },
      write: { part, transaction in
        var whole = read()
        whole[keyPath: keyPath] = part
        write(whole, transaction)
      },
      identity: identity, path: path.flatMap { $0.appending(path: keyPath) } ?? (path == nil ? keyPath : nil))
    part.transaction = transaction
    return part
  }

  /// Writes carry `animation`.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var binding = self
    binding.transaction.animation = animation
    return binding
  }

  /// Writes carry `transaction`.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var binding = self
    binding.transaction = transaction
    return binding
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding {
  /// A binding to the value as an optional that is never nil when read.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(
      read: { base.wrappedValue }, write: { value, _ in if let value { base.wrappedValue = value } },
      identity: nil, path: nil)
  }

  /// A binding to what an optional holds; nil when it holds nothing.
  public init?(_ base: Binding<Value?>) {
    guard let current = base.wrappedValue else { return nil }
    self.init(
      read: { base.wrappedValue ?? current }, write: { value, _ in base.wrappedValue = value }, identity: nil,
      path: nil)
  }
}

extension Binding: DynamicProperty {}

extension Binding: EngineProperty {
  package mutating func attach(to owner: any PropertyOwner, slot: Int) {}

  package static func isSame(_ left: Self, _ right: Self) -> Bool {
    left.identity != nil && left.identity == right.identity && left.path == right.path
  }
}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Self>
  public typealias SubSequence = Slice<Self>
}

extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices

  public var startIndex: Value.Index { wrappedValue.startIndex }
  public var endIndex: Value.Index { wrappedValue.endIndex }
  public var indices: Value.Indices { wrappedValue.indices }
  public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }
  public func formIndex(after index: inout Value.Index) { wrappedValue.formIndex(after: &index) }

  public subscript(position: Value.Index) -> Binding<Value.Element> {
    let element = wrappedValue[position]
    return Binding<Value.Element>(
      get: {
        // A row may be read once more after its element was removed.
        let all = wrappedValue
        return all.indices.contains(position) ? all[position] : element
      },
      set: { if wrappedValue.indices.contains(position) { wrappedValue[position] = $0 } })
  }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
  public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }
}

extension Binding: RandomAccessCollection where Value: RandomAccessCollection & MutableCollection {}
