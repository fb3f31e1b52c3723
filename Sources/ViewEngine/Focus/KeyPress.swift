/// A key by what it types or does.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  public var character: Character
  public init(_ character: Character) { self.character = character }
  public init(extendedGraphemeClusterLiteral character: Character) { self.init(character) }

  // Keys that type nothing have the characters that Unicode's private use area holds for them on Apple's systems.
  public static let upArrow = KeyEquivalent("\u{F700}")
  public static let downArrow = KeyEquivalent("\u{F701}")
  public static let leftArrow = KeyEquivalent("\u{F702}")
  public static let rightArrow = KeyEquivalent("\u{F703}")
  public static let deleteForward = KeyEquivalent("\u{F728}")
  public static let home = KeyEquivalent("\u{F729}")
  public static let end = KeyEquivalent("\u{F72B}")
  public static let pageUp = KeyEquivalent("\u{F72C}")
  public static let pageDown = KeyEquivalent("\u{F72D}")
  public static let escape = KeyEquivalent("\u{1B}")
  public static let delete = KeyEquivalent("\u{7F}")
  public static let tab = KeyEquivalent("\t")
  public static let space = KeyEquivalent(" ")
  public static let `return` = KeyEquivalent("\r")
  public static let clear = KeyEquivalent("\u{F739}")

  private static let named: [String: KeyEquivalent] = [
    "ArrowUp": .upArrow, "ArrowDown": .downArrow, "ArrowLeft": .leftArrow, "ArrowRight": .rightArrow,
    "Delete": .deleteForward, "Home": .home, "End": .end, "PageUp": .pageUp, "PageDown": .pageDown,
    "Escape": .escape, "Backspace": .delete, "Tab": .tab, "Enter": .return, "Clear": .clear,
  ]

  /// The key of an event; nil for one that has no equivalent, such as Shift.
  init?(_ event: KeyEvent) {
    if let known = Self.named[event.key] {
      self = known
    } else if event.key.count == 1, let character = event.key.first {
      self.init(character)
    } else {
      return nil
    }
  }

  /// Whether an event is of this key; the case of letters makes no difference.
  func matches(_ event: KeyEvent) -> Bool {
    guard let other = KeyEquivalent(event) else { return false }
    return other == self || other.character.lowercased() == character.lowercased()
  }
}

/// A key that went down, repeats or went up while a view had the focus.
public struct KeyPress: Sendable {
  public struct Phases: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let down = Phases(rawValue: 1)
    public static let `repeat` = Phases(rawValue: 2)
    public static let up = Phases(rawValue: 4)
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// Whether an action has used a key.
  public enum Result: Sendable {
    case handled
    /// Views further out get the key.
    case ignored
  }

  public let key: KeyEquivalent
  public let characters: String
  public let modifiers: EventModifiers
  public let phase: Phases

  init?(_ event: KeyEvent) {
    guard let key = KeyEquivalent(event) else { return nil }
    self.key = key
    characters = event.characters
    modifiers = event.modifiers
    phase = event.keyPressPhase
  }
}

extension KeyEvent {
  fileprivate var keyPressPhase: KeyPress.Phases {
    switch phase {
    case .down: .down
    case .repeat: .repeat
    case .up: .up
    }
  }
}

/// A direction in which arrow keys ask to move.
public enum MoveCommandDirection: Hashable, Sendable {
  case up, down, left, right

  init?(_ event: KeyEvent) {
    switch event.key {
    case "ArrowUp": self = .up
    case "ArrowDown": self = .down
    case "ArrowLeft": self = .left
    case "ArrowRight": self = .right
    default: return nil
    }
  }
}

/// Takes keys while the focus is on a view or in it.
public struct _KeyPressModifier: ElementModifier {
  let action: (KeyEvent) -> Bool
  package func makeNode(in context: WrapperContext) -> KeyPressNode { KeyPressNode(context) }
  package func update(_ node: KeyPressNode) { node.action = action }
}

package final class KeyPressNode: WrapperNode, InputResponder {
  var action: (KeyEvent) -> Bool = { _ in false }
  package override var responder: (any InputResponder)? { self }
  package func handleKey(_ event: KeyEvent) -> Bool {
    DependencyTracker.untracked { environment.values.isEnabled } && action(event)
  }
}

extension View {
  private func onKey(_ phases: KeyPress.Phases, _ action: @escaping (KeyPress) -> KeyPress.Result) -> some View {
    modifier(
      _KeyPressModifier { event in
        guard let press = KeyPress(event), phases.contains(press.phase) else { return false }
        return action(press) == .handled
      })
  }

  /// Calls an action when a key goes down while the focus is on this view or in it. Inner views go first.
  public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
    onKey([.down, .repeat]) { $0.key == key ? action() : .ignored }
  }

  public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKey(phases) { $0.key == key ? action($0) : .ignored }
  }

  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKey(phases) { keys.contains($0.key) ? action($0) : .ignored }
  }

  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKey(phases, action)
  }

  /// Calls an action when an arrow key asks to move while the focus is on this view or in it.
  public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View {
    modifier(
      _KeyPressModifier { event in
        guard let action, event.isDown, event.modifiers.isDisjoint(with: [.control, .option, .command]),
          let direction = MoveCommandDirection(event)
        else { return false }
        action(direction)
        return true
      })
  }
}
