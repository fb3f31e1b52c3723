import ViewEngine

/// How a window came to rest.
package struct SettlingResult: Hashable, Sendable {
  /// What is left, by name; empty when the window has come to rest.
  package var pending: [String]
  package var hasSettled: Bool { pending.isEmpty }
}

extension HeadlessWindow {
  /// How long nothing must come of open-ended tasks until they count as waiting for something that is not on its way.
  private static let quietInterval = Duration.milliseconds(250)
  /// How often asynchronous work is looked at.
  private static let pollInterval = Duration.milliseconds(2)

  /// Lets what waits for the main actor run.
  package func drainMainActor() async {
    for _ in 0..<3 { await Task.yield() }
  }

  /// Moves the clock until nothing moves, and waits in real time for work that has begun.
  ///
  /// 1. While a frame or a timer is due, the clock moves frame by frame, by `maximum` seconds at most. If work goes on
  ///    then, what moves may be what shows it, such as a progress indicator: the clock stands still until the work has
  ///    ended, and what moves then has as much time again.
  /// 2. While decoding, loading or other named work goes on, real time passes, `real` seconds at most, and the clock
  ///    stands still.
  /// 3. A view's task may wait for ever, as one that follows a stream does. It is waited for until nothing has
  ///    happened for a quarter of a second, and from then on not again.
  package func settle(maximum: TimeInterval = 5, real: TimeInterval = 5) async -> SettlingResult {
    var end = time + maximum
    let clock = ContinuousClock()
    let realEnd = clock.now + .seconds(real)
    var lastActivity = clock.now
    var known: [PendingWork.Item] = []
    /// Whether work went on since `end` was set.
    var hasWorked = false
    while true {
      await drainMainActor()
      if isFrameDue || graph.timers.isActive {
        let isWorking = graph.work.isWorking || PendingWork.shared.isWorking
        guard time < end else {
          if !isWorking, hasWorked {
            // What showed the work may still be there, and has as much time again to go.
            hasWorked = false
            end = time + maximum
            continue
          }
          guard isWorking, clock.now < realEnd else {
            return SettlingResult(pending: pendingMotion + pendingWork.map(\.name))
          }
          hasWorked = true
          try? await Task.sleep(for: Self.pollInterval)
          continue
        }
        if isWorking { hasWorked = true }
        presentIfDue()
        if isFrameDue || graph.timers.isActive { step(until: end) }
        lastActivity = clock.now
        continue
      }
      let work = pendingWork
      if work.isEmpty { return SettlingResult(pending: []) }
      if work != known {
        known = work
        lastActivity = clock.now
      }
      if work.allSatisfy(\.isOpenEnded), clock.now - lastActivity >= Self.quietInterval {
        quietTasks.formUnion(work.map(\.id))
        continue
      }
      guard clock.now < realEnd else { return SettlingResult(pending: work.map(\.name)) }
      try? await Task.sleep(for: Self.pollInterval)
    }
  }

  /// Waits in real time until a condition holds; the clock follows real time, so that delays run. False if the time
  /// is up.
  package func wait(real: TimeInterval = 5, until condition: () throws -> Bool) async rethrows -> Bool {
    let clock = ContinuousClock()
    let start = (real: clock.now, virtual: time)
    while true {
      await drainMainActor()
      let elapsed = (clock.now - start.real) / .seconds(1)
      jump(to: start.virtual + elapsed)
      presentIfDue()
      if try condition() { return true }
      guard elapsed < real else { return false }
      try? await Task.sleep(for: Self.pollInterval)
    }
  }

  /// Work that is waited for, the oldest first.
  private var pendingWork: [PendingWork.Item] {
    let own = graph.work.items
    quietTasks.formIntersection(own.map(\.id))
    return own.filter { !quietTasks.contains($0.id) } + PendingWork.shared.items
  }

  private var pendingMotion: [String] {
    var names: [String] = []
    if graph.animations.isActive { names.append("an animation") }
    if graph.timers.isActive { names.append("a timer") }
    if names.isEmpty { names.append("views that change in every frame") }
    return names
  }
}
