import Foundation

/// An animation that starts later.
struct DelayAnimation: EngineAnimation {
  var base: Animation
  var delay: TimeInterval

  var duration: TimeInterval? { base.duration.map { max(0, $0 + delay) } }

  var yieldsToSprings: Bool { (base.base as? any EngineAnimation)?.yieldsToSprings ?? false }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    guard time >= delay else { return .zero }
    return base.animate(value: value, time: time - delay, context: &context)
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    guard time >= delay else { return .zero }
    return base.velocity(value: value, time: time - delay, context: context)
  }
}

/// An animation in another tempo.
struct SpeedAnimation: EngineAnimation {
  var base: Animation
  var speed: Double

  var duration: TimeInterval? { base.duration.map { $0 == 0 ? 0 : $0 / speed } }

  var yieldsToSprings: Bool { (base.base as? any EngineAnimation)?.yieldsToSprings ?? false }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    base.animate(value: value, time: time * speed, context: &context)
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    base.velocity(value: value, time: time * speed, context: context)?.scaled(by: speed)
  }

  /// A spring takes over in its own tempo: what it keeps of the start counts in its own seconds.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    guard speed > 0, yieldsToSprings,
      base.shouldMerge(previous: previous, value: value, time: time, context: &context)
    else { return false }
    context.state[SpringStart<V>.self].time *= speed
    context.state[SpringStart<V>.self].velocity.scale(by: 1 / speed)
    return true
  }
}

/// An animation that counts as complete before it is over.
struct LogicallyCompleteAnimation: EngineAnimation {
  var base: Animation
  /// The time in seconds after which the animation counts as complete.
  var completion: TimeInterval

  var duration: TimeInterval? { base.duration }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    let result = base.animate(value: value, time: time, context: &context)
    context.isLogicallyComplete = time >= completion
    return result
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    base.velocity(value: value, time: time, context: context)
  }
}

/// An animation that runs several times.
struct RepeatAnimation: EngineAnimation {
  var base: Animation
  /// The number of runs, `nil` for no end.
  var count: Int?
  var autoreverses: Bool

  var duration: TimeInterval? {
    guard let length = base.duration else { return count == nil ? .infinity : nil }
    guard length > 0 else { return 0 }
    return count.map { $0 == 0 ? 0 : Double($0) * length } ?? .infinity
  }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    guard let (run, start) = run(value: value, time: time, context: &context) else { return nil }
    var inner = context
    let moved = base.animate(value: value, time: time - start, context: &inner) ?? value
    context.state = inner.state
    return isBackwards(run) ? value - moved : moved
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    var inner = context
    guard let (run, start) = run(value: value, time: time, context: &inner),
      let velocity = base.velocity(value: value, time: time - start, context: inner)
    else { return nil }
    return isBackwards(run) ? .zero - velocity : velocity
  }

  private func isBackwards(_ run: Int) -> Bool {
    autoreverses && !run.isMultiple(of: 2)
  }

  /// The run that a time falls into and when that run started; `nil` after the last one.
  ///
  /// If the length of a run is not known, a run ends in the first frame in which its animation is over.
  private func run<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> (run: Int, start: TimeInterval)? {
    if let length = base.duration {
      guard length > 0 else { return nil }
      let run = (max(0, time) / length).rounded(.down)
      if let count, run >= Double(count) { return nil }
      guard run < 1e15 else { return nil }
      return (Int(run), run * length)
    }
    var progress = context.state[RepeatProgress.self]
    var probe = context
    if base.animate(value: value, time: time - progress.start, context: &probe) == nil {
      progress = RepeatProgress(run: progress.run + 1, start: time)
      context.state[RepeatProgress.self] = progress
    }
    if let count, progress.run >= count { return nil }
    return (progress.run, progress.start)
  }
}

/// How far an animation that repeats has come.
private struct RepeatProgress: AnimationStateKey {
  var run: Int
  var start: TimeInterval

  static var defaultValue: RepeatProgress { RepeatProgress(run: 0, start: 0) }
}
