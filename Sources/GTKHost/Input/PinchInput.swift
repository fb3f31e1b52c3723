import CGTK
import ViewEngine

/// Turns a touchpad's pinch into two fingers around the pointer, where a gesture takes two. GDK tells the scale since the
/// start and the turn since the last event.
@MainActor
final class PinchInput {
  private let graph: ViewGraph
  private let clock: HostClock
  /// Where the movement began, and how far it has turned, in radians; nil while there is none.
  private var running: (center: CGPoint, angle: Double)?

  /// How far each finger is from the pointer at the start, in points. Only proportions matter.
  private static let radius: CGFloat = 50
  /// The fingers' numbers; those of a touchscreen count from 1.
  private static let fingers = (-1, -2)

  init(graph: ViewGraph, clock: HostClock) {
    self.graph = graph
    self.clock = clock
  }

  func pinch(_ details: EventDetails, at location: CGPoint) {
    let time = clock.time(ofEvent: details.milliseconds)
    switch gdk_touchpad_event_get_gesture_phase(details.event) {
    case GDK_TOUCHPAD_GESTURE_PHASE_BEGIN:
      guard graph.input.takesTwoPointers(at: location) else { return }
      running = (location, 0)
      send(.down, scale: 1, time)
    case GDK_TOUCHPAD_GESTURE_PHASE_UPDATE:
      running?.angle += gdk_touchpad_event_get_pinch_angle_delta(details.event)
      send(.move, scale: gdk_touchpad_event_get_pinch_scale(details.event), time)
    case GDK_TOUCHPAD_GESTURE_PHASE_END:
      end(.up, time)
    default: end(.cancel, time)
    }
  }

  /// The second finger's end is the gesture's; the first has nothing more to say, so that it does not tap.
  private func end(_ phase: PointerEvent.Phase, _ time: TimeInterval) {
    guard let (center, _) = running else { return }
    running = nil
    graph.send(PointerEvent(phase, at: center, kind: .touch, id: Self.fingers.1, time: time))
    graph.send(PointerEvent(.cancel, at: center, kind: .touch, id: Self.fingers.0, time: time))
  }

  private func send(_ phase: PointerEvent.Phase, scale: Double, _ time: TimeInterval) {
    guard let (center, angle) = running else { return }
    let (first, second) = Self.places(center: center, scale: scale, angle: angle)
    graph.send(PointerEvent(phase, at: first, kind: .touch, id: Self.fingers.0, time: time))
    graph.send(PointerEvent(phase, at: second, kind: .touch, id: Self.fingers.1, time: time))
  }

  /// The two fingers for a scale and an angle in radians, clockwise.
  static func places(center: CGPoint, scale: Double, angle: Double) -> (CGPoint, CGPoint) {
    let reach = radius * CGFloat(max(0.01, scale))
    let (x, y) = (reach * CGFloat(cos(angle)), reach * CGFloat(sin(angle)))
    return (CGPoint(x: center.x - x, y: center.y - y), CGPoint(x: center.x + x, y: center.y + y))
  }
}
