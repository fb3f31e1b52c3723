/// Gives a view a shape for hit testing.
public struct _ContentShapeModifier<S: Shape>: ElementModifier {
  let shape: S
  let eoFill: Bool
  package func makeNode(in context: WrapperContext) -> ContentShapeNode<S> { ContentShapeNode(context, shape: shape) }
  package func update(_ node: ContentShapeNode<S>) {
    node.shape = shape
    node.eoFill = eoFill
  }
}

package final class ContentShapeNode<S: Shape>: WrapperNode {
  var shape: S
  var eoFill = false

  init(_ context: WrapperContext, shape: S) {
    self.shape = shape
    super.init(context)
  }

  package override func containsPoint(_ point: CGPoint) -> Bool {
    shape.path(in: CGRect(origin: .zero, size: presentedFrame.size)).contains(point, eoFill: eoFill)
  }
  package override func clipsHitTest(at point: CGPoint) -> Bool { !containsPoint(point) }
}

/// Lets a view be hit, or not.
public struct _AllowsHitTestingModifier: ElementModifier {
  let isAllowed: Bool
  package func makeNode(in context: WrapperContext) -> AllowsHitTestingNode { AllowsHitTestingNode(context) }
  package func update(_ node: AllowsHitTestingNode) { node.isAllowed = isAllowed }
}

package final class AllowsHitTestingNode: WrapperNode {
  var isAllowed = true

  package override func hitTest(_ point: CGPoint, path: inout ContiguousArray<LayoutNode>) -> Bool {
    isAllowed && super.hitTest(point, path: &path)
  }
}

/// For what a content shape counts. On this platform there is the pointer only.
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let interaction = ContentShapeKinds(rawValue: 1)
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  public static let focusEffect = ContentShapeKinds(rawValue: 16)
  public static let accessibility = ContentShapeKinds(rawValue: 32)
}

extension View {
  /// Sets where the view can be hit: inside the shape, also where nothing is drawn, and nowhere else.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(_ContentShapeModifier(shape: shape, eoFill: eoFill))
  }

  /// Sets where the view can be hit, if `kind` contains `interaction`.
  @ViewBuilder
  public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View {
    if kind.contains(.interaction) { contentShape(shape, eoFill: eoFill) } else { self }
  }

  /// Lets pointers reach the view and what is in it, or go through to what lies behind.
  public func allowsHitTesting(_ enabled: Bool) -> some View { modifier(_AllowsHitTestingModifier(isAllowed: enabled)) }
}
