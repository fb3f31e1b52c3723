import ViewEngine

/// Commands of the keyboard and of input methods.
package enum KeyboardCommand: DriverCommandGroup {
  case key(String, EventModifiers)
  case type(String)
  case compose(String, caret: Int)

  package static let names: KeyValuePairs = [
    "key": ["key", "modifiers"], "type": ["text"], "compose": ["text", "caret"],
  ]

  private static let modifiers: KeyValuePairs<String, EventModifiers> = [
    "shift": .shift, "control": .control, "alt": .option, "meta": .command,
  ]

  package init(_ name: String, _ arguments: CommandArguments) throws {
    switch name {
    case "key":
      let key = try arguments.text("key", "the W3C name of a key, such as \"Enter\" or \"a\"")
      guard key.count == 1 || KeyNames.all.contains(key) else {
        let nearest = KeyNames.nearest(to: key)
        throw CommandError("there is no key \"\(key)\"; use the W3C's names: the nearest is \"\(nearest)\"")
      }
      let modifiers = try arguments.choices("modifiers", Self.modifiers)
      self = .key(key, modifiers.reduce(into: []) { $0.formUnion($1) })
    case "type": self = .type(try arguments.text("text"))
    default:
      let text = try arguments.text("text")
      self = .compose(text, caret: try arguments.count("caret", in: 0...text.utf16.count, default: text.utf16.count))
    }
  }

  package func run(in window: HeadlessWindow) async throws -> [JSONMember] {
    switch self {
    case .key(let key, let modifiers): window.key(key, modifiers: modifiers)
    case .type(let text): try Self.require(window.type(text), for: "type")
    case .compose(let text, let caret): try Self.require(window.compose(text, caret: caret), for: "compose")
    }
    await window.drainMainActor()
    window.presentIfDue()
    return []
  }

  private static func require(_ hasField: Bool, for command: String) throws {
    guard !hasField else { return }
    throw CommandError("\"\(command)\" needs a text field that has the focus; tap one first")
  }
}

/// The names of keys that are more than a character, from the W3C's UI Events key values.
enum KeyNames {
  static let all: Set<String> = Set(
    [
      "Enter", "Tab", "Escape", "Backspace", "Delete", "Insert", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown",
      "Home", "End", "PageUp", "PageDown", "Shift", "Control", "Alt", "Meta", "CapsLock", "NumLock", "ScrollLock",
      "ContextMenu", "Undo", "Redo", "Copy", "Cut", "Paste", "Find", "Help", "Pause", "PrintScreen", "BrowserBack",
      "BrowserForward", "BrowserRefresh", "BrowserHome", "BrowserSearch", "MediaPlayPause", "MediaStop",
      "MediaTrackNext", "MediaTrackPrevious", "AudioVolumeUp", "AudioVolumeDown", "AudioVolumeMute", "ZoomIn",
      "ZoomOut",
    ] + (1...24).map { "F\($0)" })

  /// What other systems call keys.
  private static let otherNames = [
    "Return": "Enter", "Esc": "Escape", "Left": "ArrowLeft", "Right": "ArrowRight", "Up": "ArrowUp",
    "Down": "ArrowDown", "Space": " ", "Del": "Delete", "BackSpace": "Backspace", "Super": "Meta", "Ctrl": "Control",
  ]

  static func nearest(to name: String) -> String {
    otherNames[name] ?? all.sorted().max { $0.likeness(to: name) < $1.likeness(to: name) } ?? ""
  }
}
