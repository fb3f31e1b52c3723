/// The order in which Tab visits nodes: as one reads, by where the nodes are.
@MainActor
enum FocusOrder {
  /// All nodes that may have the focus, in order.
  static func nodes(in root: LayoutNode) -> ContiguousArray<LayoutNode> {
    var found: ContiguousArray<LayoutNode> = []
    visit(root, &found)
    return found
  }

  private static func visit(_ node: LayoutNode, _ found: inout ContiguousArray<LayoutNode>) {
    guard !node.ignoresInput else { return }
    if node.responder?.isFocusable == true { found.append(node) }
    for child in sorted(childrenInOrder(of: node)) { visit(child, &found) }
  }

  /// A node's children as the code has them, whatever lies in front; those of a node that draws more than its children,
  /// as one with an overlay does, as it draws them.
  private static func childrenInOrder(of node: LayoutNode) -> ContiguousArray<LayoutNode> {
    let (drawn, painted) = (node.drawnChildren, node.childrenInPaintOrder)
    return drawn.count == painted.count ? drawn : painted
  }

  /// Siblings in reading order. Rows come from above to below, and in a row from the leading side; siblings that
  /// overlap stay in the order of the code. Insertion keeps that order for all that can't be told apart.
  private static func sorted(_ children: ContiguousArray<LayoutNode>) -> ContiguousArray<LayoutNode> {
    guard children.count > 1 else { return children }
    var result: ContiguousArray<LayoutNode> = []
    for child in children {
      var index = result.count
      while index > 0, comesBefore(child.presentedFrame, result[index - 1].presentedFrame) { index -= 1 }
      result.insert(child, at: index)
    }
    return result
  }

  private static func comesBefore(_ a: CGRect, _ b: CGRect) -> Bool {
    if a.maxY <= b.minY { return true }
    if b.maxY <= a.minY { return false }
    return a.maxX <= b.minX
  }
}
