/// Stands for a view in a closure that changes it: in a ``Transition``, or in `animation(_:body:)`.
public struct PlaceholderContentView<Value>: PrimitiveView {
  let box: PlaceholderBox

  init(_ box: PlaceholderBox) { self.box = box }
  init<Content: View>(_ content: Content) { box = ViewPlaceholderBox(content) }

  // A transition has one element; elsewhere the value's type is that of the view it stands for.
  public static var _isUnary: Bool {
    Value.self is any Transition.Type || (Value.self as? any View.Type)?._isUnary ?? false
  }

  public static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode {
    PlaceholderNode(view.box, context: context)
  }

  public static func _updateNode(_ node: ViewNode, with view: Self) {
    unsafeDowncast(node, to: PlaceholderNode.self).update(with: view.box)
  }
}

/// What a placeholder stands for.
@MainActor
class PlaceholderBox {
  var kind: ObjectIdentifier { fatalError("overridden") }
  func makeNode(in context: NodeContext) -> ViewNode { fatalError("overridden") }
  func updateNode(_ node: ViewNode) {}
}

/// A view value.
final class ViewPlaceholderBox<Content: View>: PlaceholderBox {
  private let content: Content
  /// The transactions that reach the content, if not those at the placeholder.
  private let transactions: TransactionScope??

  init(_ content: Content, transactions: TransactionScope?? = nil) {
    self.content = content
    self.transactions = transactions
  }

  override var kind: ObjectIdentifier { ObjectIdentifier(Content.self) }

  override func makeNode(in context: NodeContext) -> ViewNode {
    var context = context
    if let transactions { context.transactions = transactions }
    return Content._makeNode(content, in: context)
  }

  override func updateNode(_ node: ViewNode) { Content._updateNode(node, with: content) }
}

/// The content of another node, which owns it.
final class NodePlaceholderBox: PlaceholderBox {
  private unowned let owner: TransitionNode

  init(_ owner: TransitionNode) { self.owner = owner }

  override var kind: ObjectIdentifier { ObjectIdentifier(owner) }
  override func makeNode(in context: NodeContext) -> ViewNode { BorrowedContentNode(of: owner, context: context) }
}

/// Reports the elements of a transition's content at the placeholder.
package final class BorrowedContentNode: StructuralNode {
  private unowned let lender: TransitionNode

  init(of lender: TransitionNode, context: NodeContext) {
    self.lender = lender
    super.init(context: context)
  }

  package override func appendElements(to elements: inout ContiguousArray<LayoutNode>) {
    let start = elements.count
    lender.content?.appendElements(to: &elements)
    for element in elements[start...] { element.listTransition = lender }
  }
}

/// A place in such a closure's result where the view stands.
package final class PlaceholderNode: StructuralNode {
  private var box: PlaceholderBox
  private var child: ViewNode?

  init(_ box: PlaceholderBox, context: NodeContext) {
    self.box = box
    super.init(context: context)
    makeChild()
  }

  func update(with box: PlaceholderBox) {
    guard box !== self.box else { return }
    let isSameKind = box.kind == self.box.kind
    self.box = box
    if isSameKind, let child { return box.updateNode(child) }
    if let child { graph.remove(child) }
    makeChild()
    structureDidChange()
  }

  private func makeChild() {
    let made = box.makeNode(in: contextBelow)
    made.parent = self
    child = made
  }

  package override func forEachChild(_ body: (ViewNode) -> Void) {
    if let child { body(child) }
  }
}
