/// Follows a mouse that has no button pressed, and tells nodes when it comes and goes.
@MainActor
package final class HoverTracking {
  private unowned let graph: ViewGraph
  /// The mouse where it was seen last; nil while it is outside.
  private var last: PointerEvent?
  private var hovered: ContiguousArray<LayoutNode> = []
  private var needsRefresh = false
  /// The pointer's look at its place.
  package private(set) var pointerStyle = PointerStyle.default

  init(graph: ViewGraph) { self.graph = graph }

  var isOverInterestedNode: Bool { !hovered.isEmpty }

  func pointerMoved(_ event: PointerEvent) {
    guard event.kind != .touch else { return }
    last = event
    update()
  }

  func pointerLeft() {
    last = nil
    pointerStyle = .default
    let left = hovered
    hovered = []
    for node in left where node.isMounted { node.responder?.hoverDidChange(nil) }
  }

  /// Something under the pointer may have moved.
  func setNeedsRefresh() { needsRefresh = true }

  /// Looks again at what is under a pointer that stands still.
  func refreshIfNeeded() {
    guard needsRefresh else { return }
    needsRefresh = false
    if last != nil { update() }
  }

  private func update() {
    guard let last else { return }
    let path = graph.input.path(at: last.location)
    let now = ContiguousArray(path.filter { $0.responder?.tracksHover == true })
    let before = hovered
    hovered = now
    for node in before where node.isMounted && !now.contains(where: { $0 === node }) {
      node.responder?.hoverDidChange(nil)
    }
    for node in now { node.responder?.hoverDidChange(last) }
    // The look may depend on where in a node the pointer is, which it knows by now.
    pointerStyle = path.lazy.compactMap { $0.responder?.pointerStyle }.first ?? .default
  }
}
