import ViewEngine

/// Whether encoded bytes stop before their picture does.
///
/// The pixel library shows what there is of a file that was cut short, the rest grey or clear, and reports no error.
/// A download that broke off would then be taken for the picture and kept. The containers of the usual formats tell.
enum EncodedEnd {
  /// Whether the end is missing; false for formats that aren't known here.
  static func isMissing(in data: Data) -> Bool {
    data.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) in
      if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return isPNGCut(bytes) }
      if bytes.starts(with: [0xFF, 0xD8]) { return isJPEGCut(bytes) }
      if bytes.starts(with: Array("RIFF".utf8)) { return isRIFFCut(bytes) }
      return false
    }
  }

  /// Chunks of a length, a name, so many bytes and a checksum, up to one named IEND (PNG 1.2, section 3.2).
  private static func isPNGCut(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var offset = 8
    while offset + 12 <= bytes.count {
      let length = (0..<4).reduce(0) { $0 << 8 | Int(bytes[offset + $1]) }
      if bytes[(offset + 4)..<(offset + 8)].elementsEqual("IEND".utf8) { return false }
      offset += 12 + length
    }
    return true
  }

  /// Segments with a marker and a length, up to the start of the first scan (FFDA); behind it the end marker (FFD9), which
  /// entropy-coded data can't contain (ITU T.81, annex B.1.1).
  private static func isJPEGCut(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var offset = 2
    while offset + 4 <= bytes.count, bytes[offset] == 0xFF {
      let marker = bytes[offset + 1]
      if marker == 0xFF {
        offset += 1
        continue
      }
      if marker == 0xDA {
        // From the end, where it nearly always is.
        var last = bytes.count - 2
        while last > offset, !(bytes[last] == 0xFF && bytes[last + 1] == 0xD9) { last -= 1 }
        return last <= offset
      }
      offset += 2 + (Int(bytes[offset + 2]) << 8 | Int(bytes[offset + 3]))
    }
    // No scan: the library will say what is wrong with it.
    return false
  }

  /// A name and the length of what follows, little endian (RIFF; the container of WebP).
  private static func isRIFFCut(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard bytes.count >= 8 else { return true }
    let length = (0..<4).reversed().reduce(0) { $0 << 8 | Int(bytes[4 + $1]) }
    return length + 8 > bytes.count
  }
}
