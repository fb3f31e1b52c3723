import Foundation

/// Turns the bytes of a document into text.
///
/// The order is that of RFC 7303 §3: a byte order mark, then the charset of the HTTP header, then the XML declaration.
/// A document that claims UTF-8 and is not falls through to the next claim and at last to windows-1252, which every
/// byte sequence satisfies: a wrong dash is better than no article.
enum TextEncoding {
  static func decode(_ data: Data, charset: String?) -> String {
    let bytes = [UInt8](data)
    if let text = decodeMarked(bytes) { return text }
    if let text = decodeUnmarkedUTF16(bytes) { return text }
    for name in [charset, declaredEncoding(bytes)].compactMap({ $0 }) {
      if let text = decode(bytes, named: name) { return text }
    }
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    return decodeWindows1252(bytes)
  }

  // MARK: By the bytes themselves

  private static func decodeMarked(_ bytes: [UInt8]) -> String? {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return String(decoding: bytes.dropFirst(3), as: UTF8.self) }
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) { return iconv(Array(bytes.dropFirst(4)), from: "UTF-32LE") }
    if bytes.starts(with: [0, 0, 0xFE, 0xFF]) { return iconv(Array(bytes.dropFirst(4)), from: "UTF-32BE") }
    if bytes.starts(with: [0xFF, 0xFE]) { return decodeUTF16(bytes.dropFirst(2), littleEndian: true) }
    if bytes.starts(with: [0xFE, 0xFF]) { return decodeUTF16(bytes.dropFirst(2), littleEndian: false) }
    return nil
  }

  /// XML and JSON begin with an ASCII character, whose other half is zero.
  private static func decodeUnmarkedUTF16(_ bytes: [UInt8]) -> String? {
    guard bytes.count >= 4 else { return nil }
    if bytes[0] != 0, bytes[1] == 0, bytes[2] != 0, bytes[3] == 0 {
      return decodeUTF16(bytes[...], littleEndian: true)
    }
    if bytes[0] == 0, bytes[1] != 0, bytes[2] == 0, bytes[3] != 0 {
      return decodeUTF16(bytes[...], littleEndian: false)
    }
    return nil
  }

  private static func decodeUTF16(_ bytes: ArraySlice<UInt8>, littleEndian: Bool) -> String {
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    var index = bytes.startIndex
    while index + 1 < bytes.endIndex {
      let first = UInt16(bytes[index])
      let second = UInt16(bytes[index + 1])
      units.append(littleEndian ? second << 8 | first : first << 8 | second)
      index += 2
    }
    return String(decoding: units, as: UTF16.self)
  }

  // MARK: By name

  /// The encoding of `<?xml … encoding="…"?>`, looked for in the first 200 bytes.
  static func declaredEncoding(_ bytes: [UInt8]) -> String? {
    let head = String(decoding: bytes.prefix(200).map { $0 < 128 ? $0 : 63 }, as: UTF8.self)
    guard head.hasPrefix("<?xml"), let end = head.range(of: "?>"), let key = head.range(of: "encoding"),
      key.lowerBound < end.lowerBound
    else { return nil }
    let rest = head[key.upperBound..<end.lowerBound].drop { $0 == " " || $0 == "=" }
    guard let quote = rest.first, quote == "\"" || quote == "'" else { return nil }
    let name = rest.dropFirst().prefix { $0 != quote }
    return name.isEmpty ? nil : String(name)
  }

  private static func decode(_ bytes: [UInt8], named name: String) -> String? {
    switch name.lowercased() {
    case "utf-8", "utf8", "us-ascii", "ascii": return String(validating: bytes, as: UTF8.self)
    // Browsers read both as windows-1252, and pages are made to be read by browsers.
    case "iso-8859-1", "latin1", "iso_8859-1", "windows-1252", "cp1252": return decodeWindows1252(bytes)
    // Without a byte order mark and not recognised above: the claim is wrong.
    case "utf-16", "utf-16le", "utf-16be", "utf-32": return nil
    default: return iconv(bytes, from: name)
    }
  }

  /// The characters of windows-1252 for 0x80…0x9F; the five unassigned bytes stay control characters.
  private static let windows1252: [UInt32] = [
    0x20AC, 0x81, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0x8D, 0x017D,
    0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x9D,
    0x017E, 0x0178,
  ]

  /// The character that windows-1252 has for a byte.
  static func windows1252Scalar(_ byte: UInt8) -> Unicode.Scalar {
    (0x80...0x9F).contains(byte) ? Unicode.Scalar(windows1252[Int(byte) - 0x80]) ?? "?" : Unicode.Scalar(byte)
  }

  private static func decodeWindows1252(_ bytes: [UInt8]) -> String {
    var scalars = String.UnicodeScalarView()
    for byte in bytes { scalars.append(windows1252Scalar(byte)) }
    return String(scalars)
  }

  /// The C library's converter, for the many encodings of older sites.
  private static func iconv(_ bytes: [UInt8], from name: String) -> String? {
    guard name.utf8.count <= 40, name.utf8.allSatisfy({ $0 > 32 && $0 < 127 && $0 != UInt8(ascii: "/") }),
      let converter = iconv_open("UTF-8", name), Int(bitPattern: converter) != -1
    else { return nil }
    defer { iconv_close(converter) }
    var input = bytes.map { CChar(bitPattern: $0) }
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count * 2)
    var chunk = [CChar](repeating: 0, count: 16384)
    let converted = input.withUnsafeMutableBufferPointer { source -> Bool in
      var next = source.baseAddress
      var left = source.count
      while left > 0 {
        var room = chunk.count
        let status = chunk.withUnsafeMutableBufferPointer { target -> Int in
          var out = target.baseAddress
          return Foundation.iconv(converter, &next, &left, &out, &room)
        }
        let failure = errno
        output.append(contentsOf: chunk.prefix(chunk.count - room).lazy.map { UInt8(bitPattern: $0) })
        // E2BIG only asks for the next chunk.
        if status == -1 && failure != E2BIG { return false }
      }
      return true
    }
    return converted ? String(decoding: output, as: UTF8.self) : nil
  }
}
