import ViewEngine

extension HeadlessWindow {
  /// Presses and lets go in the same place.
  package func tap(
    at location: CGPoint, count: Int = 1, kind: PointerEvent.Kind = .mouse, button: PointerEvent.Button = .primary
  ) {
    for _ in 0..<count {
      pointer.down(at: location, kind: kind, button: button, time: time)
      presentIfDue()
      pointer.up(time: time)
      presentIfDue()
    }
  }

  /// Presses, and moves in even steps of one frame, each of which moves the clock. The pointer stays down.
  package func beginDrag(
    at location: CGPoint, by delta: CGSize, seconds: TimeInterval, kind: PointerEvent.Kind = .touch
  ) {
    pointer.down(at: location, kind: kind, time: time)
    presentIfDue()
    let steps = max(1, Int((seconds / Self.frameInterval).rounded()))
    for index in 1...steps {
      // The clock comes first: what the finger does belongs to the new frame.
      step(until: time + Self.frameInterval)
      // From the start, so that the way is exact at its end.
      let part = CGFloat(index) / CGFloat(steps)
      let place = CGPoint(x: location.x + delta.width * part, y: location.y + delta.height * part)
      pointer.move(to: place, time: time)
      presentIfDue()
    }
  }

  /// Lets go of the pointer that is down.
  package func releasePointer() {
    pointer.up(time: time)
    presentIfDue()
  }

  /// Moves content by a distance in points, as a touchpad does, but without momentum and no further than its edges.
  package func scroll(at location: CGPoint, by delta: CGSize) {
    // Without fingers laid down before, content neither goes on by itself nor stretches.
    graph.send(ScrollEvent(at: location, delta: delta, kind: .precise, phase: .changed, time: time))
    graph.send(ScrollEvent(at: location, delta: .zero, kind: .precise, phase: .ended, time: time))
    presentIfDue()
  }

  /// Turns a wheel by notches.
  package func turnWheel(at location: CGPoint, by delta: CGSize) {
    graph.send(ScrollEvent(at: location, delta: delta, kind: .wheel, time: time))
    presentIfDue()
  }

  /// Presses a key and lets it go. A key that types something goes to a text field as an input method's text, as it
  /// does in a window.
  package func key(_ name: String, modifiers: EventModifiers = []) {
    let typing = modifiers.intersection([.control, .option, .command]).isEmpty
    if typing, name.count == 1, graph.send(TextInputEvent.commit(name)) {
      presentIfDue()
      return
    }
    graph.send(KeyEvent(name, characters: typing ? nil : "", modifiers: modifiers, phase: .down, time: time))
    presentIfDue()
    graph.send(KeyEvent(name, characters: typing ? nil : "", modifiers: modifiers, phase: .up, time: time))
    presentIfDue()
  }

  /// Types text into the field that has the focus; false if there is none.
  package func type(_ text: String) -> Bool {
    defer { presentIfDue() }
    return graph.send(TextInputEvent.commit(text))
  }

  /// Shows text that is being composed in the field that has the focus; false if there is none.
  package func compose(_ text: String, caret: Int) -> Bool {
    defer { presentIfDue() }
    return graph.send(TextInputEvent.preedit(text, caret: caret))
  }
}
