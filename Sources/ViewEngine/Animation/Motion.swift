/// A length that fingers set and springs move; its velocity goes over from one to the other.
///
/// A ``Layout`` that reads ``value`` places its views again when it changes, and a ``PaintEffect`` draws again; no body
/// runs. A body that reads it is evaluated in every frame of the motion. The window in which it is read moves it; what no
/// window has read yet arrives at once.
///
/// ```swift
/// struct Tray: Layout {
///   let height: Motion
///   func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
///     subviews[0].place(at: CGPoint(x: 0, y: bounds.maxY - height.value), proposal: proposal)
///   }
/// }
/// // height.animate(to: 200, spring: .snappy)
/// ```
@MainActor
public final class Motion {
  private var window: GraphReference?
  private var source = DependencySource()
  private var stored: CGFloat
  private var run: SpringRun?

  private struct SpringRun {
    var spring: SpringReturn
    let start: TimeInterval
    let completion: (@MainActor () -> Void)?
  }

  /// - Parameter value: in points.
  public nonisolated init(_ value: CGFloat = 0) { stored = value }

  /// The length now, in points.
  public var value: CGFloat {
    noteRead()
    return stored
  }

  /// Where the length will come to rest.
  public var target: CGFloat { run?.spring.target ?? stored }

  /// Points a second; zero while nothing moves it.
  public var velocity: CGFloat { run.map { $0.spring.velocity(after: now - $0.start) } ?? 0 }

  /// Whether a spring moves it.
  public var isMoving: Bool { run != nil }

  private func noteRead() {
    guard let reader = DependencyTracker.current?.node else { return }
    if graph == nil { window = reader.graph.reference }
    source.recordRead()
  }

  private var graph: ViewGraph? { window?.graph }

  private var now: TimeInterval { graph.map { max($0.now, $0.input.now) } ?? 0 }

  // MARK: Moving

  /// Sets the length at once and ends what moves it; a completion that waits is not called.
  public func set(_ value: CGFloat) {
    run = nil
    show(value)
  }

  /// Ends what moves the length, where it is.
  public func stop() { run = nil }

  /// Moves the length by a spring. One that is under way already is replaced; its completion is not called.
  /// - Parameters:
  ///   - velocity: points a second at the start; nil keeps the present velocity.
  ///   - completion: called when the length has come to rest.
  public func animate(
    to target: CGFloat, spring: Spring, velocity: CGFloat? = nil, completion: (@MainActor () -> Void)? = nil
  ) {
    let start = velocity ?? self.velocity
    guard let graph, target != stored || start != 0 else {
      set(target)
      completion?()
      return
    }
    var motion = SpringReturn(from: stored, to: target, velocity: start)
    motion.spring = spring
    run = SpringRun(spring: motion, start: now, completion: completion)
    graph.motions.add(self)
  }

  /// Moves the end of what is under way, and the present place with it: coordinates have changed, not what is seen.
  public func shift(by distance: CGFloat) {
    run?.spring.target += distance
    show(stored + distance)
  }

  private func show(_ value: CGFloat) {
    guard value != stored else { return }
    stored = value
    // What follows a motion keeps up with it, whatever else is animated in the same update.
    withTransaction(Transaction()) { source.notify() }
  }

  /// Goes on to `time`; false once it has come to rest.
  func tick(to time: TimeInterval) -> Bool {
    guard let run else { return false }
    let age = max(0, time - run.start)
    guard run.spring.isAtRest(after: age) else {
      show(run.spring.value(after: age))
      return true
    }
    self.run = nil
    show(run.spring.target)
    run.completion?()
    return self.run != nil
  }
}

/// The motions that run in a window.
@MainActor
package final class MotionDriver {
  private var running: ContiguousArray<Motion> = []

  package init() {}

  package var isActive: Bool { !running.isEmpty }

  func add(_ motion: Motion) {
    if !running.contains(where: { $0 === motion }) { running.append(motion) }
    onStart()
  }

  var onStart: @MainActor () -> Void = {}

  func tick(to time: TimeInterval) {
    guard !running.isEmpty else { return }
    let motions = running
    for motion in motions where !motion.tick(to: time) { running.removeAll { $0 === motion } }
  }
}
