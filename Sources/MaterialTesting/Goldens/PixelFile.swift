import CGTK
import ViewEngine

/// PNG files as pixels, without any scaling or colour conversion.
enum PixelFile {
  /// The pixels of a file; nil if it can't be read.
  static func read(_ path: String) -> Bitmap? {
    guard let surface = cairo_image_surface_create_from_png(path) else { return nil }
    defer { cairo_surface_destroy(surface) }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let data = cairo_image_surface_get_data(surface) else {
      return nil
    }
    let (width, height) = (Int(cairo_image_surface_get_width(surface)), Int(cairo_image_surface_get_height(surface)))
    let stride = Int(cairo_image_surface_get_stride(surface))
    // A picture without transparency is read as RGB, whose highest byte means nothing.
    let isOpaque = cairo_image_surface_get_format(surface) == CAIRO_FORMAT_RGB24
    var pixels = [UInt32](repeating: 0, count: width * height)
    pixels.withUnsafeMutableBytes { bytes in
      for y in 0..<height {
        let row = UnsafeRawBufferPointer(start: data + y * stride, count: width * 4)
        UnsafeMutableRawBufferPointer(rebasing: bytes[(y * width * 4)...]).copyMemory(from: row)
      }
    }
    if isOpaque { for index in pixels.indices { pixels[index] |= 0xFF00_0000 } }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// Writes pixels to a file.
  static func write(_ bitmap: Bitmap, to path: String) throws {
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(bitmap.width), Int32(bitmap.height))
    else {
      throw GoldenMismatch("there is no memory for a picture of \(bitmap.width) × \(bitmap.height) pixels")
    }
    defer { cairo_surface_destroy(surface) }
    guard let data = cairo_image_surface_get_data(surface) else {
      throw GoldenMismatch("there is no memory for a picture of \(bitmap.width) × \(bitmap.height) pixels")
    }
    let stride = Int(cairo_image_surface_get_stride(surface))
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        UnsafeMutableRawPointer(data).storeBytes(
          of: bitmap.pixels[y * bitmap.width + x], toByteOffset: y * stride + x * 4, as: UInt32.self)
      }
    }
    cairo_surface_mark_dirty(surface)
    let status = cairo_surface_write_to_png(surface, path)
    guard status == CAIRO_STATUS_SUCCESS else {
      throw GoldenMismatch("\(path) can't be written: \(String(cString: cairo_status_to_string(status)))")
    }
  }
}
