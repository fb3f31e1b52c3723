/// Converts between the engine's offsets in a string (UTF-16 code units) and Pango's (UTF-8 bytes).
///
/// For ASCII the two are the same and nothing is stored. Otherwise one table is made on first use, in linear time;
/// after that UTF-16 → UTF-8 takes constant and UTF-8 → UTF-16 logarithmic time.
struct TextOffsets {
  /// The byte at which the character of each UTF-16 offset starts, with one entry for the end; nil for ASCII.
  private let byteOfUTF16: [Int32]?
  let utf16Count: Int
  let byteCount: Int

  init(_ string: String) {
    let bytes = string.utf8.count
    byteCount = bytes
    // Only ASCII has as many bytes as UTF-16 units: every other scalar has more bytes than units.
    utf16Count = string.utf16.count
    guard utf16Count != bytes else {
      byteOfUTF16 = nil
      return
    }
    var table: [Int32] = []
    table.reserveCapacity(utf16Count + 1)
    var byte: Int32 = 0
    for scalar in string.unicodeScalars {
      table.append(byte)
      // The second half of a surrogate pair stands at its character's start.
      if scalar.value > 0xFFFF { table.append(byte) }
      byte += Int32(UTF8.width(scalar))
    }
    table.append(byte)
    byteOfUTF16 = table
  }

  /// The byte offset of a UTF-16 offset; offsets outside the string are brought inside.
  func byte(atUTF16 offset: Int) -> Int {
    let inside = min(max(0, offset), utf16Count)
    guard let byteOfUTF16 else { return inside }
    return Int(byteOfUTF16[inside])
  }

  /// The UTF-16 offset of a byte offset; a byte inside a character counts as the character's start.
  func utf16(atByte byte: Int) -> Int {
    let inside = min(max(0, byte), byteCount)
    guard let byteOfUTF16 else { return inside }
    // The first entry beyond the byte, less one; then the start of that character's pair.
    var low = 0
    var high = byteOfUTF16.count
    while low < high {
      let middle = (low + high) / 2
      if Int(byteOfUTF16[middle]) <= inside { low = middle + 1 } else { high = middle }
    }
    var index = low - 1
    while index > 0, byteOfUTF16[index - 1] == byteOfUTF16[index] { index -= 1 }
    return index
  }
}

extension UTF8 {
  fileprivate static func width(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0..<0x80: 1
    case 0x80..<0x800: 2
    case 0x800..<0x10000: 3
    default: 4
    }
  }
}
