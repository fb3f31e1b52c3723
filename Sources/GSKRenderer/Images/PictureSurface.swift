import CGTK
import ViewEngine

/// Decoded pixels in memory that cairo draws from: `DecodedImage.backing` of this renderer's pictures.
///
/// The pixels are premultiplied, 32 bits each, with full opacity in a picture without alpha: all surfaces have the format
/// of those into which cairo plays nodes back, so that it copies where it would convert. They are written once, by the
/// thread that decodes, and only read after that.
final class PictureSurface: @unchecked Sendable {
  /// The `cairo_surface_t`.
  let pointer: OpaquePointer
  let pixelWidth: Int
  let pixelHeight: Int

  /// An empty surface.
  /// - Throws: ``ImageError`` when there is no memory for it, or a side is longer than cairo can hold (32,767).
  init(pixelWidth: Int, pixelHeight: Int) throws {
    let surface = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32, Int32(clamping: pixelWidth), Int32(clamping: pixelHeight))
    let status = cairo_surface_status(surface)
    guard let surface, status == CAIRO_STATUS_SUCCESS else {
      if let surface { cairo_surface_destroy(surface) }
      throw ImageError(
        "a surface of \(pixelWidth) × \(pixelHeight) pixels can't be made: \(String(cString: cairo_status_to_string(status)))"
      )
    }
    pointer = surface
    self.pixelWidth = pixelWidth
    self.pixelHeight = pixelHeight
  }

  deinit { cairo_surface_destroy(pointer) }

  /// Copies a picture of the pixel library's.
  convenience init(pixbuf: OpaquePointer) throws {
    try self.init(
      pixelWidth: Int(gdk_pixbuf_get_width(pixbuf)), pixelHeight: Int(gdk_pixbuf_get_height(pixbuf)))
    let context = cairo_create(pointer)
    defer { cairo_destroy(context) }
    gdk_cairo_set_source_pixbuf(context, pixbuf, 0, 0)
    cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
    cairo_paint(context)
    cairo_surface_flush(pointer)
  }

  /// Copies a program's pixels, which have cairo's own layout.
  convenience init(bitmap: Bitmap) throws {
    try self.init(pixelWidth: bitmap.width, pixelHeight: bitmap.height)
    guard let target = cairo_image_surface_get_data(pointer) else {
      throw ImageError("a surface of \(bitmap.width) × \(bitmap.height) pixels has no memory")
    }
    let stride = Int(cairo_image_surface_get_stride(pointer))
    bitmap.pixels.withUnsafeBytes { source in
      guard let base = source.baseAddress else { return }
      for row in 0..<bitmap.height {
        let bytes = bitmap.width * 4
        target.advanced(by: row * stride).withMemoryRebound(to: UInt8.self, capacity: bytes) {
          UnsafeMutableRawPointer($0).copyMemory(from: base + row * bytes, byteCount: bytes)
        }
      }
    }
    cairo_surface_mark_dirty(pointer)
  }

  /// A copy of the pixels.
  func makeBitmap() -> Bitmap {
    var pixels = [UInt32](repeating: 0, count: pixelWidth * pixelHeight)
    let stride = Int(cairo_image_surface_get_stride(pointer))
    if let data = cairo_image_surface_get_data(pointer) {
      for row in 0..<pixelHeight {
        let line = UnsafeRawPointer(data + row * stride)
        for column in 0..<pixelWidth {
          pixels[row * pixelWidth + column] = line.load(fromByteOffset: 4 * column, as: UInt32.self)
        }
      }
    }
    return Bitmap(width: pixelWidth, height: pixelHeight, pixels: pixels)
  }
}
