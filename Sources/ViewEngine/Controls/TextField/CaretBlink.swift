/// Lets a caret blink. After ten seconds without input it stands still, so that an idle window makes no frames.
@MainActor
final class CaretBlink {
  private unowned let graph: ViewGraph
  private let onChange: () -> Void
  private var timer: Timers.Token?
  private var end: TimeInterval = 0
  private(set) var isOn = true

  /// Half of GTK's default period of 1200 ms, and its default time-out of 10 s, in seconds.
  private static let halfPeriod: TimeInterval = 0.6
  private static let timeout: TimeInterval = 10

  init(graph: ViewGraph, onChange: @escaping () -> Void) {
    self.graph = graph
    self.onChange = onChange
  }

  /// Shows the caret and starts anew.
  func restart() {
    isOn = true
    end = graph.input.now + Self.timeout
    schedule(after: graph.input.now)
  }

  func stop() {
    timer?.cancel()
    timer = nil
    isOn = true
  }

  private func schedule(after time: TimeInterval) {
    timer?.cancel()
    let next = time + Self.halfPeriod
    timer = graph.timers.schedule(at: next, isBackground: true) { [weak self] in self?.flip(at: next) }
  }

  private func flip(at time: TimeInterval) {
    isOn = time >= end ? true : !isOn
    if time < end { schedule(after: time) }
    onChange()
  }
}
