import MaterialComponents

/// Where frames are shown, in real time.
@MainActor
protocol FrameStage: AnyObject {
  var graph: ViewGraph { get }
  /// Seconds on the clock of frames and events.
  var time: TimeInterval { get }
  /// Called after each frame: when it has been drawn, or at once if nothing in it was new.
  var onFrame: () -> Void { get set }
  /// Asks for a frame, whether or not anything has changed.
  func requestFrame()
  /// Ends the program.
  func close()
}
