/// Watches a value made from a view's geometry.
public struct _GeometryActionModifier<Value: Equatable>: ElementModifier {
  let transform: (GeometryProxy) -> Value
  let action: (Value, Value) -> Void
  package func makeNode(in context: WrapperContext) -> GeometryActionNode<Value> { GeometryActionNode(context) }
  package func update(_ node: GeometryActionNode<Value>) {
    node.transform = transform
    node.action = action
  }
}

package final class GeometryActionNode<Value: Equatable>: WrapperNode, GeometryObserver {
  var transform: ((GeometryProxy) -> Value)?
  var action: ((Value, Value) -> Void)?
  private var known: Value?
  private var guardian = RepetitionGuard()

  package override func placeChildren() {
    super.placeChildren()
    graph.geometry.add(self)
    graph.geometry.setNeedsCheck()
  }

  package func geometryMayHaveChanged() {
    guard isMounted, let transform else { return }
    let value = transform(GeometryProxy(node: self, reads: GeometryReads()))
    guard value != known else { return }
    // A value that comes too often in one frame is not lost: the next frame's check still finds it new.
    guard guardian.mayFire(in: graph, what: "onGeometryChange(for: \(Value.self))") else { return }
    let old = known ?? value
    known = value
    graph.actions.change { [weak self] in
      guard let self, self.isMounted else { return }
      self.action?(old, value)
    }
  }
}

extension View {
  /// Calls an action when a value made from this view's geometry changes, first when the geometry is known.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    modifier(_GeometryActionModifier(transform: transform) { _, new in action(new) })
  }

  /// Calls an action with the old and the new value.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(_GeometryActionModifier(transform: transform, action: action))
  }
}
