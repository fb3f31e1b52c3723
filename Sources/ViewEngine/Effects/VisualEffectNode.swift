/// Draws a view with an effect that is made from its geometry, in every frame in which that changes; no body and no
/// layout runs.
package class VisualEffectNode: WrapperNode, GeometryObserver {
  private var drawing = VisualDrawing()

  package override func placeChildren() {
    super.placeChildren()
    graph.geometry.add(self)
  }

  /// The steps for the geometry of this moment.
  func steps() -> [_VisualEffectStep] { [] }

  package func geometryMayHaveChanged() {
    guard isMounted, hasBeenPlaced else { return }
    let now = VisualDrawing(steps(), size: presentedFrame.size, isRightToLeft: environment.isRightToLeft)
    guard now != drawing else { return }
    drawing = now
    setNeedsCompose()
    graph.geometry.didMove(self)
  }

  // MARK: Drawing

  private var isTranslation: Bool {
    let transform = drawing.transform
    return transform.a == 1 && transform.b == 0 && transform.c == 0 && transform.d == 1
  }

  package override func childTransform(of child: LayoutNode) -> CGAffineTransform? {
    drawing.transform == .identity ? nil : drawing.transform
  }

  package override func compose(into builder: inout DisplayBuilder) {
    guard let child, drawing.opacity > 0 else { return }
    if drawing == VisualDrawing() { return appendChildren(to: &builder) }
    let origin = physicalOrigin(of: child)
    // A move alone keeps to the pixel grid; inside of other transforms there is none.
    let moved = isTranslation ? CGPoint(x: drawing.transform.tx, y: drawing.transform.ty) : .zero
    let absolute = CGPoint(x: builder.origin.x + origin.x + moved.x, y: builder.origin.y + origin.y + moved.y)
    var item = child.displayItem(at: isTranslation ? absolute : .zero, scale: builder.scale)
    guard !item.operations.isEmpty else { return }
    if drawing.blur > 0 { item = wrapped(.blur(radius: drawing.blur, item, offset: .zero)) }
    if drawing.opacity < 1 { item = wrapped(.opacity(drawing.opacity, item, offset: .zero)) }
    guard !isTranslation else { return builder.append(item, at: absolute) }
    let place = builder.offset(to: builder.origin)
    let whole = CGAffineTransform(translationX: origin.x, y: origin.y).concatenating(drawing.transform)
      .concatenating(CGAffineTransform(translationX: place.x, y: place.y))
    builder.append(.transform(whole, item))
  }

  private func wrapped(_ operation: DisplayOperation) -> DisplayItem {
    DisplayItem(operations: [operation], inkBounds: operation.inkBounds)
  }

  package override var drawnOpacity: Double { drawing.opacity }
  package override var ignoresHitTest: Bool { drawing.opacity <= 0 }
}

/// Draws a view with an effect made from its geometry.
public struct _VisualEffectModifier: ElementModifier {
  let effect: @MainActor (GeometryProxy) -> any VisualEffect
  package func makeNode(in context: WrapperContext) -> GeometryEffectNode { GeometryEffectNode(context) }
  package func update(_ node: GeometryEffectNode) {
    node.effect = effect
    node.graph.geometry.didMove(node)
  }
}

package final class GeometryEffectNode: VisualEffectNode {
  var effect: (@MainActor (GeometryProxy) -> any VisualEffect)?

  override func steps() -> [_VisualEffectStep] {
    effect?(GeometryProxy(node: self, reads: GeometryReads()))._steps ?? []
  }
}

extension View {
  /// Draws the view with an effect that depends on its geometry. It follows scrolling and layout without running a
  /// body or a layout, and has no say in either.
  public func visualEffect(
    _ effect: @escaping @MainActor (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    modifier(_VisualEffectModifier { effect(EmptyVisualEffect(), $0) })
  }
}
