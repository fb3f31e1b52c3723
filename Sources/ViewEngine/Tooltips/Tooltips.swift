/// The tooltip that shows in a window: one at a time.
@MainActor
package final class Tooltips {
  private unowned let graph: ViewGraph
  private weak var current: TooltipNode?
  /// The trigger whose view, or whose tooltip, has the focus while that shows.
  private weak var focused: TooltipNode?

  init(graph: ViewGraph) { self.graph = graph }

  /// A tooltip comes: the one before goes.
  func willShow(_ node: TooltipNode) {
    if let current, current !== node { current.dismiss() }
    current = node
  }

  func didHide(_ node: TooltipNode) {
    if current === node { current = nil }
  }

  // MARK: Focus

  /// The focus has moved, or shows now, or doesn't any more.
  func focusDidChange() {
    let now = graph.focus.isVisible ? graph.focus.focused.flatMap(trigger) : nil
    guard now !== focused else { return }
    let before = focused
    focused = now
    before?.setFocused(false)
    now?.setFocused(true)
  }

  /// Where Tab goes from the end of a tooltip: on from the view that it is for, as if the tooltip lay in that.
  /// - Returns: nil for a node that is not in a tooltip, or has others after it there.
  func leave(from node: LayoutNode, forward: Bool, in order: ContiguousArray<LayoutNode>) -> LayoutNode? {
    guard let current, current.isShown, current.isInPaper(node) else { return nil }
    let stops = order.filter(\.isTabStop)
    guard let place = stops.firstIndex(where: { $0 === node }) else { return nil }
    let neighbour = forward ? place + 1 : place - 1
    if stops.indices.contains(neighbour), current.isInPaper(stops[neighbour]) { return nil }
    let outside = stops.filter { !current.isInPaper($0) }
    guard let trigger = outside.lastIndex(where: { self.trigger(of: $0) === current }) else { return nil }
    return outside[forward ? (trigger + 1) % outside.count : trigger]
  }

  /// The trigger around what has the focus, whose tooltip may have it as well, or else the one in it: a control's
  /// label has its own.
  private func trigger(of node: LayoutNode) -> TooltipNode? {
    if let current, current.isInPaper(node) { return current }
    var outer: LayoutNode? = node
    while let around = outer {
      if let trigger = around as? TooltipNode { return trigger }
      outer = around.layoutParent
    }
    return innerTrigger(in: node)
  }

  private func innerTrigger(in node: LayoutNode) -> TooltipNode? {
    for child in node.layoutChildren where child.responder?.isFocusable != true {
      if let trigger = child as? TooltipNode ?? innerTrigger(in: child) { return trigger }
    }
    return nil
  }

  // MARK: Ending

  /// Ends the tooltip that shows, as Escape does. One that only says something leaves the key to what lies behind it,
  /// which nobody should have to leave twice.
  /// - Returns: whether that is all that Escape does.
  func dismiss() -> Bool {
    guard let current, current.isShown else { return false }
    current.returnFocus()
    current.dismiss()
    return current.subject.isInteractive
  }

  /// A pointer went down on nodes; what shows ends unless it was pressed itself.
  func pointerWentDown(_ path: ContiguousArray<LayoutNode>) {
    guard let current, !path.contains(where: current.isInPaper) else { return }
    current.dismiss()
  }

  /// Content moves under the pointer.
  func willScroll(_ path: ContiguousArray<LayoutNode>) { pointerWentDown(path) }
}
