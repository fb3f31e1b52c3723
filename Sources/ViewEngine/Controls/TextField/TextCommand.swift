/// What a key does in a text field.
enum TextCommand: Hashable {
  case move(TextEditing.Step, forward: Bool, extending: Bool)
  case delete(TextEditing.Step, forward: Bool)
  case insert(String)
  /// Moves so many lines as they are shown, up where it is negative.
  case moveLines(Int, extending: Bool)
  /// Moves by the height of what is seen.
  case movePage(forward: Bool, extending: Bool)
  case selectAll, copy, cut, paste, submit

  /// Nil for a key that is not the field's business.
  /// - Parameter hasLines: whether the field has several lines.
  init?(_ event: KeyEvent, hasLines: Bool = false) {
    let isControl = !event.modifiers.isDisjoint(with: [.control, .command])
    let isShift = event.modifiers.contains(.shift)
    if hasLines, let command = Self.ofLines(event.key, isControl: isControl, isShift: isShift) {
      self = command
      return
    }
    switch event.key {
    case "ArrowLeft": self = .move(isControl ? .word : .character, forward: false, extending: isShift)
    case "ArrowRight": self = .move(isControl ? .word : .character, forward: true, extending: isShift)
    case "Home": self = .move(.line, forward: false, extending: isShift)
    case "End": self = .move(.line, forward: true, extending: isShift)
    case "Backspace": self = .delete(isControl ? .word : .character, forward: false)
    case "Delete" where isShift: self = .cut
    case "Delete": self = .delete(isControl ? .word : .character, forward: true)
    case "Insert" where isControl: self = .copy
    case "Insert" where isShift: self = .paste
    case "Enter" where !isControl: self = .submit
    default:
      if isControl {
        switch event.key.lowercased() {
        case "a": self = .selectAll
        case "c": self = .copy
        case "x": self = .cut
        case "v": self = .paste
        default: return nil
        }
      } else {
        let isText = event.characters.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
        guard isText, !event.characters.isEmpty, !event.modifiers.contains(.option) else { return nil }
        self = .insert(event.characters)
      }
    }
  }

  /// What a key does in a text of several lines, where that is something else than in a line.
  private static func ofLines(_ key: String, isControl: Bool, isShift: Bool) -> TextCommand? {
    switch key {
    case "ArrowUp" where !isControl: .moveLines(-1, extending: isShift)
    case "ArrowDown" where !isControl: .moveLines(1, extending: isShift)
    case "PageUp" where !isControl: .movePage(forward: false, extending: isShift)
    case "PageDown" where !isControl: .movePage(forward: true, extending: isShift)
    case "Home" where isControl: .move(.text, forward: false, extending: isShift)
    case "End" where isControl: .move(.text, forward: true, extending: isShift)
    case "Enter" where isShift && !isControl: .insert("\n")
    default: nil
    }
  }
}
