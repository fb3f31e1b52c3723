/// A view that a closure draws. It takes all the space that it is offered.
///
/// The closure runs when the view is drawn: again when the view is made anew, when its size changes, or when something
/// changes that the closure read from the context's environment. It has no views for assistive technology: say what it
/// shows with `accessibilityLabel(_:)`.
public struct Canvas<Symbols: View>: PrimitiveView {
  let renderer: (inout GraphicsContext, CGSize) -> Void
  let symbols: Symbols?

  public static var _isUnary: Bool { true }

  public static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode {
    let node = CanvasNode(context: context)
    node.renderer = view.renderer
    if let symbols = view.symbols {
      let stack = ZStackNode(context: context.below)
      stack.setContent(Symbols._makeNode(symbols, in: context.below.below))
      node.setSymbols(stack)
    }
    return node
  }

  public static func _updateNode(_ node: ViewNode, with view: Self) {
    let node = unsafeDowncast(node, to: CanvasNode.self)
    node.renderer = view.renderer
    if let symbols = view.symbols, let content = node.symbols?.content { Symbols._updateNode(content, with: symbols) }
    node.setNeedsPaint()
  }
}

extension Canvas where Symbols == EmptyView {
  /// - Parameters:
  ///   - opaque: whether the closure fills the whole view. Nothing is drawn faster by that here.
  ///   - colorMode: how colours blend. The renderer blends in the screen's own space whatever is said here.
  ///   - rendersAsynchronously: whether another thread may draw; here none does.
  ///   - renderer: draws, in points, with the origin in the view's top left corner.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.renderer = renderer
    symbols = nil
  }
}

extension Canvas {
  /// - Parameters:
  ///   - opaque: whether the closure fills the whole view. Nothing is drawn faster by that here.
  ///   - colorMode: how colours blend. The renderer blends in the screen's own space whatever is said here.
  ///   - rendersAsynchronously: whether another thread may draw; here none does.
  ///   - renderer: draws, in points, with the origin in the view's top left corner.
  ///   - symbols: views with a `tag(_:)` that the closure draws any number of times.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    self.renderer = renderer
    self.symbols = symbols()
  }
}

/// How colours blend in a ``Canvas``.
public enum ColorRenderingMode: Hashable, Sendable {
  case nonLinear, linear, extendedLinear
}

package final class CanvasNode: LayoutNode {
  var renderer: ((inout GraphicsContext, CGSize) -> Void)?
  private(set) var symbols: ZStackNode?
  let pictures = CanvasPictures()

  package override func willUnmount() {
    pictures.cancel()
    super.willUnmount()
  }

  func setSymbols(_ symbols: ZStackNode) {
    self.symbols = symbols
    symbols.parent = self
    symbols.layoutParent = self
  }

  package override func forEachChild(_ body: (ViewNode) -> Void) {
    if let symbols { body(symbols) }
  }

  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  package override func placeChildren() {
    // Each symbol has its ideal size; where it stands is the closure's matter.
    symbols?.place(at: .zero, proposal: .unspecified)
    setNeedsPaint()
  }

  package override var paintsContent: Bool { true }

  package override func compose(into builder: inout DisplayBuilder) {
    // What is drawn of a symbol is part of what the closure drew.
    if let symbols {
      flags.insert(.paint)
      symbols.flags.remove(.compose)
    }
    appendOwnOperations(to: &builder)
  }

  package override func paint(_ context: inout PaintContext) {
    let recorder = CanvasRecorder(node: self, scale: context.scale)
    var graphics = GraphicsContext(recorder: recorder, environment: context.environment)
    renderer?(&graphics, context.size)
    for operation in recorder.operations { context.append(operation) }
  }

  /// The symbol with a tag or identity.
  func symbol(_ id: AnyHashable) -> LayoutNode? {
    symbols?.layoutChildren.first { node in
      var identities: [AnyHashable] = []
      node.appendIdentities(to: &identities)
      return identities.contains(id) || node.identities(within: symbols ?? node).contains(id)
    }
  }

  package override func containsPoint(_ point: CGPoint) -> Bool {
    CGRect(origin: .zero, size: presentedFrame.size).contains(point)
  }

  package override var semanticsFallbackRole: SemanticsRole { .image }
  package override func describe(to builder: inout SemanticsBuilder) {}
}

/// Collects what a canvas draws; contexts that were copied draw into the same one.
@MainActor
final class CanvasRecorder {
  unowned let node: CanvasNode
  let scale: CGFloat
  var operations: ContiguousArray<DisplayOperation> = []

  init(node: CanvasNode, scale: CGFloat) {
    self.node = node
    self.scale = scale
  }
}
