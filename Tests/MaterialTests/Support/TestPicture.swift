import Foundation

/// Writes PNG files whose pixels are all alike, of any size: rows are compressed by storing only what a row repeats.
enum TestPicture {
  /// - Parameter color: red, green, blue and opacity.
  static func write(_ url: URL, width: Int, height: Int, color: [UInt8]) throws {
    var image = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    image.append(chunk("IHDR", bigEndian(width) + bigEndian(height) + Data([8, 6, 0, 0, 0])))
    let row: [UInt8] = [0] + Array(repeating: color, count: width).joined()
    image.append(chunk("IDAT", stored(Data(Array(repeating: row, count: height).joined()))))
    image.append(chunk("IEND", Data()))
    try image.write(to: url)
  }

  /// A PNG file that says how large it is and has no pixels worth mentioning: one bit each, all black.
  static func writeHuge(_ url: URL, width: Int, height: Int) throws {
    var image = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    image.append(chunk("IHDR", bigEndian(width) + bigEndian(height) + Data([1, 0, 0, 0, 0])))
    image.append(chunk("IDAT", stored(Data(count: height * (1 + (width + 7) / 8)))))
    image.append(chunk("IEND", Data()))
    try image.write(to: url)
  }

  private static func bigEndian(_ value: Int) -> Data { withUnsafeBytes(of: UInt32(value).bigEndian) { Data($0) } }

  private static func chunk(_ name: String, _ data: Data) -> Data {
    let content = Data(name.utf8) + data
    return bigEndian(data.count) + content + bigEndian(Int(checksum(content)))
  }

  /// CRC-32 as PNG has it (ISO 3309).
  private static func checksum(_ data: Data) -> UInt32 {
    var crc: UInt32 = 0xFFFF_FFFF
    data.withUnsafeBytes { bytes in
      for byte in bytes { crc = table[Int((crc ^ UInt32(byte)) & 0xFF)] ^ (crc >> 8) }
    }
    return ~crc
  }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1 }
  }

  /// A zlib stream (RFC 1950) of stored blocks.
  private static func stored(_ data: Data) -> Data {
    var stream = Data([0x78, 0x01])
    var offset = 0
    repeat {
      let count = min(65_535, data.count - offset)
      let isLast = offset + count == data.count
      stream.append(contentsOf: [isLast ? 1 : 0, UInt8(count & 0xFF), UInt8(count >> 8)])
      stream.append(contentsOf: [UInt8(~count & 0xFF), UInt8((~count >> 8) & 0xFF)])
      stream.append(data[offset..<offset + count])
      offset += count
    } while offset < data.count
    var (a, b): (UInt32, UInt32) = (1, 0)
    data.withUnsafeBytes { bytes in
      for byte in bytes {
        a = (a + UInt32(byte)) % 65_521
        b = (b + a) % 65_521
      }
    }
    return stream + bigEndian(Int(b << 16 | a))
  }
}
