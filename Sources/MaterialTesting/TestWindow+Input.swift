import HeadlessHost
import ViewEngine

extension TestWindow {
  /// Presses and lets go in the middle of an element.
  public func click(
    on finder: Finder, count: Int = 1, button: PointerEvent.Button = .primary, pointer: PointerEvent.Kind = .mouse
  ) throws {
    window.tap(at: try window.place(of: finder), count: count, kind: pointer, button: button)
  }

  /// Presses and lets go at a place in points.
  public func click(at point: CGPoint, pointer: PointerEvent.Kind = .mouse) {
    window.tap(at: point, kind: pointer)
  }

  /// Presses in the middle of an element and keeps the pointer down.
  public func press(on finder: Finder, pointer: PointerEvent.Kind = .mouse) throws {
    window.pointer.down(at: try window.place(of: finder), kind: pointer, time: window.time)
    window.presentIfDue()
  }

  /// Presses at a place in points and keeps the pointer down.
  public func press(at point: CGPoint, pointer: PointerEvent.Kind = .mouse) {
    window.pointer.down(at: point, kind: pointer, time: window.time)
    window.presentIfDue()
  }

  /// Moves the pointer that is down, by points.
  public func move(by delta: CGSize) {
    window.pointer.move(by: delta, time: window.time)
    window.presentIfDue()
  }

  /// Lets go of the pointer that is down.
  public func release() { window.releasePointer() }

  /// Moves the mouse over an element.
  public func hover(over finder: Finder) throws { hover(at: try window.place(of: finder)) }

  /// Moves the mouse to a place in the window.
  public func hover(at point: CGPoint) {
    window.pointer.hover(at: point, time: window.time)
    window.presentIfDue()
  }

  /// Drags from the middle of an element in even steps of one frame, which move the clock.
  /// - Parameter holding: keeps the pointer down at the end, until ``release()``.
  public func drag(
    _ finder: Finder, by delta: CGSize, seconds: TimeInterval = 0.3, holding: Bool = false,
    pointer: PointerEvent.Kind = .touch
  ) throws {
    window.beginDrag(at: try window.place(of: finder), by: delta, seconds: seconds, kind: pointer)
    if !holding { window.releasePointer() }
  }

  /// Moves content under the middle of an element as a touchpad does, by points and without momentum.
  public func scroll(_ finder: Finder, by delta: CGSize) throws {
    window.scroll(at: try window.place(of: finder), by: delta)
  }

  /// Moves content under a place as a touchpad does, by points and without momentum.
  public func scroll(at point: CGPoint, by delta: CGSize) { window.scroll(at: point, by: delta) }

  /// Presses a key by its W3C name and lets it go.
  public func key(_ name: String, modifiers: EventModifiers = []) { window.key(name, modifiers: modifiers) }

  /// Types text into the field that has the focus.
  /// - Throws: `FindingError` when no field has it.
  public func type(_ text: String) throws {
    guard window.type(text) else { throw FindingError("no text field has the focus; click on one first") }
  }

  /// Shows text that is being composed in the field that has the focus.
  /// - Parameter caret: in UTF-16 code units.
  /// - Throws: `FindingError` when no field has it.
  public func compose(_ text: String, caret: Int) throws {
    guard window.compose(text, caret: caret) else {
      throw FindingError("no text field has the focus; click on one first")
    }
  }

  /// Turns a wheel at a place, by notches; positive ones show what lies further down.
  public func turnWheel(at point: CGPoint, notches: CGFloat) {
    window.turnWheel(at: point, by: CGSize(width: 0, height: notches))
  }
}
