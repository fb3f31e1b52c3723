import Dispatch
import Glibc
import HeadlessHost
import MaterialComponents

/// Draws frames into memory, at the pace of a display with 60 Hz.
@MainActor
final class OffscreenStage: FrameStage {
  var onFrame: () -> Void = {}
  var graph: ViewGraph { window.graph }
  var time: TimeInterval { Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9 }

  private let window: HeadlessWindow
  private let start = DispatchTime.now().uptimeNanoseconds
  /// When the frame that is waited for is due, in seconds.
  private var tickTime: TimeInterval?
  private var isFrameWanted = false

  init(size: HeadlessSize, feed: Feed) throws {
    var configuration = HeadlessWindow.Configuration(size: size)
    configuration.drawsEveryFrame = true
    window = try HeadlessWindow(configuration) { size, scale, services, environment in
      ViewGraph(FeedView(feed: feed), size: size, scale: scale, services: services, environment: environment)
    }
    graph.onNeedsFrame = { [weak self] in self?.scheduleTick() }
  }

  /// Shows the first frame and goes on until ``close()``.
  func run() -> Never {
    onFrame()
    scheduleTick()
    MainQueue.run()
  }

  func requestFrame() {
    isFrameWanted = true
    scheduleTick()
  }

  func close() {
    window.close()
    exit(0)
  }

  /// Waits for the display's next frame, or for a later one if that is all that is due.
  private func scheduleTick() {
    let interval = HeadlessWindow.frameInterval
    let wanted = isFrameWanted || graph.needsFrame ? time : graph.nextDeadline
    guard let wanted else { return }
    let next = max((wanted / interval).rounded(.up), (time / interval).rounded(.down) + 1) * interval
    if let tickTime, tickTime <= next { return }
    tickTime = next
    let deadline = DispatchTime(uptimeNanoseconds: start + UInt64(next * 1e9))
    DispatchQueue.main.asyncAfter(deadline: deadline) { [weak self] in
      MainActor.assumeIsolated { self?.tick(at: next) }
    }
  }

  private func tick(at time: TimeInterval) {
    // A tick that an earlier one has replaced.
    guard tickTime == time else { return }
    tickTime = nil
    isFrameWanted = false
    window.jump(to: time)
    onFrame()
    scheduleTick()
  }
}
