import CGTK
import Foundation
import ViewEngine

/// Pictures in several formats, encoded by the libraries that decode them.
enum EncodedPictures {
  /// Orange, with its right half blue.
  static func encode(_ format: String, width: Int, height: Int, hasAlpha: Bool = false) throws -> Data {
    guard let pixels = gdk_pixbuf_new(GDK_COLORSPACE_RGB, hasAlpha ? 1 : 0, 8, Int32(width), Int32(height)) else {
      throw ImageError("no memory for a sample")
    }
    defer { g_object_unref(gpointer(pixels)) }
    gdk_pixbuf_fill(pixels, hasAlpha ? 0xFF80_0080 : 0xFF80_00FF)
    if width > 1,
      let right = gdk_pixbuf_new_subpixbuf(pixels, Int32(width / 2), 0, Int32(width - width / 2), Int32(height))
    {
      gdk_pixbuf_fill(right, 0x0000_FFFF)
      g_object_unref(gpointer(right))
    }
    var bytes: UnsafeMutablePointer<CChar>?
    var count: gsize = 0
    guard gdk_pixbuf_save_to_bufferv(pixels, &bytes, &count, format, nil, nil, nil) != 0, let bytes else {
      throw ImageError("no encoder for \(format)")
    }
    defer { g_free(bytes) }
    return Data(bytes: bytes, count: Int(count))
  }

  /// A JPEG file with an EXIF orientation (1…8; EXIF 2.3, tag 0x0112), in a segment right behind the start marker.
  static func jpeg(width: Int, height: Int, orientation: UInt8) throws -> Data {
    let plain = try encode("jpeg", width: width, height: height)
    let tiff: [UInt8] =
      [0x4D, 0x4D, 0, 0x2A, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]
    let body = Array("Exif".utf8) + [0, 0] + tiff
    let segment = [0xFF, 0xE1, UInt8((body.count + 2) >> 8), UInt8((body.count + 2) & 0xFF)] + body
    return plain.prefix(2) + Data(segment) + plain.dropFirst(2)
  }

  static let svg = Data(
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="40" height="20" fill="orange"/></svg>
    """.utf8)

  /// A PNG file that says it has this size (PNG 1.2, section 4.1.1) and holds no pixels.
  static func emptyPNG(width: UInt32, height: UInt32) -> Data {
    func bytes(_ number: UInt32) -> [UInt8] { (0..<4).map { UInt8((number >> (24 - 8 * $0)) & 0xFF) } }
    func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
      let body = Array(name.utf8) + content
      var checksum: UInt32 = 0xFFFF_FFFF
      for byte in body {
        checksum ^= UInt32(byte)
        for _ in 0..<8 { checksum = checksum & 1 == 1 ? checksum >> 1 ^ 0xEDB8_8320 : checksum >> 1 }
      }
      return bytes(UInt32(content.count)) + body + bytes(~checksum)
    }
    return Data(
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        + chunk("IHDR", bytes(width) + bytes(height) + [8, 2, 0, 0, 0]) + chunk("IDAT", []) + chunk("IEND", []))
  }
}
