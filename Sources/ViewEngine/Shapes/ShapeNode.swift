/// What is done with a shape's outline.
package enum ShapeOperation: Equatable {
  case fill(FillStyle)
  /// `inset` moves the outline inwards before it is drawn.
  case stroke(StrokeStyle, inset: CGFloat)
}

/// The node of a drawn shape.
package final class ShapeNode<S: Shape>: LayoutNode {
  private var shape: S
  private var style: AnyShapeStyle
  private var operation: ShapeOperation
  /// The style's colour on its way from an old to a new one.
  private let animatedPaint = AnimatedPaint()

  package init(shape: S, style: AnyShapeStyle, operation: ShapeOperation, context: NodeContext) {
    self.shape = shape
    self.style = style
    self.operation = operation
    super.init(context: context)
  }

  package func update(shape: S, style: AnyShapeStyle, operation: ShapeOperation) {
    if !FieldTable.of(S.self).areEqual(self.shape, shape) {
      animateShape(to: shape)
      setNeedsLayout()
      setNeedsPaint()
    }
    if self.style != style || self.operation != operation {
      self.style = style
      self.operation = operation
      animatedPaint.styleDidChange(on: self)
      setNeedsPaint()
    }
  }

  /// Moves the old shape's animatable data to the new one's over time, where the transaction asks for it.
  private func animateShape(to shape: S) {
    let start = self.shape.animatableData
    self.shape = shape
    graph.animations.animate(self, slot: .shape, from: start, to: shape.animatableData, transaction) { node, value in
      let node = unsafeDowncast(node, to: ShapeNode<S>.self)
      node.shape.animatableData = value
      node.setNeedsPaint()
    }
  }

  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  package override var paintsContent: Bool { true }

  package override func paint(_ context: inout PaintContext) {
    let paint = animatedPaint.current(style.paint(in: context.environment), on: self)
    if case .color(let color) = paint, color.opacity <= 0 { return }
    context.draw(
      shape, operation: operation, paint: paint, in: CGRect(origin: .zero, size: context.size),
      isRightToLeft: environment.isRightToLeft)
  }

  package override func containsPoint(_ point: CGPoint) -> Bool {
    let rect = CGRect(origin: .zero, size: presentedFrame.size)
    guard rect.contains(point) else { return false }
    // A clear colour is not there for the pointer.
    if style.paint(in: environment.values).solidColor.opacity <= 0 { return false }
    return shape.path(in: rect).contains(point, eoFill: false)
  }

  package override var semanticsFallbackRole: SemanticsRole { .image }
}

extension PaintContext {
  /// Draws a shape in a rectangle of the view's own coordinates.
  package mutating func draw<S: Shape>(
    _ shape: S, operation: ShapeOperation, paint: StylePaint, in rect: CGRect, isRightToLeft: Bool
  ) {
    let rect = snapped(rect)
    guard rect.width > 0, rect.height > 0 else { return }
    let fill = paint.displayPaint(in: rect, isRightToLeft: isRightToLeft)
    switch operation {
    case .fill(let fillStyle):
      append(.fill(DisplayShape(shape.path(in: rect), evenOdd: fillStyle.isEOFilled), fill))
    case .stroke(let strokeStyle, let inset):
      let isBorder = inset > 0 && inset == strokeStyle.lineWidth / 2 && strokeStyle.dash.isEmpty
      if isBorder, case .color(let color) = paint,
        let outer = DisplayShape(shape.path(in: rect), evenOdd: false).roundedRect
      {
        append(.border(outer, color, width: strokeStyle.lineWidth))
        return
      }
      let path =
        (shape as? any InsettableShape)?.insetPath(by: inset, in: rect)
        ?? shape.path(in: rect.insetBy(dx: inset, dy: inset))
      append(.stroke(DisplayShape(path, evenOdd: false), fill, strokeStyle))
    }
  }
}

extension InsettableShape {
  nonisolated fileprivate func insetPath(by amount: CGFloat, in rect: CGRect) -> Path {
    inset(by: amount).path(in: rect)
  }
}

extension DisplayShape {
  /// The geometry of a path, in its simplest form.
  package init(_ path: Path, evenOdd: Bool) {
    switch path.primitive {
    case .rect(let rect): self = .rect(rect)
    case .roundedRect(let rect, let radii, .circular):
      self = .rounded(
        DisplayRoundedRect(
          rect: rect, topLeft: radii.topLeading, topRight: radii.topTrailing, bottomRight: radii.bottomTrailing,
          bottomLeft: radii.bottomLeading))
    case .ellipse(let rect) where rect.width == rect.height:
      self = .rounded(DisplayRoundedRect(rect: rect, radius: rect.width / 2))
    default: self = .path(path, evenOdd: evenOdd)
    }
  }

  /// The shape as a rounded rectangle, if it is one.
  package var roundedRect: DisplayRoundedRect? {
    switch self {
    case .rect(let rect): DisplayRoundedRect(rect: rect, radius: 0)
    case .rounded(let rounded): rounded
    case .path: nil
    }
  }
}
