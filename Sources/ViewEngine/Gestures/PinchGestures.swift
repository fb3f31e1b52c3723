/// Two fingers that move apart or together.
///
/// On a touchpad the same movement counts, around the pointer.
public struct MagnifyGesture: PrimitiveGesture {
  /// What the gesture tells.
  public struct Value: Equatable, Sendable {
    /// When the fingers were there, in seconds on the window's clock from the reference date.
    public var time: Date
    /// The distance of the fingers as a multiple of that at the start.
    public var magnification: CGFloat
    /// The change of the magnification in a second.
    public var velocity: CGFloat
    /// The middle between the fingers at the start, in parts of the view's size.
    public var startAnchor: UnitPoint
    /// The middle between the fingers at the start, in points of the view.
    public var startLocation: CGPoint
  }

  /// The least change of the magnification with which the gesture begins.
  public var minimumScaleDelta: CGFloat
  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  private static func begins(_ least: CGFloat) -> (Pinch) -> Bool { { abs($0.magnification - 1) >= least } }

  public static func _makeMachine(_ gesture: Self) -> _GestureMachine<Value> {
    PinchMachine(begins: begins(gesture.minimumScaleDelta)) {
      Value(
        time: Date(timeIntervalSinceReferenceDate: $0.time), magnification: $0.magnification,
        velocity: $0.magnificationVelocity, startAnchor: $0.startAnchor, startLocation: $0.startLocation)
    }
  }

  public static func _updateMachine(_ machine: _GestureMachine<Value>, with gesture: Self) {
    unsafeDowncast(machine, to: PinchMachine<Value>.self).begins = begins(gesture.minimumScaleDelta)
  }
}

/// Two fingers that turn around each other.
///
/// On a touchpad the same movement counts, around the pointer.
public struct RotateGesture: PrimitiveGesture {
  /// What the gesture tells.
  public struct Value: Equatable, Sendable {
    /// When the fingers were there, in seconds on the window's clock from the reference date.
    public var time: Date
    /// How far the line between the fingers has turned, clockwise.
    public var rotation: Angle
    /// The change of the rotation in a second.
    public var velocity: Angle
    /// The middle between the fingers at the start, in parts of the view's size.
    public var startAnchor: UnitPoint
    /// The middle between the fingers at the start, in points of the view.
    public var startLocation: CGPoint
  }

  /// The least rotation with which the gesture begins.
  public var minimumAngleDelta: Angle
  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  private static func begins(_ least: Angle) -> (Pinch) -> Bool { { abs($0.rotation) >= abs(least.radians) } }

  public static func _makeMachine(_ gesture: Self) -> _GestureMachine<Value> {
    PinchMachine(begins: begins(gesture.minimumAngleDelta)) {
      Value(
        time: Date(timeIntervalSinceReferenceDate: $0.time), rotation: .radians($0.rotation),
        velocity: .radians($0.rotationVelocity), startAnchor: $0.startAnchor, startLocation: $0.startLocation)
    }
  }

  public static func _updateMachine(_ machine: _GestureMachine<Value>, with gesture: Self) {
    unsafeDowncast(machine, to: PinchMachine<Value>.self).begins = begins(gesture.minimumAngleDelta)
  }
}

/// The older name of ``MagnifyGesture``; its value is the magnification alone.
public struct MagnificationGesture: Gesture {
  public var minimumScaleDelta: CGFloat
  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
  public var body: some Gesture<CGFloat> {
    MagnifyGesture(minimumScaleDelta: minimumScaleDelta).map { $0.magnification }
  }
}

/// The older name of ``RotateGesture``; its value is the rotation alone.
public struct RotationGesture: Gesture {
  public var minimumAngleDelta: Angle
  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
  public var body: some Gesture<Angle> { RotateGesture(minimumAngleDelta: minimumAngleDelta).map { $0.rotation } }
}

/// Two fingers on their way, in the window.
struct Pinch {
  let startLocation: CGPoint
  let startAnchor: UnitPoint
  private let startDistance: CGFloat
  private var angle: Double
  private(set) var time: TimeInterval
  private(set) var magnification: CGFloat = 1
  /// In radians, without a jump after half a turn.
  private(set) var rotation = 0.0
  private(set) var magnificationVelocity: CGFloat = 0
  private(set) var rotationVelocity = 0.0

  @MainActor
  init(_ first: CGPoint, _ second: CGPoint, at time: TimeInterval, node: LayoutNode) {
    startDistance = max(1, hypot(second.x - first.x, second.y - first.y))
    angle = atan2(Double(second.y - first.y), Double(second.x - first.x))
    let middle = CGPoint(x: (first.x + second.x) / 2, y: (first.y + second.y) / 2)
    startLocation = node.localPoint(fromWindow: middle) ?? middle
    let size = node.presentedFrame.size
    startAnchor = UnitPoint(
      x: size.width > 0 ? startLocation.x / size.width : 0.5, y: size.height > 0 ? startLocation.y / size.height : 0.5)
    self.time = time
  }

  mutating func move(_ first: CGPoint, _ second: CGPoint, at time: TimeInterval) {
    let scale = hypot(second.x - first.x, second.y - first.y) / startDistance
    let now = atan2(Double(second.y - first.y), Double(second.x - first.x))
    let turn = (now - angle).remainder(dividingBy: 2 * .pi)
    let passed = time - self.time
    if passed > 0 {
      magnificationVelocity = (scale - magnification) / CGFloat(passed)
      rotationVelocity = turn / passed
    }
    magnification = scale
    rotation += turn
    angle = now
    self.time = time
  }
}

/// Follows two pointers.
final class PinchMachine<Value>: _GestureMachine<Value> {
  var begins: (Pinch) -> Bool
  private let make: (Pinch) -> Value
  private var pinch: Pinch?

  init(begins: @escaping (Pinch) -> Bool, _ make: @escaping (Pinch) -> Value) {
    self.begins = begins
    self.make = make
  }

  override var takesSecondPointer: Bool { true }

  override func reset() {
    super.reset()
    pinch = nil
  }

  override func handle(_ input: GestureInput) {
    guard input.kind != .time, input.kind != .down else { return }
    guard input.kind == .move, let second = input.second else { return end(isUp: input.kind == .up) }
    guard var moved = pinch else {
      pinch = Pinch(input.location, second, at: input.time, node: input.node)
      return
    }
    moved.move(input.location, second, at: input.time)
    pinch = moved
    if phase.isActive || begins(moved) { phase = .active(make(moved)) }
  }

  /// One of the two is up, or the only one.
  private func end(isUp: Bool) {
    if let pinch, phase.isActive {
      phase = .ended(make(pinch))
    } else if isUp || pinch != nil {
      phase = .failed
    }
  }
}
