extension ScrollNode {
  /// Takes over what the positions around this view ask for.
  func takePositionRequests() {
    for position in policy.attachments.positions {
      guard let pending = position.pending else { continue }
      position.pending = nil
      requests.append(pending)
    }
  }

  /// Whether the user moves the content, or it goes on by itself after that.
  private var isMovedByUser: Bool {
    motion.drag != nil || motion.isFree || motion.isOnTouchpad || (motion.animationEnd != nil && activeRequest == nil)
  }

  /// Tells positions which target the user has scrolled to.
  func reportPosition() {
    guard activeRequest == nil, userMoved else { return }
    if !isMovedByUser { userMoved = false }
    let positions = policy.attachments.positions
    guard !positions.isEmpty else { return }
    let targets = scrollTargets()
    let seen = CGPoint(
      x: seenStart(at: offset.x, axis: .horizontal), y: seenStart(at: offset.y, axis: .vertical))
    for position in positions {
      position.noteUserScroll()
      var best: (target: Target, id: AnyHashable, distance: CGFloat)?
      for target in targets {
        guard let id = target.ids.first(where: position.accepts) else { continue }
        guard let distance = distance(of: target.frame, seen: seen, anchor: position.anchor) else { continue }
        if best.map({ distance < $0.distance }) ?? true { best = (target, id, distance) }
      }
      guard let best else {
        position.hold = nil
        continue
      }
      hold(best.target, id: best.id, for: position)
      position.report(best.id)
    }
  }

  /// How far a target is from where the anchor wants it in what is seen from a place on; nil if it doesn't come into
  /// question.
  private func distance(of frame: CGRect, seen: CGPoint, anchor: UnitPoint?) -> CGFloat? {
    var sum: CGFloat = 0
    for axis in Axis.allCases where axes.contains(axis) {
      let start = frame.origin[axis]
      let length = frame.size[axis]
      let here = seen[axis]
      if let anchor {
        let part = axis == .horizontal ? anchor.x : anchor.y
        sum += abs(start + part * length - (here + part * (offset[axis] + size[axis] - here)))
      } else {
        // The first one that can be seen.
        guard start + length > here + 0.5 else { return nil }
        sum += start
      }
    }
    return sum
  }

  struct Target {
    var ids: [AnyHashable]
    var frame: CGRect
    var element: LayoutNode
  }

  /// The children of layouts in the content that are marked as targets.
  ///
  /// Asked for in every step of scrolling, so it starts from the marked layouts and not from the whole content.
  func scrollTargets() -> [Target] {
    var found: [Target] = []
    for marked in graph.scrolling.targetLayouts where marked.isEnabled && isOutermost(marked) {
      var layout: LayoutNode? = marked.child
      while let wrapper = layout as? WrapperNode { layout = wrapper.child }
      guard let layout else { continue }
      for child in layout.arrangedChildren {
        let frame = contentFrame(of: CGRect(origin: .zero, size: child.size), in: child)
        if let frame { found.append(Target(ids: child.identities(within: layout), frame: frame, element: child)) }
      }
    }
    return found
  }

  /// Whether a marked layout is in this view, and neither in another scroll view nor in another marked layout in here.
  private func isOutermost(_ marked: ScrollTargetLayoutNode) -> Bool {
    var step = marked.layoutParent
    while let node = step {
      if node === self { return true }
      if node is ScrollNode || (node as? ScrollTargetLayoutNode)?.isEnabled == true { return false }
      step = node.layoutParent
    }
    return false
  }

  // MARK: Looking up identities

  /// The frame of what has an identity, in the coordinates of the offset; an estimate for rows not yet made.
  /// - Parameter views: scroll views one of which may have it instead.
  func contentFrame(of id: AnyHashable, views: [ScrollNode] = []) -> CGRect? {
    if let known = knownFrame(of: id) { return known }
    for view in views where view !== self && view.knownFrame(of: id) != nil { return nil }
    return frameInRowsNotMade(of: id)
  }

  private func knownFrame(of id: AnyHashable) -> CGRect? { content.flatMap { frame(of: id, below: $0) } }

  private func frame(of id: AnyHashable, below node: ViewNode) -> CGRect? {
    if node.identity(is: id) {
      guard let element = node.firstElement else { return nil }
      return contentFrame(of: CGRect(origin: .zero, size: element.size), in: element)
    }
    if let (frame, layout) = node.lazyFrame(of: id) {
      return contentFrame(of: frame, in: layout)
    }
    var found: CGRect?
    node.forEachChild { if found == nil { found = frame(of: id, below: $0) } }
    return found
  }

  /// The element that has an identity, if it is there.
  func element(of id: AnyHashable) -> LayoutNode? {
    func find(below node: ViewNode) -> LayoutNode? {
      if node.identity(is: id) { return node.firstElement }
      var found: LayoutNode?
      node.forEachChild { if found == nil { found = find(below: $0) } }
      return found
    }
    return content.flatMap(find)
  }
}

extension ViewNode {
  /// Whether `id(_:)` or `ForEach` has given this identity, by type and value.
  func identity(is id: AnyHashable) -> Bool {
    if let node = self as? IdentityNode { return node.identity == id }
    if let node = self as? IDNode { return node.identity == id }
    return false
  }

  /// The first element that the node stands for, with the modifiers that are over it.
  var firstElement: LayoutNode? {
    var elements: ContiguousArray<LayoutNode> = []
    appendElements(to: &elements)
    return elements.first?.outermostOfElement
  }

  /// Whether this node, or one in it that stands for the same element, has an identity.
  func standsFor(_ id: AnyHashable) -> Bool {
    if identity(is: id) { return true }
    guard self is StructuralNode || self is WrapperNode else { return false }
    var found = false
    forEachChild { found = found || $0.standsFor(id) }
    return found
  }
}

extension LayoutNode {
  /// The identities of an element of a layout: those given around it and, through modifiers and custom views, in it.
  func identities(within layout: LayoutNode) -> [AnyHashable] {
    var ids: [AnyHashable] = []
    var step = parent
    while let node = step, node !== layout {
      if let node = node as? IdentityNode { ids.append(node.identity) }
      if let node = node as? IDNode { ids.append(node.identity) }
      if node is LayoutNode { break }
      step = node.parent
    }
    if let wrapper = self as? WrapperNode, let child = wrapper.child { ids += child.identities(within: self) }
    return ids
  }

  /// What the node arranges: the cells of a lazy grid, not its lines.
  var arrangedChildren: ContiguousArray<LayoutNode> {
    guard self is LazyStackNode else { return layoutChildren }
    return ContiguousArray(layoutChildren.flatMap { $0 is GridLineNode ? $0.layoutChildren : [$0] })
  }

  /// With modifiers over a list, the outermost node that stands for the same element.
  var outermostOfElement: LayoutNode {
    var result = self
    while let around = result.layoutParent as? WrapperNode, around.parent?.isElementList == true { result = around }
    return result
  }
}
