/// What a key does in a text field.
enum TextCommand: Hashable {
  case move(TextEditing.Step, forward: Bool, extending: Bool)
  case delete(TextEditing.Step, forward: Bool)
  case insert(String)
  case selectAll, copy, cut, paste, submit

  /// Nil for a key that is not the field's business.
  init?(_ event: KeyEvent) {
    let isControl = !event.modifiers.isDisjoint(with: [.control, .command])
    let isShift = event.modifiers.contains(.shift)
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
}
