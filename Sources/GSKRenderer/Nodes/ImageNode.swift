import CGTK
import ViewEngine

/// Nodes for pictures, kept with the picture.
///
/// On the cairo renderer a picture is a cairo node that paints the surface: it is culled by cairo and copies nothing,
/// while a texture node copies the whole texture in every draw, even outside the damage. On GL it is a texture node,
/// which is uploaded once.
@MainActor
final class ImageNodes {
  /// What decides about a node besides the picture. The place does not: the node lies at the origin and is moved.
  struct Key: Hashable {
    var source: CGRect
    var size: CGSize
    var tint: Color.Resolved?
    var isSmooth: Bool
    var configuration: RenderConfiguration
  }

  /// The latest first: a picture is shown in few ways at a time, except while its frame is animated.
  private var nodes: [(key: Key, node: RenderNode)] = []
  private var texture: GdkTextureReference?

  static func make(
    _ image: DecodedImage, source: CGRect, destination: CGRect, tint: Color.Resolved?, smooth: Bool,
    configuration: RenderConfiguration
  ) -> RenderNode? {
    guard destination.isDrawable, source.isDrawable, let surface = image.backing as? PictureSurface else { return nil }
    let kept: ImageNodes
    if let known = image.rendered as? ImageNodes {
      kept = known
    } else {
      kept = ImageNodes()
      image.rendered = kept
    }
    let key = Key(
      source: source, size: destination.size, tint: tint, isSmooth: smooth, configuration: configuration)
    return kept.node(key, surface)?.translated(by: destination.origin)
  }

  private func node(_ key: Key, _ surface: PictureSurface) -> RenderNode? {
    if let index = nodes.firstIndex(where: { $0.key == key }) {
      let found = nodes[index]
      if index > 0 {
        nodes.remove(at: index)
        nodes.insert(found, at: 0)
      }
      return found.node
    }
    // A texture node of GTK 4.8 is always smooth.
    let made =
      key.configuration.mode == .gl && key.isSmooth ? textureNode(key, surface) : surfaceNode(key, surface)
    if let made {
      nodes.insert((key, made), at: 0)
      if nodes.count > 4 { nodes.removeLast() }
    }
    return made
  }

  private func surfaceNode(_ key: Key, _ surface: PictureSurface) -> RenderNode? {
    var painted = surface
    var source = key.source
    // Pixels of the picture for each pixel of the screen.
    let density = CGSize(
      width: source.width * CGFloat(surface.pixelWidth) / (key.size.width * key.configuration.scale),
      height: source.height * CGFloat(surface.pixelHeight) / (key.size.height * key.configuration.scale))
    if key.isSmooth, max(density.width, density.height) > 1.5,
      let reduced = surface.reduced(source: source, size: key.size, scale: key.configuration.scale)
    {
      // Far too many pixels: drawn as they are they would be slow, and would sparkle. Reduced once, and kept.
      painted = reduced
      source = CGRect(x: 0, y: 0, width: 1, height: 1)
    }
    return CairoNode.make(bounds: CGRect(origin: .zero, size: key.size)) { context in
      let pattern = cairo_pattern_create_for_surface(painted.pointer)
      defer { cairo_pattern_destroy(pattern) }
      var matrix = painted.patternMatrix(source: source, size: key.size, scale: key.configuration.scale)
      cairo_pattern_set_matrix(pattern, &matrix)
      cairo_pattern_set_filter(pattern, key.isSmooth ? CAIRO_FILTER_BILINEAR : CAIRO_FILTER_NEAREST)
      // The outermost pixels go on beyond the edge, or it would be half transparent when scaled.
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      cairo_rectangle(context, 0, 0, key.size.width, key.size.height)
      if let tint = key.tint {
        cairo_clip(context)
        CairoNode.setSource(context, tint)
        cairo_mask(context, pattern)
      } else {
        cairo_set_source(context, pattern)
        cairo_fill(context)
      }
    }
  }

  private func textureNode(_ key: Key, _ surface: PictureSurface) -> RenderNode? {
    let texture = self.texture ?? GdkTextureReference(surface)
    self.texture = texture
    // The whole picture, so large that the wanted part fills the destination, which cuts the rest off.
    let whole = CGSize(width: key.size.width / key.source.width, height: key.size.height / key.source.height)
    var bounds = graphene_rect_t(
      CGRect(
        x: -key.source.minX * whole.width, y: -key.source.minY * whole.height, width: whole.width,
        height: whole.height))
    var node = RenderNode(adopting: gsk_texture_node_new(texture.pointer, &bounds))
    if let tint = key.tint {
      // Colours from the tint alone, alpha from both.
      let rgba = GdkRGBA(tint)
      let values: [Float] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, rgba.alpha]
      var matrix = graphene_matrix_t()
      graphene_matrix_init_from_float(&matrix, values)
      var offset = graphene_vec4_t()
      graphene_vec4_init(&offset, rgba.red, rgba.green, rgba.blue, 0)
      node = RenderNode(adopting: gsk_color_matrix_node_new(node.pointer, &matrix, &offset))
    }
    guard key.source != CGRect(x: 0, y: 0, width: 1, height: 1) else { return node }
    return ShapeNode.clip(node, .rect(CGRect(origin: .zero, size: key.size)))
  }
}

/// Owns a `GdkTexture` that shares a surface's pixels.
private final class GdkTextureReference {
  let pointer: OpaquePointer

  init(_ surface: PictureSurface) {
    let stride = Int(cairo_image_surface_get_stride(surface.pointer))
    // The pixels live as long as the surface, which this reference to it keeps.
    let bytes = g_bytes_new_with_free_func(
      cairo_image_surface_get_data(surface.pointer), gsize(stride * surface.pixelHeight),
      { cairo_surface_destroy(OpaquePointer($0)) }, gpointer(cairo_surface_reference(surface.pointer)))
    defer { g_bytes_unref(bytes) }
    pointer = gdk_memory_texture_new(
      Int32(surface.pixelWidth), Int32(surface.pixelHeight), GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, gsize(stride))
  }

  deinit { g_object_unref(gpointer(pointer)) }
}
