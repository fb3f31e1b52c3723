/// A key of a value that the part of a window with the focus gives to the rest of it.
public protocol FocusedValueKey {
  associatedtype Value
}

/// What the part of a window with the focus gives to the rest of it: `focusedValue(_:_:)` sets these, and
/// ``FocusedValue`` reads them.
///
/// ```swift
/// private struct NoteKey: FocusedValueKey { typealias Value = Binding<Note> }
/// extension FocusedValues {
///   var note: Binding<Note>? {
///     get { self[NoteKey.self] }
///     set { self[NoteKey.self] = newValue }
///   }
/// }
/// ```
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  /// The value of a key; nil where nothing with the focus gives one.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A value from the part of the window that has the focus; nil where that gives none.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  private let keyPath: KeyPath<FocusedValues, Value?>
  private var store: FocusedValueStore?

  public init(_ keyPath: KeyPath<FocusedValues, Value?>) { self.keyPath = keyPath }

  @MainActor public var wrappedValue: Value? { store?.values[keyPath: keyPath] }
}

extension FocusedValue: EngineProperty {
  package mutating func attach(to owner: any PropertyOwner, slot: Int) {
    store = owner.environment.graph?.focusedValues
  }

  package static func isSame(_ left: Self, _ right: Self) -> Bool {
    left.keyPath == right.keyPath && left.store === right.store
  }
}

/// A value behind a binding from the part of the window that has the focus; nil where that gives none.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  private let keyPath: KeyPath<FocusedValues, Binding<Value>?>
  private var store: FocusedValueStore?

  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { self.keyPath = keyPath }

  @MainActor private var binding: Binding<Value>? { store?.values[keyPath: keyPath] }

  @MainActor public var wrappedValue: Value? {
    get { binding?.wrappedValue }
    nonmutating set { if let newValue { binding?.wrappedValue = newValue } }
  }

  /// A reference to the value. Setting it to nil changes nothing.
  @MainActor public var projectedValue: Binding<Value?> {
    let binding = binding
    return Binding(get: { binding?.wrappedValue }, set: { if let value = $0 { binding?.wrappedValue = value } })
  }
}

extension FocusedBinding: EngineProperty {
  package mutating func attach(to owner: any PropertyOwner, slot: Int) {
    store = owner.environment.graph?.focusedValues
  }

  package static func isSame(_ left: Self, _ right: Self) -> Bool {
    left.keyPath == right.keyPath && left.store === right.store
  }
}

/// Finds the values of a window's part with the focus.
@MainActor
package final class FocusedValueStore {
  private unowned let graph: ViewGraph
  private var source = DependencySource()
  /// The nodes that give values, whether or not they have the focus.
  private var nodes: [ObjectIdentifier: FocusedValueNode] = [:]

  init(graph: ViewGraph) {
    self.graph = graph
    graph.focus.observe(self) { [weak self] old, new in self?.focusDidMove(from: old, to: new) }
  }

  fileprivate func add(_ node: FocusedValueNode) { nodes[ObjectIdentifier(node)] = node }

  fileprivate func remove(_ node: FocusedValueNode) {
    guard nodes.removeValue(forKey: ObjectIdentifier(node)) != nil else { return }
    source.notify()
  }

  fileprivate func valueDidChange() { source.notify() }

  private func focusDidMove(from old: LayoutNode?, to new: LayoutNode?) {
    if !givers(around: old).elementsEqual(givers(around: new), by: ===) { source.notify() }
  }

  /// The nodes around another that give values, the outermost first.
  private func givers(around node: LayoutNode?) -> [FocusedValueNode] {
    var found: [FocusedValueNode] = []
    var around = node
    while let current = around {
      if let giver = current as? FocusedValueNode, !giver.isOfScene { found.append(giver) }
      around = current.layoutParent
    }
    return found.reversed()
  }

  var values: FocusedValues {
    source.recordRead()
    var values = FocusedValues()
    for node in nodes.values where node.isOfScene { node.give(&values) }
    // What lies nearer to the focus counts more.
    for node in givers(around: graph.focus.focused) { node.give(&values) }
    return values
  }
}

/// Gives a value while the focus is in the view, or while the view is there.
struct _FocusedValueModifier<Value>: ElementModifier {
  let keyPath: WritableKeyPath<FocusedValues, Value?>
  let value: Value?
  let isOfScene: Bool

  func makeNode(in context: WrapperContext) -> FocusedValueNode { FocusedValueNode(context) }

  func update(_ node: FocusedValueNode) {
    let (keyPath, value) = (keyPath, value)
    node.isOfScene = isOfScene
    node.set(value) { $0[keyPath: keyPath] = value }
  }
}

package final class FocusedValueNode: WrapperNode {
  fileprivate(set) var isOfScene = false
  fileprivate private(set) var give: (inout FocusedValues) -> Void = { _ in }
  private var value: Any?

  package override init(_ context: WrapperContext) {
    super.init(context)
    graph.focusedValues.add(self)
  }

  func set<Value>(_ value: Value?, give: @escaping (inout FocusedValues) -> Void) {
    let known = self.value as? Value
    self.give = give
    self.value = value
    // A closure is made anew with each body: readers that ask get the new one, and need not be told of it.
    switch (known, value) {
    case (let known?, let value?):
      if !FieldTable.wouldShowTheSame(known, value), FieldTable.canCompare(Value.self) {
        graph.focusedValues.valueDidChange()
      }
    case (nil, nil): break
    default: graph.focusedValues.valueDidChange()
    }
  }

  package override func willUnmount() {
    graph.focusedValues.remove(self)
    super.willUnmount()
  }
}

extension View {
  /// Gives a value to the rest of the window while the focus is in this view.
  public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View {
    modifier(_FocusedValueModifier(keyPath: keyPath, value: value, isOfScene: false))
  }

  /// Gives a value to the rest of the window while the focus is in this view; nil gives none.
  public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?) -> some View {
    modifier(_FocusedValueModifier(keyPath: keyPath, value: value, isOfScene: false))
  }

  /// Gives a value to the rest of the window while this view is there, wherever the focus is.
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    modifier(_FocusedValueModifier(keyPath: keyPath, value: value, isOfScene: true))
  }

  /// Gives a value to the rest of the window while this view is there, wherever the focus is; nil gives none.
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    modifier(_FocusedValueModifier(keyPath: keyPath, value: value, isOfScene: true))
  }
}
