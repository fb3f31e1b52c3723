/// A place in the hierarchy that edits the transactions that pass through it.
@MainActor
package final class TransactionScope {
  private let parent: TransactionScope?
  private unowned let graph: ViewGraph
  private var edit: (inout Transaction) -> Void
  /// Whether the edit applies to every update, or only to the one in which its value changed.
  private let isKeyed: Bool
  private var triggeredUpdate: UInt64 = .max

  package init(
    parent: TransactionScope?, graph: ViewGraph, isKeyed: Bool, edit: @escaping (inout Transaction) -> Void
  ) {
    self.parent = parent
    self.graph = graph
    self.isKeyed = isKeyed
    self.edit = edit
  }

  package func setEdit(_ edit: @escaping (inout Transaction) -> Void, triggered: Bool) {
    self.edit = edit
    guard triggered else { return }
    triggeredUpdate = graph.currentUpdate
    graph.noteAnimatedTransaction()
  }

  /// The transaction as it arrives here in the present update: edits further out come first.
  package func apply(to transaction: Transaction) -> Transaction {
    var result = parent?.apply(to: transaction) ?? transaction
    if !isKeyed || triggeredUpdate == graph.currentUpdate { edit(&result) }
    return result
  }
}

extension ViewNode {
  /// The transaction with which changes of this node are made in the present update.
  package final var transaction: Transaction { transactions?.apply(to: .current) ?? .current }
}

/// Edits transactions on their way down.
public struct _TransactionModifier: ScopeModifier {
  let edit: (inout Transaction) -> Void

  package func makeNode(in context: NodeContext) -> TransactionNode {
    TransactionNode(context: context, isKeyed: false, edit: edit)
  }
  package func update(_ node: TransactionNode) { node.scope.setEdit(edit, triggered: false) }
}

/// Edits transactions in updates in which a value changes.
public struct _ValueTransactionModifier<Value: Equatable>: ScopeModifier {
  let value: Value
  let edit: (inout Transaction) -> Void

  package func makeNode(in context: NodeContext) -> ValueTransactionNode<Value> {
    let node = ValueTransactionNode<Value>(context: context, isKeyed: true, edit: edit)
    node.value = value
    return node
  }

  package func update(_ node: ValueTransactionNode<Value>) {
    let changed = node.value != value
    node.value = value
    node.scope.setEdit(edit, triggered: changed)
  }
}

package class TransactionNode: ScopeNode {
  let scope: TransactionScope

  init(context: NodeContext, isKeyed: Bool, edit: @escaping (inout Transaction) -> Void) {
    scope = TransactionScope(parent: context.transactions, graph: context.graph, isKeyed: isKeyed, edit: edit)
    super.init(context: context)
  }

  package override var innerContext: NodeContext {
    var context = contextBelow
    context.transactions = scope
    return context
  }
}

package final class ValueTransactionNode<Value: Equatable>: TransactionNode {
  var value: Value?
}

extension View {
  /// Edits the transaction of every change that reaches this view.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(_TransactionModifier(edit: transform))
  }

  /// Edits the transaction of updates in which `value` has changed.
  public func transaction<Value: Equatable>(
    value: Value, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(_ValueTransactionModifier(value: value, edit: transform))
  }

  /// Animates what changes in this view when `value` changes; nil makes those changes at once.
  public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View {
    modifier(
      _ValueTransactionModifier(value: value) {
        if !$0.disablesAnimations { $0.animation = animation }
      })
  }
}
