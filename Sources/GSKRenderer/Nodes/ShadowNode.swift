import CGTK
import ViewEngine

/// Nodes for shadows.
///
/// On the cairo renderer GSK blurs a shadow's edges anew in every draw, which takes longer than all else of a card, and
/// leaves seams beside corners that are smaller than the blur. So shadows are drawn through a ``ShadowMask`` there, all
/// those of a shape together, and what comes again is kept as pixels: strips around the shape, without the middle that
/// has no shadow.
@MainActor
enum ShadowNode {
  private struct Key: Hashable {
    /// With its corner at the origin: cards of one size share their shadow.
    var shape: DisplayRoundedRect
    var shadows: [DisplayShadow]
    var scale: CGFloat
  }

  private enum Entry {
    /// Asked for once.
    case seen
    case kept(RenderNode)
  }

  private static var entries = WeightedCache<Key, Entry>(weightLimit: 4 << 20, countLimit: 128)

  /// - Parameter shadows: the lowest first; none gives nil.
  static func make(
    _ rounded: DisplayRoundedRect, _ shadows: [DisplayShadow], configuration: RenderConfiguration
  ) -> RenderNode? {
    guard !shadows.isEmpty else { return nil }
    let (origin, scale) = (rounded.rect.origin, configuration.scale)
    guard configuration.mode == .cairo, shadows.allSatisfy({ $0.blur > 0 }), (origin.x * scale).isWhole,
      (origin.y * scale).isWhole
    else { return RenderNode.container(shadows.compactMap { ShapeNode.shadow(rounded, $0) }) }
    let shape = rounded.offsetBy(CGPoint(x: -origin.x, y: -origin.y))
    let key = Key(shape: shape, shadows: shadows, scale: scale)
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
    let drawings = shadows.map { ShadowDrawing(rounded, $0, scale: scale) }
    return CairoNode.make(bounds: bounds(of: drawings)) { context in
      for drawing in drawings { drawing.draw(in: context) }
    }
  }

  private static func bounds(of drawings: [ShadowDrawing]) -> CGRect {
    drawings.reduce(CGRect.null) { $0.union($1.bounds) }
  }

  private static func draw(_ key: Key) -> (RenderNode, byteCount: Int)? {
    let drawings = key.shadows.map { ShadowDrawing(key.shape, $0, scale: key.scale) }
    let strips = strips(around: key.shape, in: bounds(of: drawings), scale: key.scale)
    let byteCount = strips.reduce(0) { $0 + Int($1.width * key.scale) * Int($1.height * key.scale) * 4 }
    // The shadow of a whole window is not worth its memory.
    guard byteCount <= 1 << 20 else { return nil }
    // A node for each strip: cairo plays a node back through a picture of all its bounds, which would hold the middle too.
    var nodes: [RenderNode] = []
    for strip in strips {
      guard let surface = picture(of: drawings, strip, scale: key.scale),
        let node = CairoNode.make(
          bounds: strip,
          { context in
            cairo_set_source_surface(context, surface.pointer, strip.minX, strip.minY)
            cairo_paint(context)
          })
      else { return nil }
      nodes.append(node)
    }
    return RenderNode.container(nodes).map { ($0, byteCount) }
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

  private static func picture(of drawings: [ShadowDrawing], _ strip: CGRect, scale: CGFloat) -> PictureSurface? {
    let (width, height) = (Int((strip.width * scale).rounded()), Int((strip.height * scale).rounded()))
    guard let surface = try? PictureSurface(pixelWidth: width, pixelHeight: height) else { return nil }
    cairo_surface_set_device_scale(surface.pointer, scale, scale)
    let context = cairo_create(surface.pointer)
    defer { cairo_destroy(context) }
    cairo_translate(context, -strip.minX, -strip.minY)
    if let context {
      for drawing in drawings { drawing.draw(in: context) }
    }
    cairo_surface_flush(surface.pointer)
    return surface
  }
}

extension DisplayItem {
  /// The shadows that are drawn by an operation: its own, and those of the same shape that follow it directly. None for
  /// one that another draws.
  func shadows(drawnAt index: Int) -> [DisplayShadow] {
    guard case .shadow(let shape, let first) = operations[index] else { return [] }
    if index > 0, case .shadow(shape, _) = operations[index - 1] { return [] }
    var shadows = [first]
    for operation in operations[(index + 1)...] {
      guard case .shadow(shape, let next) = operation else { break }
      shadows.append(next)
    }
    return shadows
  }

  /// What is drawn by an operation, see ``shadows(drawnAt:)``.
  func boundsDrawn(at index: Int) -> CGRect {
    guard case .shadow(let shape, _) = operations[index] else { return operations[index].inkBounds }
    return shadows(drawnAt: index).reduce(.null) { $0.union(DisplayOperation.shadow(shape, $1).inkBounds) }
  }
}

extension CGFloat {
  /// Whether this is a number of whole pixels, but for what floating point leaves.
  var isWhole: Bool { (self - rounded()).magnitude < 1e-6 }
}

/// A shadow in device pixels: the outline that throws it, moved and grown, and the shape that it is not drawn under.
@MainActor
private struct ShadowDrawing {
  private let shape: DisplayRoundedRect
  private let color: Color.Resolved
  private let scale: CGFloat
  /// Its edges are on pixels, as those of the shape are: a shadow's pieces must meet.
  private let outline: (x: Int, y: Int, width: Int, height: Int)
  private let radii: [CGFloat]
  private let deviation: CGFloat

  init(_ shape: DisplayRoundedRect, _ shadow: DisplayShadow, scale: CGFloat) {
    self.shape = shape
    self.scale = scale
    color = shadow.color
    let rect = shape.rect.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
      .insetBy(dx: -shadow.spread, dy: -shadow.spread)
    func pixel(_ value: CGFloat) -> Int { Int((value * scale).rounded()) }
    let (x, y) = (pixel(rect.minX), pixel(rect.minY))
    outline = (x, y, max(0, pixel(rect.maxX) - x), max(0, pixel(rect.maxY) - y))
    // A square corner stays square. Eighths of a pixel are fine enough, and let a shadow that grows meet masks again.
    func eighths(_ value: CGFloat) -> CGFloat { (value * 8).rounded() / 8 }
    let grown = [shape.topLeft, shape.topRight, shape.bottomRight, shape.bottomLeft].map {
      $0 > 0 ? max(0, ($0 + shadow.spread) * scale) : 0
    }
    let (width, height) = (CGFloat(outline.width), CGFloat(outline.height))
    let sides = [
      (width, grown[0] + grown[1]), (height, grown[1] + grown[2]), (width, grown[2] + grown[3]),
      (height, grown[3] + grown[0]),
    ]
    let factor = sides.reduce(1) { $1.1 > $1.0 ? min($0, $1.0 / $1.1) : $0 }
    radii = grown.map { eighths($0 * factor) }
    deviation = max(0.125, eighths(shadow.blur / 2 * scale))
  }

  /// Everything that may be drawn to, in points.
  var bounds: CGRect {
    let reach = ShadowMask.reach(of: deviation)
    return CGRect(
      x: CGFloat(outline.x - reach) / scale, y: CGFloat(outline.y - reach) / scale,
      width: CGFloat(outline.width + 2 * reach) / scale, height: CGFloat(outline.height + 2 * reach) / scale)
  }

  func draw(in context: OpaquePointer) {
    guard outline.width > 0, outline.height > 0,
      let mask = ShadowMask.of(
        radii: radii, width: outline.width, height: outline.height, deviation: deviation)
    else { return }
    cairo_save(context)
    let bounds = bounds
    cairo_new_path(context)
    cairo_rectangle(context, bounds.minX, bounds.minY, bounds.width, bounds.height)
    shape.append(to: context)
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
    cairo_clip(context)
    cairo_scale(context, 1 / scale, 1 / scale)
    CairoNode.setSource(context, color)
    mask.draw(around: outline, in: context)
    cairo_restore(context)
  }
}
