/// Takes events from the host to the nodes that they concern.
@MainActor
package final class InputDispatcher {
  private unowned let graph: ViewGraph
  /// Arenas of pointers that are down, and those kept open for another tap.
  private var arenas: [Int: GestureArena] = [:]
  private var held: ContiguousArray<GestureArena> = []
  /// What has the second of two pointers, by that one's number.
  private var seconds: [Int: GestureRecognizer] = [:]
  /// The node that takes a touchpad's movement until the fingers are lifted.
  private weak var scrollTarget: LayoutNode?
  /// The node that took the last turn of a wheel or stray movement, and when and where.
  private weak var latchedTarget: LayoutNode?
  private var latchedPlace = CGPoint.zero
  private var latchedTime: TimeInterval = 0
  /// Whether a touchpad's movement has begun and not ended. A delta outside of one stands for itself.
  package private(set) var isOnTouchpad = false
  /// The time of the latest event or frame.
  package private(set) var now: TimeInterval = 0

  let hover: HoverTracking

  init(graph: ViewGraph) {
    self.graph = graph
    hover = HoverTracking(graph: graph)
  }

  /// Whether a pointer is down or a gesture is undecided.
  package var isActive: Bool { !arenas.isEmpty || !held.isEmpty }

  func advance(to time: TimeInterval) { now = max(now, time) }

  /// The nodes under a point of the window, innermost first.
  package func path(at point: CGPoint) -> ContiguousArray<LayoutNode> {
    var path: ContiguousArray<LayoutNode> = []
    _ = graph.root.hitTest(point, path: &path)
    return path
  }

  // MARK: Pointers

  func send(_ event: PointerEvent) -> Bool {
    now = max(now, event.time)
    switch event.phase {
    case .hover:
      hover.pointerMoved(event)
      return hover.isOverInterestedNode
    case .leave:
      hover.pointerLeft()
      return false
    case .down: return pointerDown(event)
    case .move, .up, .cancel:
      if let taker = seconds[event.id] {
        if event.phase != .move { seconds[event.id] = nil }
        taker.secondPointer(event)
        return true
      }
      guard let arena = arenas[event.id] else { return false }
      if event.phase != .move { arenas[event.id] = nil }
      let wanted = arena.dispatch(event)
      if event.phase == .up, !arena.isClosed { held.append(arena) }
      if event.kind == .mouse, event.phase != .cancel { hover.pointerMoved(event) }
      return wanted
    }
  }

  private func pointerDown(_ event: PointerEvent) -> Bool {
    if event.kind == .mouse { hover.pointerMoved(event) }
    if event.button == .back { return graph.focus.performExitCommand() }
    // A pointer that goes down twice has lost its up.
    arenas.removeValue(forKey: event.id)?.cancel()
    let path = path(at: event.location)
    seconds[event.id] = nil
    if event.kind == .touch, let taker = secondPointerTaker(in: path) {
      seconds[event.id] = taker
      taker.secondPointer(event)
      return true
    }
    graph.focus.pointerWentDown(path, kind: event.kind)
    graph.tooltips.pointerWentDown(path)
    let arena = heldArena(for: path) ?? makeArena(for: path, event)
    arenas[event.id] = arena
    return arena.dispatch(event)
  }

  /// The recogniser with a pointer on one of the nodes that takes another one as well.
  private func secondPointerTaker(in path: ContiguousArray<LayoutNode>) -> GestureRecognizer? {
    for arena in arenas.values where arena.isPointerDown {
      for member in arena.members where member.takesSecondPointer && member.state != .failed {
        guard path.contains(where: { $0 === member.node }), !seconds.values.contains(where: { $0 === member }) else {
          continue
        }
        return member
      }
    }
    return nil
  }

  /// Whether a gesture at a place takes two pointers, so that a touchpad's two fingers are meant for it.
  package func takesTwoPointers(at point: CGPoint) -> Bool {
    for node in path(at: point) {
      var own: ContiguousArray<GestureRecognizer> = []
      node.responder?.appendRecognizers(to: &own)
      if own.contains(where: { $0.takesSecondPointer }) { return true }
    }
    return false
  }

  private func makeArena(for path: ContiguousArray<LayoutNode>, _ event: PointerEvent) -> GestureArena {
    var found: ContiguousArray<GestureRecognizer> = []
    var mask = RecognizerMask()
    // A mask of an outer view concerns the views in it, so the outermost is asked first.
    for node in path.reversed() {
      var own: ContiguousArray<GestureRecognizer> = []
      if mask.includesSubviews {
        node.responder?.appendRecognizers(to: &own)
        node.responder?.narrow(&mask)
      }
      found.insert(contentsOf: own.filter { $0.state == .idle && $0.accepts(event) }, at: 0)
    }
    let high = found.reversed().filter { $0.precedence == .high }
    let normal = found.filter { $0.precedence == .normal }
    return GestureArena(members: ContiguousArray(high + normal)) { [weak self] closed in self?.didClose(closed) }
  }

  private func heldArena(for path: ContiguousArray<LayoutNode>) -> GestureArena? {
    for arena in held {
      if arena.members.contains(where: { member in
        member.state == .possible && path.contains { $0 === member.node }
      }) {
        held.removeAll { $0 === arena }
        return arena
      }
      arena.cancelHolding()
    }
    return nil
  }

  private func didClose(_ arena: GestureArena) {
    held.removeAll { $0 === arena }
    for (id, other) in arenas where other === arena { arenas[id] = nil }
  }

  // MARK: Wheels and touchpads

  func send(_ event: ScrollEvent) -> Bool {
    now = max(now, event.time)
    if event.phase == .began {
      isOnTouchpad = true
      scrollTarget = nil
    }
    defer {
      if event.phase == .ended {
        isOnTouchpad = false
        scrollTarget = nil
      }
    }
    if event.kind == .precise, isOnTouchpad, let target = scrollTarget, target.isInReach {
      return target.responder?.handleScroll(event) ?? false
    }
    if isLatched(event), latchedTarget?.responder?.handleScroll(event) == true {
      latchedTime = event.time
      return true
    }
    let path = path(at: event.location)
    graph.tooltips.willScroll(path)
    for node in path where node.responder?.handleScroll(event) == true {
      if event.kind == .precise, isOnTouchpad { scrollTarget = node }
      latchedTarget = node
      latchedPlace = event.location
      latchedTime = event.time
      return true
    }
    latchedTarget = nil
    return false
  }

  /// Whether a movement goes on with the one before it: then it belongs to the same view, whatever has come under the
  /// pointer meanwhile, and nobody has to look what lies there.
  private func isLatched(_ event: ScrollEvent) -> Bool {
    guard event.phase == .changed, let target = latchedTarget, target.isInReach else {
      return false
    }
    return event.time - latchedTime <= Self.latchTime && abs(event.location.x - latchedPlace.x) <= Self.latchDistance
      && abs(event.location.y - latchedPlace.y) <= Self.latchDistance
  }

  /// How long a pause ends a movement, in seconds, and how far the pointer may move meanwhile, in points.
  private static let latchTime: TimeInterval = 0.25
  private static let latchDistance: CGFloat = 4

  // MARK: Keys

  func send(_ event: KeyEvent) -> Bool {
    now = max(now, event.time)
    return graph.focus.send(event)
  }
}

/// Whose recognisers take part, as a view's ``GestureMask`` says.
package struct RecognizerMask {
  /// False where a view above lets only its own gesture take part.
  package var includesSubviews = true
  package init() {}
}
