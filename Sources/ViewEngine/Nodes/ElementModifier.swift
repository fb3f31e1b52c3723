/// A change to a view, given as a value that can be used again.
public protocol ViewModifier {
  /// The type of view that the modified view becomes.
  associatedtype Body: View
  /// Stands for the view that is modified.
  typealias Content = _ViewModifier_Content<Self>

  /// The modified view.
  @ViewBuilder @MainActor func body(content: Self.Content) -> Self.Body

  @MainActor static func _makeNode<Inner: View>(
    _ modifier: Self, content: Inner, in context: NodeContext
  ) -> ViewNode
  @MainActor static func _updateNode<Inner: View>(_ node: ViewNode, with modifier: Self, content: Inner)
  @MainActor static func _isUnary<Inner: View>(_ content: Inner.Type) -> Bool
}

/// A view with a modifier applied.
public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
  public static var _isUnary: Bool { Modifier._isUnary(Content.self) }
  public static var _holdsRows: Bool { Content._holdsRows }

  public static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode {
    Modifier._makeNode(view.modifier, content: view.content, in: context)
  }

  public static func _updateNode(_ node: ViewNode, with view: Self) {
    Modifier._updateNode(node, with: view.modifier, content: view.content)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}

extension ViewModifier {
  /// A modifier that applies this one first and then another.
  public func concat<Other: ViewModifier>(_ other: Other) -> ModifiedContent<Self, Other> {
    ModifiedContent(content: self, modifier: other)
  }
}

extension View {
  /// Applies a modifier.
  public func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier that leaves the view as it is.
public struct EmptyModifier: ViewModifier, Sendable {
  public static let identity = EmptyModifier()
  nonisolated public init() {}

  public func body(content: Content) -> Never { fatalError("EmptyModifier is made by the engine and has no body") }

  public static func _makeNode<Inner: View>(
    _ modifier: Self, content: Inner, in context: NodeContext
  ) -> ViewNode { Inner._makeNode(content, in: context) }
  public static func _updateNode<Inner: View>(_ node: ViewNode, with modifier: Self, content: Inner) {
    Inner._updateNode(node, with: content)
  }
  public static func _isUnary<Inner: View>(_ content: Inner.Type) -> Bool { Inner._isUnary }
}

/// A modifier of the engine's own that has no body.
package protocol PrimitiveModifier: ViewModifier where Body == Never {}

extension PrimitiveModifier {
  public func body(content: _ViewModifier_Content<Self>) -> Never {
    fatalError("\(Self.self) is made by the engine and has no body")
  }
}

/// A modifier with a node of its own around each element of its content.
///
/// On content that is a list (a `ForEach`, several views, an `if`) each element gets its own node, so that the
/// modifier is transparent to the list.
@MainActor
package protocol ElementModifier: PrimitiveModifier {
  associatedtype Node: WrapperNode
  /// Makes a node that gets its content afterwards.
  func makeNode(in context: WrapperContext) -> Node
  /// Takes this value's figures over; called after making too, when the content is there.
  func update(_ node: Node)
}

extension ElementModifier {
  public static func _makeNode<Inner: View>(
    _ modifier: Self, content: Inner, in context: NodeContext
  ) -> ViewNode { makeElementNode(modifier, content: content, in: context) }

  public static func _updateNode<Inner: View>(_ node: ViewNode, with modifier: Self, content: Inner) {
    updateElementNode(node, with: modifier, content: content)
  }

  /// Makes the node around the content, or around each of its elements.
  static func makeElementNode<Inner: View>(
    _ modifier: Self, content: Inner, in context: NodeContext
  ) -> ViewNode {
    let made = Inner._makeNode(content, in: context.below)
    guard Inner._isUnary else {
      return ElementListNode(modifier, content: made, context: context)
    }
    let node = modifier.makeNode(in: WrapperContext(context: context, element: nil))
    node.setContent(made)
    modifier.update(node)
    return node
  }

  static func updateElementNode<Inner: View>(_ node: ViewNode, with modifier: Self, content: Inner) {
    if node.isElementList {
      let list = unsafeDowncast(node, to: ElementListNode<Self>.self)
      Inner._updateNode(list.content, with: content)
      list.update(modifier)
    } else {
      let wrapper = unsafeDowncast(node, to: Node.self)
      if let inner = wrapper.content { Inner._updateNode(inner, with: content) }
      modifier.update(wrapper)
    }
  }

  public static func _isUnary<Inner: View>(_ content: Inner.Type) -> Bool { Inner._isUnary }
}

/// What a wrapper node is made with: the context, and the element if that belongs to a list.
package struct WrapperContext {
  package let context: NodeContext
  package let element: LayoutNode?
}

/// A modifier over a list of elements: wraps each of them, and keeps the wrappers as the list changes.
package final class ElementListNode<Modifier: ElementModifier>: StructuralNode {
  package let content: ViewNode
  private var modifier: Modifier
  private var wrappers: [ObjectIdentifier: WrapperNode] = [:]
  /// The wrappers in the order of their elements; in a lazy container in that in which they were made.
  private var ordered: ContiguousArray<WrapperNode> = []

  init(_ modifier: Modifier, content: ViewNode, context: NodeContext) {
    self.modifier = modifier
    self.content = content
    super.init(context: context)
    content.parent = self
  }

  func update(_ modifier: Modifier) {
    self.modifier = modifier
    for wrapper in wrappers.values { modifier.update(unsafeDowncast(wrapper, to: Modifier.Node.self)) }
  }

  package override var isElementList: Bool { true }

  package override func forEachChild(_ body: (ViewNode) -> Void) {
    // Wrappers own no content here, so the elements are visited once: by their own owner.
    body(content)
    for wrapper in ordered { body(wrapper) }
  }

  package override func appendElements(to elements: inout ContiguousArray<LayoutNode>) {
    var inner: ContiguousArray<LayoutNode> = []
    content.appendElements(to: &inner)
    var kept: [ObjectIdentifier: WrapperNode] = [:]
    ordered.removeAll(keepingCapacity: true)
    for element in inner {
      let id = ObjectIdentifier(element)
      let wrapper = wrappers.removeValue(forKey: id) ?? makeWrapper(around: element)
      kept[id] = wrapper
      ordered.append(wrapper)
      elements.append(wrapper)
    }
    for gone in wrappers.values { gone.unmount() }
    wrappers = kept
  }

  package override func appendSlotSources(to sources: inout ContiguousArray<any SlotSource>) {
    var inner: ContiguousArray<any SlotSource> = []
    content.appendSlotSources(to: &inner)
    for source in inner {
      sources.append(
        WrappedSlotSource(
          source,
          wrap: { [unowned self] element in
            let id = ObjectIdentifier(element)
            if let known = wrappers[id] { return known }
            let made = makeWrapper(around: element)
            wrappers[id] = made
            ordered.append(made)
            return made
          },
          unwrap: { [unowned self] element in
            guard let gone = wrappers.removeValue(forKey: ObjectIdentifier(element)) else { return }
            ordered.removeAll { $0 === gone }
            gone.unmount()
          }))
    }
  }

  private func makeWrapper(around element: LayoutNode) -> WrapperNode {
    let context = NodeContext(graph: graph, environment: environment, transactions: transactions, depth: depth)
    let wrapper = modifier.makeNode(in: WrapperContext(context: context, element: element))
    wrapper.parent = self
    modifier.update(wrapper)
    return wrapper
  }
}
