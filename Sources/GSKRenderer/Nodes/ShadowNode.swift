import CGTK
import ViewEngine

/// Nodes for shadows.
///
/// On the cairo renderer GSK blurs a shadow's edges anew in every draw, which takes longer than all else of a card. So a
/// shadow is drawn once there and kept as pixels: strips around the shape, without the middle that has no shadow.
@MainActor
enum ShadowNode {
  private struct Key: Hashable {
    /// With its corner at the origin: cards of one size share their shadow.
    var shape: DisplayRoundedRect
    var shadow: DisplayShadow
    var scale: CGFloat
  }

  private enum Entry {
    /// Asked for once.
    case seen
    case kept(RenderNode)
  }

  private static var entries = WeightedCache<Key, Entry>(weightLimit: 4 << 20, countLimit: 128)

  static func make(
    _ rounded: DisplayRoundedRect, _ shadow: DisplayShadow, configuration: RenderConfiguration
  ) -> RenderNode? {
    let (origin, scale) = (rounded.rect.origin, configuration.scale)
    guard configuration.mode == .cairo, shadow.blur > 0, (origin.x * scale).isWhole, (origin.y * scale).isWhole else {
      return ShapeNode.shadow(rounded, shadow)
    }
    let shape = rounded.offsetBy(CGPoint(x: -origin.x, y: -origin.y))
    let key = Key(shape: shape, shadow: shadow, scale: scale)
    switch entries.value(for: key) {
    case .kept(let node): return node.translated(by: origin)
    case .seen:
      guard let (node, byteCount) = draw(key) else { break }
      entries.insert(.kept(node), for: key, weight: byteCount)
      return node.translated(by: origin)
    case nil:
      // While a shadow grows, each frame has another one, and none is worth keeping.
      entries.insert(.seen, for: key, weight: 1)
    }
    return ShapeNode.shadow(rounded, shadow)
  }

  private static func draw(_ key: Key) -> (RenderNode, byteCount: Int)? {
    guard let shadow = ShapeNode.shadow(key.shape, key.shadow) else { return nil }
    var rect = graphene_rect_t()
    gsk_render_node_get_bounds(shadow.pointer, &rect)
    let bounds = CGRect(rect).roundedOutward(scale: key.scale)
    let strips = strips(around: key.shape, in: bounds, scale: key.scale)
    let byteCount = strips.reduce(0) { $0 + Int($1.width * key.scale) * Int($1.height * key.scale) * 4 }
    // The shadow of a whole window is not worth its memory.
    guard byteCount <= 1 << 20 else { return nil }
    var surfaces: [PictureSurface] = []
    for strip in strips {
      guard let surface = picture(of: shadow, strip, scale: key.scale) else { return nil }
      surfaces.append(surface)
    }
    let node = CairoNode.make(bounds: bounds) { context in
      for (strip, surface) in zip(strips, surfaces) {
        cairo_set_source_surface(context, surface.pointer, strip.minX, strip.minY)
        cairo_rectangle(context, strip.minX, strip.minY, strip.width, strip.height)
        cairo_fill(context)
      }
    }
    return node.map { ($0, byteCount) }
  }

  /// Above, below and beside the shape; the corners belong to the strips above and below.
  private static func strips(around shape: DisplayRoundedRect, in bounds: CGRect, scale: CGFloat) -> [CGRect] {
    let rect = shape.rect
    func up(_ value: CGFloat) -> CGFloat { (value * scale).rounded(.up) / scale }
    func down(_ value: CGFloat) -> CGFloat { (value * scale).rounded(.down) / scale }
    let top = up(rect.minY + max(shape.topLeft, shape.topRight))
    let bottom = down(rect.maxY - max(shape.bottomLeft, shape.bottomRight))
    let (left, right) = (up(rect.minX), down(rect.maxX))
    guard top < bottom, left < right, top > bounds.minY, bottom < bounds.maxY else { return [bounds] }
    return [
      CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: top - bounds.minY),
      CGRect(x: bounds.minX, y: top, width: left - bounds.minX, height: bottom - top),
      CGRect(x: right, y: top, width: bounds.maxX - right, height: bottom - top),
      CGRect(x: bounds.minX, y: bottom, width: bounds.width, height: bounds.maxY - bottom),
    ].filter { $0.width > 0 && $0.height > 0 }
  }

  private static func picture(of node: RenderNode, _ strip: CGRect, scale: CGFloat) -> PictureSurface? {
    let (width, height) = (Int((strip.width * scale).rounded()), Int((strip.height * scale).rounded()))
    guard let surface = try? PictureSurface(pixelWidth: width, pixelHeight: height, isOpaque: false) else { return nil }
    cairo_surface_set_device_scale(surface.pointer, scale, scale)
    let context = cairo_create(surface.pointer)
    defer { cairo_destroy(context) }
    cairo_translate(context, -strip.minX, -strip.minY)
    gsk_render_node_draw(node.pointer, context)
    cairo_surface_flush(surface.pointer)
    return surface
  }
}

extension CGFloat {
  /// Whether this is a number of whole pixels, but for what floating point leaves.
  var isWhole: Bool { (self - rounded()).magnitude < 1e-6 }
}

extension CGRect {
  fileprivate init(_ rect: graphene_rect_t) {
    self.init(
      x: CGFloat(rect.origin.x), y: CGFloat(rect.origin.y), width: CGFloat(rect.size.width),
      height: CGFloat(rect.size.height))
  }

  /// The smallest rectangle of whole pixels around this one.
  fileprivate func roundedOutward(scale: CGFloat) -> CGRect {
    let left = (minX * scale).rounded(.down) / scale
    let top = (minY * scale).rounded(.down) / scale
    let right = (maxX * scale).rounded(.up) / scale
    let bottom = (maxY * scale).rounded(.up) / scale
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
