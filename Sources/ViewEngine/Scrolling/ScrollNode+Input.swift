extension ScrollNode: InputResponder {
  package func appendRecognizers(to recognizers: inout ContiguousArray<GestureRecognizer>) {
    recognizers.append(pan)
  }

  package func reveal(_ rect: CGRect, of descendant: LayoutNode) {
    reveal(rect, in: descendant, animated: false)
    // What lies around may keep a part of the view below the window.
    let hidden = descendant.frame(in: nil).maxY - graph.size.height
    if hidden > 0.5, isNested { _ = distanceLeft(of: CGSize(width: 0, height: hidden), source: .reveal) }
  }

  // MARK: Wheels and touchpads

  package func handleScroll(_ event: ScrollEvent) -> Bool {
    guard policy.isEnabled else { return false }
    switch event.phase {
    case .began, .momentumStopped:
      // The axis is not known yet; but fingers on content that moves stop it.
      if isMovingFreely, event.kind == .precise { stop() }
      return false
    case .ended:
      touchpadEnded(event)
      return true
    case .changed:
      return event.kind == .wheel ? turnWheel(event) : moveByTouchpad(event)
    }
  }

  /// The delta along the offset, limited to what this view scrolls: to the main axis of the movement, or to both if
  /// both scroll. Nil leaves the event to views around.
  private func distance(of event: ScrollEvent) -> CGSize? {
    var delta = event.delta
    if event.kind == .wheel, event.modifiers.contains(.shift), delta.width == 0 {
      delta = CGSize(width: delta.height, height: 0)
    }
    let isMainlyHorizontal = abs(delta.width) > abs(delta.height)
    guard canScroll(isMainlyHorizontal ? .horizontal : .vertical) || (!isMainlyHorizontal && isNested) else {
      return nil
    }
    if environment.isRightToLeft { delta.width = -delta.width }
    if !canScroll(.horizontal) || !canScroll(.vertical) || event.kind == .wheel {
      if isMainlyHorizontal { delta.height = 0 } else { delta.width = 0 }
    }
    return delta
  }

  private func turnWheel(_ event: ScrollEvent) -> Bool {
    guard let notches = distance(of: event) else { return false }
    return scrollEased(
      by: CGSize(
        width: notches.width * ScrollPhysics.wheelStep(viewport: size.width),
        height: notches.height * ScrollPhysics.wheelStep(viewport: size.height)))
  }

  private func moveByTouchpad(_ event: ScrollEvent) -> Bool {
    guard let distance = distance(of: event) else { return false }
    if graph.input.isOnTouchpad {
      motion.isOnTouchpad = true
      touchpadPlace = CGPoint(x: touchpadPlace.x + distance.width, y: touchpadPlace.y + distance.height)
      touchpadVelocity.add(touchpadPlace, at: event.time)
    }
    let hasMoved = scrollPrecisely(by: distance)
    // A movement outside of one from laying fingers down to lifting them is over at once.
    if !motion.isOnTouchpad { _ = velocityLeft(of: .zero, source: .drag) }
    return hasMoved || motion.isOnTouchpad
  }

  private func touchpadEnded(_ event: ScrollEvent) {
    guard motion.isOnTouchpad else { return }
    motion.isOnTouchpad = false
    let velocity = touchpadVelocity.velocity(at: event.time)
    touchpadVelocity = DragVelocity()
    touchpadPlace = .zero
    release(velocity: velocityLeft(of: velocity, source: .drag), bounces: false)
  }

  // MARK: Keys

  package func handleKey(_ event: KeyEvent) -> Bool {
    guard event.isDown, policy.isEnabled, event.modifiers.isDisjoint(with: [.option, .command]) else { return false }
    if isRefreshKey(event) { return startRefresh() }
    guard event.modifiers.isDisjoint(with: .control), let distance = distance(of: event) else { return false }
    return scrollEased(by: distance, animation: ScrollPhysics.keyAnimation)
  }

  private func isRefreshKey(_ event: KeyEvent) -> Bool {
    event.key == "F5" || (event.key.lowercased() == "r" && event.modifiers.contains(.control))
  }

  private func distance(of event: KeyEvent) -> CGSize? {
    let page = size.height * ScrollPhysics.pageFraction
    let toEnd = maximumOffset.y - offset.y
    let across = environment.isRightToLeft ? -ScrollPhysics.arrowStep : ScrollPhysics.arrowStep
    switch event.key {
    case "PageDown" where canScroll(.vertical): return CGSize(width: 0, height: page)
    case "PageUp" where canScroll(.vertical): return CGSize(width: 0, height: -page)
    case "Home" where canScroll(.vertical): return CGSize(width: 0, height: -maximumOffset.y - offset.y)
    case "End" where canScroll(.vertical): return CGSize(width: 0, height: toEnd + maximumOffset.y)
    case "ArrowDown" where canScroll(.vertical): return CGSize(width: 0, height: ScrollPhysics.arrowStep)
    case "ArrowUp" where canScroll(.vertical): return CGSize(width: 0, height: -ScrollPhysics.arrowStep)
    case "ArrowRight" where canScroll(.horizontal): return CGSize(width: across, height: 0)
    case "ArrowLeft" where canScroll(.horizontal): return CGSize(width: -across, height: 0)
    case " " where canScroll(.vertical):
      return CGSize(width: 0, height: event.modifiers.contains(.shift) ? -page : page)
    default: return nil
    }
  }
}

extension ScrollDriver {
  /// Takes a key that nothing else in the window takes: the largest scroll view that can use it does. One behind
  /// something modal is out of reach.
  func send(_ event: KeyEvent) -> Bool {
    let candidates = all.filter { $0.isInReach && !$0.visibleInWindow.isEmpty }
      .sorted { ($0.size.width * $0.size.height, $1.depth) > ($1.size.width * $1.size.height, $0.depth) }
    for node in candidates where node.handleKey(event) { return true }
    return false
  }
}

extension ScrollNode {
  /// The part of the view that lies in the window.
  fileprivate var visibleInWindow: CGRect {
    let visible = frame(in: nil).intersection(CGRect(origin: .zero, size: graph.size))
    return visible.isNull ? .zero : visible
  }
}
