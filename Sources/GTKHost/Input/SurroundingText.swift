import ViewEngine

/// The text around the caret, between the units of the engine (UTF-16) and those of input methods (bytes and
/// characters).
struct SurroundingText {
  let text: String
  /// In UTF-16 code units.
  let selection: Range<Int>

  private func index(_ offset: Int) -> String.Index {
    let units = text.utf16
    return units.index(units.startIndex, offsetBy: min(max(0, offset), units.count))
  }

  /// The place of an offset in bytes of UTF-8.
  func byteOffset(of offset: Int) -> Int { text.utf8.distance(from: text.startIndex, to: index(offset)) }

  /// What an input method wants to have removed: `count` characters from `offset` characters after the caret on, as
  /// UTF-16 code units before and after the caret; nil where that doesn't touch the caret.
  func deletion(offset: Int, count: Int) -> (before: Int, after: Int)? {
    guard count > 0, offset <= 0, count <= Int(Int32.max), offset >= -Int(Int32.max), offset + count >= 0 else {
      return nil
    }
    let scalars = text.unicodeScalars
    let start = index(selection.lowerBound)
    let end = index(selection.upperBound)
    let first = scalars.index(start, offsetBy: offset, limitedBy: scalars.startIndex) ?? scalars.startIndex
    let last = scalars.index(end, offsetBy: offset + count, limitedBy: scalars.endIndex) ?? scalars.endIndex
    return (text.utf16.distance(from: first, to: start), text.utf16.distance(from: end, to: last))
  }

  /// The UTF-16 offset of a character's place in a text.
  static func utf16Offset(ofCharacter count: Int, in text: String) -> Int {
    let scalars = text.unicodeScalars
    let index = scalars.index(scalars.startIndex, offsetBy: max(0, count), limitedBy: scalars.endIndex)
    return text.utf16.distance(from: text.startIndex, to: index ?? text.endIndex)
  }
}
