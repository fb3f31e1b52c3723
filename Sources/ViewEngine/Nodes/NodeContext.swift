/// What a node inherits from the place where it is made.
public struct NodeContext {
  package unowned let graph: ViewGraph
  package var environment: EnvironmentScope
  package var transactions: TransactionScope?
  package var depth: Int

  /// The context for nodes one level further down.
  package var below: NodeContext {
    var context = self
    context.depth += 1
    return context
  }
}
