/// Sets the priority with which a stack gives space to a view.
public struct _LayoutPriorityModifier: ElementModifier {
  let value: Double
  package func makeNode(in context: WrapperContext) -> LayoutPriorityNode { LayoutPriorityNode(context) }
  package func update(_ node: LayoutPriorityNode) { node.value = value }
}

package final class LayoutPriorityNode: WrapperNode {
  var value = 0.0 { didSet { if value != oldValue { traitsDidChange() } } }
  package override var layoutPriority: Double { value }
}

/// Sets the order in which siblings are drawn.
public struct _ZIndexModifier: ElementModifier {
  let value: Double
  package func makeNode(in context: WrapperContext) -> ZIndexNode { ZIndexNode(context) }
  package func update(_ node: ZIndexNode) { node.value = value }
}

package final class ZIndexNode: WrapperNode {
  var value = 0.0 { didSet { if value != oldValue { paintOrderDidChange() } } }
  package override var zIndex: Double { value }
}

/// Sets a value that a custom layout reads.
public struct _LayoutValueModifier<Key: LayoutValueKey>: ElementModifier {
  let value: Key.Value
  package func makeNode(in context: WrapperContext) -> LayoutValueNode { LayoutValueNode(context) }
  package func update(_ node: LayoutValueNode) {
    if let known = node.value, valuesAreEqual(known as? Key.Value, Optional(value)) { return }
    node.key = ObjectIdentifier(Key.self)
    node.value = value
    node.traitsDidChange()
  }
}

package final class LayoutValueNode: WrapperNode {
  var key: ObjectIdentifier?
  var value: Any?
  package override func layoutValue(for key: ObjectIdentifier) -> Any? {
    key == self.key ? value : super.layoutValue(for: key)
  }
}

/// Moves one of a view's guides.
public struct _AlignmentGuideModifier: ElementModifier {
  let key: AlignmentKey
  let compute: (ViewDimensions) -> CGFloat
  package func makeNode(in context: WrapperContext) -> AlignmentGuideNode { AlignmentGuideNode(context) }
  package func update(_ node: AlignmentGuideNode) {
    node.key = key
    node.compute = compute
    node.traitsDidChange()
  }
}

package final class AlignmentGuideNode: WrapperNode {
  var key: AlignmentKey?
  var compute: ((ViewDimensions) -> CGFloat)?

  package override func explicitAlignment(
    _ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize
  ) -> CGFloat? {
    guard key == self.key, let child, let compute else {
      return super.explicitAlignment(key, proposal: proposal, size: size)
    }
    return compute(child.dimensions(proposal))
  }
}

extension View {
  /// The priority with which a stack gives space to this view, relative to its siblings (0 by default).
  public func layoutPriority(_ value: Double) -> some View { modifier(_LayoutPriorityModifier(value: value)) }

  /// The order among siblings: those with a higher value are drawn in front (0 by default).
  public func zIndex(_ value: Double) -> some View { modifier(_ZIndexModifier(value: value)) }

  /// Sets a value that a custom layout reads.
  public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
    modifier(_LayoutValueModifier<Key>(value: value))
  }

  /// Moves a horizontal guide of this view.
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { modifier(_AlignmentGuideModifier(key: guide.key, compute: computeValue)) }

  /// Moves a vertical guide of this view.
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { modifier(_AlignmentGuideModifier(key: guide.key, compute: computeValue)) }
}
