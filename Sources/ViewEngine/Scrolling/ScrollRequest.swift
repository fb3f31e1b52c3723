/// A wish to show a certain part of a scroll view's content.
package struct ScrollRequest {
  enum Target {
    case id(AnyHashable)
    case edge(Edge)
    case place(x: CGFloat?, y: CGFloat?)
    /// A rectangle in a node's coordinates, which shall be visible.
    case rect(CGRect, of: LayoutNode)
  }

  var target: Target
  /// The point of the target that shall meet the same point of the view; nil scrolls as little as makes it visible.
  var anchor: UnitPoint?
  /// The transaction in which the wish was made; nil for the one in force when it is carried out.
  var transaction: Transaction?
  /// The views that were asked for the same: where one of them knows what is looked for, the others make no rows to
  /// find it.
  var views: [ScrollNode] = []
  /// Whether nothing is to be seen of the way, whatever the update's animation: what is asked for before the view was
  /// first shown, and what moves in step with something else.
  var isAtOnce = false
}

extension ScrollNode {
  /// Asks for a part of the content to be shown once layout is done.
  package func request(_ target: ScrollRequest) {
    requests.append(target)
    graph.scrolling.setNeedsSettle(self)
  }

  /// Brings everything in line with the offset and with what was asked for.
  func settle() {
    guard hasBeenPlaced, let content else { return }
    takePositionRequests()
    var isNew = false
    if let last = requests.last {
      activeRequest = last
      requests.removeAll()
      isNew = true
    }
    // Lazy content learns real sizes on the way, so the place of what is wanted is found in several steps.
    for _ in 0..<8 {
      let moved = follow(isNew: isNew)
      isNew = false
      let changed = followViewport()
      if content.flags.contains(.layout) { layoutContent() }
      if !moved, !changed { break }
    }
    if motion.animationEnd == nil, !content.flags.contains(.layout), !graph.needsLayout {
      activeRequest = nil
      noteHeldPlaces()
    } else if activeRequest != nil, motion.animationEnd == nil {
      // Where it leads is known once layout is done. An animation on the way there comes back here with each frame.
      graph.scrolling.setNeedsSettle(self)
    }
    placeRefreshIndicatorInSight()
    let isUserScroll = userMoved && activeRequest == nil
    reportPosition()
    reportGeometry()
    if activeRequest == nil || motion.animationEnd != nil {
      for relay in policy.attachments.relays { relay.tell(self) }
    }
    reportPhase()
    reportToTrackers(isUserScroll: isUserScroll)
  }

  /// Moves to where the active request leads; true if that was elsewhere.
  private func follow(isNew: Bool) -> Bool {
    guard let active = activeRequest, let place = place(for: active) else {
      if isNew { activeRequest = nil }
      return false
    }
    if isNew {
      let before = offset
      var transaction = Transaction()
      if !active.isAtOnce {
        transaction = transactions?.apply(to: active.transaction ?? .current) ?? active.transaction ?? .current
      }
      move(to: place, transaction)
      return before != offset
    }
    if let end = motion.animationEnd {
      if !isSame(end, place) { retargetMotion(to: place) }
      return false
    }
    guard !isSame(offset, place), motion.isIdle else { return false }
    setOffset(place)
    return true
  }

  /// Whether two offsets differ by no more than what is lost in calculating them, as from frames that run from the right.
  private func isSame(_ one: CGPoint, _ other: CGPoint) -> Bool {
    abs(one.x - other.x) < 1e-6 && abs(one.y - other.y) < 1e-6
  }

  /// The offset at which a request is met; nil if its target isn't in the content.
  private func place(for request: ScrollRequest) -> CGPoint? {
    switch request.target {
    case .edge(let edge):
      var place = motion.animationEnd ?? offset
      switch edge {
      case .top: place.y = 0
      case .bottom: place.y = maximumOffset.y
      case .leading: place.x = 0
      case .trailing: place.x = maximumOffset.x
      }
      return place
    case .place(let x, let y):
      return clamped(CGPoint(x: x ?? offset.x, y: y ?? offset.y))
    case .id(let id):
      guard let frame = contentFrame(of: id, views: request.views) else { return nil }
      return offset(showing: frame, anchor: request.anchor)
    case .rect(let rect, let node):
      guard let frame = contentFrame(of: rect, in: node) else { return nil }
      return offset(showing: frame, anchor: request.anchor)
    }
  }

  /// The offset that shows a rectangle of the content: with an anchor, which may lie outside 0…1, where the anchors
  /// of both meet; otherwise as near as possible.
  package func offset(showing frame: CGRect, anchor: UnitPoint?) -> CGPoint {
    var place = motion.animationEnd ?? offset
    for axis in Axis.allCases where axes.contains(axis) {
      let start = frame.origin[axis]
      let length = frame.size[axis]
      let viewport = size[axis]
      if let anchor {
        place[axis] = alignedOffset(of: frame, anchor: anchor, axis: axis)
      } else if start < seenStart(at: place[axis], axis: axis) || length > viewport {
        place[axis] = offset(start, plus: 1, axis: axis)
      } else if start + length > place[axis] + viewport {
        place[axis] = start + length - viewport
      }
    }
    return clamped(place)
  }

  /// The offset at which the anchors of a rectangle of the content and of what is seen of it meet, whether that lies in the
  /// range or not.
  func alignedOffset(of frame: CGRect, anchor: UnitPoint?, axis: Axis) -> CGFloat {
    let part = anchor.map { axis == .horizontal ? $0.x : $0.y } ?? 0
    return offset(frame.origin[axis] - part * (size[axis] - frame.size[axis]), plus: 1 - part, axis: axis)
  }

  /// A rectangle of a node in the coordinates of the offset: where the offset would have to be for its corner to be
  /// at the view's start.
  package func contentFrame(of rect: CGRect, in node: LayoutNode) -> CGRect? {
    var step: LayoutNode? = node
    while let current = step, current !== self { step = current.layoutParent }
    guard step === self, node !== self else { return nil }
    let first = node.point(rect.origin, in: self)
    let last = node.point(CGPoint(x: rect.maxX, y: rect.maxY), in: self)
    let left = min(first.x, last.x)
    let width = abs(last.x - first.x)
    let leading = environment.isRightToLeft ? size.width - left - width : left
    return CGRect(
      x: leading + offset.x, y: min(first.y, last.y) + offset.y, width: width, height: abs(last.y - first.y))
  }

  /// Scrolls as little as makes a rectangle of a node in the content visible, with an eased motion.
  package func reveal(_ rect: CGRect, in node: LayoutNode, animated: Bool = true) {
    let animation = animated ? ScrollPhysics.keyAnimation : nil
    request(
      ScrollRequest(target: .rect(rect, of: node), anchor: nil, transaction: Transaction(animation: animation)))
  }
}
