/// Draws a view in another place than layout gave it.
public struct _OffsetEffect: ElementModifier {
  let offset: CGSize
  package func makeNode(in context: WrapperContext) -> OffsetNode { OffsetNode(context, neutral: .zero) }
  package func update(_ node: OffsetNode) { node.set(offset) }
}

package final class OffsetNode: EffectNode<CGSize> {
  override var slot: AnimationSlot { .offset }

  package override func compose(into builder: inout DisplayBuilder) {
    guard let child else { return }
    let origin = physicalOrigin(of: child)
    let absolute = CGPoint(
      x: builder.origin.x + origin.x + shown.width, y: builder.origin.y + origin.y + shown.height)
    builder.append(child.displayItem(at: absolute, scale: builder.scale), at: absolute)
  }

  package override func childTransform(of child: LayoutNode) -> CGAffineTransform? {
    shown == .zero ? nil : CGAffineTransform(translationX: shown.width, y: shown.height)
  }
}

/// Scaling and turning around a point of the view.
package struct ScaleRotation: Animatable, Equatable {
  var scale = CGSize(width: 1, height: 1)
  var angle = Angle.zero
  var anchor = UnitPoint.center

  package var animatableData: AnimatablePair<CGSize.AnimatableData, AnimatablePair<Double, UnitPoint.AnimatableData>> {
    get { AnimatablePair(scale.animatableData, AnimatablePair(angle.animatableData, anchor.animatableData)) }
    set {
      scale.animatableData = newValue.first
      angle.animatableData = newValue.second.first
      anchor.animatableData = newValue.second.second
    }
  }

  var isIdentity: Bool { scale == CGSize(width: 1, height: 1) && angle == .zero }

  func transform(in size: CGSize, isRightToLeft: Bool) -> CGAffineTransform {
    let x = size.width * (isRightToLeft ? 1 - anchor.x : anchor.x)
    let y = size.height * anchor.y
    return CGAffineTransform(translationX: -x, y: -y)
      .concatenating(CGAffineTransform(scaleX: scale.width, y: scale.height))
      .concatenating(CGAffineTransform(rotationAngle: CGFloat(angle.radians)))
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }
}

/// Scales or turns a view.
public struct _ScaleRotationEffect: ElementModifier {
  let effect: ScaleRotation
  package func makeNode(in context: WrapperContext) -> ScaleRotationNode {
    ScaleRotationNode(context, neutral: ScaleRotation())
  }
  package func update(_ node: ScaleRotationNode) { node.set(effect) }
}

package final class ScaleRotationNode: EffectNode<ScaleRotation> {
  override var slot: AnimationSlot { .scale }

  private var matrix: CGAffineTransform {
    shown.transform(in: presentedFrame.size, isRightToLeft: environment.isRightToLeft)
  }

  package override func compose(into builder: inout DisplayBuilder) {
    guard let child else { return }
    if shown.isIdentity { return appendChildren(to: &builder) }
    // Inside a transform there is no pixel grid to keep to, so the child is drawn at a fixed phase.
    let origin = physicalOrigin(of: child)
    let item = child.displayItem(at: .zero, scale: builder.scale)
    guard !item.operations.isEmpty else { return }
    let place = builder.offset(to: builder.origin)
    let whole = CGAffineTransform(translationX: origin.x, y: origin.y).concatenating(matrix)
      .concatenating(CGAffineTransform(translationX: place.x, y: place.y))
    builder.append(.transform(whole, item))
  }

  package override func childTransform(of child: LayoutNode) -> CGAffineTransform? {
    shown.isIdentity ? nil : matrix
  }
}

extension View {
  /// Draws the view moved by an offset in points; layout, and its mirroring, stay as they are.
  public func offset(_ offset: CGSize) -> some View { modifier(_OffsetEffect(offset: offset)) }

  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { offset(CGSize(width: x, height: y)) }

  /// Draws the view larger or smaller around a point of it.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(_ScaleRotationEffect(effect: ScaleRotation(scale: scale, anchor: anchor)))
  }

  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: scale, height: scale), anchor: anchor)
  }

  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Draws the view turned around a point of it.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(_ScaleRotationEffect(effect: ScaleRotation(angle: angle, anchor: anchor)))
  }
}
