import CGTK
import ViewEngine

/// Nodes that fill a rectangle with a paint.
enum PaintNode {
  /// The paint over `bounds`; nil when it would leave no trace.
  static func make(_ paint: DisplayPaint, bounds: CGRect) -> RenderNode? {
    guard bounds.isDrawable else { return nil }
    switch paint {
    case .color(let color):
      return fill(color, bounds)
    case .linearGradient(let stops, let start, let end):
      return gradient(stops, bounds) { stops, count in
        // A line without length has no direction to spread the colours along: all is behind its end.
        guard start != end else { return nil }
        var rect = graphene_rect_t(bounds)
        var (from, to) = (graphene_point_t(start), graphene_point_t(end))
        return gsk_linear_gradient_node_new(&rect, &from, &to, stops, count)
      }
    case .radialGradient(let stops, let center, let startRadius, let endRadius):
      // GSK wants the smaller radius first; the same picture comes from the colours in the other order.
      let isReversed = startRadius > endRadius
      let (inner, outer) = isReversed ? (endRadius, startRadius) : (startRadius, endRadius)
      return gradient(isReversed ? reversed(stops) : stops, bounds) { stops, count in
        guard outer > 0, outer > inner else { return nil }
        var rect = graphene_rect_t(bounds)
        var middle = graphene_point_t(center)
        return gsk_radial_gradient_node_new(
          &rect, &middle, Float(outer), Float(outer), Float(max(0, inner) / outer), 1, stops, count)
      }
    case .angularGradient(let stops, let center, let startAngle):
      return gradient(stops, bounds) { stops, count in
        var rect = graphene_rect_t(bounds)
        var middle = graphene_point_t(center)
        // GSK counts from the top, the engine from the right; both go clockwise.
        return gsk_conic_gradient_node_new(&rect, &middle, Float(startAngle.degrees + 90), stops, count)
      }
    }
  }

  static func fill(_ color: Color.Resolved, _ bounds: CGRect) -> RenderNode? {
    guard color.opacity > 0, bounds.isDrawable else { return nil }
    var rect = graphene_rect_t(bounds)
    var rgba = GdkRGBA(color)
    return RenderNode.adopting(gsk_color_node_new(&rgba, &rect))
  }

  private static func reversed(_ stops: [DisplayGradientStop]) -> [DisplayGradientStop] {
    stops.reversed().map { DisplayGradientStop(color: $0.color, location: 1 - $0.location) }
  }

  /// Makes a gradient node with stops that GSK accepts; where there is no gradient to be had, the last colour.
  private static func gradient(
    _ stops: [DisplayGradientStop], _ bounds: CGRect,
    _ make: (UnsafePointer<GskColorStop>, gsize) -> OpaquePointer?
  ) -> RenderNode? {
    guard let last = stops.last, stops.contains(where: { $0.color.opacity > 0 }) else { return nil }
    guard stops.count > 1 else { return fill(last.color, bounds) }
    var lowest: CGFloat = 0
    let accepted = stops.map { stop in
      lowest = min(1, max(lowest, stop.location.isFinite ? stop.location : lowest))
      return GskColorStop(offset: Float(lowest), color: GdkRGBA(stop.color))
    }
    let node = accepted.withUnsafeBufferPointer { make($0.baseAddress!, gsize($0.count)) }
    return RenderNode.adopting(node) ?? fill(last.color, bounds)
  }
}
