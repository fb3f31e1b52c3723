extension ScrollNode {
  // MARK: What can move

  /// Whether the content is larger than the view along an axis.
  package func canScroll(_ axis: Axis) -> Bool { axes.contains(axis) && maximumOffset[axis] > 0.5 }

  /// Whether content may be pulled beyond its end along an axis.
  func canBounce(_ axis: Axis) -> Bool {
    axes.contains(axis)
      && (refreshes(axis) || policy.bounce(axis).bounces(axis, contentFits: maximumOffset[axis] <= 0.5))
  }

  /// Whether a finger that moves along an axis moves the content.
  package func takesDrag(_ axis: Axis) -> Bool {
    policy.isEnabled && (canScroll(axis) || canBounce(axis) || (axis == .vertical && isNested))
  }

  // MARK: Stopping

  /// Whether the content moves without a finger on it.
  package var isMovingFreely: Bool { motion.isFree || motion.animationEnd != nil }

  /// Ends all motion where it is. Content that is beyond its end stays there until something brings it back.
  package func stop() {
    motion[.horizontal] = nil
    motion[.vertical] = nil
    cancelAnimation()
    activeRequest = nil
    graph.scrolling.setNeedsSettle(self)
  }

  /// Ends all motion where it is, a finger's too: what that does from then on moves nothing.
  func letGo() {
    stop()
    motion.drag = nil
    motion.isOnTouchpad = false
    refresh?.progress.pull = 0
  }

  /// Ends all motion; content that it has pulled beyond its end is back at once. Content that does not move stays where it
  /// is, also where a layout under way leaves it less room for now.
  func comeToRest() {
    guard isMovingFreely || motion.drag != nil else { return }
    letGo()
    setOffset(clamped(offset))
  }

  private func cancelAnimation() {
    guard motion.animationEnd != nil else { return }
    motion.animationEnd = nil
    graph.animations.cancel(self, slot: .scroll)
  }

  private func showMotion() {
    indicators.show(at: graph.now)
    graph.scrolling.setMoves(self)
  }

  // MARK: Animated changes

  static let showAnimated: @MainActor (ScrollNode, CGPoint.AnimatableData) -> Void = { node, data in
    guard node.motion.animationEnd != nil else { return }
    var shown = CGPoint.zero
    shown.animatableData = data
    node.setOffset(shown)
  }

  /// Moves to an offset by a transaction's animation, or at once without one.
  func move(to end: CGPoint, _ transaction: Transaction) {
    motion[.horizontal] = nil
    motion[.vertical] = nil
    guard transaction.animation != nil, !transaction.disablesAnimations, end != offset || motion.animationEnd != nil
    else {
      cancelAnimation()
      setOffset(end)
      return
    }
    let start = offset
    motion.animationEnd = end
    graph.animations.animate(
      self, slot: .scroll, from: start.animatableData, to: end.animatableData, transaction,
      apply: Self.showAnimated)
    showMotion()
    graph.scrolling.setNeedsSettle(self)
  }

  /// Scrolls by a distance with the short eased motion of a wheel; what is under way adds up.
  /// - Returns: whether there was anything left to scroll in that direction.
  @discardableResult
  package func scrollEased(by whole: CGSize, animation: Animation = ScrollPhysics.wheelAnimation) -> Bool {
    let distance = distanceLeft(of: whole, source: .step)
    let from = motion.animationEnd ?? offset
    let end = clamped(CGPoint(x: from.x + distance.width, y: from.y + distance.height))
    guard end != from else { return distance != whole }
    activeRequest = nil
    userMoved = true
    move(to: end, Transaction(animation: animation))
    return true
  }

  /// Moves the content with fingers on a touchpad: one to one, and never beyond the ends.
  @discardableResult
  package func scrollPrecisely(by whole: CGSize) -> Bool {
    stop()
    let distance = distanceLeft(of: whole, source: .drag)
    let end = clamped(CGPoint(x: offset.x + distance.width, y: offset.y + distance.height))
    guard end != offset else { return distance != whole }
    userMoved = true
    setOffset(end)
    showMotion()
    return true
  }

  // MARK: Fingers

  /// A finger takes hold of the content.
  package func dragBegan() {
    stop()
    var start = offset
    let shown = offset
    let rest = clamped(offset)
    for axis in Axis.allCases where shown[axis] != rest[axis] {
      let excess = shown[axis] - rest[axis]
      let pull = ScrollPhysics.pull(forRubberBand: abs(excess), viewport: size[axis])
      start[axis] = rest[axis] + (excess < 0 ? -pull : pull)
    }
    motion.drag = ScrollMotionState.Drag(start: start)
    motion.dragStart = rest
    nestedScrollDidBegin()
    showMotion()
  }

  /// The finger has moved by a translation since it took hold, in physical points.
  package func dragChanged(_ translation: CGSize) {
    guard var drag = motion.drag else { return }
    let distance = CGSize(
      width: environment.isRightToLeft ? translation.width : -translation.width, height: -translation.height)
    let step = CGSize(width: 0, height: distance.height - drag.distance.height)
    drag.taken.height += step.height - distanceLeft(of: step, source: .drag).height
    drag.distance = distance
    motion.drag = drag
    userMoved = true
    if policy.dismissesKeyboard, graph.focus.focused is TextEditorNode { graph.focus.focus(nil) }
    var shown = offset
    for axis in Axis.allCases where axes.contains(axis) && takesDrag(axis) {
      shown[axis] = banded(drag.start[axis] + drag.distance[axis] - drag.taken[axis], axis: axis)
    }
    setOffset(shown)
    showMotion()
    refreshDragDidChange()
  }

  private func banded(_ raw: CGFloat, axis: Axis) -> CGFloat {
    let least = minimumOffset[axis]
    let most = max(least, maximumOffset[axis])
    if raw >= least, raw <= most { return raw }
    let edge = raw < least ? least : most
    guard canBounce(axis) else { return edge }
    let shown = ScrollPhysics.rubberBand(abs(raw - edge), viewport: size[axis])
    return raw < edge ? edge - shown : edge + shown
  }

  /// The finger lets go with a velocity, in physical points a second.
  package func dragEnded(velocity: CGSize) {
    guard motion.drag != nil else { return }
    motion.drag = nil
    refreshDragDidEnd()
    let along = CGSize(
      width: environment.isRightToLeft ? velocity.width : -velocity.width, height: -velocity.height)
    release(velocity: velocityLeft(of: along, source: .drag), bounces: true)
  }

  /// The finger is lost to something else: content comes to rest in its range.
  package func dragCancelled() {
    guard motion.drag != nil else { return }
    motion.drag = nil
    release(velocity: velocityLeft(of: .zero, source: .drag), bounces: true)
  }

  // MARK: Momentum

  /// Lets the content go on with a velocity along the offset, in points a second.
  package func release(velocity: CGSize, bounces: Bool) {
    cancelAnimation()
    motion.bounces = bounces
    let time = max(graph.now, graph.input.now)
    let proposed = restingPlace(velocity: velocity)
    let place = targetPlace(for: proposed, velocity: velocity)
    for axis in Axis.allCases where axes.contains(axis) {
      let speed = abs(velocity[axis]) < ScrollPhysics.flingVelocity ? 0 : velocity[axis]
      let least = minimumOffset[axis]
      let most = max(least, maximumOffset[axis])
      let shown = offset[axis]
      if shown < least || shown > most {
        let edge = shown < least ? least : most
        motion[axis] = .spring(SpringReturn(from: shown, to: edge, velocity: speed), start: time)
      } else if place[axis] != proposed[axis] {
        motion[axis] = .spring(SpringReturn(from: shown, to: place[axis], velocity: speed), start: time)
      } else if speed != 0, canScroll(axis) || (bounces && canBounce(axis)) || (axis == .vertical && isNested) {
        motion[axis] = .momentum(Deceleration(origin: shown, velocity: speed), start: time)
      }
    }
    graph.scrolling.setNeedsSettle(self)
    if motion.isFree { showMotion() }
  }

  /// Where the content would come to rest, within its range.
  private func restingPlace(velocity: CGSize) -> CGPoint {
    var place = offset
    for axis in Axis.allCases where axes.contains(axis) && abs(velocity[axis]) >= ScrollPhysics.flingVelocity {
      place[axis] = Deceleration(origin: offset[axis], velocity: velocity[axis]).end
    }
    return clamped(place)
  }

  /// Goes on to `time`; false once nothing moves and nothing shows any more.
  func tick(to time: TimeInterval) -> Bool {
    let wasFree = motion.isFree
    var shown = offset
    for axis in Axis.allCases {
      guard let running = motion[axis] else { continue }
      shown[axis] = advance(offering(running, axis: axis, at: time), axis: axis, to: time)
    }
    setOffset(shown)
    if motion.animationEnd != nil, !graph.animations.isAnimating(self, slot: .scroll) {
      motion.animationEnd = nil
      graph.scrolling.setNeedsSettle(self)
    }
    if wasFree, !motion.isFree { _ = velocityLeft(of: .zero, source: .momentum) }
    if motion.isIdle, reportedPhase != .idle { graph.scrolling.setNeedsSettle(self) }
    let wasShown = indicators.shown
    let goesOn = indicators.tick(to: time, isMoving: !motion.isIdle || motion.isOnTouchpad)
    if indicators.shown != wasShown { setNeedsCompose() }
    return goesOn || !motion.isIdle
  }

  /// Lets what lies around take a part of the way that momentum makes; the rest of the way stays as long as it was.
  private func offering(_ running: ScrollMotion, axis: Axis, at time: TimeInterval) -> ScrollMotion {
    guard axis == .vertical, isNested, case .momentum(let momentum, let start) = running else { return running }
    let step = momentum.value(after: time - start) - offset.y
    let left = distanceLeft(of: CGSize(width: 0, height: step), source: .momentum).height
    guard left != step else { return running }
    let shifted = running.shifted(by: left - step)
    motion[axis] = shifted
    return shifted
  }

  private func advance(_ running: ScrollMotion, axis: Axis, to time: TimeInterval) -> CGFloat {
    let least = minimumOffset[axis]
    let most = max(least, maximumOffset[axis])
    switch running {
    case .momentum(let momentum, let start):
      let value = momentum.value(after: time - start)
      guard value < least || value > most else {
        if time - start >= momentum.duration { motion[axis] = nil }
        return value
      }
      let edge = value < least ? least : most
      guard motion.bounces, canBounce(axis) else {
        motion[axis] = nil
        return edge
      }
      // The end is passed between two frames: the spring takes over at that very time.
      let passed = momentum.time(reaching: edge) ?? (time - start)
      let spring = SpringReturn(from: edge, to: edge, velocity: momentum.velocity(after: passed))
      motion[axis] = .spring(spring, start: start + passed)
      return spring.value(after: time - start - passed)
    case .spring(let spring, let start):
      if spring.isAtRest(after: time - start) {
        motion[axis] = nil
        return spring.target
      }
      return spring.value(after: time - start)
    }
  }
}
