import CGTK
import ViewEngine

/// Carets, hits and selections: from places in the string to places on screen and back.
extension PangoTextLayout {
  func caretRect(at offset: Int) -> CGRect {
    guard let placed = line(holding: paragraph.offsets.byte(atUTF16: offset)) else { return .zero }
    let byte = paragraph.offsets.byte(atUTF16: offset)
    return CGRect(x: placed.x + x(ofByte: byte, in: placed.line), y: placed.top, width: 0, height: placed.line.height)
  }

  func offset(at point: CGPoint) -> Int {
    // Above the first line counts as in it, below the last as in that, and the gap between two belongs to the upper.
    guard let placed = lines.last(where: { $0.top <= point.y }) ?? lines.first else { return 0 }
    var index: Int32 = 0
    var trailing: Int32 = 0
    let x = ((point.x - placed.x) * CGFloat(PANGO_SCALE)).rounded()
    let limit = CGFloat(Int32.max / 2)
    pango_layout_line_x_to_index(placed.line.pointer, Int32(max(-limit, min(limit, x))), &index, &trailing)
    let layout = placed.line.layout.pointer
    guard let text = pango_layout_get_text(layout) else { return 0 }
    // `trailing` counts the characters of a cluster, all of which a caret steps over at once.
    guard let end = g_utf8_offset_to_pointer(text + Int(index), glong(trailing)) else { return 0 }
    let byte = placed.line.layoutStart + (UnsafePointer(end) - text)
    // An ellipsis that was added behind the text is no place in it.
    return paragraph.offsets.utf16(atByte: min(byte, paragraph.offsets.byteCount))
  }

  func selectionRects(for range: Range<Int>) -> [CGRect] {
    let bytes = paragraph.offsets.byte(atUTF16: range.lowerBound)..<paragraph.offsets.byte(atUTF16: range.upperBound)
    guard !bytes.isEmpty else { return [] }
    var rects: [CGRect] = []
    for placed in lines where placed.line.bytes.overlaps(bytes) {
      for span in spans(of: bytes, in: placed.line) {
        rects.append(
          CGRect(
            x: placed.x + span.lowerBound, y: placed.top, width: span.upperBound - span.lowerBound,
            height: placed.line.height))
      }
    }
    return rects
  }

  /// The line in which the caret before a byte stands: at a soft break the lower one.
  private func line(holding byte: Int) -> PlacedLine? {
    lines.last { $0.line.bytes.lowerBound <= byte } ?? lines.first
  }

  private func x(ofByte byte: Int, in line: PangoBreaking.Line) -> CGFloat {
    var x: Int32 = 0
    let inside = min(max(byte, line.bytes.lowerBound), line.bytes.upperBound)
    if inside == line.bytes.upperBound {
      // Behind the last character Pango answers with the right end, also where the text ends at the left.
      return pango_layout_line_get_resolved_direction(line.pointer) == PANGO_DIRECTION_RTL ? 0 : line.width
    }
    pango_layout_line_index_to_x(line.pointer, Int32(inside - line.layoutStart), 0, &x)
    return CGFloat(pangoUnits: x)
  }

  /// Stretches of a line that show bytes, from left to right; stretches that touch are one.
  private func spans(of bytes: Range<Int>, in line: PangoBreaking.Line) -> [Range<CGFloat>] {
    var spans: [Range<CGFloat>] = []
    line.forEachRun { run, left in
      let item = run.pointee.item.pointee
      let start = line.layoutStart + Int(item.offset)
      let inside = bytes.clamped(to: start..<(start + Int(item.length)))
      guard !inside.isEmpty else { return }
      let from = line.x(ofByte: inside.lowerBound - start, in: run)
      let to = line.x(ofByte: inside.upperBound - start, in: run)
      let span = (left + min(from, to))..<(left + max(from, to))
      guard !span.isEmpty else { return }
      if let last = spans.last, abs(last.upperBound - span.lowerBound) < 0.01 {
        spans[spans.count - 1] = last.lowerBound..<span.upperBound
      } else {
        spans.append(span)
      }
    }
    return spans
  }
}

extension PangoBreaking.Line {
  /// Calls for each stretch of glyphs with one font and one run, from left to right, with its left edge in the line.
  func forEachRun(_ body: (UnsafeMutablePointer<PangoGlyphItem>, CGFloat) -> Void) {
    var left: CGFloat = 0
    var next = pointer.pointee.runs
    while let link = next {
      let run = link.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self)
      left += CGFloat(pangoUnits: run.pointee.start_x_offset)
      body(run, left)
      left += CGFloat(pangoUnits: pango_glyph_string_get_width(run.pointee.glyphs) + run.pointee.end_x_offset)
      next = link.pointee.next
    }
  }

  /// Where a byte of a run starts, from the run's left edge.
  fileprivate func x(ofByte byte: Int, in run: UnsafeMutablePointer<PangoGlyphItem>) -> CGFloat {
    guard let item = run.pointee.item, let text = pango_layout_get_text(layout.pointer) else { return 0 }
    var x: Int32 = 0
    let start = UnsafeMutablePointer(mutating: text + Int(item.pointee.offset))
    pango_glyph_string_index_to_x(
      run.pointee.glyphs, start, item.pointee.length, &item.pointee.analysis, Int32(byte), 0, &x)
    return CGFloat(pangoUnits: x)
  }
}
