import CGTK
import ViewEngine

extension RenderNode {
  /// The node under an affine transform; nil when the transform flattens it to nothing.
  ///
  /// The transform is given to GSK as a product of translation, rotation, skew and scale: of a bare matrix GSK 4.8
  /// doesn't know that it stays in the plane, and its cairo renderer refuses to draw it.
  func transformed(by transform: CGAffineTransform) -> RenderNode? {
    let determinant = transform.a * transform.d - transform.b * transform.c
    guard determinant.isFinite, determinant != 0, transform.tx.isFinite, transform.ty.isFinite else { return nil }
    // transform = translation · rotation · skew · scale, read from the images of the two axes.
    let scaleX = (transform.a * transform.a + transform.b * transform.b).squareRoot()
    let scaleY = determinant / scaleX
    let angle = atan2(transform.b, transform.a)
    let skew = (transform.a * transform.c + transform.b * transform.d) / determinant
    var product: OpaquePointer?
    if transform.tx != 0 || transform.ty != 0 {
      var point = graphene_point_t(CGPoint(x: transform.tx, y: transform.ty))
      product = gsk_transform_translate(product, &point)
    }
    if angle != 0 { product = gsk_transform_rotate(product, Float(angle * 180 / .pi)) }
    if abs(skew) > 1e-9 { product = gsk_transform_skew(product, Float(atan(skew) * 180 / .pi), 0) }
    if scaleX != 1 || scaleY != 1 { product = gsk_transform_scale(product, Float(scaleX), Float(scaleY)) }
    guard let product else { return self }
    defer { gsk_transform_unref(product) }
    return RenderNode(adopting: gsk_transform_node_new(pointer, product))
  }
}
