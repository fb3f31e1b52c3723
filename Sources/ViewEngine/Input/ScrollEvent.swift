/// A turn of a wheel or a movement of fingers on a touchpad.
public struct ScrollEvent: Hashable, Sendable {
  /// What a delta counts.
  public enum Kind: Hashable, Sendable {
    /// Notches of a wheel.
    case wheel
    /// Points, as a touchpad gives them.
    case precise
  }

  /// Where in a movement the event stands.
  public enum Phase: Hashable, Sendable {
    /// Fingers were laid down.
    case began
    /// The content moves by the delta; a wheel sends nothing else.
    case changed
    /// Fingers were lifted; content may go on by its momentum.
    case ended
    /// Fingers were laid down on content that moves by momentum; it stops.
    case momentumStopped
  }

  /// The pointer's place in the window, in points.
  public var location: CGPoint
  /// Positive figures show what lies to the right and below.
  public var delta: CGSize
  public var kind: Kind
  public var phase: Phase
  public var modifiers: EventModifiers
  /// Seconds on the clock that frames are made with.
  public var time: TimeInterval

  public init(
    at location: CGPoint, delta: CGSize, kind: Kind, phase: Phase = .changed, modifiers: EventModifiers = [],
    time: TimeInterval
  ) {
    self.location = location
    self.delta = delta
    self.kind = kind
    self.phase = phase
    self.modifiers = modifiers
    self.time = time
  }
}
