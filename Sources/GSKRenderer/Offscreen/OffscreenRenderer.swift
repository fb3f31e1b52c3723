import CGTK
import ViewEngine

/// Draws display items into memory, with no display: for pictures in tests, for the headless host and for export.
@MainActor
package final class OffscreenRenderer {
  /// In points.
  package private(set) var size: CGSize
  /// Device pixels per point.
  package private(set) var scale: CGFloat
  package let builder: GSKNodeBuilder
  /// What lies behind everything.
  package var background: Color.Resolved

  /// How many frames have been drawn: one that equals the last isn't.
  package private(set) var drawCount = 0

  private var surface: PictureSurface
  /// What the surface shows: a frame without change draws nothing, and another one only where it differs.
  private var drawn: (node: RenderNode?, item: DisplayItem, background: Color.Resolved)?

  package var pixelWidth: Int { surface.pixelWidth }
  package var pixelHeight: Int { surface.pixelHeight }

  /// - Parameters:
  ///   - size: In points; each side from 1 to 32,767 pixels after scaling.
  ///   - scale: Device pixels per point. Default: 1.
  ///   - background: Default: white.
  /// - Throws: ``OffscreenError`` when no surface of this size can be had.
  package init(
    size: CGSize, scale: CGFloat = 1,
    background: Color.Resolved = Color.Resolved(red: 1, green: 1, blue: 1, opacity: 1)
  ) throws {
    builder = GSKNodeBuilder(configuration: RenderConfiguration(mode: .cairo, scale: scale))
    self.size = size
    self.scale = scale
    self.background = background
    surface = try Self.makeSurface(size, scale)
  }

  private static func makeSurface(_ size: CGSize, _ scale: CGFloat) throws -> PictureSurface {
    let width = (size.width * scale).rounded(.up)
    let height = (size.height * scale).rounded(.up)
    guard width >= 1, height >= 1, width <= 32_767, height <= 32_767, scale > 0 else {
      throw OffscreenError(
        "A picture of \(size.width) × \(size.height) points at scale \(scale) can't be drawn: "
          + "each side must have from 1 to 32767 pixels")
    }
    do {
      let surface = try PictureSurface(pixelWidth: Int(width), pixelHeight: Int(height))
      // The surface's own scale, as GTK sets it for windows; a scale in the context would blur shadows in another way.
      cairo_surface_set_device_scale(surface.pointer, scale, scale)
      return surface
    } catch let error as ImageError {
      throw OffscreenError("A picture can't be drawn: \(error.description)")
    }
  }

  /// Changes the size of what is drawn next.
  /// - Throws: ``OffscreenError`` when no surface of this size can be had; the old one stays then.
  package func resize(to size: CGSize, scale: CGFloat? = nil) throws {
    let scale = scale ?? self.scale
    guard size != self.size || scale != self.scale else { return }
    surface = try Self.makeSurface(size, scale)
    self.size = size
    self.scale = scale
    builder.configuration.scale = scale
    drawn = nil
  }

  /// Draws an item with its origin in the upper left corner, in place of what was drawn before.
  package func render(_ item: DisplayItem) {
    let node = builder.node(for: item, visible: CGRect(origin: .zero, size: size))
    if let drawn, drawn.node === node, drawn.background == background { return }
    drawCount += 1
    let context = cairo_create(surface.pointer)!
    defer { cairo_destroy(context) }
    if let drawn, drawn.background == background { clip(context, to: Damage.between(drawn.item, item)) }
    cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
    CairoNode.setSource(context, background)
    cairo_paint(context)
    cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    if let node {
      cairo_rectangle(context, 0, 0, size.width, size.height)
      cairo_clip(context)
      gsk_render_node_draw(node.pointer, context)
    }
    cairo_surface_flush(surface.pointer)
    drawn = (node, item, background)
  }

  /// Has only a part of the picture drawn, in whole pixels.
  private func clip(_ context: OpaquePointer, to damage: CGRect) {
    let whole = CGRect(origin: .zero, size: size)
    let part = damage.isNull ? .zero : damage.intersection(whole)
    let left = (part.minX * scale).rounded(.down) / scale
    let top = (part.minY * scale).rounded(.down) / scale
    let right = (part.maxX * scale).rounded(.up) / scale
    let bottom = (part.maxY * scale).rounded(.up) / scale
    cairo_rectangle(context, left, top, max(0, right - left), max(0, bottom - top))
    cairo_clip(context)
  }

  /// The color at a place, in points; nil outside the picture.
  package func pixel(at point: CGPoint) -> Color.Resolved? {
    guard point.x >= 0, point.y >= 0, point.x < size.width, point.y < size.height else { return nil }
    let x = min(pixelWidth - 1, Int(point.x * scale))
    let y = min(pixelHeight - 1, Int(point.y * scale))
    guard let data = cairo_image_surface_get_data(surface.pointer) else { return nil }
    let row = data + y * Int(cairo_image_surface_get_stride(surface.pointer))
    let argb = UnsafeRawPointer(row).load(fromByteOffset: 4 * x, as: UInt32.self)
    return Color.Resolved(premultipliedARGB: argb)
  }

  /// All pixels, premultiplied.
  package func makeBitmap() -> Bitmap { surface.makeBitmap() }

  /// The picture as a PNG file's bytes.
  /// - Throws: ``OffscreenError`` when there is no memory for it.
  package func pngData() throws -> Data { try PNGWriter.data(surface.pointer) }

  /// Writes the picture to a PNG file, replacing one that is there.
  /// - Throws: ``OffscreenError`` that names the file and the reason; a file that was there before stays then.
  package func writePNG(_ path: String) throws { try PNGWriter.write(surface.pointer, to: path) }
}

extension Color.Resolved {
  /// A pixel of cairo's: premultiplied, opacity in the highest byte.
  fileprivate init(premultipliedARGB argb: UInt32) {
    let opacity = argb >> 24
    func component(_ shift: UInt32) -> Float {
      opacity == 0 ? 0 : min(1, Float((argb >> shift) & 0xFF) / Float(opacity))
    }
    self.init(red: component(16), green: component(8), blue: component(0), opacity: Float(opacity) / 255)
  }
}

/// Why something can't be drawn or written.
package struct OffscreenError: Error, Hashable, CustomStringConvertible {
  /// One sentence: what, where, why.
  package let description: String

  init(_ description: String) { self.description = description }
}
