/// A press that is held in its place.
public struct LongPressGesture: PrimitiveGesture {
  public typealias Value = Bool
  /// How long to hold, in seconds.
  public var minimumDuration: Double
  /// How far the pointer may move meanwhile, in points.
  public var maximumDistance: CGFloat

  nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  public static func _makeMachine(_ gesture: Self) -> _GestureMachine<Bool> { LongPressMachine(gesture) }
  public static func _updateMachine(_ machine: _GestureMachine<Bool>, with gesture: Self) {
    unsafeDowncast(machine, to: LongPressMachine.self).gesture = gesture
  }
}

final class LongPressMachine: _GestureMachine<Bool> {
  var gesture: LongPressGesture
  private var start = CGPoint.zero
  private var due: TimeInterval?

  init(_ gesture: LongPressGesture) { self.gesture = gesture }

  override func reset() {
    super.reset()
    due = nil
  }

  override var deadline: TimeInterval? { due }

  override func handle(_ input: GestureInput) {
    switch input.kind {
    case .down:
      start = input.location
      phase = .possible(true)
      due = input.time + gesture.minimumDuration
    case .move:
      if input.distance(from: start) > gesture.maximumDistance { fail() }
    case .up:
      // The frame in which the time was to come may not have been made.
      if let due, input.time >= due - 1e-6 { end() } else { fail() }
      return
    case .time: break
    }
    if let due, input.time >= due - 1e-6 { end() }
  }

  private func end() {
    due = nil
    phase = .ended(true)
  }

  private func fail() {
    due = nil
    phase = .failed
  }
}
