/// The retained counterpart of one view value.
///
/// Member order in every node class: stored structure, making, updating, children, layout, paint, hit test,
/// semantics. Structure nodes (`StructuralNode`) are invisible to layout; ``LayoutNode``s have a frame.
@MainActor
public class ViewNode {
  // Unchecked: it is asked for everywhere, and a window keeps its nodes, so it outlives them.
  package unowned(unsafe) let graph: ViewGraph
  package let environment: EnvironmentScope
  package let transactions: TransactionScope?
  package let depth: Int
  /// The node that owns this one.
  @exclusivity(unchecked) package final unowned(unsafe) var parent: ViewNode?
  /// False once the node has left the tree.
  package final private(set) var isMounted = true

  package init(context: NodeContext) {
    graph = context.graph
    environment = context.environment
    transactions = context.transactions
    depth = context.depth
    graph.statistics.nodes += 1
  }

  /// The context for this node's children.
  package var contextBelow: NodeContext {
    NodeContext(graph: graph, environment: environment, transactions: transactions, depth: depth + 1)
  }

  // MARK: Children

  /// Calls `body` for each node that this one owns, in order.
  package func forEachChild(_ body: (ViewNode) -> Void) {}

  /// Adds the layout nodes that this node stands for, in order.
  package func appendElements(to elements: inout ContiguousArray<LayoutNode>) {
    forEachChild { $0.appendElements(to: &elements) }
  }

  /// Adds the sources from which a lazy container takes the rows that this node stands for, in order. Nothing is
  /// made by that.
  package func appendSlotSources(to sources: inout ContiguousArray<any SlotSource>) {
    forEachChild { $0.appendSlotSources(to: &sources) }
  }

  /// What lazy content knows of the place of an identity in it, made or not: the frame in the coordinates of the
  /// layout that is returned. Nil for everything else.
  package func lazyFrame(of id: AnyHashable) -> (CGRect, LayoutNode)? { nil }

  /// Adds what the node itself contributes to a preference; true if that replaces what lies below.
  package func contribute<Key: PreferenceKey>(to collector: inout PreferenceCollector<Key>) -> Bool { false }

  /// The subtree has come into sight or gone out of it, while it stays in the tree: inner nodes are told first.
  package func visibilityDidChange(_ isShown: Bool) {
    forEachChild { $0.visibilityDidChange(isShown) }
  }

  /// Whether ancestors see nothing of the preferences below, as of a page that is out of sight.
  package var withholdsPreferences: Bool { false }

  /// Whether the node stands for a modifier over a list of elements.
  package var isElementList: Bool { false }

  /// Tells the layout above that the list of elements below has changed.
  package func structureDidChange() { parent?.structureDidChange() }

  /// Ends the node's life in the tree, children first.
  package final func unmount() {
    guard isMounted else { return }
    forEachChild { $0.unmount() }
    willUnmount()
    isMounted = false
    graph.statistics.nodes -= 1
  }

  /// Called once while the node leaves the tree, after its children have left.
  package func willUnmount() {}

  // MARK: Invalidation

  /// Something that this node read in `phase` has changed.
  package func dependencyDidChange(in phase: UpdatePhase) {}
}

/// A node that owns other nodes and has no place of its own in layout.
package class StructuralNode: ViewNode {}
