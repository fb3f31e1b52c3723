/// Watches a value made from a view's geometry.
public struct _GeometryActionModifier<Value: Equatable>: ElementModifier {
  let transform: (GeometryProxy) -> Value
  let action: (Value, Value) -> Void
  package func makeNode(in context: WrapperContext) -> GeometryActionNode<Value> { GeometryActionNode(context) }
  package func update(_ node: GeometryActionNode<Value>) {
    node.transform = transform
    node.action = action
    // Another closure may make another value of the same place.
    node.graph.geometry.didMove(node)
  }
}

package final class GeometryActionNode<Value: Equatable>: WrapperNode, GeometryObserver {
  var transform: ((GeometryProxy) -> Value)?
  var action: ((Value, Value) -> Void)?
  private var known: Value?
  private var reads = GeometryReads()
  private var guardian = RepetitionGuard()

  package override func placeChildren() {
    super.placeChildren()
    graph.geometry.add(self)
  }

  package var followsAncestorsOnly: Bool { reads.areOfAncestorsOnly }

  package func geometryMayHaveChanged() {
    guard isMounted, let transform else { return }
    reads = GeometryReads()
    let value = transform(GeometryProxy(node: self, reads: reads))
    guard value != known else { return }
    guard guardian.mayFire(in: graph, what: "onGeometryChange(for: \(Value.self))") else {
      // A value that comes too often in one frame is not lost: the next frame's check finds it new.
      return graph.geometry.didMove(self)
    }
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
