import ViewEngine

/// Times what is done again and again, and prints it beside its budget together with the work that was counted.
@MainActor
struct Measure {
  let graph: ViewGraph
  private(set) var time = 0.0

  init(_ graph: ViewGraph) { self.graph = graph }

  /// Goes on to the next frame of a display with 60 Hz.
  mutating func frame() {
    time += 1.0 / 60
    _ = graph.frame(at: time)
  }

  /// As ``frame()``, without the picture.
  mutating func update() {
    time += 1.0 / 60
    graph.update(to: time)
  }

  /// Prints the median of the processor time that `work` takes, in microseconds, and what it made the engine do once.
  /// - Parameters:
  ///   - budget: microseconds that it may take; nil for a figure without one.
  ///   - prepare: what comes before each run and is not timed.
  mutating func report(
    _ name: String, budget: Double?, runs: Int = 41, prepare: (inout Measure, Int) -> Void = { _, _ in },
    _ work: (inout Measure, Int) -> Void
  ) {
    var times: [Double] = []
    for run in 0..<runs {
      prepare(&self, run)
      graph.statistics.reset()
      let start = Self.processorTime
      work(&self, run)
      times.append(Double(Self.processorTime - start) / 1000)
    }
    let counted = graph.statistics
    let middle = times.sorted()[runs / 2]
    let columns = [
      name.padding(toLength: 34, withPad: " ", startingAt: 0), Self.column(middle),
      budget.map(Self.column) ?? "       –",
      "  \(counted.bodies) bodies, \(counted.layouts) layouts, \(counted.paints) paints",
    ]
    print(columns.joined())
  }

  /// The present thread's processor time in nanoseconds: other programs on the machine take nothing away from it.
  static var processorTime: UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }

  private static func column(_ value: Double) -> String {
    let text = "\((value * 10).rounded() / 10)"
    return String(repeating: " ", count: max(0, 9 - text.count)) + text
  }
}
