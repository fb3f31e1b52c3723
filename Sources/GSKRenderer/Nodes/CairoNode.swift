import CGTK
import ViewEngine

/// Nodes that play back cairo's drawing calls.
///
/// GSK compares such nodes by identity only: keep the node, or all of it is drawn again.
enum CairoNode {
  static func make(bounds: CGRect, _ draw: (OpaquePointer) -> Void) -> RenderNode? {
    guard bounds.isDrawable else { return nil }
    var rect = graphene_rect_t(bounds)
    guard let node = RenderNode.adopting(gsk_cairo_node_new(&rect)),
      let context = gsk_cairo_node_get_draw_context(node.pointer)
    else { return nil }
    draw(context)
    cairo_destroy(context)
    return node
  }

  static func setSource(_ context: OpaquePointer, _ color: Color.Resolved) {
    let rgba = GdkRGBA(color)
    cairo_set_source_rgba(context, Double(rgba.red), Double(rgba.green), Double(rgba.blue), Double(rgba.alpha))
  }
}
