/// Knows when a tooltip is wanted, and shows it.
///
/// The tooltip's own nodes are there only while it shows: a view that nobody points at costs one node.
package final class TooltipNode: WrapperNode, InputResponder, GeometryObserver {
  var subject: TooltipContent
  private let model = TooltipModel()
  private var portal: PortalNode?
  private var recognizer: TooltipRecognizer!
  private var wants: Set<Want> = []
  /// Whether the tooltip was ended although it is still wanted; it comes again when it is wanted anew.
  private var isDismissed = false
  private var timer: Timers.Token?

  /// Why a tooltip should show.
  private enum Want {
    case pointer, pointerOnPaper, focus, hold
  }

  init(_ context: WrapperContext, _ content: TooltipContent) {
    subject = content
    super.init(context)
    recognizer = TooltipRecognizer(tooltip: self)
  }

  package override func forEachChild(_ body: (ViewNode) -> Void) {
    super.forEachChild(body)
    if let portal { body(portal) }
  }

  package override func willUnmount() {
    timer?.cancel()
    recognizer.detach()
    graph.tooltips.didHide(self)
    super.willUnmount()
  }

  package var isShown: Bool { model.isShown }

  /// The style's figures where the view is.
  var metrics: TooltipMetrics {
    DependencyTracker.untracked { environment.values.tooltipStyle.base.metrics(in: environment.values) }
  }

  // MARK: Wanting

  private func set(_ want: Want, _ isOn: Bool) {
    guard isOn != wants.contains(want) else { return }
    if isOn { wants.insert(want) } else { wants.remove(want) }
    timer?.cancel()
    if !wants.isEmpty {
      if !model.isShown, !isDismissed { schedule(after: wants == [.pointer] ? metrics.hoverDelay : 0) { $0.show() } }
    } else {
      isDismissed = false
      if model.isShown {
        schedule(after: want == .hold ? metrics.touchExitDelay : metrics.exitDelay) { $0.hide() }
      } else {
        scheduleRelease()
      }
    }
  }

  private func schedule(after delay: TimeInterval, _ action: @escaping @MainActor (TooltipNode) -> Void) {
    if delay <= 0 { return action(self) }
    // Nobody who waits for the window to come to rest has to wait for a tooltip.
    timer = graph.timers.schedule(at: max(graph.now, graph.input.now) + delay, isBackground: true) { [weak self] in
      if let self, self.isMounted { action(self) }
    }
  }

  private func show() {
    guard let view = shownView else { return }
    makePortal()
    graph.tooltips.willShow(self)
    model.show(view, at: frame(in: nil))
    graph.geometry.add(self)
  }

  package var followsAncestorsOnly: Bool { true }

  /// The tooltip follows its view, as where that is scrolled into sight for the focus.
  package func geometryMayHaveChanged() {
    guard isMounted, model.isShown else { return }
    let frame = frame(in: nil)
    guard frame != model.anchor else { return }
    graph.actions.change { [weak self] in self?.model.move(to: frame) }
  }

  private var shownView: TooltipModel.Content? {
    switch subject {
    case .text(let text): .text(text)
    case .cutText: cutText(in: self).map { .text($0) }
    case .view(let make, let isInteractive): .view(make(), isInteractive: isInteractive)
    }
  }

  /// Whether a tooltip could show.
  var hasContent: Bool {
    if case .cutText = subject { cutText(in: self) != nil } else { true }
  }

  private func cutText(in node: LayoutNode) -> Text? {
    for child in node.layoutChildren {
      if let text = (child as? TextNode)?.cutText ?? cutText(in: child) { return text }
    }
    return nil
  }

  private func hide() {
    timer?.cancel()
    guard model.isShown else { return }
    model.hide()
    graph.geometry.remove(self)
    graph.tooltips.didHide(self)
    scheduleRelease()
  }

  /// Lets the tooltip's nodes go once it is out of sight.
  private func scheduleRelease() {
    guard portal != nil else { return }
    schedule(after: Self.releaseDelay) { node in
      guard let portal = node.portal, !node.model.isShown else { return }
      node.portal = nil
      node.graph.remove(portal)
    }
  }

  /// Longer than any way out, in seconds.
  private static let releaseDelay = 1.0

  /// Ends the tooltip although it may still be wanted.
  func dismiss() {
    isDismissed = !wants.isEmpty
    wants.remove(.hold)
    hide()
  }

  // MARK: Paper

  private func makePortal() {
    guard portal == nil else { return }
    let portal = PortalNode(context: contextBelow)
    portal.parent = self
    // In front of everything, and in nobody's way.
    portal.style = OverlayPresentationStyle(isModal: false, isDismissible: false, level: 1000)
    model.onPaperHover = { [weak self] isOver in self?.set(.pointerOnPaper, isOver) }
    portal.setContent(TooltipOverlay._makeNode(TooltipOverlay(model: model), in: portal.contextBelow))
    self.portal = portal
  }

  /// Whether a node belongs to the tooltip, and not to the view that it is for.
  func isInPaper(_ node: LayoutNode) -> Bool {
    guard let portal else { return false }
    var elements: ContiguousArray<LayoutNode> = []
    portal.appendPresented(to: &elements)
    var outer: LayoutNode? = node
    while let current = outer {
      if elements.contains(where: { $0 === current }) { return true }
      outer = current.layoutParent
    }
    return false
  }

  // MARK: Pointers

  package override var responder: (any InputResponder)? { self }
  package var tracksHover: Bool { true }
  package func hoverDidChange(_ event: PointerEvent?) { set(.pointer, event != nil) }

  package func appendRecognizers(to recognizers: inout ContiguousArray<GestureRecognizer>) {
    if hasContent { recognizers.append(recognizer) }
  }

  /// A finger holds the view, or lets go of it.
  func setHeld(_ isHeld: Bool) {
    if isHeld { isDismissed = false }
    set(.hold, isHeld)
  }

  // MARK: Keys

  func setFocused(_ isFocused: Bool) { set(.focus, isFocused) }

  package func handleKey(_ event: KeyEvent) -> Bool {
    guard model.isShown, subject.isInteractive, event.isDown, event.key == "Tab", event.modifiers.isEmpty,
      let focused = graph.focus.focused, !isInPaper(focused), let first = firstInPaper
    else { return false }
    graph.focus.focus(first)
    return true
  }

  private var firstInPaper: LayoutNode? {
    var elements: ContiguousArray<LayoutNode> = []
    portal?.appendPresented(to: &elements)
    return elements.lazy.compactMap { FocusOrder.nodes(in: $0).first }.first
  }

  /// Gives the focus back to the view, where the tooltip has it.
  func returnFocus() {
    guard let focused = graph.focus.focused, isInPaper(focused) else { return }
    graph.focus.focus(FocusOrder.nodes(in: self).first)
  }
}

/// Waits for a finger that is held on a view. The press is the tooltip's then, and not the control's.
package final class TooltipRecognizer: GestureRecognizer {
  private unowned(unsafe) let tooltip: TooltipNode
  private var start = CGPoint.zero
  private var timer: Timers.Token?

  init(tooltip: TooltipNode) {
    self.tooltip = tooltip
    super.init(node: tooltip)
  }

  package override func accepts(_ event: PointerEvent) -> Bool { event.kind == .touch }

  package override func pointerDown(_ event: PointerEvent) {
    start = event.location
    timer = node.graph.timers.schedule(at: event.time + tooltip.metrics.holdDuration) { [weak self] in
      _ = self?.claim()
    }
  }

  package override func pointerMoved(_ event: PointerEvent) {
    guard state == .possible else { return }
    let distance = hypot(event.location.x - start.x, event.location.y - start.y)
    if distance > Self.slop(for: event.kind) { lose() }
  }

  package override func pointerUp(_ event: PointerEvent) { lose() }
  package override func pointerCancelled() { end() }
  package override func arenaDidClose() { end() }
  package override func didWin() { tooltip.setHeld(true) }

  private func lose() {
    let wasHeld = state == .accepted
    end()
    if !wasHeld { fail() }
  }

  private func end() {
    timer?.cancel()
    timer = nil
    tooltip.setHeld(false)
  }
}
