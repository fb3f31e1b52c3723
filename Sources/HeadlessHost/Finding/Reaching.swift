import ViewEngine

extension HeadlessWindow {
  /// The place where a pointer meets an element: the centre of its visible part.
  /// - Throws: ``FindingError`` when the element can't be found or seen, or something covers it there.
  package func place(of finder: Finder) throws -> CGPoint {
    let tree = semantics()
    let node = try tree.find(finder)
    let frame = node.frame
    guard frame.width > 0, frame.height > 0 else {
      throw FindingError(
        "\(node.summary) can't be seen, since none of its bounds \(JSONValue(node.bounds)) is inside the window and "
          + "the clips around it; scroll there first, as the action scrollIntoView does")
    }
    let point = CGPoint(x: frame.midX, y: frame.midY)
    if let cover = cover(of: node, at: point, in: tree) {
      throw FindingError(
        "\(node.summary) is covered at [\(Int(point.x)),\(Int(point.y))] by \(cover); "
          + "move that away first, or give the place as \"at\"")
    }
    return point
  }

  /// What lies in front of an element at a place, in words; nil if the element can be reached there.
  private func cover(of node: SemanticsNode, at point: CGPoint, in tree: SemanticsNode) -> String? {
    var path: ContiguousArray<LayoutNode> = []
    guard graph.root.hitTest(point, path: &path), let hit = path.first else { return nil }
    let target = node.layoutNode
    if path.contains(where: { $0 === target }) { return nil }
    guard hit.isInFront(of: target) else { return nil }
    let owner = tree.element(around: hit)
    // Layers of one component, such as the one that shows a press, lie over its parts. What merely holds others, as a
    // page does, is none: its header may lie over its list.
    if let owner, owner.properties.role != .window, node.contains(owner) || owner.isComponent && owner.contains(node) {
      return nil
    }
    if let owner, owner.properties.role != .window, !owner.contains(node) { return owner.summary }
    return "a view without a label at \(JSONValue(hit.frame(in: nil)))"
  }
}

extension SemanticsNode {
  /// Whether something can be done with the element itself.
  fileprivate var isComponent: Bool {
    properties.actions.contains { $0.name != SemanticsAction.Name.scrollIntoView }
  }

  /// The innermost element whose view a node belongs to.
  fileprivate func element(around layoutNode: LayoutNode) -> SemanticsNode? {
    var elements: [ObjectIdentifier: SemanticsNode] = [:]
    visit { elements[ObjectIdentifier($0.layoutNode)] = $0 }
    var node: LayoutNode? = layoutNode
    while let current = node {
      if let element = elements[ObjectIdentifier(current)] { return element }
      node = current.layoutParent
    }
    return nil
  }
}

extension LayoutNode {
  /// Whether the node is drawn after another one; false for a node that the other one lies in.
  fileprivate func isInFront(of other: LayoutNode) -> Bool {
    let (own, others) = (pathFromRoot, other.pathFromRoot)
    var depth = 0
    while depth < own.count, depth < others.count, own[depth] === others[depth] { depth += 1 }
    guard depth > 0, depth < own.count, depth < others.count else { return false }
    let siblings = own[depth - 1].childrenInPaintOrder
    guard let first = siblings.firstIndex(where: { $0 === own[depth] }),
      let second = siblings.firstIndex(where: { $0 === others[depth] })
    else { return false }
    return first > second
  }

  private var pathFromRoot: [LayoutNode] {
    var path: [LayoutNode] = []
    var node: LayoutNode? = self
    while let current = node {
      path.append(current)
      node = current.layoutParent
    }
    return path.reversed()
  }
}
