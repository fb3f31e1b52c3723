/// Reads ASCII from the front of a text.
struct ByteScanner {
  private let bytes: [UInt8]
  private var position = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  var isAtEnd: Bool { position == bytes.count }

  var rest: String { String(decoding: bytes[position...], as: UTF8.self) }

  var startsWithDigit: Bool { position < bytes.count && Self.isDigit(bytes[position]) }

  /// Passes over `character` when it is next.
  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard position < bytes.count, bytes[position] == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  /// Passes over spaces; whether there were any.
  mutating func skipSpaces() -> Bool {
    let start = position
    while skip(" ") {}
    return position > start
  }

  /// A number of exactly `count` digits.
  mutating func digits(exactly count: Int) -> Int? {
    guard position + count <= bytes.count, bytes[position..<position + count].allSatisfy(Self.isDigit) else {
      return nil
    }
    return digits(upTo: count)
  }

  /// A number of one to `count` digits.
  mutating func digits(upTo count: Int) -> Int? {
    var value = 0
    var read = 0
    while read < count, startsWithDigit {
      value = value * 10 + Int(bytes[position] - 48)
      position += 1
      read += 1
    }
    return read > 0 ? value : nil
  }

  /// The digits after a decimal point as 0..<1.
  mutating func fraction() -> Double {
    var value = 0.0
    var place = 0.1
    while startsWithDigit {
      value += Double(bytes[position] - 48) * place
      place /= 10
      position += 1
    }
    return value
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }
}
