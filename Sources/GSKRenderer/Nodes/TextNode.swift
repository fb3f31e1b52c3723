import CGTK
import ViewEngine

/// Nodes for laid out text: one for each stretch of glyphs with one font and colour, and one for each line drawn
/// under or through it.
enum TextNode {
  @MainActor
  static func make(
    _ layout: PangoTextLayout, origin: CGPoint, color: Color.Resolved, runColors: [Color.Resolved?]
  ) -> RenderNode? {
    var nodes: [RenderNode] = []
    let paragraph = layout.paragraph
    for placed in layout.lines {
      let baseline = origin.y + placed.baseline
      placed.line.forEachRun { run, left in
        guard let item = run.pointee.item, let font = item.pointee.analysis.font else { return }
        // An ellipsis behind the text belongs to the last run.
        let byte = min(placed.line.layoutStart + Int(item.pointee.offset), max(0, paragraph.offsets.byteCount - 1))
        let index = paragraph.run(atByte: byte)
        var rgba = GdkRGBA(runColors.indices.contains(index) ? runColors[index] ?? color : color)
        guard rgba.alpha > 0, paragraph.request.runs.indices.contains(index) else { return }
        let x = origin.x + placed.x + left
        let y = baseline - CGFloat(pangoUnits: run.pointee.y_offset)
        var point = graphene_point_t(CGPoint(x: x, y: y))
        // NULL for a stretch without ink, such as spaces.
        if let node = RenderNode.adopting(gsk_text_node_new(font, run.pointee.glyphs, &rgba, &point)) {
          nodes.append(node)
        }
        let style = paragraph.request.runs[index]
        guard style.underline || style.strikethrough else { return }
        let width = CGFloat(pangoUnits: pango_glyph_string_get_width(run.pointee.glyphs))
        nodes += lines(
          through: font, style, start: CGPoint(x: x, y: y), width: width, color: rgba)
      }
    }
    return RenderNode.container(nodes)
  }

  /// Lines where the font's designer wants them. Pango counts their position upwards from the baseline.
  private static func lines(
    through font: UnsafeMutablePointer<PangoFont>, _ style: TextRequest.Run, start: CGPoint, width: CGFloat,
    color: GdkRGBA
  ) -> [RenderNode] {
    guard let metrics = pango_font_get_metrics(font, nil) else { return [] }
    defer { pango_font_metrics_unref(metrics) }
    func line(_ position: Int32, _ thickness: Int32) -> RenderNode? {
      let rect = CGRect(
        x: start.x, y: start.y - CGFloat(pangoUnits: position), width: width,
        height: max(1, CGFloat(pangoUnits: thickness)))
      guard rect.isDrawable else { return nil }
      var bounds = graphene_rect_t(rect)
      var rgba = color
      return RenderNode.adopting(gsk_color_node_new(&rgba, &bounds))
    }
    var nodes: [RenderNode] = []
    if style.underline,
      let node = line(
        pango_font_metrics_get_underline_position(metrics), pango_font_metrics_get_underline_thickness(metrics))
    {
      nodes.append(node)
    }
    if style.strikethrough,
      let node = line(
        pango_font_metrics_get_strikethrough_position(metrics),
        pango_font_metrics_get_strikethrough_thickness(metrics))
    {
      nodes.append(node)
    }
    return nodes
  }
}
