/// Scrolls what is around a view while something in it is dragged near an edge.
public struct _EdgeScrollModifier: ElementModifier {
  let point: CGPoint?
  let action: @MainActor (CGSize) -> Void

  package func makeNode(in context: WrapperContext) -> EdgeScrollNode { EdgeScrollNode(context) }
  package func update(_ node: EdgeScrollNode) {
    node.action = action
    node.set(point)
  }
}

package final class EdgeScrollNode: WrapperNode {
  var action: @MainActor (CGSize) -> Void = { _ in }
  private var point: CGPoint?
  private var timer: Timers.Token?

  func set(_ point: CGPoint?) {
    self.point = point
    if point == nil { stop() } else if timer == nil { scheduleStep() }
  }

  private func stop() {
    timer?.cancel()
    timer = nil
  }

  package override func willUnmount() {
    stop()
    super.willUnmount()
  }

  private func scheduleStep() {
    // In the background: it goes on for as long as something is held, and nobody should wait for that.
    timer = graph.timers.schedule(at: graph.now + ScrollPhysics.edgeScrollInterval, isBackground: true) { [weak self] in
      guard let self, self.isMounted, let point = self.point else { return }
      self.timer = nil
      self.step(at: point)
      self.scheduleStep()
    }
  }

  /// The innermost scroll view that can go on does.
  private func step(at point: CGPoint) {
    var outer = layoutParent
    while let node = outer {
      if let scroll = node as? ScrollNode, scroll.policy.isEnabled, scrollStep(scroll, point) { return }
      outer = node.layoutParent
    }
  }

  private func scrollStep(_ scroll: ScrollNode, _ point: CGPoint) -> Bool {
    let frame = scroll.frame(in: nil)
    let isRightToLeft = environment.isRightToLeft
    let across = isRightToLeft ? frame.maxX - point.x : point.x - frame.minX
    let distance = CGSize(
      width: ScrollPhysics.edgeScrollDistance(at: across, in: frame.width),
      height: ScrollPhysics.edgeScrollDistance(at: point.y - frame.minY, in: frame.height))
    let before = scroll.offset
    let end = scroll.clamped(CGPoint(x: before.x + distance.width, y: before.y + distance.height))
    guard end != before else { return false }
    scroll.scrollPrecisely(by: CGSize(width: end.x - before.x, height: end.y - before.y))
    let moved = CGSize(width: scroll.offset.x - before.x, height: scroll.offset.y - before.y)
    action(CGSize(width: isRightToLeft ? -moved.width : moved.width, height: moved.height))
    return true
  }
}

extension ScrollPhysics {
  /// From the edge of a scroll view, in points, and how fast it scrolls for what is dragged at the edge itself, in
  /// points a second; further in it is slower.
  static let edgeScrollZone: CGFloat = 48
  static let edgeScrollVelocity: CGFloat = 900
  /// Seconds between two steps.
  static let edgeScrollInterval = 1.0 / 60

  /// How far a step goes for a place along a scroll view of a length.
  static func edgeScrollDistance(at place: CGFloat, in length: CGFloat) -> CGFloat {
    let zone = min(edgeScrollZone, length / 4)
    guard zone > 0 else { return 0 }
    let whole = edgeScrollVelocity * CGFloat(edgeScrollInterval)
    if place < zone { return -whole * min(1, (zone - place) / zone) }
    if place > length - zone { return whole * min(1, (place - length + zone) / zone) }
    return 0
  }
}

extension View {
  /// Scrolls the scroll views around this view while something is dragged near their edges; beyond SwiftUI.
  /// - Parameters:
  ///   - point: where it is dragged, in the window; nil while nothing is.
  ///   - action: is told how far content has moved in each step, in points: what is dragged stays under the pointer if
  ///     it goes the same way.
  public func edgeScroll(at point: CGPoint?, perform action: @escaping @MainActor (CGSize) -> Void) -> some View {
    modifier(_EdgeScrollModifier(point: point, action: action))
  }
}
