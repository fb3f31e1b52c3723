/// The parts of the window that content should stay out of, as the host and containers set them.
@MainActor
package final class SafeArea {
  /// The window's own insets.
  package var insets = EdgeInsets()

  /// How far a node's background reaches beyond its frame: to the window's edges, where the frame touches the safe
  /// area's edge.
  func outset(of node: LayoutNode, edges: Edge.Set) -> EdgeInsets { EdgeInsets() }

  /// How far unsafe parts reach into a node's frame.
  func insets(of node: LayoutNode) -> EdgeInsets { EdgeInsets() }
}
