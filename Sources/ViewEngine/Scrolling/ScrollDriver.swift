/// The scroll views of a window: moves those that run by themselves, and brings offsets, lazy content and positions
/// in line after each layout.
@MainActor
package final class ScrollDriver {
  private var scrollNodes: [ObjectIdentifier: ScrollNode] = [:]
  private var relativeFrames: [ObjectIdentifier: ContainerRelativeFrameNode] = [:]
  /// The layouts that are marked with `scrollTargetLayout()`.
  private(set) var targetLayouts: ContiguousArray<ScrollTargetLayoutNode> = []
  private var moving: ContiguousArray<ScrollNode> = []
  private var unsettled: ContiguousArray<ScrollNode> = []
  /// The scroll view whose content is being put together.
  private(set) var composingNode: ScrollNode?

  package init() {}

  /// Whether a scroll view moves by itself or shows something that will pass.
  package var isActive: Bool { !moving.isEmpty }

  /// Whether a scroll view waits for ``settle()``, and can be seen.
  package var hasPending: Bool { unsettled.contains { $0.restingAncestor == nil } }

  /// The scroll views in the window, in no order.
  package var all: some Collection<ScrollNode> { scrollNodes.values }

  func add(_ node: ScrollNode) { scrollNodes[ObjectIdentifier(node)] = node }

  func remove(_ node: ScrollNode) {
    scrollNodes[ObjectIdentifier(node)] = nil
    moving.removeAll { $0 === node }
    unsettled.removeAll { $0 === node }
  }

  func addTargetLayout(_ node: ScrollTargetLayoutNode) { targetLayouts.append(node) }
  func removeTargetLayout(_ node: ScrollTargetLayoutNode) { targetLayouts.removeAll { $0 === node } }

  // MARK: Views sized by their container

  func addRelative(_ node: ContainerRelativeFrameNode) { relativeFrames[ObjectIdentifier(node)] = node }
  func removeRelative(_ node: ContainerRelativeFrameNode) { relativeFrames[ObjectIdentifier(node)] = nil }

  /// A container was given its size.
  func containerDidResize(_ container: LayoutNode) {
    for node in relativeFrames.values { node.containerDidResize(container) }
  }

  // MARK: Motion

  func setMoves(_ node: ScrollNode) {
    guard !moving.contains(where: { $0 === node }) else { return }
    moving.append(node)
    node.graph.animationDidStart()
  }

  func setNeedsSettle(_ node: ScrollNode) {
    guard !unsettled.contains(where: { $0 === node }) else { return }
    unsettled.append(node)
    node.graph.setNeedsUpdate()
  }

  /// Moves what moves by itself.
  package func tick(to time: TimeInterval) {
    guard !moving.isEmpty else { return }
    let nodes = moving
    moving.removeAll { $0.isMounted == false }
    for node in nodes where node.isMounted && !node.tick(to: time) {
      moving.removeAll { $0 === node }
    }
  }

  /// Follows offsets and requests with lazy content; runs after layout. What rests out of sight waits until it is laid
  /// out again: its content need not be what it was placed for.
  package func settle() {
    guard !unsettled.isEmpty else { return }
    let nodes = unsettled.sorted { $0.depth < $1.depth }
    unsettled.removeAll(keepingCapacity: true)
    for node in nodes where node.isMounted {
      if node.restingAncestor == nil { node.settle() } else { unsettled.append(node) }
    }
  }
}

extension ScrollDriver {
  /// Has a scroll view's content put together, in which long stacks leave out what is far from being visible.
  func composing<Result>(_ node: ScrollNode, _ body: () -> Result) -> Result {
    let outer = composingNode
    composingNode = node
    defer { composingNode = outer }
    return body()
  }
}
