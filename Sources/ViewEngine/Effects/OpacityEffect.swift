/// Makes a view more transparent, as one group.
public struct _OpacityEffect: ElementModifier {
  let opacity: Double
  package func makeNode(in context: WrapperContext) -> OpacityNode { OpacityNode(context, neutral: AnimatedNumber(1)) }
  package func update(_ node: OpacityNode) { node.set(AnimatedNumber(min(max(opacity, 0), 1))) }
}

package final class OpacityNode: EffectNode<AnimatedNumber> {
  override var slot: AnimationSlot { .opacity }

  package override func compose(into builder: inout DisplayBuilder) {
    guard let child, shown.value > 0 else { return }
    if shown.value >= 1 { return appendChildren(to: &builder) }
    let origin = physicalOrigin(of: child)
    let absolute = CGPoint(x: builder.origin.x + origin.x, y: builder.origin.y + origin.y)
    let item = child.displayItem(at: absolute, scale: builder.scale)
    guard !item.operations.isEmpty else { return }
    builder.append(.opacity(shown.value, item, offset: builder.offset(to: absolute)))
  }

  package override var drawnOpacity: Double { shown.value }

  package override var ignoresHitTest: Bool { target.value <= 0 }

  package override func describe(to builder: inout SemanticsBuilder) {
    if target.value > 0 { super.describe(to: &builder) }
  }
}

extension View {
  /// Makes the view and all in it more transparent; 0 is invisible and can't be hit.
  public func opacity(_ opacity: Double) -> some View { modifier(_OpacityEffect(opacity: opacity)) }

  /// Keeps the view's place but shows nothing, for no one.
  public func hidden() -> some View { opacity(0) }
}
