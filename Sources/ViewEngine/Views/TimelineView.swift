import Foundation

/// The times at which a ``TimelineView`` makes its content anew.
public protocol TimelineSchedule {
  /// The next time after `date`, nil if there is none. `.distantPast` asks for the first.
  func nextEntry(after date: Date) -> Date?
}

/// Every frame, or with a least distance between two times.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  let minimumInterval: TimeInterval
  let isPaused: Bool

  /// - Parameters:
  ///   - minimumInterval: the least distance in seconds; nil is every frame of a display at 60 Hz.
  ///   - paused: whether the time stands still.
  public init(minimumInterval: TimeInterval? = nil, paused: Bool = false) {
    self.minimumInterval = max(1.0 / 60, minimumInterval ?? 1.0 / 60)
    isPaused = paused
  }

  public func nextEntry(after date: Date) -> Date? {
    isPaused ? nil : date.addingTimeInterval(minimumInterval)
  }
}

/// At a regular distance from a start.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  let start: Date
  let interval: TimeInterval

  /// - Parameter interval: the distance in seconds; at most a thousand times a second.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = max(0.001, interval)
  }

  public func nextEntry(after date: Date) -> Date? {
    guard date >= start else { return start }
    let passed = (date.timeIntervalSince(start) / interval + 1e-9).rounded(.down)
    return start.addingTimeInterval((passed + 1) * interval)
  }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// Every frame.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
  public static func animation(
    minimumInterval: TimeInterval? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule { AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused) }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

/// A view whose content depends on the time.
///
/// Dates count from the host's zero: `Date(timeIntervalSinceReferenceDate: 0)` is the time at which the window's clock
/// started, since the engine reads no other clock.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: PrimitiveView {
  /// What the content gets to know.
  public struct Context {
    /// The time for which the content is made.
    public let date: Date
  }

  let schedule: Schedule
  let content: (Context) -> Content

  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
    self.schedule = schedule
    self.content = content
  }

  public static var _isUnary: Bool { Content._isUnary }

  public static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode {
    let node = TimelineNode(view, context: context)
    node.evaluateBody()
    return node
  }

  public static func _updateNode(_ node: ViewNode, with view: Self) {
    unsafeDowncast(node, to: TimelineNode<Schedule, Content>.self).update(view)
  }
}

package final class TimelineNode<Schedule: TimelineSchedule, Content: View>: BodyNode {
  private var view: TimelineView<Schedule, Content>
  private var timer: Timers.Token?

  init(_ view: TimelineView<Schedule, Content>, context: NodeContext) {
    self.view = view
    super.init(context: context)
  }

  func update(_ view: TimelineView<Schedule, Content>) {
    self.view = view
    evaluateBody()
  }

  override func evaluate() -> DependencyToken? {
    let date = Date(timeIntervalSinceReferenceDate: graph.now)
    schedule(after: date)
    return updateChild { view.content(TimelineView.Context(date: date)) }
  }

  private func schedule(after date: Date) {
    timer?.cancel()
    timer = nil
    guard let next = view.schedule.nextEntry(after: date) else { return }
    // It goes on for ever, so nobody waits for its end.
    timer = graph.timers.schedule(at: next.timeIntervalSinceReferenceDate, isBackground: true) { [weak self] in
      self?.setNeedsBody()
    }
  }

  package override func willUnmount() {
    timer?.cancel()
    super.willUnmount()
  }
}
