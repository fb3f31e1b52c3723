/// A field's text as it is shown: with what is being composed, or as dots.
struct EditorDisplay: Hashable {
  private let editing: TextEditing
  private let isSecure: Bool
  /// What stands for a character that must not be seen.
  private static let dot = "•"

  init(_ editing: TextEditing, isSecure: Bool) {
    self.editing = editing
    self.isSecure = isSecure
  }

  /// The stretches of text, the one that is being composed underlined.
  var runs: [(string: String, isComposed: Bool)] {
    let caret = String.Index(utf16Offset: editing.head, in: editing.text)
    let parts = [
      (String(editing.text[..<caret]), false), (editing.preedit, true), (String(editing.text[caret...]), false),
    ]
    return parts.filter { !$0.0.isEmpty }.map { (masked($0.0), $0.1) }
  }

  private func masked(_ string: String) -> String {
    isSecure ? String(repeating: Self.dot, count: string.count) : string
  }

  /// The caret's place in the shown text.
  var caret: Int {
    let inPreedit = String(editing.preedit.utf16.prefix(editing.preeditCaret)) ?? editing.preedit
    return shown(upTo: editing.head) + masked(inPreedit).utf16.count
  }

  /// The selection in the shown text; nothing is selected while text is composed.
  var selection: Range<Int> {
    guard editing.preedit.isEmpty else { return caret..<caret }
    return shown(upTo: editing.selection.lowerBound)..<shown(upTo: editing.selection.upperBound)
  }

  private func shown(upTo offset: Int) -> Int {
    guard isSecure else { return offset }
    return editing.text[..<String.Index(utf16Offset: offset, in: editing.text)].count * Self.dot.utf16.count
  }

  /// The place in the text for one in the shown text.
  func offset(forShown place: Int) -> Int {
    var place = place
    let composed = masked(editing.preedit).utf16.count
    let start = shown(upTo: editing.head)
    if composed > 0, place > start { place = max(start, place - composed) }
    guard isSecure else { return place }
    let text = editing.text
    let index = text.index(
      text.startIndex, offsetBy: place / Self.dot.utf16.count, limitedBy: text.endIndex)
    return (index ?? text.endIndex).utf16Offset(in: text)
  }
}
