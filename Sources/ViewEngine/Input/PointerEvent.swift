/// Something that a mouse, a finger or a pen did, as a host reports it.
public struct PointerEvent: Hashable, Sendable {
  /// What the pointer is.
  public enum Kind: Hashable, Sendable {
    case mouse, touch, pen
  }

  /// What happened.
  public enum Phase: Hashable, Sendable {
    /// A button went down, or a finger touched.
    case down
    /// The pointer moved while it is down.
    case move
    /// The button went up, or the finger left.
    case up
    /// The system took the pointer away; nothing that it began may take effect.
    case cancel
    /// A pointer without a pressed button moved.
    case hover
    /// A hovering pointer left the window.
    case leave
  }

  /// A button of a mouse; fingers and pens use the primary one.
  public enum Button: Hashable, Sendable {
    case primary, secondary, middle, back, forward
  }

  /// Tells apart pointers that are down at the same time.
  public var id: Int
  public var kind: Kind
  public var phase: Phase
  /// The place in the window, in points.
  public var location: CGPoint
  public var button: Button
  public var modifiers: EventModifiers
  /// Seconds on the clock that frames are made with.
  public var time: TimeInterval

  public init(
    _ phase: Phase, at location: CGPoint, kind: Kind = .mouse, id: Int = 0, button: Button = .primary,
    modifiers: EventModifiers = [], time: TimeInterval
  ) {
    self.id = id
    self.kind = kind
    self.phase = phase
    self.location = location
    self.button = button
    self.modifiers = modifiers
    self.time = time
  }
}

/// Keys that change the meaning of other keys, of buttons and of wheels.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let capsLock = EventModifiers(rawValue: 1)
  public static let shift = EventModifiers(rawValue: 2)
  public static let control = EventModifiers(rawValue: 4)
  /// The key labelled Alt.
  public static let option = EventModifiers(rawValue: 8)
  /// The key labelled Super or Windows. A ``View/keyboardShortcut(_:modifiers:)`` that asks for it is met by Control
  /// too, as desktops without Apple's keyboards expect.
  public static let command = EventModifiers(rawValue: 16)
  /// The key belongs to the number pad.
  public static let numericPad = EventModifiers(rawValue: 32)
  public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]
}
