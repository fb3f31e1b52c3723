/// The links in a text: a press, a key or an action opens one.
///
/// Tab comes to a text with links once; there Left and Right go from one to the next, and Enter opens it.
@MainActor
final class TextLinks: InputResponder {
  private unowned let node: TextNode
  private var recognizer: TextLinkRecognizer!
  /// The link that keys mean, among the links of the text.
  private var current = 0
  private var showsFocus = false
  private var isPointedAt = false

  struct Link {
    let url: URL
    let title: String
    /// In UTF-16 code units of what is shown.
    var range: Range<Int>
  }

  init(node: TextNode) {
    self.node = node
    recognizer = TextLinkRecognizer(links: self, node: node)
  }

  func detach() { recognizer.detach() }

  /// In order. Runs of one address that follow each other, as where a part is emphasised, are one link.
  var all: [Link] {
    var links: [Link] = []
    var start = 0
    for (run, string) in zip(node.text.runs, node.shownRuns) {
      let end = start + string.utf16.count
      defer { start = end }
      guard let url = run.link, start < end else { continue }
      if let last = links.last, last.url == url, last.range.upperBound == start {
        links[links.count - 1] = Link(url: url, title: last.title + string, range: last.range.lowerBound..<end)
      } else {
        links.append(Link(url: url, title: string, range: start..<end))
      }
    }
    return links
  }

  private func rects(of link: Link) -> [CGRect] { node.placed?.selectionRects(for: link.range) ?? [] }

  /// The number of the link at a point of the text's.
  fileprivate func index(at point: CGPoint) -> Int? {
    guard let place = node.pointInLines(point) else { return nil }
    return all.firstIndex { rects(of: $0).contains { $0.contains(place) } }
  }

  fileprivate func open(_ index: Int) {
    let links = all
    guard links.indices.contains(index), isEnabled else { return }
    DependencyTracker.untracked { node.environment.values.openURL }(links[index].url)
  }

  fileprivate var isEnabled: Bool { DependencyTracker.untracked { node.environment.values.isEnabled } }

  // MARK: Input

  func appendRecognizers(to recognizers: inout ContiguousArray<GestureRecognizer>) { recognizers.append(recognizer) }

  var tracksHover: Bool { true }
  func hoverDidChange(_ event: PointerEvent?) {
    let place = event.flatMap { node.localPoint(fromWindow: $0.location) }
    isPointedAt = isEnabled && place.flatMap(index) != nil
  }
  var pointerStyle: PointerStyle? { isPointedAt ? .link : nil }

  var isFocusable: Bool { isEnabled }

  func focusDidChange(_ isFocused: Bool, isVisible: Bool) {
    showsFocus = isFocused && isVisible
    if !isFocused { current = 0 }
    node.setNeedsPaint()
  }

  func handleKey(_ event: KeyEvent) -> Bool {
    guard event.isDown, event.modifiers.isEmpty else { return false }
    let forward = node.environment.isRightToLeft ? "ArrowLeft" : "ArrowRight"
    switch event.key {
    case "Enter": open(current)
    case forward where current + 1 < all.count: current += 1
    case "ArrowLeft" where current > 0 && forward != event.key, "ArrowRight" where current > 0 && forward != event.key:
      current -= 1
    default: return false
    }
    node.setNeedsPaint()
    return true
  }

  // MARK: What is shown and said

  /// Draws a line around the link that Enter would open.
  func paintFocus(in context: inout PaintContext, at origin: CGPoint) {
    let links = all
    guard showsFocus, links.indices.contains(current) else { return }
    for rect in rects(of: links[current]) {
      let frame = rect.offsetBy(dx: origin.x, dy: origin.y).insetBy(dx: -2, dy: -1)
      context.strokeBorder(RoundedRectangle(cornerRadius: 2), in: frame, with: TintShapeStyle(), lineWidth: 2)
    }
  }

  /// A text that is a link as a whole is that; in others each link is an action by its own words.
  func describe(in properties: inout SemanticsProperties) {
    let links = all
    if links.count == 1, node.text.runs.allSatisfy({ $0.link != nil }) { properties.role = .link }
    guard isEnabled else { return }
    for (index, link) in links.enumerated() {
      let name = properties.role == .link ? SemanticsAction.Name.activate : link.title
      properties.add(SemanticsAction(name: name) { [weak self] in self?.open(index) })
    }
  }
}

/// Waits for a press and a release on one link.
private final class TextLinkRecognizer: GestureRecognizer {
  private unowned let links: TextLinks
  private var pressed: Int?

  init(links: TextLinks, node: LayoutNode) {
    self.links = links
    super.init(node: node)
  }

  override func accepts(_ event: PointerEvent) -> Bool {
    event.button == .primary && links.isEnabled && links.index(at: localPoint(of: event)) != nil
  }

  override func pointerDown(_ event: PointerEvent) { pressed = links.index(at: localPoint(of: event)) }

  override func pointerUp(_ event: PointerEvent) {
    if pressed != nil, links.index(at: localPoint(of: event)) == pressed { claimAtEnd() } else { fail() }
  }

  override func didWin() {
    guard let pressed else { return }
    links.open(pressed)
  }

  override func arenaDidClose() { pressed = nil }
}
