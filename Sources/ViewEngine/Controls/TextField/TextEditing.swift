/// A line of text, or a text of several, with a caret or a selection, and what keys do to it. A value without a view.
///
/// Places are in UTF-16 code units; they never fall inside what a reader sees as one character.
package struct TextEditing: Hashable {
  package private(set) var text: String
  /// Where the selection began.
  package private(set) var anchor: Int
  /// Where the caret is.
  package private(set) var head: Int
  /// Text that an input method composes at the caret; not part of ``text``.
  package private(set) var preedit = ""
  /// The caret's place in ``preedit``.
  package private(set) var preeditCaret = 0
  /// Whether the text may have line breaks.
  package var allowsLineBreaks: Bool

  /// How far a key moves the caret or deletes.
  package enum Step {
    case character, word
    /// To the start or the end of what lies between two line breaks.
    case line
    case text
  }

  package init(_ text: String, allowsLineBreaks: Bool = false) {
    self.allowsLineBreaks = allowsLineBreaks
    self.text = text
    anchor = text.utf16.count
    head = anchor
  }

  package var selection: Range<Int> { min(anchor, head)..<max(anchor, head) }
  package var selectedText: String { substring(selection) }
  private var length: Int { text.utf16.count }

  private func index(_ offset: Int) -> String.Index { String.Index(utf16Offset: offset, in: text) }
  private func substring(_ range: Range<Int>) -> String {
    String(text[index(range.lowerBound)..<index(range.upperBound)])
  }

  /// The nearest place at or before an offset that is between two characters.
  private func between(_ offset: Int) -> Int {
    let offset = min(max(0, offset), length)
    guard offset > 0, offset < length else { return offset }
    // Stepping from inside a character starts at that character, so one step there and back is its start.
    return text.index(before: text.index(after: index(offset))).utf16Offset(in: text)
  }

  // MARK: Text

  /// Replaces the selection and ends composing. Where there is one line, line breaks become spaces.
  package mutating func insert(_ string: String) {
    endPreedit()
    replace(selection, with: allowsLineBreaks ? string : String(string.map { $0.isNewline ? " " : $0 }))
  }

  private mutating func replace(_ range: Range<Int>, with string: String) {
    text.replaceSubrange(index(range.lowerBound)..<index(range.upperBound), with: string)
    // A combining mark may join what stands before the caret.
    head = roundedUp(range.lowerBound + string.utf16.count)
    anchor = head
  }

  private func roundedUp(_ offset: Int) -> Int {
    let low = between(offset)
    return low == offset ? offset : next(low)
  }

  /// Deletes the selection, or from the caret one step back or forth.
  package mutating func delete(_ step: Step, forward: Bool) {
    if selection.isEmpty {
      let other = place(step, forward: forward, from: head)
      replace(min(head, other)..<max(head, other), with: "")
    } else {
      replace(selection, with: "")
    }
  }

  /// Deletes text around the caret, as an input method asks for.
  package mutating func deleteSurrounding(before: Int, after: Int) {
    let start = between(selection.lowerBound - max(0, before))
    let end = roundedUp(min(length, selection.upperBound + max(0, after)))
    replace(start..<end, with: "")
  }

  /// Takes over a text that was set from outside. The selection stays where it can.
  package mutating func setText(_ text: String) {
    guard text != self.text else { return }
    let wasAtEnd = head == length && selection.isEmpty
    self.text = text
    anchor = wasAtEnd ? length : between(anchor)
    head = wasAtEnd ? length : between(head)
  }

  // MARK: Composing

  /// Shows text that is being composed; it takes the selection's place.
  package mutating func setPreedit(_ string: String, caret: Int) {
    if !string.isEmpty, !selection.isEmpty { replace(selection, with: "") }
    preedit = string
    preeditCaret = min(max(0, caret), string.utf16.count)
  }

  package mutating func endPreedit() {
    preedit = ""
    preeditCaret = 0
  }

  // MARK: Caret

  /// Moves the caret; `extending` keeps the other end of the selection.
  package mutating func move(_ step: Step, forward: Bool, extending: Bool) {
    if !extending, !selection.isEmpty, step == .character {
      // The first step only leaves the selection.
      head = forward ? selection.upperBound : selection.lowerBound
    } else {
      head = place(step, forward: forward, from: head)
    }
    if !extending { anchor = head }
  }

  package mutating func place(at offset: Int, extending: Bool = false) {
    head = between(offset)
    if !extending { anchor = head }
  }

  package mutating func select(_ range: Range<Int>) {
    anchor = between(range.lowerBound)
    head = between(range.upperBound)
  }

  package mutating func selectAll() { select(0..<length) }

  /// The word, or the run of other characters, around an offset.
  package func word(at offset: Int) -> Range<Int> {
    guard length > 0 else { return 0..<0 }
    var start = index(min(between(offset), length))
    if start == text.endIndex { start = text.index(before: start) }
    let kind = Kind(text[start])
    var end = text.index(after: start)
    while start > text.startIndex, Kind(text[text.index(before: start)]) == kind { start = text.index(before: start) }
    while end < text.endIndex, Kind(text[end]) == kind { end = text.index(after: end) }
    return start.utf16Offset(in: text)..<end.utf16Offset(in: text)
  }

  /// What lies between the line breaks around an offset.
  package func paragraph(at offset: Int) -> Range<Int> {
    let middle = index(between(offset))
    let start = text[..<middle].lastIndex(where: \.isNewline).map { text.index(after: $0) } ?? text.startIndex
    let end = text[middle...].firstIndex(where: \.isNewline) ?? text.endIndex
    return start.utf16Offset(in: text)..<end.utf16Offset(in: text)
  }

  private enum Kind {
    case word, space, other
    init(_ character: Character) {
      if character.isWhitespace {
        self = .space
      } else {
        self = character.isLetter || character.isNumber || character == "_" ? .word : .other
      }
    }
  }

  private func next(_ offset: Int) -> Int {
    offset >= length ? length : text.index(after: index(offset)).utf16Offset(in: text)
  }

  private func previous(_ offset: Int) -> Int {
    offset <= 0 ? 0 : text.index(before: index(offset)).utf16Offset(in: text)
  }

  private func place(_ step: Step, forward: Bool, from offset: Int) -> Int {
    switch step {
    case .character: return forward ? next(offset) : previous(offset)
    case .line:
      let paragraph = paragraph(at: offset)
      return forward ? paragraph.upperBound : paragraph.lowerBound
    case .text: return forward ? length : 0
    case .word:
      // Forward to the end of the next word, back to the start of the one before: as GTK and other desktops do.
      var index = index(offset)
      if forward {
        while index < text.endIndex, Kind(text[index]) != .word { index = text.index(after: index) }
        while index < text.endIndex, Kind(text[index]) == .word { index = text.index(after: index) }
      } else {
        while index > text.startIndex, Kind(text[text.index(before: index)]) != .word {
          index = text.index(before: index)
        }
        while index > text.startIndex, Kind(text[text.index(before: index)]) == .word {
          index = text.index(before: index)
        }
      }
      return index.utf16Offset(in: text)
    }
  }
}
