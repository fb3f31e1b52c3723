import CGTK
import ViewEngine

/// Says when frames are made, from the widget's frame clock.
///
/// 1. A wish for a frame asks the clock for one update phase.
/// 2. Only while something moves does the clock go on by itself.
/// 3. A frame that is due later is a timer of the loop; a window in which nothing happens wakes nobody.
///
/// The clock stops while the window is minimised. What moves is held meanwhile and goes on from where it was.
@MainActor
final class FrameDriver {
  /// A longer gap between two frames of a movement is a stall, over which time is held.
  private static let longestStep: Int = 250_000
  private static let usualStep: Int = 16_667

  private let clock: HostClock
  /// Makes a frame for a time; true if another one should follow at once.
  var onFrame: (TimeInterval) -> Bool = { _ in false }
  /// Called after a frame was painted.
  var onPainted: () -> Void = {}
  /// How many times the frame clock has asked for a frame.
  private(set) var updateCount = 0

  private var frameClock: OpaquePointer?
  private var handlers: [gulong] = []
  private var isWanted = false
  private var isContinuous = false
  private var lastFrameTime: Int?
  private let timer = LoopTimer()
  private var deadline: TimeInterval?
  /// The deadline that brought about the next frame. Frame clocks are smoothed and may lag behind the real time by a
  /// frame; what was due must not be found too early.
  private var reachedDeadline: TimeInterval?

  init(clock: HostClock) { self.clock = clock }

  /// Starts or, with nil, stops following a frame clock.
  func follow(_ newClock: OpaquePointer?) {
    guard newClock != frameClock else { return }
    if let frameClock {
      setContinuous(false)
      for handler in handlers { g_signal_handler_disconnect(gpointer(frameClock), handler) }
      handlers = []
      g_object_unref(gpointer(frameClock))
    }
    frameClock = newClock
    guard let newClock else { return }
    g_object_ref(gpointer(newClock))
    handlers = [
      connect(gpointer(newClock), "update") { [weak self] _ in self?.update() },
      connect(gpointer(newClock), "after-paint") { [weak self] _ in self?.onPainted() },
    ]
    if isWanted { request() }
  }

  /// Asks for one frame.
  func requestFrame() {
    guard !isWanted else { return }
    isWanted = true
    request()
  }

  private func request() {
    guard let frameClock, !isContinuous else { return }
    gdk_frame_clock_request_phase(frameClock, GDK_FRAME_CLOCK_PHASE_UPDATE)
  }

  /// Asks for a frame at a time; nil for none.
  func requestFrame(at time: TimeInterval?) {
    guard time != deadline || (time != nil && !timer.isPending) else { return }
    deadline = time
    guard let time else { return timer.cancel() }
    timer.schedule(after: time - clock.now) { [weak self] in
      guard let self else { return }
      if clock.now >= time { reachedDeadline = time }
      deadline = nil
      requestFrame()
    }
  }

  private func update() {
    guard let frameClock, isWanted || isContinuous else { return }
    updateCount += 1
    let time = gdk_frame_clock_get_frame_time(frameClock)
    if isContinuous, let last = lastFrameTime, time - last > Self.longestStep {
      clock.hold(time - last - Self.usualStep)
    }
    lastFrameTime = time
    isWanted = false
    let due = reachedDeadline ?? 0
    reachedDeadline = nil
    setContinuous(onFrame(max(clock.time(time), due)))
    // A wish that came up while the frame was made and is not met by a running clock.
    if isWanted { request() }
  }

  private func setContinuous(_ isContinuous: Bool) {
    guard isContinuous != self.isContinuous, let frameClock else { return }
    self.isContinuous = isContinuous
    if isContinuous {
      gdk_frame_clock_begin_updating(frameClock)
    } else {
      gdk_frame_clock_end_updating(frameClock)
    }
  }
}
