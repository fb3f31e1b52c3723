/// White space in UTF-8, for texts too long to be looked at scalar by scalar.
enum WhiteSpace {
  /// The bytes of the white space at `index`, 0 where there is none: Unicode's White_Space and the control characters
  /// below it, and the byte order mark, which some feeds have in the middle of a text.
  static func length(in bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    let first = bytes[index]
    if first <= 32 { return 1 }
    if first < 0xC2 { return 0 }
    let second = index + 1 < bytes.count ? bytes[index + 1] : 0
    let third = index + 2 < bytes.count ? bytes[index + 2] : 0
    switch (first, second) {
    // U+0085, U+00A0
    case (0xC2, 0x85), (0xC2, 0xA0): return 2
    // U+1680
    case (0xE1, 0x9A): return third == 0x80 ? 3 : 0
    // U+2000…U+200A, U+2028, U+2029, U+202F
    case (0xE2, 0x80): return third <= 0x8A || [0xA8, 0xA9, 0xAF].contains(third) ? 3 : 0
    // U+205F
    case (0xE2, 0x81): return third == 0x9F ? 3 : 0
    // U+3000
    case (0xE3, 0x80): return third == 0x80 ? 3 : 0
    // U+FEFF
    case (0xEF, 0xBB): return third == 0xBF ? 3 : 0
    default: return 0
    }
  }
}
