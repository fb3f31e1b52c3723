/// The nodes of a window that must be laid out again.
///
/// 1. ``LayoutNode/setNeedsLayout()`` puts a node here with the sizes that it has answered so far, and leaves the
/// nodes around it alone. 2. ``ViewGraph/layOut()`` takes the nodes, the innermost first, and has them answer the same
/// proposals again. 3. Where all answers are what they were, what lies around can't notice: the node is placed where
/// it is, and layout ends there. Else its parent comes next.
///
/// So a text that changes within a fixed frame, or without breaking its lines elsewhere, lays out itself and not the
/// window.
@MainActor
struct LayoutQueue {
  struct Entry {
    let node: LayoutNode
    /// What the node has answered before it changed.
    let answers: SizeMemo
  }

  /// By depth in the tree.
  private var levels: ContiguousArray<ContiguousArray<Entry>> = []
  /// The deepest level with a node in it; negative if there is none.
  private var deepest = -1

  var isEmpty: Bool { deepest < 0 }

  mutating func insert(_ entry: Entry) {
    let depth = entry.node.depth
    while levels.count <= depth { levels.append([]) }
    levels[depth].append(entry)
    deepest = max(deepest, depth)
  }

  /// Takes the nodes of the deepest level.
  mutating func takeDeepest() -> ContiguousArray<Entry>? {
    guard deepest >= 0 else { return nil }
    var taken: ContiguousArray<Entry> = []
    swap(&taken, &levels[deepest])
    while deepest >= 0, levels[deepest].isEmpty { deepest -= 1 }
    return taken
  }
}

extension ViewGraph {
  /// Lays out what has changed; false if nothing has.
  func layOut() -> Bool {
    guard root.hasBeenPlaced else {
      _ = takeLayoutBoundaries()
      root.place(at: .zero, proposal: ProposedViewSize(size))
      return true
    }
    guard !layoutQueue.isEmpty else { return false }
    // The outermost come first: they may give new proposals to those further in.
    for node in takeLayoutBoundaries().reversed() { node.placeAgain() }
    return true
  }

  /// Empties the queue and gives the nodes beyond which layout need not go, the innermost first.
  private func takeLayoutBoundaries() -> ContiguousArray<LayoutNode> {
    var boundaries: ContiguousArray<LayoutNode> = []
    // Lazy content makes rows while it is measured, and others for another width: it may come here again and again. So
    // a node is asked once in a pass, and counts as changed after that.
    var asked: ContiguousArray<LayoutNode> = []
    defer {
      for node in asked { node.flags.remove(.wasAskedAgain) }
    }
    while let entries = layoutQueue.takeDeepest() {
      for entry in entries where entry.node.isMounted {
        let node = entry.node
        let hasLostAnswers = node.flags.contains(.lostAnswers)
        node.flags.subtract([.queued, .lostAnswers])
        guard let parent = node.layoutParent else {
          boundaries.append(node)
          continue
        }
        // A parent that is laid out anyway asks for itself.
        if parent.flags.isSuperset(of: [.layout, .queued]) { continue }
        let mayAsk = !hasLostAnswers && !node.flags.contains(.wasAskedAgain)
        if mayAsk {
          node.flags.insert(.wasAskedAgain)
          asked.append(node)
        }
        if mayAsk, node.answersAreStill(entry.answers) {
          node.tellGuides()
          boundaries.append(node)
        } else {
          parent.setNeedsLayout()
        }
      }
    }
    return boundaries
  }
}

extension LayoutNode {
  /// Whether the node gives the same answers to all proposals it was asked about. Without memory of any, it is safe to
  /// say no.
  fileprivate func answersAreStill(_ answers: SizeMemo) -> Bool {
    !answers.isEmpty && answers.isComplete && answers.isConfirmed { measure($0) }
  }

  /// Guides are not remembered: a layout that uses guides of this node, or of one around it, is asked to look again.
  fileprivate func tellGuides() {
    var node = self
    while let parent = node.layoutParent {
      if node.flags.contains(.answersGuides) {
        // What lies between is placed on the way from there.
        var between = self
        while between !== parent, let next = between.layoutParent {
          between.flags.insert(.layout)
          between = next
        }
        return parent.setNeedsLayout()
      }
      node = parent
    }
  }

  /// Places the node where it is, as the layout around it would.
  fileprivate func placeAgain() {
    guard isMounted, flags.contains(.layout) else { return }
    if self === graph.root { return place(at: .zero, proposal: ProposedViewSize(graph.size)) }
    // What was measured but never placed waits for the layout around it.
    guard hasBeenPlaced, !restsInAncestor() else { return }
    place(at: origin, proposal: proposal)
  }

  /// Whether something around keeps its content as it is while nobody sees it. Then the way from there is marked, for
  /// when it is laid out again.
  private func restsInAncestor() -> Bool {
    guard let resting = restingAncestor else { return false }
    var between = layoutParent
    while let node = between, node !== resting {
      node.flags.insert(.layout)
      between = node.layoutParent
    }
    return true
  }

  /// What is around the node and keeps its content as it is, since nobody sees it; nil if nothing does.
  package var restingAncestor: LayoutNode? {
    var step = layoutParent
    while let node = step, !node.keepsContentAsItIs { step = node.layoutParent }
    return step
  }
}
