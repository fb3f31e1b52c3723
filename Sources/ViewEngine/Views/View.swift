/// A piece of an app's interface.
///
/// Conform by giving a `body` made of other views. A view is a short-lived value: the engine compares it with the
/// one before, keeps its state by its place in the hierarchy, and evaluates `body` only when the value or something
/// that `body` read has changed.
@MainActor @preconcurrency
public protocol View {
  /// The type of view that `body` gives.
  associatedtype Body: View

  /// What the view shows and does.
  @ViewBuilder @MainActor var body: Self.Body { get }

  /// Makes the retained node for a view. The engine's own views replace the default.
  static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode
  /// Brings the node of an earlier value up to date with a new one.
  static func _updateNode(_ node: ViewNode, with view: Self)
  /// Whether each value of the type stands for exactly one element of a layout.
  static var _isUnary: Bool { get }
  /// Whether a value of the type may stand for many rows of a lazy container, as loops and sections do.
  static var _holdsRows: Bool { get }
}

extension View {
  public static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode {
    CompositeNode<Self>(view, context: context)
  }

  public static func _updateNode(_ node: ViewNode, with view: Self) {
    unsafeDowncast(node, to: CompositeNode<Self>.self).update(with: view)
  }

  public static var _isUnary: Bool { Body._isUnary }
  public static var _holdsRows: Bool { Body._holdsRows }
}

extension Never: View {
  public var body: Never { fatalError("Never has no value, so it has no body") }
  public static func _makeNode(_ view: Never, in context: NodeContext) -> ViewNode {}
  public static func _updateNode(_ node: ViewNode, with view: Never) {}
  public static var _isUnary: Bool { true }
  public static var _holdsRows: Bool { false }
}

/// A view that the engine knows how to make itself; it has no body.
@MainActor @preconcurrency
package protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  public var body: Never { fatalError("\(Self.self) is made by the engine and has no body") }
}
