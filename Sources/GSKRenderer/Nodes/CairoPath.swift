import CGTK
import ViewEngine

extension Path {
  /// Adds the path to a cairo context's current path.
  func append(to context: OpaquePointer) {
    cairo_new_path(context)
    forEach { element in
      switch element {
      case .move(let point):
        cairo_move_to(context, point.x, point.y)
      case .line(let point):
        cairo_line_to(context, point.x, point.y)
      case .quadCurve(let point, let control):
        // Cairo has cubic curves only: each control point lies two thirds of the way to the quadratic one.
        var x = 0.0
        var y = 0.0
        cairo_get_current_point(context, &x, &y)
        cairo_curve_to(
          context, x + (control.x - x) * 2 / 3, y + (control.y - y) * 2 / 3,
          point.x + (control.x - point.x) * 2 / 3, point.y + (control.y - point.y) * 2 / 3, point.x, point.y)
      case .curve(let point, let control1, let control2):
        cairo_curve_to(context, control1.x, control1.y, control2.x, control2.y, point.x, point.y)
      case .closeSubpath:
        cairo_close_path(context)
      }
    }
  }
}

extension DisplayShape {
  /// Adds the outline to a cairo context's current path.
  func append(to context: OpaquePointer) {
    switch self {
    case .rect(let rect):
      cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
    case .rounded(let rounded):
      rounded.append(to: context)
    case .path(let path, _):
      path.append(to: context)
    }
  }
}

extension DisplayRoundedRect {
  func append(to context: OpaquePointer) {
    // The radii as GSK limits them, so that a stroke and a fill of one shape agree.
    let outline = GskRoundedRect(self)
    func radius(_ size: graphene_size_t) -> Double { Double(size.width) }
    cairo_new_sub_path(context)
    let corner = outline.corner
    var r = radius(corner.1)
    cairo_arc(context, rect.maxX - r, rect.minY + r, r, -.pi / 2, 0)
    r = radius(corner.2)
    cairo_arc(context, rect.maxX - r, rect.maxY - r, r, 0, .pi / 2)
    r = radius(corner.3)
    cairo_arc(context, rect.minX + r, rect.maxY - r, r, .pi / 2, .pi)
    r = radius(corner.0)
    cairo_arc(context, rect.minX + r, rect.minY + r, r, .pi, .pi * 3 / 2)
    cairo_close_path(context)
  }
}

extension StrokeStyle {
  /// Makes a cairo context draw lines of this style.
  func apply(to context: OpaquePointer) {
    cairo_set_line_width(context, lineWidth)
    switch lineCap {
    case .butt: cairo_set_line_cap(context, CAIRO_LINE_CAP_BUTT)
    case .round: cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
    case .square: cairo_set_line_cap(context, CAIRO_LINE_CAP_SQUARE)
    }
    switch lineJoin {
    case .miter: cairo_set_line_join(context, CAIRO_LINE_JOIN_MITER)
    case .round: cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
    case .bevel: cairo_set_line_join(context, CAIRO_LINE_JOIN_BEVEL)
    }
    cairo_set_miter_limit(context, miterLimit)
    // Cairo stops drawing altogether after a negative dash or one made of zeros.
    guard !dash.isEmpty, dash.allSatisfy({ $0 >= 0 && $0.isFinite }), dash.contains(where: { $0 > 0 }) else { return }
    cairo_set_dash(context, dash.map(Double.init), Int32(dash.count), dashPhase)
  }
}
