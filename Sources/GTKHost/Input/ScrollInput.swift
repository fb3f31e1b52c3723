import CGTK
import ViewEngine

/// Turns GDK's scroll events into the engine's: notches of a wheel, or a touchpad's movement with its begin and end.
@MainActor
final class ScrollInput {
  /// What a touchpad's unit is under X11, in points: libinput's driver reports its movement in fifteenths of a notch.
  private static let pointsPerUnit: CGFloat = 15
  /// A touchpad that says nothing for so long, in seconds, has ended its movement, even if no event said so.
  private static let longestPause: TimeInterval = 0.5

  private let graph: ViewGraph
  private let clock: HostClock
  /// When the touchpad's movement that goes on was heard of last.
  private var latest: TimeInterval?

  init(graph: ViewGraph, clock: HostClock) {
    self.graph = graph
    self.clock = clock
  }

  func scroll(_ details: EventDetails, at location: CGPoint) {
    var x = 0.0
    var y = 0.0
    gdk_scroll_event_get_deltas(details.event, &x, &y)
    let isSurface = gdk_scroll_event_get_unit(details.event) == GDK_SCROLL_UNIT_SURFACE
    let isPrecise = isSurface || details.source == GDK_SOURCE_TOUCHPAD
    let time = clock.time(ofEvent: details.milliseconds)
    let delta = Self.delta(x: x, y: y, isPrecise: isPrecise, isSurface: isSurface)
    func send(_ kind: ScrollEvent.Kind, _ phase: ScrollEvent.Phase, _ delta: CGSize) {
      graph.send(
        ScrollEvent(
          at: location, delta: delta, kind: kind, phase: phase, modifiers: details.modifiers, time: time))
    }
    guard isPrecise else {
      if delta != .zero { send(.wheel, .changed, delta) }
      return
    }
    if gdk_scroll_event_is_stop(details.event) != 0 {
      if latest != nil { send(.precise, .ended, .zero) }
      latest = nil
      return
    }
    if let latest, time - latest > Self.longestPause {
      send(.precise, .ended, .zero)
      self.latest = nil
    }
    if latest == nil { send(.precise, .began, .zero) }
    latest = time
    if delta != .zero { send(.precise, .changed, delta) }
  }

  /// Fingers were laid down on the touchpad without moving, or lifted again.
  func hold(_ details: EventDetails, at location: CGPoint) {
    guard gdk_touchpad_event_get_gesture_phase(details.event) == GDK_TOUCHPAD_GESTURE_PHASE_BEGIN else { return }
    graph.send(
      ScrollEvent(
        at: location, delta: .zero, kind: .precise, phase: .momentumStopped, modifiers: details.modifiers,
        time: clock.time(ofEvent: details.milliseconds)))
  }

  /// The engine's delta: in points for a touchpad, in notches for a wheel.
  static func delta(x: Double, y: Double, isPrecise: Bool, isSurface: Bool) -> CGSize {
    guard x.isFinite, y.isFinite else { return .zero }
    let unit = isPrecise && !isSurface ? pointsPerUnit : 1
    return CGSize(width: x * unit, height: y * unit)
  }
}
