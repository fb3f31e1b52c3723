/// Keeps a handler from changing what makes it fire for ever: it may fire twice a frame, then it is told off.
@MainActor
struct RepetitionGuard {
  private var frame: UInt64 = .max
  private var count = 0

  mutating func mayFire(in graph: ViewGraph, what: String) -> Bool {
    if frame != graph.frameSerial {
      frame = graph.frameSerial
      count = 0
    }
    count += 1
    if count == 3 {
      graph.services.log("warning: \(what) tried to update multiple times per frame; its later values are ignored")
    }
    return count <= 2
  }
}
