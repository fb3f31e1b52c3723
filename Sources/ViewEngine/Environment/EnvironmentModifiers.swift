/// Sets one value of the environment.
public struct _EnvironmentKeyWritingModifier<Value>: ScopeModifier {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value

  package func makeNode(in context: NodeContext) -> EnvironmentWritingNode<Value> {
    EnvironmentWritingNode(value, edit: edit, context: context)
  }

  package func update(_ node: EnvironmentWritingNode<Value>) {
    guard !valuesAreEqual(node.value, value) else { return }
    node.value = value
    node.scope.setEdit(edit)
  }

  private var edit: (inout EnvironmentValues) -> Void {
    let (keyPath, value) = (self.keyPath, self.value)
    return { $0[keyPath: keyPath] = value }
  }
}

/// Edits a value of the environment by a closure.
public struct _EnvironmentTransformModifier: ScopeModifier {
  let transform: (inout EnvironmentValues) -> Void

  package func makeNode(in context: NodeContext) -> EnvironmentNode {
    EnvironmentNode(edit: transform, context: context)
  }
  package func update(_ node: EnvironmentNode) { node.scope.setEdit(transform) }
}

/// Sets a value of the environment that moves to a new one over time.
public struct _AnimatedEnvironmentModifier<Value: Animatable & Equatable>: ScopeModifier {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value

  package func makeNode(in context: NodeContext) -> AnimatedEnvironmentNode<Value> {
    AnimatedEnvironmentNode(keyPath, value, context: context)
  }

  package func update(_ node: AnimatedEnvironmentNode<Value>) { node.set(value) }
}

/// A node with a value of the environment that moves to a new one over time.
package class AnimatedEnvironmentNode<Value: Animatable & Equatable>: EnvironmentNode {
  private let keyPath: WritableKeyPath<EnvironmentValues, Value>
  private var target: Value
  private var shown: Value

  init(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value, context: NodeContext) {
    self.keyPath = keyPath
    target = value
    shown = value
    super.init(edit: { $0[keyPath: keyPath] = value }, context: context)
  }

  final func set(_ value: Value) { move(to: value) { $0 } }

  /// Moves to a value that differs.
  /// - Parameter edit: makes the transaction to move by from the node's.
  final func move(to value: Value, by edit: (Transaction) -> Transaction) {
    guard value != target else { return }
    let start = shown.animatableData
    target = value
    show(value)
    graph.animations.animate(
      self, slot: .animatableData, from: start, to: value.animatableData, edit(transaction)
    ) { node, data in
      var value = node.target
      value.animatableData = data
      node.show(value)
    }
  }

  private func show(_ value: Value) {
    guard value != shown else { return }
    shown = value
    let keyPath = self.keyPath
    scope.setEdit { $0[keyPath: keyPath] = value }
  }

  package override func willUnmount() {
    graph.animations.remove(self)
    super.willUnmount()
  }
}

package class EnvironmentNode: ScopeNode {
  let scope: EnvironmentScope

  init(edit: @escaping (inout EnvironmentValues) -> Void, context: NodeContext) {
    scope = EnvironmentScope(parent: context.environment, edit: edit)
    super.init(context: context)
  }

  package override var innerContext: NodeContext {
    var context = contextBelow
    context.environment = scope
    return context
  }
}

package final class EnvironmentWritingNode<Value>: EnvironmentNode {
  var value: Value

  init(_ value: Value, edit: @escaping (inout EnvironmentValues) -> Void, context: NodeContext) {
    self.value = value
    super.init(edit: edit, context: context)
  }
}

extension View {
  /// Sets a value of the environment for this view and all in it.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
  }

  /// Sets a value of the environment that moves to each new one by the change's animation. What reads it while
  /// drawing is drawn again in each frame of that; no body runs.
  public func animatedEnvironment<Value: Animatable & Equatable>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    modifier(_AnimatedEnvironmentModifier(keyPath: keyPath, value: value))
  }

  /// Puts an observable object into the environment, to be read by its type.
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    modifier(
      _EnvironmentKeyWritingModifier(
        keyPath: \.[observable: TypeTag<Object>()], value: object.map { EnvironmentObjectReference(object: $0) }))
  }

  /// Puts an observable object into the environment, for ``EnvironmentObject``.
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
    modifier(
      _EnvironmentKeyWritingModifier(
        keyPath: \.[object: TypeTag<Object>()], value: Optional(EnvironmentObjectReference(object: object))))
  }

  /// Edits a value of the environment for this view and all in it.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) -> some View {
    modifier(_EnvironmentTransformModifier { transform(&$0[keyPath: keyPath]) })
  }

  /// Stops controls in this view from reacting. Once disabled, a view further in can't be enabled.
  public func disabled(_ disabled: Bool) -> some View {
    modifier(_EnvironmentKeyWritingModifier(keyPath: \.disabling, value: disabled))
  }
}

extension EnvironmentValues {
  /// Writing true disables; writing false leaves things as they are.
  fileprivate var disabling: Bool {
    get { !isEnabled }
    set { if newValue { isEnabled = false } }
  }
}

struct TypeTag<Object>: Hashable {}

extension EnvironmentValues {
  subscript<Object: AnyObject & Observable>(
    observable tag: TypeTag<Object>
  ) -> EnvironmentObjectReference<Object>? {
    get { self[ObservableTypeKey<Object>.self] }
    set { self[ObservableTypeKey<Object>.self] = newValue }
  }

  subscript<Object: ObservableObject>(object tag: TypeTag<Object>) -> EnvironmentObjectReference<Object>? {
    get { self[EnvironmentObjectKey<Object>.self] }
    set { self[EnvironmentObjectKey<Object>.self] = newValue }
  }
}
