import MaterialComponents

/// What is drawn of a component: read from semantics and drawing operations, never from the components' own tables.
@MainActor
struct TokenLook {
  /// The element's, in the window.
  let bounds: CGRect
  private let drawing: [Drawn]

  init(_ stage: Stage, _ element: SemanticsNode) { self.init(stage, element.bounds) }

  init(_ stage: Stage, _ bounds: CGRect) {
    self.bounds = bounds
    drawing = stage.drawing
  }

  private func isOwn(_ rect: CGRect) -> Bool {
    rect.insetBy(dx: -0.5, dy: -0.5).contains(bounds) && bounds.insetBy(dx: -0.5, dy: -0.5).contains(rect)
  }

  var container: (shape: DisplayRoundedRect, color: Color.Resolved)? {
    // What is clipped to the component itself is a layer over it.
    for drawn in drawing where !drawn.clips.contains(where: { isOwn($0.bounds) }) {
      if let fill = drawn.fill, let shape = fill.shape.roundedRect, isOwn(shape.rect) { return (shape, fill.color) }
    }
    return nil
  }

  /// The corners of what the component draws itself in: container, line or shadow.
  var corners: DisplayRoundedRect? {
    container?.shape ?? drawing.compactMap { $0.border?.shape }.first { isOwn($0.rect) }
  }

  private struct Line {
    var rect: CGRect
    var color: Color.Resolved
    var run: TextRequest.Run?
  }

  private var texts: [Line] {
    drawing.compactMap { drawn in
      guard case .text(let layout, let origin, let color, _) = drawn.operation, layout.size.width > 0 else {
        return nil
      }
      let line = Line(
        rect: CGRect(origin: drawn.offset + origin, size: layout.size), color: color,
        run: (layout as? SquareTextShaper.Line)?.request.runs.first)
      return bounds.insetBy(dx: -1, dy: -1).contains(line.rect) ? line : nil
    }
  }

  // An icon is one character, as wide as half of its font's size; a title has more.
  private var iconLine: Line? { texts.first { $0.rect.width <= $0.rect.height / 2 + 0.01 } }
  private var titleLine: Line? { texts.first { $0.rect.width > $0.rect.height / 2 + 0.01 } }

  var iconColor: Color.Resolved? { iconLine?.color }
  var titleColor: Color.Resolved? { titleLine?.color }
  /// The title's font and the space between its characters.
  var titleRun: TextRequest.Run? { titleLine?.run }
  var iconSize: CGFloat? { iconLine?.rect.height }
  var titleSize: CGFloat? { titleLine?.rect.height }

  private var iconFrame: CGRect? {
    iconLine.map { line in
      let side = line.rect.height
      return CGRect(x: line.rect.midX - side / 2, y: line.rect.midY - side / 2, width: side, height: side)
    }
  }

  var leadingSpace: CGFloat? { (iconFrame ?? titleLine?.rect).map { $0.minX - bounds.minX } }
  var trailingSpace: CGFloat? { (titleLine?.rect ?? iconFrame).map { bounds.maxX - $0.maxX } }
  /// From an icon at the end to the component's edge.
  var iconTrailingSpace: CGFloat? { iconFrame.map { bounds.maxX - $0.maxX } }
  var iconTitleSpace: CGFloat? {
    guard let icon = iconFrame, let title = titleLine?.rect else { return nil }
    return title.minX - icon.maxX
  }

  var outline: (color: Color.Resolved, width: CGFloat)? {
    drawing.compactMap(\.border).first { isOwn($0.shape.rect) }.map { ($0.color, $0.width) }
  }

  /// The ring around what has the focus.
  var ring: (color: Color.Resolved, width: CGFloat, offset: CGFloat)? {
    let lines = drawing.compactMap(\.border)
    let around = lines.first { $0.shape.rect.contains(bounds) && !isOwn($0.shape.rect) }
    // A ring along the inside of the edge is drawn last.
    return (around ?? lines.last { isOwn($0.shape.rect) })
      .map { ($0.color, $0.width, bounds.minX - $0.shape.rect.minX - $0.width) }
  }

  /// The height that the shadows tell of, in points: that of the level whose ambient shadow it is.
  var elevation: CGFloat {
    guard let blur = shadows.first?.blur else { return 0 }
    return ElevationLevel.allCases.first { ElevationShadow(level: Double($0.rawValue)).ambient.blur == blur }?.height
      ?? -1
  }

  var shadowColor: Color.Resolved? { shadows.first?.color }

  private var shadows: [DisplayShadow] {
    drawing.compactMap(\.shadow).filter { isOwn($0.shape.rect) }.map(\.shadow)
  }

  /// The layer of hovering, focus or being moved; of a press the ripple.
  var stateLayer: Color.Resolved? {
    for drawn in drawing.reversed() where !drawn.clips.isEmpty {
      if let wave = drawn.wave { return wave.stops.first?.color }
      if let fill = drawn.fill, case .rect(let rect) = fill.shape, isOwn(rect) { return fill.color }
    }
    return nil
  }
}
