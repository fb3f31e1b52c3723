/// A description of how a value changes over time.
public protocol Keyframes<Value> {
  associatedtype Value
  /// Adds the value's tracks.
  func _addTracks(to tracks: inout _KeyframeTracks<Value>)
}

/// The tracks of a value, each of which changes a part of it.
public struct _KeyframeTracks<Value> {
  /// Sets a part of the value for a time; what it starts from is that of the first value.
  struct Track {
    let duration: TimeInterval
    let apply: (inout Value, TimeInterval) -> Void
  }
  let start: Value
  var tracks: [Track] = []
}

/// Makes keyframes out of several.
@resultBuilder
public enum KeyframesBuilder<Value> {
  public static func buildExpression<K: Keyframes>(_ keyframes: K) -> K where K.Value == Value { keyframes }
  /// Keyframes of the whole value are one track.
  public static func buildExpression<C: KeyframeTrackContent>(_ content: C) -> C where C.Value == Value { content }
  public static func buildPartialBlock<K: Keyframes>(first: K) -> K where K.Value == Value { first }
  public static func buildPartialBlock<A: Keyframes, B: Keyframes>(accumulated: A, next: B) -> some Keyframes<Value>
  where A.Value == Value, B.Value == Value { JoinedKeyframes(first: accumulated, second: next) }
  public static func buildPartialBlock<C: KeyframeTrackContent>(first: C) -> C where C.Value == Value { first }
  public static func buildPartialBlock<A: KeyframeTrackContent, B: KeyframeTrackContent>(
    accumulated: A, next: B
  ) -> some KeyframeTrackContent<Value> where A.Value == Value, B.Value == Value {
    KeyframeTrackContentBuilder<Value>.buildPartialBlock(accumulated: accumulated, next: next)
  }
  public static func buildFinalResult<K: Keyframes>(_ keyframes: K) -> K where K.Value == Value { keyframes }
  public static func buildFinalResult<C: KeyframeTrackContent>(_ content: C) -> KeyframeTrack<Value, Value, C>
  where C.Value == Value { KeyframeTrack(\.self) { content } }
}

struct JoinedKeyframes<First: Keyframes, Second: Keyframes>: Keyframes where First.Value == Second.Value {
  let first: First
  let second: Second
  func _addTracks(to tracks: inout _KeyframeTracks<First.Value>) {
    first._addTracks(to: &tracks)
    second._addTracks(to: &tracks)
  }
}

/// How one part of a value changes over time.
public struct KeyframeTrack<Root, Part: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Part {
  public typealias Value = Root
  let path: WritableKeyPath<Root, Part>
  let content: Content

  /// - Parameters:
  ///   - keyPath: the part that changes.
  ///   - content: the keyframes, one after the other.
  public init(_ keyPath: WritableKeyPath<Root, Part>, @KeyframeTrackContentBuilder<Part> content: () -> Content) {
    path = keyPath
    self.content = content()
  }

  /// The whole value changes.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Part {
    path = \.self
    self.content = content()
  }

  public func _addTracks(to tracks: inout _KeyframeTracks<Root>) {
    var frames: [_Keyframe<Part>] = []
    content._addFrames(to: &frames)
    let start = tracks.start[keyPath: path]
    let pieces = KeyframePieces(frames, from: start)
    tracks.tracks.append(
      _KeyframeTracks<Root>.Track(duration: pieces.duration) { value, time in
        var part = start
        part.animatableData = pieces.value(at: time)
        value[keyPath: path] = part
      })
  }
}

/// A value over time.
public struct KeyframeTimeline<Value> {
  private let start: Value
  private let tracks: _KeyframeTracks<Value>

  /// - Parameters:
  ///   - initialValue: the value at the start.
  ///   - content: how it changes.
  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    start = initialValue
    var tracks = _KeyframeTracks(start: initialValue)
    content()._addTracks(to: &tracks)
    self.tracks = tracks
  }

  /// The length of the longest track in seconds.
  public var duration: TimeInterval { tracks.tracks.map(\.duration).max() ?? 0 }

  /// The value at a time in seconds; a track that has ended keeps its last value.
  public func value(time: TimeInterval) -> Value {
    var value = start
    for track in tracks.tracks { track.apply(&value, time) }
    return value
  }

  /// The value at a part of the duration, 0…1.
  public func value(progress: Double) -> Value { value(time: progress * duration) }
}
