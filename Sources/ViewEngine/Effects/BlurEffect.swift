/// Blurs a view.
public struct _BlurEffect: ElementModifier {
  let radius: CGFloat
  package func makeNode(in context: WrapperContext) -> BlurNode { BlurNode(context, neutral: AnimatedNumber(0)) }
  package func update(_ node: BlurNode) { node.set(AnimatedNumber(Double(max(0, radius)))) }
}

package final class BlurNode: EffectNode<AnimatedNumber> {
  override var slot: AnimationSlot { .blur }

  package override func compose(into builder: inout DisplayBuilder) {
    guard let child else { return }
    if shown.value <= 0 { return appendChildren(to: &builder) }
    let origin = physicalOrigin(of: child)
    let absolute = CGPoint(x: builder.origin.x + origin.x, y: builder.origin.y + origin.y)
    let item = child.displayItem(at: absolute, scale: builder.scale)
    guard !item.operations.isEmpty else { return }
    builder.append(.blur(radius: CGFloat(shown.value), item, offset: builder.offset(to: absolute)))
  }
}

extension View {
  /// Blurs the view by a radius in points.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View { modifier(_BlurEffect(radius: radius)) }
}
