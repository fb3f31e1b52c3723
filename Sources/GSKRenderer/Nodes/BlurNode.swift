import CGTK
import ViewEngine

extension RenderNode {
  /// The node blurred as one group by a normal distribution with `radius` as its standard deviation, in points.
  func blurred(radius: CGFloat, mode: RenderMode) -> RenderNode {
    guard radius > 0, radius.isFinite else { return self }
    switch mode {
    case .gl:
      // GL takes half of GSK's radius for the standard deviation.
      return RenderNode(adopting: gsk_blur_node_new(pointer, Float(2 * radius)))
    case .cairo:
      // Cairo runs a box filter three times, with whole radii: measured on GTK 4.8, radius r gives a standard deviation
      // of r + 0.47 (r from 1 to 40). And it cuts off at 1.4 deviations, where the blur is still seen; a transparent
      // rectangle makes the node so much larger that nothing is cut off within three.
      let boxRadius = max(1, (radius - 0.47).rounded())
      var bounds = graphene_rect_t()
      gsk_render_node_get_bounds(pointer, &bounds)
      let reach = Float(3 * radius)
      bounds = graphene_rect_t(
        origin: graphene_point_t(x: bounds.origin.x - reach, y: bounds.origin.y - reach),
        size: graphene_size_t(width: bounds.size.width + 2 * reach, height: bounds.size.height + 2 * reach))
      var transparent = GdkRGBA(red: 0, green: 0, blue: 0, alpha: 0)
      let margin = RenderNode(adopting: gsk_color_node_new(&transparent, &bounds))
      let group = RenderNode.container([margin, self]) ?? self
      return RenderNode(adopting: gsk_blur_node_new(group.pointer, Float(boxRadius)))
    }
  }
}
