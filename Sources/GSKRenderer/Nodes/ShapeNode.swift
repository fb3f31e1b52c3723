import CGTK
import ViewEngine

/// Nodes for fills, strokes, borders, shadows and clips of shapes.
///
/// GSK has nodes for rectangles and rounded rectangles only. A free path becomes a cairo node: cairo's drawing calls,
/// recorded, which are played back at the scale of the surface.
enum ShapeNode {
  static func fill(_ shape: DisplayShape, _ paint: DisplayPaint) -> RenderNode? {
    switch shape {
    case .rect(let rect):
      return PaintNode.make(paint, bounds: rect)
    case .rounded(let rounded):
      return PaintNode.make(paint, bounds: rounded.rect).map { clip($0, rounded) }
    case .path(let path, let evenOdd):
      let bounds = path.boundingRect
      return CairoNode.make(bounds: bounds.roundedOutward) { context in
        path.append(to: context)
        cairo_set_fill_rule(context, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        if case .color(let color) = paint {
          CairoNode.setSource(context, color)
          cairo_fill(context)
        } else if let node = PaintNode.make(paint, bounds: bounds) {
          cairo_clip(context)
          gsk_render_node_draw(node.pointer, context)
        }
      }
    }
  }

  static func stroke(_ shape: DisplayShape, _ paint: DisplayPaint, _ style: StrokeStyle) -> RenderNode? {
    let width = style.lineWidth
    guard width > 0, width.isFinite else { return nil }
    if let border = borderLike(shape, paint, style) { return border }
    let bounds = strokeBounds(shape, style)
    return CairoNode.make(bounds: bounds.roundedOutward) { context in
      shape.append(to: context)
      style.apply(to: context)
      if case .color(let color) = paint {
        CairoNode.setSource(context, color)
        cairo_stroke(context)
      } else if let node = PaintNode.make(paint, bounds: bounds) {
        // The line as a mask, through which the paint is seen.
        cairo_push_group_with_content(context, CAIRO_CONTENT_ALPHA)
        cairo_stroke(context)
        let mask = cairo_pop_group(context)
        cairo_push_group(context)
        gsk_render_node_draw(node.pointer, context)
        cairo_pop_group_to_source(context)
        cairo_mask(context, mask)
        cairo_pattern_destroy(mask)
      }
    }
  }

  /// A plain line along a rectangle is a border of the rectangle half a line further out: a node that GSK knows.
  private static func borderLike(
    _ shape: DisplayShape, _ paint: DisplayPaint, _ style: StrokeStyle
  ) -> RenderNode? {
    guard case .color(let color) = paint, style.dash.isEmpty else { return nil }
    let rounded: DisplayRoundedRect
    switch shape {
    case .rect(let rect) where style.lineJoin == .miter: rounded = DisplayRoundedRect(rect: rect, radius: 0)
    case .rounded(let shape) where shape.isRoundEverywhere || (shape.isSquare && style.lineJoin == .miter):
      rounded = shape
    default: return nil
    }
    guard min(rounded.rect.width, rounded.rect.height) > style.lineWidth else { return nil }
    return border(rounded.expanded(by: style.lineWidth / 2), color, width: style.lineWidth)
  }

  /// Everything a stroke may touch: a sharp corner reaches as far as the miter limit lets it.
  private static func strokeBounds(_ shape: DisplayShape, _ style: StrokeStyle) -> CGRect {
    let reach = style.lineJoin == .miter ? max(1, style.miterLimit) : 1.5
    let distance = style.lineWidth / 2 * reach
    return shape.bounds.insetBy(dx: -distance, dy: -distance)
  }

  static func border(_ rounded: DisplayRoundedRect, _ color: Color.Resolved, width: CGFloat) -> RenderNode? {
    guard width > 0, color.opacity > 0, rounded.rect.isDrawable else { return nil }
    var outline = GskRoundedRect(rounded)
    // Lines that would meet in the middle fill the shape.
    let limited = Float(min(width, min(rounded.rect.width, rounded.rect.height) / 2))
    let widths = [limited, limited, limited, limited]
    let colors = Array(repeating: GdkRGBA(color), count: 4)
    return RenderNode.adopting(gsk_border_node_new(&outline, widths, colors))
  }

  static func shadow(_ rounded: DisplayRoundedRect, _ shadow: DisplayShadow) -> RenderNode? {
    guard shadow.color.opacity > 0, rounded.rect.isDrawable else { return nil }
    var outline = GskRoundedRect(rounded)
    var rgba = GdkRGBA(shadow.color)
    return RenderNode.adopting(
      gsk_outset_shadow_node_new(
        &outline, &rgba, Float(shadow.offset.width), Float(shadow.offset.height), Float(shadow.spread),
        Float(max(0, shadow.blur))))
  }

  static func clip(_ node: RenderNode, _ shape: DisplayShape) -> RenderNode? {
    switch shape {
    case .rect(let rect):
      guard rect.isDrawable else { return nil }
      var bounds = graphene_rect_t(rect)
      return RenderNode.adopting(gsk_clip_node_new(node.pointer, &bounds))
    case .rounded(let rounded):
      guard rounded.rect.isDrawable else { return nil }
      return clip(node, rounded)
    case .path(let path, let evenOdd):
      return CairoNode.make(bounds: path.boundingRect.roundedOutward) { context in
        path.append(to: context)
        cairo_set_fill_rule(context, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        cairo_clip(context)
        gsk_render_node_draw(node.pointer, context)
      }
    }
  }

  private static func clip(_ node: RenderNode, _ rounded: DisplayRoundedRect) -> RenderNode {
    if rounded.isSquare {
      var bounds = graphene_rect_t(rounded.rect)
      return RenderNode(adopting: gsk_clip_node_new(node.pointer, &bounds))
    }
    var outline = GskRoundedRect(rounded)
    return RenderNode(adopting: gsk_rounded_clip_node_new(node.pointer, &outline))
  }
}
