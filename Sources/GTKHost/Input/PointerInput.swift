import CGTK
import ViewEngine

/// Turns GDK's motion, button and touch events into the engine's.
@MainActor
final class PointerInput {
  private let graph: ViewGraph
  private let canvas: CanvasWidget
  private let clock: HostClock

  /// The button that is down; others that go down meanwhile are left out, as the engine knows one at a time.
  private var pressed: (button: PointerEvent.Button, kind: PointerEvent.Kind)?
  /// Where the mouse or the latest finger was seen last; nil while the mouse is outside.
  private(set) var place: CGPoint?
  private var lastHistoryTime: UInt32 = 0
  /// Fingers by GDK's sequence; 0 is the mouse.
  private var fingers: [OpaquePointer: Int] = [:]

  init(graph: ViewGraph, canvas: CanvasWidget, clock: HostClock) {
    self.graph = graph
    self.canvas = canvas
    self.clock = clock
  }

  /// Whether a pointer that went down on the engine's content is still down.
  var isPressed: Bool { pressed != nil || !fingers.isEmpty }

  func motion(_ details: EventDetails, at location: CGPoint) {
    guard let pressed else {
      send(.hover, at: location, kind: kind(details), details)
      return
    }
    // While a frame is pending, GDK keeps the latest motion only. The speed at the release needs the others too.
    for (point, milliseconds) in history(of: details) {
      graph.send(
        PointerEvent(
          .move, at: point, kind: pressed.kind, button: pressed.button, modifiers: details.modifiers,
          time: clock.time(ofEvent: milliseconds)))
    }
    send(.move, at: location, kind: pressed.kind, button: pressed.button, details)
  }

  func buttonPress(_ details: EventDetails, at location: CGPoint) {
    guard let button = button(details), pressed == nil else { return }
    let kind = kind(details)
    pressed = (button, kind)
    lastHistoryTime = details.milliseconds
    send(.down, at: location, kind: kind, button: button, details)
  }

  func buttonRelease(_ details: EventDetails, at location: CGPoint) {
    guard let pressed, button(details) == pressed.button else { return }
    self.pressed = nil
    send(.up, at: location, kind: pressed.kind, button: pressed.button, details)
  }

  func touch(_ details: EventDetails, at location: CGPoint) {
    guard let sequence = gdk_event_get_event_sequence(details.event) else { return }
    let phase: PointerEvent.Phase
    switch details.type {
    case GDK_TOUCH_BEGIN:
      phase = .down
      fingers[sequence] = (1...).first { id in !fingers.values.contains(id) }
    case GDK_TOUCH_UPDATE: phase = .move
    case GDK_TOUCH_END: phase = .up
    default: phase = .cancel
    }
    guard let id = fingers[sequence] else { return }
    if phase == .up || phase == .cancel { fingers[sequence] = nil }
    send(phase, at: location, kind: .touch, id: id, details)
  }

  /// The mouse came into the canvas.
  func enter(at location: CGPoint) {
    guard pressed == nil else { return }
    place = location
    graph.send(PointerEvent(.hover, at: location, time: clock.now))
  }

  func leave() {
    guard pressed == nil else { return }
    graph.send(PointerEvent(.leave, at: place ?? .zero, time: clock.now))
    place = nil
  }

  /// Something took the pointers away; what they began has no effect.
  func cancel() {
    let last = place ?? .zero
    if let pressed {
      self.pressed = nil
      graph.send(PointerEvent(.cancel, at: last, kind: pressed.kind, button: pressed.button, time: clock.now))
    }
    for id in fingers.values { graph.send(PointerEvent(.cancel, at: last, kind: .touch, id: id, time: clock.now)) }
    fingers = [:]
  }

  private func send(
    _ phase: PointerEvent.Phase, at location: CGPoint, kind: PointerEvent.Kind, id: Int = 0,
    button: PointerEvent.Button = .primary, _ details: EventDetails
  ) {
    place = location
    graph.send(
      PointerEvent(
        phase, at: location, kind: kind, id: id, button: button, modifiers: details.modifiers,
        time: clock.time(ofEvent: details.milliseconds)))
  }

  /// Whether an event is a press of the button that goes back, which is for the window, whatever is under the pointer.
  static func isBackButton(_ details: EventDetails) -> Bool {
    details.type == GDK_BUTTON_PRESS && gdk_button_event_get_button(details.event) == 8
  }

  /// X11's and Wayland's numbers, which agree.
  private func button(_ details: EventDetails) -> PointerEvent.Button? {
    switch gdk_button_event_get_button(details.event) {
    case 1: .primary
    case 2: .middle
    case 3: .secondary
    case 8: .back
    case 9: .forward
    default: nil
    }
  }

  private func kind(_ details: EventDetails) -> PointerEvent.Kind {
    switch details.source {
    case GDK_SOURCE_PEN: .pen
    case GDK_SOURCE_TOUCHSCREEN: .touch
    default: .mouse
    }
  }

  /// Motions that GDK left out before this one, in order.
  private func history(of details: EventDetails) -> [(CGPoint, UInt32)] {
    var count: guint = 0
    guard let points = gdk_event_get_history(details.event, &count) else { return [] }
    defer { g_free(points) }
    var found: [(CGPoint, UInt32)] = []
    for index in 0..<Int(count) {
      let point = points[index]
      guard point.time > lastHistoryTime, point.time < details.milliseconds else { continue }
      let (x, y) = (point.axes.1, point.axes.2)
      guard let location = EventDetails.location(x, y, in: canvas) else { continue }
      found.append((location, point.time))
    }
    lastHistoryTime = details.milliseconds
    return found
  }
}
