/// A key that went down or up.
public struct KeyEvent: Hashable, Sendable {
  /// Whether the key went down, repeats while it is held, or went up.
  public enum Phase: Hashable, Sendable {
    case down, `repeat`, up
  }

  /// The key by its name in the W3C's UI Events: `Enter`, `ArrowLeft`, `a`, `A`, ` ` and so on.
  public var key: String
  /// The text that the key types with the modifiers in force; empty for keys that type nothing.
  public var characters: String
  public var modifiers: EventModifiers
  public var phase: Phase
  /// Seconds on the clock that frames are made with.
  public var time: TimeInterval

  /// - Parameter characters: nil takes the key's name where that is a single character.
  public init(
    _ key: String, characters: String? = nil, modifiers: EventModifiers = [], phase: Phase = .down,
    time: TimeInterval
  ) {
    self.key = key
    self.characters = characters ?? (key.count == 1 ? key : "")
    self.modifiers = modifiers
    self.phase = phase
    self.time = time
  }

  /// Whether the key went down, for the first time or again.
  public var isDown: Bool { phase != .up }
}

/// Text from an input method, for the text field that has the focus.
public enum TextInputEvent: Hashable, Sendable {
  /// Text to be inserted at the caret in place of the selection and of a preedit.
  case commit(String)
  /// Text that is being composed. It is shown at the caret and is not yet part of the field's text; empty ends it.
  /// - `caret`: the caret's place in it, in UTF-16 code units.
  case preedit(String, caret: Int)
  /// Text around the caret to be removed, in UTF-16 code units before and after the caret.
  case deleteSurrounding(before: Int, after: Int)
}
