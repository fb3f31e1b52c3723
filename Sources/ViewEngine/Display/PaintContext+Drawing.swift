extension PaintContext {
  private func displayPaint<S: ShapeStyle>(_ style: S, in rect: CGRect) -> DisplayPaint? {
    let paint = style.paint(in: environment)
    if case .color(let color) = paint, color.opacity <= 0 { return nil }
    return paint.displayPaint(in: rect, isRightToLeft: environment.layoutDirection == .rightToLeft)
  }

  /// Fills an outline.
  public mutating func fill<S: ShapeStyle>(_ path: Path, with style: S, fillStyle: FillStyle = FillStyle()) {
    guard let paint = displayPaint(style, in: path.boundingRect) else { return }
    append(.fill(DisplayShape(path, evenOdd: fillStyle.isEOFilled), paint))
  }

  /// Fills a shape.
  /// - Parameter rect: where the shape is; nil is the whole view.
  public mutating func fill<T: Shape, S: ShapeStyle>(
    _ shape: T, in rect: CGRect? = nil, with style: S, fillStyle: FillStyle = FillStyle()
  ) {
    fill(shape.path(in: rect.map(snapped) ?? bounds), with: style, fillStyle: fillStyle)
  }

  /// Fills a circle; its radius is in points.
  public mutating func fillCircle<S: ShapeStyle>(center: CGPoint, radius: CGFloat, with style: S) {
    guard radius > 0 else { return }
    let rect = CGRect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2)
    fill(Path(ellipseIn: rect), with: style)
  }

  /// Draws along an outline, half of the line on each side.
  public mutating func stroke<S: ShapeStyle>(_ path: Path, with style: S, style strokeStyle: StrokeStyle) {
    guard let paint = displayPaint(style, in: path.boundingRect) else { return }
    append(.stroke(DisplayShape(path, evenOdd: false), paint, strokeStyle))
  }

  /// Draws a line inside a shape's outline, `lineWidth` points wide.
  /// - Parameter rect: where the shape is; nil is the whole view.
  public mutating func strokeBorder<T: InsettableShape, S: ShapeStyle>(
    _ shape: T, in rect: CGRect? = nil, with style: S, lineWidth: CGFloat
  ) {
    guard lineWidth > 0 else { return }
    let rect = rect.map(snapped) ?? bounds
    let operation = ShapeOperation.stroke(StrokeStyle(lineWidth: lineWidth), inset: lineWidth / 2)
    let paint = style.paint(in: environment)
    if case .color(let color) = paint, color.opacity <= 0 { return }
    draw(
      shape, operation: operation, paint: paint, in: rect,
      isRightToLeft: environment.layoutDirection == .rightToLeft)
  }

  /// Draws a blurred shadow outside of a shape; nothing is drawn under the shape itself. A shape other than a
  /// rectangle with rounded corners throws the shadow of its bounding rectangle.
  /// - Parameters:
  ///   - blur: what CSS calls the blur radius, in points: twice the standard deviation.
  ///   - spread: by how much the shadow is larger than the shape on each side, in points.
  public mutating func shadow<T: Shape>(
    of shape: T, in rect: CGRect? = nil, color: Color, blur: CGFloat, spread: CGFloat = 0, offset: CGSize = .zero
  ) {
    let color = color.resolve(in: environment)
    guard color.opacity > 0 else { return }
    let outline = DisplayShape(shape.path(in: rect.map(snapped) ?? bounds), evenOdd: false)
    let rounded = outline.roundedRect ?? DisplayRoundedRect(rect: outline.bounds, radius: 0)
    append(.shadow(rounded, DisplayShadow(color: color, offset: offset, spread: spread, blur: max(0, blur))))
  }

  /// Cuts what `content` draws to a shape.
  /// - Parameter rect: where the shape is; nil is the whole view.
  public mutating func clip<T: Shape>(
    to shape: T, in rect: CGRect? = nil, _ content: (inout PaintContext) -> Void
  ) {
    let item = group(content)
    guard !item.operations.isEmpty else { return }
    let outline = DisplayShape(shape.path(in: rect.map(snapped) ?? bounds), evenOdd: false)
    append(.clip(outline, item, offset: .zero))
  }

  /// Makes what `content` draws more transparent, as one group.
  public mutating func opacity(_ opacity: Double, _ content: (inout PaintContext) -> Void) {
    guard opacity > 0 else { return }
    let item = group(content)
    guard !item.operations.isEmpty else { return }
    append(opacity >= 1 ? .item(item, offset: .zero) : .opacity(opacity, item, offset: .zero))
  }
}
