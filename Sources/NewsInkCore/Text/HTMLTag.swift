import Foundation

/// One tag in a piece of HTML, found without parsing the rest.
struct HTMLTag {
  /// In lower case; empty for comments and declarations.
  let name: String
  let isClosing: Bool
  let isSelfClosing: Bool
  /// The index behind the tag.
  let end: Int
  private let attributeBytes: ArraySlice<UInt8>

  /// The tag that begins with `<` at `start`, or `nil` where `<` is just a character.
  init?(_ bytes: [UInt8], at start: Int) {
    var index = start + 1
    guard index < bytes.count else { return nil }
    if bytes[index] == UInt8(ascii: "!") || bytes[index] == UInt8(ascii: "?") {
      name = ""
      isClosing = false
      isSelfClosing = true
      attributeBytes = []
      end = Self.endOfDeclaration(bytes, from: index)
      return
    }
    isClosing = bytes[index] == UInt8(ascii: "/")
    if isClosing { index += 1 }
    let nameStart = index
    while index < bytes.count, Self.isNameByte(bytes[index]) { index += 1 }
    guard index > nameStart, Self.isLetter(bytes[nameStart]) else { return nil }
    name = String(decoding: bytes[nameStart..<index], as: UTF8.self).lowercased()
    let attributesStart = index
    var quote: UInt8?
    while index < bytes.count {
      let byte = bytes[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: ">") {
        break
      } else if byte == UInt8(ascii: "<") {
        return nil
      } else if byte == 34 || byte == 39, index > 0, bytes[index - 1] == UInt8(ascii: "=") {
        quote = byte
      }
      index += 1
    }
    guard index < bytes.count else { return nil }
    attributeBytes = bytes[attributesStart..<index]
    isSelfClosing = attributeBytes.last == UInt8(ascii: "/")
    end = index + 1
  }

  /// The value of an attribute, its references resolved.
  func attribute(_ wanted: String) -> String? {
    var rest = attributeBytes
    while let first = rest.first {
      if !Self.isNameByte(first) {
        rest = rest.dropFirst()
        continue
      }
      let name = rest.prefix { Self.isNameByte($0) }
      rest = rest.dropFirst(name.count).drop { $0 <= 32 }
      var value: ArraySlice<UInt8> = []
      if rest.first == UInt8(ascii: "=") {
        rest = rest.dropFirst().drop { $0 <= 32 }
        if let quote = rest.first, quote == 34 || quote == 39 {
          value = rest.dropFirst().prefix { $0 != quote }
          rest = rest.dropFirst(value.count + 2)
        } else {
          value = rest.prefix { $0 > 32 }
          rest = rest.dropFirst(value.count)
        }
      }
      if String(decoding: name, as: UTF8.self).lowercased() == wanted {
        return CharacterReferences.resolve(String(decoding: value, as: UTF8.self))
      }
    }
    return nil
  }

  /// The first tags of the given name in `markup`, at most `limit`.
  static func all(_ wanted: String, in markup: String, limit: Int) -> [HTMLTag] {
    let bytes = Array(markup.utf8)
    var found: [HTMLTag] = []
    var index = 0
    while index < bytes.count, found.count < limit {
      guard bytes[index] == UInt8(ascii: "<"), let tag = HTMLTag(bytes, at: index) else {
        index += 1
        continue
      }
      if tag.name == wanted && !tag.isClosing { found.append(tag) }
      index = tag.end
    }
    return found
  }

  /// The index behind `</name>`, or the end.
  static func endOfElement(_ name: String, in bytes: [UInt8], from start: Int) -> Int {
    let wanted = Array(name.utf8)
    var index = start
    while index + 1 < bytes.count {
      // Only the name is compared: reading each end tag whole would look at a hostile page again and again.
      if bytes[index] == UInt8(ascii: "<"), bytes[index + 1] == UInt8(ascii: "/"),
        bytes[(index + 2)...].prefix(wanted.count).elementsEqual(wanted, by: { $0 | 0x20 == $1 })
      {
        return bytes[index...].firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 } ?? bytes.count
      }
      index += 1
    }
    return bytes.count
  }

  private static func endOfDeclaration(_ bytes: [UInt8], from start: Int) -> Int {
    if bytes[start...].starts(with: "!--".utf8) {
      var index = start + 3
      while index + 2 < bytes.count {
        if bytes[index] == 45, bytes[index + 1] == 45, bytes[index + 2] == 62 { return index + 3 }
        index += 1
      }
      return bytes.count
    }
    return bytes[start...].firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 } ?? bytes.count
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (65...90).contains(byte) || (97...122).contains(byte) }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    isLetter(byte) || (48...57).contains(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ":")
      || byte == UInt8(ascii: "_")
  }
}
