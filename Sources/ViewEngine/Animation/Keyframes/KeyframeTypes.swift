/// Keyframes of one value, one after the other.
public protocol KeyframeTrackContent<Value> {
  associatedtype Value: Animatable
  func _addFrames(to frames: inout [_Keyframe<Value>])
}

/// One keyframe: how a value gets to another.
public struct _Keyframe<Value: Animatable> {
  enum Kind {
    case move
    case linear(TimeInterval, UnitCurve)
    case cubic(TimeInterval, startVelocity: Value?, endVelocity: Value?)
    case spring(TimeInterval?, Spring, startVelocity: Value?)
  }
  let target: Value
  let kind: Kind
}

/// Makes the content of a track out of several keyframes.
@resultBuilder
public enum KeyframeTrackContentBuilder<Value: Animatable> {
  public static func buildExpression<C: KeyframeTrackContent>(_ content: C) -> C where C.Value == Value { content }
  public static func buildPartialBlock<C: KeyframeTrackContent>(first: C) -> C where C.Value == Value { first }
  public static func buildPartialBlock<A: KeyframeTrackContent, B: KeyframeTrackContent>(
    accumulated: A, next: B
  ) -> some KeyframeTrackContent<Value> where A.Value == Value, B.Value == Value {
    KeyframeList<Value> {
      accumulated._addFrames(to: &$0)
      next._addFrames(to: &$0)
    }
  }
  public static func buildArray<C: KeyframeTrackContent>(_ contents: [C]) -> some KeyframeTrackContent<Value>
  where C.Value == Value {
    KeyframeList<Value> { frames in for content in contents { content._addFrames(to: &frames) } }
  }
  public static func buildEither<C: KeyframeTrackContent>(first: C) -> C where C.Value == Value { first }
  public static func buildEither<C: KeyframeTrackContent>(second: C) -> C where C.Value == Value { second }
}

struct KeyframeList<Value: Animatable>: KeyframeTrackContent {
  let add: (inout [_Keyframe<Value>]) -> Void
  func _addFrames(to frames: inout [_Keyframe<Value>]) { add(&frames) }
}

/// Jumps to a value.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  let to: Value
  public init(_ to: Value) { self.to = to }
  public func _addFrames(to frames: inout [_Keyframe<Value>]) { frames.append(_Keyframe(target: to, kind: .move)) }
}

/// Goes straight to a value.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  let to: Value
  let duration: TimeInterval
  let curve: UnitCurve

  /// - Parameters:
  ///   - duration: in seconds.
  ///   - timingCurve: the progress over that time.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    self.to = to
    self.duration = duration
    curve = timingCurve
  }

  public func _addFrames(to frames: inout [_Keyframe<Value>]) {
    frames.append(_Keyframe(target: to, kind: .linear(duration, curve)))
  }
}

/// Goes to a value on a cubic curve. Where two of these meet, the velocity is steady.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  let to: Value
  let duration: TimeInterval
  let startVelocity: Value?
  let endVelocity: Value?

  /// - Parameters:
  ///   - duration: in seconds.
  ///   - startVelocity: in units a second; nil follows from the keyframe before.
  ///   - endVelocity: in units a second; nil follows from the keyframe behind.
  public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
    self.to = to
    self.duration = duration
    self.startVelocity = startVelocity
    self.endVelocity = endVelocity
  }

  public func _addFrames(to frames: inout [_Keyframe<Value>]) {
    let kind = _Keyframe<Value>.Kind.cubic(duration, startVelocity: startVelocity, endVelocity: endVelocity)
    frames.append(_Keyframe(target: to, kind: kind))
  }
}

/// Goes to a value by a spring.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  let to: Value
  let duration: TimeInterval?
  let spring: Spring
  let startVelocity: Value?

  /// - Parameters:
  ///   - duration: in seconds, after which the next keyframe begins; nil is when the spring is at rest.
  ///   - startVelocity: in units a second; nil is that of the keyframe before.
  public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {
    self.to = to
    self.duration = duration
    self.spring = spring
    self.startVelocity = startVelocity
  }

  public func _addFrames(to frames: inout [_Keyframe<Value>]) {
    frames.append(_Keyframe(target: to, kind: .spring(duration, spring, startVelocity: startVelocity)))
  }
}

/// The keyframes of a track with their times, starts and velocities.
struct KeyframePieces<Value: Animatable> {
  typealias Data = Value.AnimatableData

  private struct Piece {
    let start: TimeInterval
    let duration: TimeInterval
    let value: (TimeInterval) -> Data
  }

  private let first: Data
  private var pieces: [Piece] = []
  private(set) var duration: TimeInterval = 0

  init(_ frames: [_Keyframe<Value>], from start: Value) {
    first = start.animatableData
    var position = first
    var velocity = Data.zero
    for index in frames.indices {
      let frame = frames[index]
      let target = frame.target.animatableData
      let change = target - position
      let origin = position
      switch frame.kind {
      case .move:
        velocity = .zero
        append(0) { _ in target }
      case .linear(let length, let curve):
        append(length) { origin + change.scaled(by: length > 0 ? curve.value(at: $0 / length) : 1) }
        velocity = length > 0 ? change.scaled(by: 1 / length) : .zero
      case .cubic(let length, let startVelocity, let endVelocity):
        let before = startVelocity?.animatableData ?? velocity
        let after = endVelocity?.animatableData ?? Self.velocity(behind: index, frames, from: origin)
        append(length) { Self.cubic(origin, target, before, after, $0, length) }
        velocity = after
      case .spring(let length, let spring, let startVelocity):
        let before = startVelocity?.animatableData ?? velocity
        let length = length ?? spring.settlingDuration(target: change, initialVelocity: before, epsilon: 0.001)
        append(length) { origin + spring.value(target: change, initialVelocity: before, time: $0) }
        velocity = spring.velocity(target: change, initialVelocity: before, time: length)
      }
      position = pieces.last?.value(pieces.last?.duration ?? 0) ?? target
    }
  }

  private mutating func append(_ length: TimeInterval, _ value: @escaping (TimeInterval) -> Data) {
    pieces.append(Piece(start: duration, duration: max(0, length), value: value))
    duration += max(0, length)
  }

  func value(at time: TimeInterval) -> Data {
    guard let piece = pieces.last(where: { $0.start <= time }) else { return first }
    return piece.value(min(max(0, time - piece.start), piece.duration))
  }

  /// The velocity where a cubic keyframe meets the next: that of the straight line over both. Zero at other ends.
  private static func velocity(behind index: Int, _ frames: [_Keyframe<Value>], from origin: Data) -> Data {
    guard index + 1 < frames.count, case .cubic(let own, _, _) = frames[index].kind,
      case .cubic(let next, let velocity, _) = frames[index + 1].kind
    else { return .zero }
    if let velocity { return velocity.animatableData }
    guard own + next > 0 else { return .zero }
    return (frames[index + 1].target.animatableData - origin).scaled(by: 1 / (own + next))
  }

  /// Hermite's curve from one value to another with velocities at both ends.
  private static func cubic(
    _ start: Data, _ end: Data, _ before: Data, _ after: Data, _ time: TimeInterval, _ length: TimeInterval
  ) -> Data {
    guard length > 0 else { return end }
    let t = min(1, max(0, time / length))
    let (t2, t3) = (t * t, t * t * t)
    return start.scaled(by: 2 * t3 - 3 * t2 + 1) + end.scaled(by: 3 * t2 - 2 * t3)
      + before.scaled(by: (t3 - 2 * t2 + t) * length) + after.scaled(by: (t3 - t2) * length)
  }
}
