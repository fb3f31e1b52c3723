/// Places the caret and selects by pointer: a press places, a drag selects, a double press selects a word, a third
/// its line. A finger places the caret where it taps; its movements belong to scrolling.
package final class TextSelectionRecognizer: GestureRecognizer {
  private unowned(unsafe) let editor: TextEditorNode
  private var start = CGPoint.zero
  private var presses = 0
  private var lastPress: TimeInterval = -.infinity
  /// What the first press of a drag selected: a word stays selected as a whole.
  private var base: Range<Int>?
  /// A finger's tap that waits to win.
  private var tap: PointerEvent?

  /// How long after a press another one counts as its double, in seconds: GTK's default.
  private static let doublePressInterval: TimeInterval = 0.4

  init(editor: TextEditorNode) {
    self.editor = editor
    super.init(node: editor)
  }

  package override var takesPresses: Bool { true }

  package override func pointerDown(_ event: PointerEvent) {
    let moved = hypot(event.location.x - start.x, event.location.y - start.y)
    let isRepeated = event.time - lastPress <= Self.doublePressInterval && moved <= Self.slop(for: event.kind)
    presses = isRepeated ? presses + 1 : 1
    lastPress = event.time
    start = event.location
    guard event.kind != .touch else { return }
    claim()
    press(event)
  }

  private func press(_ event: PointerEvent) {
    let offset = editor.offset(at: localPoint(of: event))
    base = nil
    switch presses {
    case 1: editor.edit { $0.place(at: offset, extending: event.modifiers.contains(.shift)) }
    case 2:
      let word = editor.editing.word(at: offset)
      base = word
      editor.edit { $0.select(word) }
    default:
      let paragraph = editor.editing.paragraph(at: offset)
      editor.edit { $0.select(paragraph) }
    }
  }

  package override func pointerMoved(_ event: PointerEvent) {
    if event.kind == .touch {
      let moved = hypot(event.location.x - start.x, event.location.y - start.y)
      if moved > Self.slop(for: .touch) { fail() }
      return
    }
    guard presses < 3 else { return }
    let offset = editor.offset(at: localPoint(of: event))
    if let base {
      let word = editor.editing.word(at: offset)
      editor.edit { $0.select(min(base.lowerBound, word.lowerBound)..<max(base.upperBound, word.upperBound)) }
    } else {
      editor.edit { $0.place(at: offset, extending: true) }
    }
  }

  package override func pointerUp(_ event: PointerEvent) {
    guard event.kind == .touch else { return }
    tap = event
    claimAtEnd()
  }

  package override func didWin() {
    guard let tap else { return }
    self.tap = nil
    editor.focus(at: nil)
    press(tap)
  }

  package override func arenaDidClose() { tap = nil }
}
