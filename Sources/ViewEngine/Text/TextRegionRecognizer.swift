/// Selects by pointer. A press is anybody's until it moves: only then, or with a second press, it selects.
package final class TextRegionRecognizer: GestureRecognizer {
  private unowned(unsafe) let region: TextSelectionNode
  private var start = CGPoint.zero
  private var presses = 0
  private var lastPress: TimeInterval = -.infinity
  private var unit = TextSelectionNode.Unit.character
  private var hold: Timers.Token?

  /// How long after a press another one counts as its double, in seconds: GTK's default.
  private static let doublePressInterval: TimeInterval = 0.4
  /// How long a finger is held to select a word, in seconds: that of a long press.
  private static let holdDuration: TimeInterval = 0.5

  init(region: TextSelectionNode) {
    self.region = region
    super.init(node: region)
  }

  private func distance(_ event: PointerEvent) -> CGFloat {
    hypot(event.location.x - start.x, event.location.y - start.y)
  }

  package override func accepts(_ event: PointerEvent) -> Bool {
    event.button == .primary && !isOnControl(event)
  }

  /// Whether the pointer is on something in the region that takes presses itself.
  private func isOnControl(_ event: PointerEvent) -> Bool {
    for inner in node.graph.input.path(at: event.location) {
      if inner === region { return false }
      if inner.responder?.isFocusable == true, !(inner is TextNode) { return true }
    }
    return false
  }

  package override func pointerDown(_ event: PointerEvent) {
    let isRepeated =
      event.time - lastPress <= Self.doublePressInterval && distance(event) <= Self.slop(for: event.kind)
    presses = isRepeated ? presses + 1 : 1
    unit = presses == 1 ? .character : presses == 2 ? .word : .text
    lastPress = event.time
    start = event.location
    if event.kind == .touch {
      guard region.text(at: start) != nil else { return fail() }
      hold = node.graph.timers.schedule(at: event.time + Self.holdDuration) { [weak self] in self?.selectHeldWord() }
    } else if event.modifiers.contains(.shift), region.hasSelection {
      if claim() { region.extend(to: start) }
    } else if presses > 1, region.text(at: start) != nil, claim() {
      region.select(from: start, to: start, by: unit)
    }
  }

  private func selectHeldWord() {
    unit = .word
    if claim() { region.select(from: start, to: start, by: .word) }
  }

  package override func pointerMoved(_ event: PointerEvent) {
    if state == .possible {
      guard distance(event) > Self.slop(for: event.kind) else { return }
      // A finger that moves scrolls.
      guard event.kind != .touch, claim() else { return give() }
    }
    if state == .accepted { region.select(from: start, to: event.location, by: unit) }
  }

  package override func pointerUp(_ event: PointerEvent) {
    guard state == .possible else { return end() }
    region.clear()
    give()
  }

  package override func pointerCancelled() { end() }
  package override func arenaDidClose() { end() }

  private func give() {
    end()
    fail()
  }

  private func end() {
    hold?.cancel()
    hold = nil
  }
}
