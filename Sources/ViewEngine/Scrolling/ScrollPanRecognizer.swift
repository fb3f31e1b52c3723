/// Lets a finger pull a scroll view's content.
///
/// The finger must move by the slop, and mainly along an axis that the view takes; otherwise a view around this one
/// may have it. So may one that scrolls along the same axis, where this one is at its end. From then on content stays
/// under the finger. A finger that comes down on content which moves holds it at once, so that it neither taps nor moves
/// on. One that lies on another view, as a header, lets go of content that goes out of sight.
package final class ScrollPanRecognizer: GestureRecognizer {
  /// Gone where the view is no longer there that a relay moves.
  private weak var scrollNode: ScrollNode?
  private var start = CGPoint.zero
  private var velocity = DragVelocity()

  init(_ node: ScrollNode) {
    scrollNode = node
    super.init(node: node)
  }

  /// Lets a finger on another node pull the scroll view's content.
  init(_ node: ScrollNode, on other: LayoutNode) {
    scrollNode = node
    super.init(node: other)
  }

  package override func accepts(_ event: PointerEvent) -> Bool {
    guard let scrollNode, event.kind != .mouse, event.button == .primary else { return false }
    return scrollNode.takesDrag(.vertical) || scrollNode.takesDrag(.horizontal)
  }

  package override var delaysPresses: Bool { true }

  package override func pointerDown(_ event: PointerEvent) {
    start = event.location
    velocity = DragVelocity()
    velocity.add(event.location, at: event.time)
    if let scrollNode, scrollNode.isMovingFreely {
      scrollNode.stop()
      claim()
    }
  }

  package override func pointerMoved(_ event: PointerEvent) {
    guard let scrollNode else { return fail() }
    velocity.add(event.location, at: event.time)
    let moved = CGSize(width: event.location.x - start.x, height: event.location.y - start.y)
    if state == .possible {
      guard scrollNode.isInReach else { return fail() }
      let axis: Axis = abs(moved.width) > abs(moved.height) ? .horizontal : .vertical
      guard abs(moved[axis]) >= Self.slop(for: event.kind) else { return }
      guard scrollNode.takesDrag(axis), !scrollNode.leavesToViewAround(moved, axis: axis) else { return fail() }
      guard claim() else { return }
    }
    if state == .accepted { scrollNode.dragChanged(moved) }
  }

  package override func pointerUp(_ event: PointerEvent) {
    guard state == .accepted else { return fail() }
    velocity.add(event.location, at: event.time)
    scrollNode?.dragEnded(velocity: velocity.velocity(at: event.time))
  }

  package override func pointerCancelled() { scrollNode?.dragCancelled() }

  package override func didWin() { scrollNode?.dragBegan() }
}

extension ScrollNode {
  /// Whether content can go on in the direction of a distance along the offset.
  private func canMove(_ distance: CGFloat, axis: Axis) -> Bool {
    guard canScroll(axis) else { return false }
    return distance > 0 ? offset[axis] < maximumOffset[axis] - 0.5 : offset[axis] > minimumOffset[axis] + 0.5
  }

  /// Whether a finger that begins to move so is a scroll view's around this one, which is at its end.
  fileprivate func leavesToViewAround(_ moved: CGSize, axis: Axis) -> Bool {
    let distance = axis == .horizontal && environment.isRightToLeft ? moved[axis] : -moved[axis]
    if canMove(distance, axis: axis) || (distance < 0 && refreshes(axis)) { return false }
    var step = layoutParent
    while let node = step {
      if let outer = node as? ScrollNode, outer.policy.isEnabled, outer.canMove(distance, axis: axis) { return true }
      step = node.layoutParent
    }
    return false
  }
}
