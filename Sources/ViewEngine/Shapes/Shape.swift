/// A two-dimensional form that adapts to the space it gets.
@preconcurrency
public protocol Shape: View, Animatable, Sendable {
  /// The form in a rectangle.
  nonisolated func path(in rect: CGRect) -> Path
  /// The size for a proposal; by default all of it.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }
}

/// A shape that can be made smaller on all sides.
public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  /// The shape with its outline moved inwards by `amount` points.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A view that shows a shape.
public protocol ShapeView<Content>: View {
  associatedtype Content: Shape
  var shape: Content { get }
}

/// A shape filled with a style.
public struct _ShapeView<Content: Shape, Style: ShapeStyle>: PrimitiveView, ShapeView {
  public var shape: Content
  public var style: Style
  public var fillStyle: FillStyle

  public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }

  public static var _isUnary: Bool { true }
  public static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode {
    ShapeNode(
      shape: view.shape, style: AnyShapeStyle(view.style), operation: .fill(view.fillStyle), context: context)
  }
  public static func _updateNode(_ node: ViewNode, with view: Self) {
    unsafeDowncast(node, to: ShapeNode<Content>.self).update(
      shape: view.shape, style: AnyShapeStyle(view.style), operation: .fill(view.fillStyle))
  }
}

/// A shape's outline.
struct StrokedShape<Content: Shape, Style: ShapeStyle>: PrimitiveView {
  let shape: Content
  let style: Style
  let strokeStyle: StrokeStyle
  /// How far the outline is moved inwards, so that the line lies inside.
  let inset: CGFloat

  private var operation: ShapeOperation { .stroke(strokeStyle, inset: inset) }

  static var _isUnary: Bool { true }
  static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode {
    ShapeNode(shape: view.shape, style: AnyShapeStyle(view.style), operation: view.operation, context: context)
  }
  static func _updateNode(_ node: ViewNode, with view: Self) {
    unsafeDowncast(node, to: ShapeNode<Content>.self).update(
      shape: view.shape, style: AnyShapeStyle(view.style), operation: view.operation)
  }
}

/// A shape's outline drawn with a style, over another view of the shape.
public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: View, ShapeView {
  public var shape: Content
  let style: Style
  let strokeStyle: StrokeStyle
  let inset: CGFloat
  let background: Background

  public var body: some View {
    StrokedShape(shape: shape, style: style, strokeStyle: strokeStyle, inset: inset).background { background }
  }
}

/// A filled shape over another view of the shape.
struct FilledShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
  var shape: Content
  let style: Style
  let fillStyle: FillStyle
  let background: Background

  var body: some View {
    _ShapeView(shape: shape, style: style, fillStyle: fillStyle).background { background }
  }
}

extension Shape {
  /// Fills the shape.
  public func fill<S: ShapeStyle>(
    _ style: S = .foreground, style fillStyle: FillStyle = FillStyle()
  ) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, style: style, fillStyle: fillStyle)
  }

  /// Draws along the outline, half of the line on each side.
  public func stroke<S: ShapeStyle>(
    _ style: S, style strokeStyle: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    StrokeShapeView(shape: self, style: style, strokeStyle: strokeStyle, inset: 0, background: EmptyView())
  }

  public func stroke<S: ShapeStyle>(
    _ style: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    stroke(style, style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension InsettableShape {
  /// Draws inside the outline.
  public func strokeBorder<S: ShapeStyle>(
    _ style: S, style strokeStyle: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    StrokeShapeView(
      shape: self, style: style, strokeStyle: strokeStyle, inset: strokeStyle.lineWidth / 2, background: EmptyView())
  }

  public func strokeBorder<S: ShapeStyle>(
    _ style: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    strokeBorder(style, style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension ShapeView {
  /// Fills the shape over what is there.
  public func fill<S: ShapeStyle>(
    _ style: S = .foreground, style fillStyle: FillStyle = FillStyle()
  ) -> some ShapeView<Content> {
    FilledShapeView(shape: shape, style: style, fillStyle: fillStyle, background: self)
  }

  /// Draws along the outline, over what is there.
  public func stroke<S: ShapeStyle>(
    _ style: S, style strokeStyle: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    StrokeShapeView(shape: shape, style: style, strokeStyle: strokeStyle, inset: 0, background: self)
  }

  public func stroke<S: ShapeStyle>(
    _ style: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    stroke(style, style: StrokeStyle(lineWidth: lineWidth))
  }
}
