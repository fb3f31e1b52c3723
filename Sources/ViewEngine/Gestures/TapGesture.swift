/// One or more taps or clicks in a place.
public struct TapGesture: PrimitiveGesture {
  public typealias Value = Void
  /// The number of taps; at least 1.
  public var count: Int
  nonisolated public init(count: Int = 1) { self.count = max(1, count) }

  public static func _makeMachine(_ gesture: Self) -> _GestureMachine<Void> { TapMachine(gesture.count) { _ in } }
  public static func _updateMachine(_ machine: _GestureMachine<Void>, with gesture: Self) {
    unsafeDowncast(machine, to: TapMachine<Void>.self).count = gesture.count
  }
}

/// One or more taps or clicks that tell where they were.
public struct SpatialTapGesture: PrimitiveGesture {
  public struct Value: Equatable, Sendable {
    public var location: CGPoint
  }

  public var count: Int
  public var coordinateSpace: CoordinateSpace

  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.count = max(1, count)
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  public static func _makeMachine(_ gesture: Self) -> _GestureMachine<Value> {
    TapMachine(gesture.count, make(gesture.coordinateSpace))
  }

  public static func _updateMachine(_ machine: _GestureMachine<Value>, with gesture: Self) {
    let machine = unsafeDowncast(machine, to: TapMachine<Value>.self)
    machine.count = gesture.count
    machine.make = make(gesture.coordinateSpace)
  }

  private static func make(_ space: CoordinateSpace) -> (GestureInput) -> Value {
    { Value(location: $0.location(in: space)) }
  }
}

final class TapMachine<Value>: _GestureMachine<Value> {
  var count: Int
  var make: (GestureInput) -> Value
  private var taps = 0
  private var start = CGPoint.zero
  private var nextTapBy: TimeInterval?

  /// How long the next of several taps may take to come, in seconds; UIKit's figure.
  private static var interval: TimeInterval { 0.35 }

  init(_ count: Int, _ make: @escaping (GestureInput) -> Value) {
    self.count = count
    self.make = make
  }

  override func reset() {
    super.reset()
    taps = 0
    nextTapBy = nil
  }

  override var deadline: TimeInterval? { nextTapBy }
  override var continuesAfterUp: Bool { nextTapBy != nil }

  override func handle(_ input: GestureInput) {
    switch input.kind {
    case .down:
      // Fingers come down less exactly than mice; another tap may be some way off.
      if taps > 0, input.distance(from: start) > 4 * GestureRecognizer.slop(for: .touch) {
        phase = .failed
        return
      }
      start = input.location
      nextTapBy = nil
    case .move:
      if input.distance(from: start) > GestureRecognizer.slop(for: input.pointer) { phase = .failed }
    case .up:
      guard input.distance(from: start) <= GestureRecognizer.slop(for: input.pointer) else {
        phase = .failed
        return
      }
      taps += 1
      if taps == count {
        phase = .ended(make(input))
      } else {
        nextTapBy = input.time + Self.interval
      }
    case .time:
      if let nextTapBy, input.time >= nextTapBy - 1e-6 {
        self.nextTapBy = nil
        phase = .failed
      }
    }
  }
}
