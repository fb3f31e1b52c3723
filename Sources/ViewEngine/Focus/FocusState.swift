/// Which of a view's fields has the keyboard's focus; can be read and set.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  /// A reference to the state, for ``View/focused(_:equals:)``.
  @propertyWrapper
  public struct Binding {
    let location: FocusLocation<Value>

    public var wrappedValue: Value {
      get { location.value }
      nonmutating set { location.value = newValue }
    }
    public var projectedValue: Binding { self }
  }

  private let none: Value
  private var location: FocusLocation<Value>?

  public init() where Value == Bool { none = false }
  public init<Wrapped>() where Value == Wrapped? { none = nil }

  /// Setting it moves the focus in the next frame, or takes it away. Where no view stands for the value then, it
  /// goes back.
  public var wrappedValue: Value {
    get { location?.value ?? none }
    nonmutating set { location?.value = newValue }
  }

  public var projectedValue: Binding { Binding(location: location ?? FocusLocation(none: none, window: nil)) }
}

extension FocusState: EngineProperty {
  package mutating func attach(to owner: any PropertyOwner, slot: Int) {
    if let known = owner.slots[slot] {
      location = unsafeDowncast(known, to: FocusLocation<Value>.self)
    } else {
      let made = FocusLocation(none: none, window: owner.environment.window)
      owner.slots[slot] = made
      location = made
    }
  }
}

/// The storage behind ``FocusState``. Read and written on the main actor, as all of a view's state.
package final class FocusLocation<Value: Hashable>: AnyLocation<Value> {
  private let none: Value
  private var window: GraphReference?
  private var graph: ViewGraph? { window?.graph }
  private var stored: Value
  private var source = DependencySource()
  private var fields: ContiguousArray<Field> = []
  private var isApplying = false

  private struct Field {
    weak var node: LayoutNode?
    var value: Value
  }

  init(none: Value, window: GraphReference?) {
    self.none = none
    self.window = window
    stored = none
  }

  package override var value: Value {
    get {
      source.recordRead()
      return stored
    }
    set {
      guard store(newValue) else { return }
      // State of views is written on the main actor only, though its accessors can't say so.
      nonisolated(unsafe) let location = self
      MainActor.assumeIsolated { location.scheduleApplying() }
    }
  }

  @MainActor
  private func scheduleApplying() {
    guard let graph, !isApplying else { return }
    isApplying = true
    // Views that stand for the value may come with this very update.
    graph.actions.task { [weak self] in self?.apply() }
    graph.setNeedsUpdate()
  }

  private func store(_ value: Value) -> Bool {
    guard value != stored else { return false }
    stored = value
    source.notify()
    return true
  }

  @MainActor
  private func apply() {
    isApplying = false
    guard let graph else { return }
    if stored == none {
      if let focused = graph.focus.focused, value(of: focused) != none { graph.focus.focus(nil) }
      return
    }
    let target = fields.lazy.filter { $0.value == self.stored }.compactMap(\.node)
      .compactMap { FocusOrder.nodes(in: $0).first }.first
    if let target { graph.focus.focus(target) }
    _ = store(value(of: graph.focus.focused))
  }

  /// The value that a node stands for.
  @MainActor
  private func value(of focused: LayoutNode?) -> Value {
    var node = focused
    while let current = node {
      if let field = fields.first(where: { $0.node === current }) { return field.value }
      node = current.layoutParent
    }
    return none
  }

  @MainActor
  func register(_ node: LayoutNode, for value: Value) {
    fields.removeAll { $0.node == nil || $0.node === node }
    fields.append(Field(node: node, value: value))
    if graph == nil { window = node.graph.reference }
    node.graph.focus.observe(self) { [weak self] _, focused in
      guard let self, !self.isApplying else { return }
      _ = self.store(self.value(of: focused))
    }
  }

  @MainActor
  func unregister(_ node: LayoutNode) {
    fields.removeAll { $0.node == nil || $0.node === node }
    if fields.isEmpty { node.graph.focus.stopObserving(self) }
  }
}

/// Ties the focus of a view to a value of a ``FocusState``.
public struct _FocusedModifier<Value: Hashable>: ElementModifier {
  let location: FocusLocation<Value>
  let value: Value
  package func makeNode(in context: WrapperContext) -> FocusedNode<Value> { FocusedNode(context) }
  package func update(_ node: FocusedNode<Value>) { node.update(location, value) }
}

package final class FocusedNode<Value: Hashable>: WrapperNode {
  private var location: FocusLocation<Value>?
  private var value: Value?

  func update(_ location: FocusLocation<Value>, _ value: Value) {
    guard location !== self.location || value != self.value else { return }
    if location !== self.location { self.location?.unregister(self) }
    self.location = location
    self.value = value
    location.register(self, for: value)
  }

  package override func willUnmount() {
    location?.unregister(self)
    super.willUnmount()
  }
}

extension View {
  /// Ties the view's focus to a state: true while the view, or something in it, has the focus.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(_FocusedModifier(location: condition.location, value: true))
  }

  /// Ties the view's focus to a value of a state.
  public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
    modifier(_FocusedModifier(location: binding.location, value: value))
  }
}
