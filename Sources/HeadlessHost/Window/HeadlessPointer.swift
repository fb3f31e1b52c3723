import ViewEngine

/// The pointer of a window without a display.
@MainActor
package final class HeadlessPointer {
  private unowned let graph: ViewGraph
  /// The pointer that is down.
  package private(set) var held: Held?

  package struct Held: Hashable {
    package var location: CGPoint
    package let kind: PointerEvent.Kind
    package let button: PointerEvent.Button
  }

  init(graph: ViewGraph) { self.graph = graph }

  package func down(
    at location: CGPoint, kind: PointerEvent.Kind, button: PointerEvent.Button = .primary, time: TimeInterval
  ) {
    held = Held(location: location, kind: kind, button: button)
    send(.down, time)
  }

  package func move(by delta: CGSize, time: TimeInterval) {
    guard let held else { return }
    move(to: CGPoint(x: held.location.x + delta.width, y: held.location.y + delta.height), time: time)
  }

  package func move(to location: CGPoint, time: TimeInterval) {
    held?.location = location
    send(.move, time)
  }

  package func up(time: TimeInterval) {
    send(.up, time)
    held = nil
  }

  package func hover(at location: CGPoint, time: TimeInterval) {
    graph.send(PointerEvent(.hover, at: location, kind: .mouse, time: time))
  }

  private func send(_ phase: PointerEvent.Phase, _ time: TimeInterval) {
    guard let held else { return }
    graph.send(PointerEvent(phase, at: held.location, kind: held.kind, button: held.button, time: time))
  }
}
