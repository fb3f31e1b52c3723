/// A view that shows nothing and takes no place: a stack leaves no spacing for it.
public struct EmptyView: PrimitiveView, Sendable {
  nonisolated public init() {}

  public static var _isUnary: Bool { false }
  public static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode { StructuralNode(context: context) }
  public static func _updateNode(_ node: ViewNode, with view: Self) {}
}

/// Several views treated as one expression; it adds nothing of its own.
public struct Group<Content> {
  let content: Content
}

extension Group: View, PrimitiveView where Content: View {
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public static var _isUnary: Bool { Content._isUnary }
  public static var _holdsRows: Bool { Content._holdsRows }
  public static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode {
    Content._makeNode(view.content, in: context)
  }
  public static func _updateNode(_ node: ViewNode, with view: Self) {
    Content._updateNode(node, with: view.content)
  }
}

extension Optional: View where Wrapped: View {
  public var body: Never { fatalError("an optional view is made by the engine and has no body") }

  public static var _isUnary: Bool { false }
  public static var _holdsRows: Bool { Wrapped._holdsRows }

  public static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode {
    let node = BranchNode(context: context)
    _updateNode(node, with: view)
    return node
  }

  public static func _updateNode(_ node: ViewNode, with view: Self) {
    let node = unsafeDowncast(node, to: BranchNode.self)
    guard let view else { return node.clear() }
    node.show(.side(0)) {
      Wrapped._updateNode($0, with: view)
    } make: {
      Wrapped._makeNode(view, in: $0)
    }
  }
}

/// One of two kinds of view, chosen by a condition. The two are different identities: state is dropped when the
/// condition changes sides.
public struct _ConditionalContent<First: View, Second: View>: PrimitiveView {
  enum Storage {
    case first(First)
    case second(Second)
  }
  nonisolated(unsafe) let storage: Storage

  // The builder is not on the main actor, so this is not either, as the synthesized one would be.
  nonisolated init(_ storage: Storage) { self.storage = storage }

  // While one side gives way to the other there are two elements.
  public static var _isUnary: Bool { false }
  public static var _holdsRows: Bool { First._holdsRows || Second._holdsRows }

  public static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode {
    let node = BranchNode(context: context)
    _updateNode(node, with: view)
    return node
  }

  public static func _updateNode(_ node: ViewNode, with view: Self) {
    let node = unsafeDowncast(node, to: BranchNode.self)
    switch view.storage {
    case .first(let first):
      node.show(.side(0)) {
        First._updateNode($0, with: first)
      } make: {
        First._makeNode(first, in: $0)
      }
    case .second(let second):
      node.show(.side(1)) {
        Second._updateNode($0, with: second)
      } make: {
        Second._makeNode(second, in: $0)
      }
    }
  }
}

/// A view of a type that is known only when the program runs. State is kept as long as the type stays the same.
public struct AnyView: PrimitiveView {
  private let box: AnyViewBox

  nonisolated public init<Content: View>(_ view: Content) {
    if let any = view as? AnyView { box = any.box } else { box = TypedAnyViewBox(view: view) }
  }

  nonisolated public init<Content: View>(erasing view: Content) { self.init(view) }

  public static var _isUnary: Bool { false }

  public static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode {
    let node = BranchNode(context: context)
    _updateNode(node, with: view)
    return node
  }

  public static func _updateNode(_ node: ViewNode, with view: Self) {
    let node = unsafeDowncast(node, to: BranchNode.self)
    node.show(.type(view.box.typeIdentity)) {
      view.box.updateNode($0)
    } make: {
      view.box.makeNode(in: $0)
    }
  }
}

@MainActor
private class AnyViewBox {
  nonisolated init() {}
  var typeIdentity: ObjectIdentifier { fatalError("overridden") }
  func makeNode(in context: NodeContext) -> ViewNode { fatalError("overridden") }
  func updateNode(_ node: ViewNode) {}
}

private final class TypedAnyViewBox<Content: View>: AnyViewBox {
  nonisolated(unsafe) let view: Content
  nonisolated init(view: Content) { self.view = view }
  override var typeIdentity: ObjectIdentifier { ObjectIdentifier(Content.self) }
  override func makeNode(in context: NodeContext) -> ViewNode { Content._makeNode(view, in: context) }
  override func updateNode(_ node: ViewNode) { Content._updateNode(node, with: view) }
}
