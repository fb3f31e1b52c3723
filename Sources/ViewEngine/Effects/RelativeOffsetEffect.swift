/// Draws a view moved by parts of its own size; leading and trailing follow the direction of the layout.
public struct _RelativeOffsetEffect: ElementModifier {
  let offset: CGSize

  init(_ offset: CGSize) { self.offset = offset }

  package func makeNode(in context: WrapperContext) -> RelativeOffsetNode {
    RelativeOffsetNode(context, neutral: .zero)
  }
  package func update(_ node: RelativeOffsetNode) { node.set(offset) }
}

package final class RelativeOffsetNode: EffectNode<CGSize> {
  override var slot: AnimationSlot { .offset }

  private var distance: CGSize {
    let size = presentedFrame.size
    let x = shown.width * size.width
    return CGSize(width: environment.isRightToLeft ? -x : x, height: shown.height * size.height)
  }

  package override func compose(into builder: inout DisplayBuilder) {
    guard let child else { return }
    let origin = physicalOrigin(of: child)
    let distance = distance
    let absolute = CGPoint(
      x: builder.origin.x + origin.x + distance.width, y: builder.origin.y + origin.y + distance.height)
    builder.append(child.displayItem(at: absolute, scale: builder.scale), at: absolute)
  }

  package override func childTransform(of child: LayoutNode) -> CGAffineTransform? {
    let distance = distance
    return distance == .zero ? nil : CGAffineTransform(translationX: distance.width, y: distance.height)
  }
}
