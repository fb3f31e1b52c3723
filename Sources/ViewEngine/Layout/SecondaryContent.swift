/// Content behind or in front of a view. It gets the view's size and has no say in layout.
///
/// The element and the further content are separate children: the element first, so that its preferences come first.
package class SecondaryContentNode: WrapperNode {
  package var alignment = Alignment.center {
    didSet { if alignment != oldValue { setNeedsLayout() } }
  }
  package var isInFront = false
  /// The edges at which a background reaches over safe areas.
  package var ignoredEdges: Edge.Set = []
  package private(set) var secondary: ZStackNode?
  var needsSecondaryUpdate = true

  package func setSecondary(_ node: ZStackNode) {
    secondary = node
    node.parent = self
    node.layoutParent = self
  }

  package override func forEachChild(_ body: (ViewNode) -> Void) {
    super.forEachChild(body)
    if let secondary { body(secondary) }
  }

  package override func appendElements(to elements: inout ContiguousArray<LayoutNode>) { elements.append(self) }

  package override func placeChildren() {
    super.placeChildren()
    guard let secondary else { return }
    secondary.alignment = alignment
    let outset = graph.safeArea.outset(of: self, edges: ignoredEdges)
    graph.safeArea.observe(self, edges: ignoredEdges, outset: outset)
    let box = CGSize(width: size.width + outset.horizontal, height: size.height + outset.vertical)
    let proposal = ProposedViewSize(box)
    let origin = secondary.originOfContent(aligned: alignment, in: box, proposal: proposal)
    secondary.place(at: CGPoint(x: origin.x - outset.leading, y: origin.y - outset.top), proposal: proposal)
  }

  package override var childrenInPaintOrder: ContiguousArray<LayoutNode> {
    guard let child else { return secondary.map { [$0] } ?? [] }
    guard let secondary else { return [child] }
    return isInFront ? [child, secondary] : [secondary, child]
  }

  package override func describe(to builder: inout SemanticsBuilder) {
    for child in childrenInPaintOrder { child.describe(to: &builder) }
  }
}

/// Puts content behind or in front of a view.
public struct _SecondaryContentModifier<Secondary: View>: PrimitiveModifier {
  let secondary: Secondary
  let alignment: Alignment
  let isInFront: Bool
  var ignoredEdges: Edge.Set = []

  public static func _isUnary<Inner: View>(_ content: Inner.Type) -> Bool { Base._isUnary(content) }

  public static func _makeNode<Inner: View>(
    _ modifier: Self, content: Inner, in context: NodeContext
  ) -> ViewNode { Base._makeNode(Base(modifier: modifier), content: content, in: context) }

  public static func _updateNode<Inner: View>(_ node: ViewNode, with modifier: Self, content: Inner) {
    Base._updateNode(node, with: Base(modifier: modifier), content: content)
  }

  /// The part that works on nodes.
  struct Base: ElementModifier {
    let modifier: _SecondaryContentModifier

    func makeNode(in context: WrapperContext) -> SecondaryContentNode {
      let node = SecondaryContentNode(context)
      let stack = ZStackNode(context: context.context.below)
      stack.setContent(Secondary._makeNode(modifier.secondary, in: context.context.below))
      node.setSecondary(stack)
      node.needsSecondaryUpdate = false
      return node
    }

    func update(_ node: SecondaryContentNode) {
      node.alignment = modifier.alignment
      node.isInFront = modifier.isInFront
      node.ignoredEdges = modifier.ignoredEdges
      // Right after making, the content is that of this very value.
      if node.needsSecondaryUpdate, let content = node.secondary?.content {
        Secondary._updateNode(content, with: modifier.secondary)
      }
      node.needsSecondaryUpdate = true
    }
  }
}

extension View {
  /// Puts views behind this one.
  public func background<Background: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Background
  ) -> some View {
    modifier(_SecondaryContentModifier(secondary: content(), alignment: alignment, isInFront: false))
  }

  /// Puts a view behind this one. A colour is both a view and a style, and counts as a style here.
  @_disfavoredOverload
  public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
    modifier(_SecondaryContentModifier(secondary: background, alignment: alignment, isInFront: false))
  }

  /// Fills the space behind this view, reaching over safe areas that the view touches.
  public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    modifier(
      _SecondaryContentModifier(
        secondary: _ShapeView(shape: Rectangle(), style: style), alignment: .center, isInFront: false,
        ignoredEdges: edges))
  }

  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  /// Fills a shape behind this view.
  public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background { _ShapeView(shape: shape, style: style, fillStyle: fillStyle) }
  }

  /// Puts views in front of this one.
  public func overlay<Overlay: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Overlay
  ) -> some View {
    modifier(_SecondaryContentModifier(secondary: content(), alignment: alignment, isInFront: true))
  }

  /// Puts a view in front of this one.
  @_disfavoredOverload
  public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
    modifier(_SecondaryContentModifier(secondary: overlay, alignment: alignment, isInFront: true))
  }

  public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    modifier(
      _SecondaryContentModifier(
        secondary: _ShapeView(shape: Rectangle(), style: style), alignment: .center, isInFront: true,
        ignoredEdges: edges))
  }

  public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay { _ShapeView(shape: shape, style: style, fillStyle: fillStyle) }
  }

  /// Draws a line inside the view's edges; `width` is in points.
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    overlay { Rectangle().strokeBorder(content, lineWidth: width) }
  }
}
