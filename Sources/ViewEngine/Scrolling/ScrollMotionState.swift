/// What moves the content of one scroll view at present.
@MainActor
struct ScrollMotionState {
  /// Content that follows a finger.
  struct Drag {
    /// The offset without resistance, when the finger had not moved.
    var start: CGPoint
    /// How far the finger has moved, in the direction of the offset.
    var distance = CGSize.zero
  }

  var drag: Drag?
  /// The offset at which a finger last took hold.
  var dragStart = CGPoint.zero
  /// Whether fingers lie on a touchpad and move the content.
  var isOnTouchpad = false
  /// Whether momentum goes over the ends, as a finger's does.
  var bounces = true
  private var horizontal: ScrollMotion?
  private var vertical: ScrollMotion?
  /// Where an animation of the offset ends.
  var animationEnd: CGPoint?

  subscript(axis: Axis) -> ScrollMotion? {
    get { axis == .horizontal ? horizontal : vertical }
    set {
      if axis == .horizontal { horizontal = newValue } else { vertical = newValue }
    }
  }

  /// Whether the content moves by momentum or by a spring.
  var isFree: Bool { horizontal != nil || vertical != nil }
  var isIdle: Bool { drag == nil && !isFree && animationEnd == nil }

  /// Follows a change of the content's coordinates.
  mutating func shift(by distance: CGFloat, axis: Axis, of node: ScrollNode) {
    self[axis] = self[axis]?.shifted(by: distance)
    drag?.start[axis] += distance
    if var end = animationEnd {
      end[axis] += distance
      retarget(to: end, of: node)
    }
  }

  /// Keeps ends within the range that a layout has left.
  mutating func limit(to node: ScrollNode) {
    if let end = animationEnd, node.clamped(end) != end { retarget(to: node.clamped(end), of: node) }
    for axis in Axis.allCases {
      guard case .spring(var spring, let start) = self[axis] else { continue }
      let least = node.minimumOffset[axis]
      spring.target = min(max(spring.target, least), max(least, node.maximumOffset[axis]))
      self[axis] = .spring(spring, start: start)
    }
  }

  /// Moves an animation's end without a change of its course: the rest of the way stays the same.
  mutating func retarget(to end: CGPoint, of node: ScrollNode) {
    animationEnd = end
    guard node.graph.animations.isAnimating(node, slot: .scroll) else { return }
    node.graph.animations.animate(
      node, slot: .scroll, from: node.offset.animatableData, to: end.animatableData, Transaction(),
      apply: ScrollNode.showAnimated)
  }
}
