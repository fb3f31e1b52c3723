import ViewEngine

/// Input as a host would send it, each event followed by its frame.
extension Stage {
  func pointer(
    _ phase: PointerEvent.Phase, _ x: CGFloat, _ y: CGFloat, kind: PointerEvent.Kind = .mouse,
    button: PointerEvent.Button = .primary, modifiers: EventModifiers = []
  ) {
    graph.send(
      PointerEvent(
        phase, at: CGPoint(x: x, y: y), kind: kind, button: button, modifiers: modifiers, time: time))
    frame()
  }

  func tap(_ x: CGFloat, _ y: CGFloat, kind: PointerEvent.Kind = .mouse) {
    pointer(.down, x, y, kind: kind)
    pointer(.up, x, y, kind: kind)
  }

  @discardableResult
  func key(_ key: String, _ modifiers: EventModifiers = []) -> Bool {
    let isTaken = graph.send(KeyEvent(key, modifiers: modifiers, time: time))
    frame()
    graph.send(KeyEvent(key, modifiers: modifiers, phase: .up, time: time))
    frame()
    return isTaken
  }

  func type(_ text: String) {
    graph.send(TextInputEvent.commit(text))
    frame()
  }

  func node(_ role: SemanticsRole) -> SemanticsNode? { nodes.first { $0.properties.role == role } }
}

/// Notes what happened, in order.
@MainActor
final class Journal {
  var entries: [String] = []
  func note(_ entry: String) { entries.append(entry) }
}
