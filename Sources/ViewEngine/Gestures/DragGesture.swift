/// A movement with the pointer held down.
public struct DragGesture: PrimitiveGesture {
  /// What a drag tells. Places and distances are in points of the gesture's coordinate space.
  public struct Value: Equatable, Sendable {
    /// When the pointer was there, in seconds on the window's clock from the reference date.
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint
    /// Points a second, over the last tenth of a second.
    public var velocity: CGSize

    /// The way from the start.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// Where the drag would come to rest if it were let go now: a quarter of a second's way further on.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }

    public var predictedEndTranslation: CGSize {
      CGSize(width: translation.width + velocity.width / 4, height: translation.height + velocity.height / 4)
    }
  }

  /// How far the pointer must move before the drag begins, in points.
  public var minimumDistance: CGFloat
  public var coordinateSpace: CoordinateSpace

  public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  public static func _makeMachine(_ gesture: Self) -> _GestureMachine<Value> { DragMachine(gesture) }
  public static func _updateMachine(_ machine: _GestureMachine<Value>, with gesture: Self) {
    unsafeDowncast(machine, to: DragMachine.self).gesture = gesture
  }
}

final class DragMachine: _GestureMachine<DragGesture.Value> {
  var gesture: DragGesture
  /// In the window.
  private var start = CGPoint.zero
  private var startLocation = CGPoint.zero
  private var velocity = DragVelocity()

  init(_ gesture: DragGesture) { self.gesture = gesture }

  override func handle(_ input: GestureInput) {
    guard input.kind != .time else { return }
    let location = input.location(in: gesture.coordinateSpace)
    if input.kind == .down {
      start = input.location
      startLocation = location
      velocity = DragVelocity()
    }
    velocity.add(location, at: input.time)
    let value = DragGesture.Value(
      time: Date(timeIntervalSinceReferenceDate: input.time), location: location, startLocation: startLocation,
      velocity: velocity.velocity(at: input.time))
    switch (input.kind, phase) {
    case (.up, .active): phase = .ended(value)
    case (.up, _): phase = .failed
    case (_, .active): phase = .active(value)
    default: if input.distance(from: start) >= gesture.minimumDistance { phase = .active(value) }
    }
  }
}

/// Estimates how fast a pointer moves from where it was in the last tenth of a second.
struct DragVelocity {
  private var samples: ContiguousArray<(point: CGPoint, time: TimeInterval)> = []
  private static let window: TimeInterval = 0.1

  mutating func add(_ point: CGPoint, at time: TimeInterval) {
    // The latest of several places at one time counts.
    if let last = samples.last, last.time == time { samples.removeLast() }
    samples.append((point, time))
    samples.removeAll { $0.time < time - Self.window }
  }

  /// Points a second; zero for a pointer that has stood still for a tenth of a second.
  func velocity(at time: TimeInterval) -> CGSize {
    let recent = samples.filter { $0.time >= time - Self.window }
    guard let first = recent.first, let last = recent.last, last.time > first.time else { return .zero }
    let duration = CGFloat(last.time - first.time)
    return CGSize(width: (last.point.x - first.point.x) / duration, height: (last.point.y - first.point.y) / duration)
  }
}
