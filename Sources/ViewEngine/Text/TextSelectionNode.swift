/// A view whose texts can be selected together.
///
/// The selection is kept by the texts, each its own part, so that what has gone or shows something else is not selected
/// any more.
package final class TextSelectionNode: WrapperNode, InputResponder {
  var allowsSelection = true {
    didSet { if !allowsSelection { clear() } }
  }
  /// Where the selection began, and where it ends.
  private var anchor: Place?
  private var head: Place?
  private var recognizer: TextRegionRecognizer!
  private var isPointedAt = false

  /// A place between two characters.
  struct Place {
    weak var text: TextNode?
    var offset: Int
  }

  override init(_ context: WrapperContext) {
    super.init(context)
    recognizer = TextRegionRecognizer(region: self)
  }

  package override func willUnmount() {
    recognizer.detach()
    super.willUnmount()
  }

  // MARK: Texts

  /// The texts that can be selected, in order.
  private var texts: ContiguousArray<TextNode> {
    var found: ContiguousArray<TextNode> = []
    if allowsSelection { for child in layoutChildren { Self.collect(child, &found) } }
    return found
  }

  private static func collect(_ node: LayoutNode, _ found: inout ContiguousArray<TextNode>) {
    if node.ignoresInput || node is TextSelectionNode { return }
    if let text = node as? TextNode { return found.append(text) }
    // The words of a control belong to that.
    if node.responder?.isFocusable == true { return }
    for child in node.layoutChildren { collect(child, &found) }
  }

  /// The text under a point of the window.
  func text(at point: CGPoint) -> TextNode? {
    texts.first { text in text.localPoint(fromWindow: point).map(text.containsPoint) ?? false }
  }

  /// The place nearest to a point of the window: in the text that is nearest, first of all upwards and downwards.
  func place(at point: CGPoint) -> Place? {
    func distance(_ text: TextNode) -> (CGFloat, CGFloat) {
      let frame = text.frame(in: nil)
      return (
        max(0, frame.minY - point.y, point.y - frame.maxY), max(0, frame.minX - point.x, point.x - frame.maxX)
      )
    }
    guard let text = texts.min(by: { distance($0) < distance($1) }),
      let place = text.localPoint(fromWindow: point).flatMap(text.pointInLines), let layout = text.placed
    else { return nil }
    // Above the first line everything is before the text, and below the last everything is behind it.
    if place.y < 0 { return Place(text: text, offset: 0) }
    if place.y > layout.size.height { return Place(text: text, offset: text.shownLength) }
    return Place(text: text, offset: layout.offset(at: place))
  }

  // MARK: Selection

  /// Selects what lies between two places.
  private func select(from anchor: Place?, to head: Place?) {
    self.anchor = anchor
    self.head = head
    let texts = texts
    let ends = [anchor, head].compactMap { place -> (index: Int, offset: Int)? in
      guard let place, let index = texts.firstIndex(where: { $0 === place.text }) else { return nil }
      return (index, min(place.offset, texts[index].shownLength))
    }.sorted { ($0.index, $0.offset) < ($1.index, $1.offset) }
    guard ends.count == 2 else { return clear() }
    for (index, text) in texts.enumerated() {
      let start = index == ends[0].index ? ends[0].offset : 0
      let end = index == ends[1].index ? ends[1].offset : text.shownLength
      text.selection = index < ends[0].index || index > ends[1].index || start >= end ? nil : start..<end
    }
  }

  func clear() {
    anchor = nil
    head = nil
    for text in texts { text.selection = nil }
  }

  /// Selects between the places at two points of the window, with the words or whole texts that they are in.
  func select(from start: CGPoint, to end: CGPoint, by unit: Unit) {
    guard let first = place(at: start), let last = place(at: end) else { return }
    graph.focus.focus(self)
    let (from, to) = (range(around: first, unit), range(around: last, unit))
    let isForward = !comesBefore(last, first)
    select(
      from: Place(text: first.text, offset: isForward ? from.lowerBound : from.upperBound),
      to: Place(text: last.text, offset: isForward ? to.upperBound : to.lowerBound))
  }

  /// Moves the end of the selection to a point of the window.
  func extend(to point: CGPoint) {
    guard let anchor, let place = place(at: point) else { return }
    select(from: anchor, to: place)
  }

  var hasSelection: Bool { anchor != nil }

  /// How much a press selects.
  enum Unit {
    case character, word, text
  }

  private func range(around place: Place, _ unit: Unit) -> Range<Int> {
    guard let text = place.text else { return 0..<0 }
    switch unit {
    case .character: return place.offset..<place.offset
    case .word: return TextEditing(text.shownText, allowsLineBreaks: true).word(at: place.offset)
    case .text: return 0..<text.shownLength
    }
  }

  private func comesBefore(_ one: Place, _ other: Place) -> Bool {
    guard one.text !== other.text else { return one.offset < other.offset }
    let texts = texts
    return texts.firstIndex { $0 === one.text } ?? 0 < texts.firstIndex { $0 === other.text } ?? 0
  }

  /// What is selected, a line for each text.
  private var selectedText: String { texts.compactMap(\.selectedText).joined(separator: "\n") }

  // MARK: Input

  package override var responder: (any InputResponder)? { self }

  package func appendRecognizers(to recognizers: inout ContiguousArray<GestureRecognizer>) {
    if allowsSelection { recognizers.append(recognizer) }
  }

  package var tracksHover: Bool { allowsSelection }
  package func hoverDidChange(_ event: PointerEvent?) { isPointedAt = event.flatMap { text(at: $0.location) } != nil }
  package var pointerStyle: PointerStyle? { isPointedAt ? .horizontalText : nil }

  // Keys come here while something is selected; Tab passes by.
  package var isFocusable: Bool { allowsSelection }
  package var isReachedByTab: Bool { false }

  package func focusDidChange(_ isFocused: Bool, isVisible: Bool) {
    if !isFocused { clear() }
  }

  package func handleKey(_ event: KeyEvent) -> Bool {
    guard graph.focus.focused === self, event.isDown, let command = TextCommand(event, hasLines: true) else {
      return false
    }
    switch command {
    case .copy:
      let text = selectedText
      if !text.isEmpty { graph.services.clipboard.setText(text) }
      return !text.isEmpty
    case .selectAll:
      guard let first = texts.first, let last = texts.last else { return false }
      select(from: Place(text: first, offset: 0), to: Place(text: last, offset: last.shownLength))
      return true
    case .move(let step, let forward, extending: true): return moveHead(step, forward: forward)
    case .moveLines(let count, extending: true): return moveHead(lines: CGFloat(count))
    default: return false
    }
  }

  private func moveHead(_ step: TextEditing.Step, forward: Bool) -> Bool {
    guard let head, let text = head.text else { return false }
    var editing = TextEditing(text.shownText, allowsLineBreaks: true)
    editing.place(at: head.offset)
    // Arrows go as the text is read.
    let forward = step == .character || step == .word ? forward != environment.isRightToLeft : forward
    editing.move(step, forward: forward, extending: true)
    var place = Place(text: text, offset: editing.head)
    let texts = texts
    if place.offset == head.offset, let index = texts.firstIndex(where: { $0 === text }) {
      let next = forward ? index + 1 : index - 1
      guard texts.indices.contains(next) else { return true }
      place = Place(text: texts[next], offset: forward ? 0 : texts[next].shownLength)
    }
    select(from: anchor, to: place)
    return true
  }

  private func moveHead(lines: CGFloat) -> Bool {
    guard let head, let text = head.text, let caret = text.placed?.caretRect(at: head.offset) else { return false }
    let rect = text.rect(ofLines: caret)
    let point = text.point(CGPoint(x: rect.midX, y: rect.midY + lines * rect.height), in: nil)
    guard let place = place(at: point) else { return false }
    select(from: anchor, to: place)
    return true
  }
}
