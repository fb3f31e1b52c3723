/// Stands for the modified view in the body of a ``ViewModifier``.
public struct _ViewModifier_Content<Modifier: ViewModifier>: PrimitiveView {
  let content: ModifierContent

  // The content's kind is known only when the program runs, so it counts as a list.
  public static var _isUnary: Bool { false }

  public static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode {
    let node = ModifierContentNode(context: context)
    node.attach(view.content)
    return node
  }

  public static func _updateNode(_ node: ViewNode, with view: Self) {
    unsafeDowncast(node, to: ModifierContentNode.self).attach(view.content)
  }
}

/// The content of a modifier, kept by the modifier's node; makes and updates what stands in the placeholders.
@MainActor
class ModifierContent {
  private var placeholders: ContiguousArray<WeakPlaceholder> = []

  private struct WeakPlaceholder {
    weak var node: ModifierContentNode?
  }

  func makeNode(in context: NodeContext) -> ViewNode { fatalError("overridden") }
  func updateNode(_ node: ViewNode) {}

  func add(_ node: ModifierContentNode) { placeholders.append(WeakPlaceholder(node: node)) }

  func updatePlaceholders() {
    placeholders.removeAll { $0.node == nil }
    for placeholder in placeholders {
      if let node = placeholder.node, node.isMounted, let child = node.child { updateNode(child) }
    }
  }
}

final class TypedModifierContent<Inner: View>: ModifierContent {
  private var view: Inner

  init(_ view: Inner) { self.view = view }

  func update(_ view: Inner) {
    self.view = view
    updatePlaceholders()
  }

  override func makeNode(in context: NodeContext) -> ViewNode { Inner._makeNode(view, in: context) }
  override func updateNode(_ node: ViewNode) { Inner._updateNode(node, with: view) }
}

/// A place in a modifier's body where the modified view stands.
final class ModifierContentNode: StructuralNode {
  private(set) var child: ViewNode?
  private var content: ModifierContent?

  func attach(_ content: ModifierContent) {
    guard content !== self.content else { return }
    self.content = content
    content.add(self)
    if let child { graph.remove(child) }
    let made = content.makeNode(in: contextBelow)
    made.parent = self
    child = made
    structureDidChange()
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let child { body(child) }
  }
}

/// A modifier with a body, as a view: its node is that of any view with a body.
struct ModifierBody<Modifier: ViewModifier>: View {
  nonisolated(unsafe) var modifier: Modifier
  let content: ModifierContent

  var body: Modifier.Body { modifier.body(content: _ViewModifier_Content(content: content)) }
}

extension ModifierBody: Animatable where Modifier: Animatable {
  nonisolated var animatableData: Modifier.AnimatableData {
    get { modifier.animatableData }
    set { modifier.animatableData = newValue }
  }
}

extension ViewModifier {
  @MainActor public static func _makeNode<Inner: View>(
    _ modifier: Self, content: Inner, in context: NodeContext
  ) -> ViewNode {
    let body = ModifierBody(modifier: modifier, content: TypedModifierContent(content))
    return ModifierBody<Self>._makeNode(body, in: context)
  }

  @MainActor public static func _updateNode<Inner: View>(_ node: ViewNode, with modifier: Self, content: Inner) {
    let node = unsafeDowncast(node, to: CompositeNode<ModifierBody<Self>>.self)
    let known = node.view.content
    unsafeDowncast(known, to: TypedModifierContent<Inner>.self).update(content)
    node.update(with: ModifierBody(modifier: modifier, content: known))
  }

  @MainActor public static func _isUnary<Inner: View>(_ content: Inner.Type) -> Bool { Body._isUnary }
}

/// A modifier that changes what its content inherits and adds no node to layout.
@MainActor
package protocol ScopeModifier: PrimitiveModifier {
  associatedtype Node: ScopeNode
  /// Makes the node, whose ``ScopeNode/innerContext`` the content is made with.
  func makeNode(in context: NodeContext) -> Node
  /// Takes this value over before the content is updated. Not called after making.
  func update(_ node: Node)
  /// Called when the content was updated.
  func didUpdate(_ node: Node)
}

/// The node of a ``ScopeModifier``.
package class ScopeNode: StructuralNode {
  package private(set) var child: ViewNode?

  /// What the content inherits.
  package var innerContext: NodeContext { contextBelow }

  package override func forEachChild(_ body: (ViewNode) -> Void) {
    if let child { body(child) }
  }

  package final func setChild(_ child: ViewNode) {
    self.child = child
    child.parent = self
  }
}

extension ScopeModifier {
  package func didUpdate(_ node: Node) {}

  public static func _makeNode<Inner: View>(
    _ modifier: Self, content: Inner, in context: NodeContext
  ) -> ViewNode {
    let node = modifier.makeNode(in: context)
    node.setChild(Inner._makeNode(content, in: node.innerContext))
    return node
  }

  public static func _updateNode<Inner: View>(_ node: ViewNode, with modifier: Self, content: Inner) {
    let node = unsafeDowncast(node, to: Node.self)
    modifier.update(node)
    if let child = node.child { Inner._updateNode(child, with: content) }
    modifier.didUpdate(node)
  }

  public static func _isUnary<Inner: View>(_ content: Inner.Type) -> Bool { Inner._isUnary }
}
