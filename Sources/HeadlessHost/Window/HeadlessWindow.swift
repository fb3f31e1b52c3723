import GSKRenderer
import ViewEngine

/// A window without a display: its clock is virtual, and stands still until it is moved.
@MainActor
package final class HeadlessWindow {
  /// The time between two frames, in seconds: that of a display with 60 Hz.
  package static let frameInterval: TimeInterval = 1.0 / 60

  package let graph: ViewGraph
  /// Seconds since the window opened.
  package private(set) var time: TimeInterval = 0
  package let pointer: HeadlessPointer
  private let shaper: PangoTextShaper
  private let renderer: OffscreenRenderer
  private let drawsEveryFrame: Bool
  private var trace: FrameTrace?
  private var shapesBeforeReset = 0
  /// Tasks that nothing came of for a while; see `settle`.
  var quietTasks: Set<Int> = []

  /// What a window without a display starts with.
  package struct Configuration {
    package var size: HeadlessSize
    package var environment = EnvironmentValues()
    /// Takes what goes wrong; nil writes to standard error.
    package var log: ((String) -> Void)?
    /// Draws each frame as a display would have to, instead of only those that are looked at.
    package var drawsEveryFrame = false

    package init(size: HeadlessSize) { self.size = size }
  }

  /// Opens a window and shows its first frame.
  /// - Parameter makeGraph: makes the content with the services and the environment of this window.
  /// - Throws: a description of what is wrong with the size.
  package init(
    _ configuration: Configuration,
    makeGraph: (CGSize, CGFloat, EngineServices, EnvironmentValues) -> ViewGraph
  ) throws {
    let (size, scale) = (configuration.size.size, configuration.size.scale)
    renderer = try OffscreenRenderer(size: size, scale: scale)
    shaper = PangoTextShaper()
    let log = configuration.log ?? { FileHandle.standardError.write(Data(($0 + "\n").utf8)) }
    let services = EngineServices(
      textShaper: shaper, imageDecoder: PixbufImageDecoder(),
      openURL: { url in
        log("open \(url.absoluteString)")
        return true
      },
      log: log)
    graph = makeGraph(size, scale, services, configuration.environment)
    pointer = HeadlessPointer(graph: graph)
    trace = FrameTrace()
    drawsEveryFrame = configuration.drawsEveryFrame || trace != nil
    present()
  }

  /// Ends the window's content: views disappear and their tasks are cancelled.
  package func close() { graph.close() }

  // MARK: Frames

  /// Whether a frame at the present time would change something.
  package var isFrameDue: Bool {
    graph.needsFrame || graph.nextDeadline.map { $0 <= time + 5e-7 } ?? false
  }

  /// Makes the frame that is due, if one is.
  package func presentIfDue() {
    if isFrameDue { present() }
  }

  private func present() {
    guard graph.frame(at: time) else { return }
    if drawsEveryFrame { renderer.render(graph.displayItem) }
    trace?.framePresented()
  }

  /// Moves the clock by one frame, or less, and makes the frame that is due then.
  package func step(until end: TimeInterval) {
    time = min(end, time + Self.frameInterval)
    // Sums of sixtieths end a little beside the time that was asked for.
    if end - time < 1e-6 { time = end }
    presentIfDue()
  }

  /// Moves the clock frame by frame.
  package func advance(by seconds: TimeInterval) {
    let end = time + max(0, seconds)
    while time < end { step(until: end) }
  }

  /// Moves the clock to a time in one go, as a display that missed frames does.
  package func jump(to time: TimeInterval) {
    guard time > self.time else { return }
    self.time = time
    presentIfDue()
  }

  // MARK: Environment

  /// Changes the window's size in points.
  /// - Throws: a description of what is wrong with the size.
  package func resize(to size: CGSize) throws {
    try renderer.resize(to: size)
    graph.resize(to: size, scale: renderer.scale)
    presentIfDue()
  }

  package var size: CGSize { renderer.size }
  package var scale: CGFloat { renderer.scale }

  // MARK: Looking

  /// The semantics tree of the frame that is due or was shown last.
  package func semantics() -> SemanticsNode {
    presentIfDue()
    return graph.semantics()
  }

  /// The picture of the frame that is due or was shown last.
  /// - Parameter background: what lies behind everything; nil keeps what was there before, at first white.
  package func picture(background: Color.Resolved? = nil) -> OffscreenRenderer {
    presentIfDue()
    if let background { renderer.background = background }
    renderer.render(graph.displayItem)
    return renderer
  }

  // MARK: Statistics

  /// Work since the counters were set to zero.
  package var statistics: EngineStatistics {
    var statistics = graph.statistics
    statistics.textShapes = shaper.shapeCount - shapesBeforeReset
    return statistics
  }

  package func resetStatistics() {
    graph.statistics.reset()
    shapesBeforeReset = shaper.shapeCount
  }
}
