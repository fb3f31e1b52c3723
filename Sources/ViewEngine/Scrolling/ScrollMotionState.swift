/// What moves the content of one scroll view at present.
@MainActor
struct ScrollMotionState {
  /// Content that follows a finger.
  struct Drag {
    /// The offset without resistance, when the finger had not moved.
    var start: CGPoint
    /// How far the finger has moved, in the direction of the offset.
    var distance = CGSize.zero
    /// The part of it that something around the view has moved by instead.
    var taken = CGSize.zero
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
  mutating func shift(by distance: CGFloat, axis: Axis) {
    self[axis] = self[axis]?.shifted(by: distance)
    drag?.start[axis] += distance
  }

  /// Keeps the ends of springs within the range that a layout has left.
  mutating func limitSprings(to node: ScrollNode) {
    for axis in Axis.allCases {
      guard case .spring(var spring, let start) = self[axis] else { continue }
      let least = node.minimumOffset[axis]
      spring.target = min(max(spring.target, least), max(least, node.maximumOffset[axis]))
      self[axis] = .spring(spring, start: start)
    }
  }
}

// Not of the state itself: showing an animation's value reads the state, which must not be under change meanwhile.
extension ScrollNode {
  /// Follows a change of the content's coordinates.
  func shiftMotion(by distance: CGFloat, axis: Axis) {
    motion.shift(by: distance, axis: axis)
    guard var end = motion.animationEnd else { return }
    end[axis] += distance
    retargetMotion(to: end)
  }

  /// Keeps ends within the range that a layout has left.
  func limitMotion() {
    if let end = motion.animationEnd, clamped(end) != end { retargetMotion(to: clamped(end)) }
    motion.limitSprings(to: self)
  }

  /// Moves an animation's end without a change of its course: the rest of the way stays the same.
  func retargetMotion(to end: CGPoint) {
    motion.animationEnd = end
    guard graph.animations.isAnimating(self, slot: .scroll) else { return }
    graph.animations.animate(
      self, slot: .scroll, from: offset.animatableData, to: end.animatableData, Transaction(),
      apply: Self.showAnimated)
  }
}
