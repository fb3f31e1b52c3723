/// Draws a view through an affine transform around its top left corner.
public struct _TransformEffect: ElementModifier {
  let transform: CGAffineTransform

  package func makeNode(in context: WrapperContext) -> TransformNode {
    TransformNode(context, neutral: AffineEffect())
  }
  package func update(_ node: TransformNode) { node.set(AffineEffect(transform: transform)) }
}

/// An affine transform whose six numbers animate.
package struct AffineEffect: Animatable, Equatable {
  var transform = CGAffineTransform.identity

  package var animatableData: AnimatablePair<CGRect.AnimatableData, CGPoint.AnimatableData> {
    get {
      AnimatablePair(
        AnimatablePair(AnimatablePair(transform.a, transform.b), AnimatablePair(transform.c, transform.d)),
        AnimatablePair(transform.tx, transform.ty))
    }
    set {
      transform = CGAffineTransform(
        a: newValue.first.first.first, b: newValue.first.first.second, c: newValue.first.second.first,
        d: newValue.first.second.second, tx: newValue.second.first, ty: newValue.second.second)
    }
  }
}

package final class TransformNode: EffectNode<AffineEffect> {
  override var slot: AnimationSlot { .scale }

  package override func compose(into builder: inout DisplayBuilder) {
    guard let child else { return }
    if shown.transform == .identity { return appendChildren(to: &builder) }
    let origin = physicalOrigin(of: child)
    let item = child.displayItem(at: .zero, scale: builder.scale)
    guard !item.operations.isEmpty else { return }
    let place = builder.offset(to: builder.origin)
    let whole = CGAffineTransform(translationX: origin.x, y: origin.y).concatenating(shown.transform)
      .concatenating(CGAffineTransform(translationX: place.x, y: place.y))
    builder.append(.transform(whole, item))
  }

  package override func childTransform(of child: LayoutNode) -> CGAffineTransform? {
    shown.transform == .identity ? nil : shown.transform
  }
}

extension View {
  /// Draws the view through an affine transform; layout does not see it.
  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(_TransformEffect(transform: transform))
  }

  /// Draws the view as one group before effects that follow. Effects here work on the whole view anyway.
  public func compositingGroup() -> some View { self }

  /// Draws the view as one group. The renderer keeps what is unchanged by itself.
  public func drawingGroup(opaque: Bool = false) -> some View { self }
}
