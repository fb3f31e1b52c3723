import CGTK
import ViewEngine

/// All lines of a paragraph at a width, without any limit, and the widths for which they hold.
@MainActor
final class PangoBreaking {
  /// A line and its figures, in points.
  struct Line {
    /// The `PangoLayoutLine`; `layout` keeps it.
    let pointer: UnsafeMutablePointer<PangoLayoutLine>
    let layout: PangoLayoutReference
    /// The byte of the paragraph where the line's layout starts: what its indices are counted from.
    let layoutStart: Int
    /// The width of the glyphs; where the line stands is decided by the alignment.
    let width: CGFloat
    /// From the line's top to its baseline, and to its bottom.
    let ascent: CGFloat
    let height: CGFloat

    /// - Parameter addedHeight: What to add to the line's own height, half of it above and half below.
    init(
      _ pointer: UnsafeMutablePointer<PangoLayoutLine>, of layout: PangoLayoutReference, layoutStart: Int,
      addedHeight: CGFloat
    ) {
      self.pointer = pointer
      self.layout = layout
      self.layoutStart = layoutStart
      var extents = PangoRectangle()
      pango_layout_line_get_extents(pointer, nil, &extents)
      width = CGFloat(pangoUnits: extents.width)
      ascent = CGFloat(pangoUnits: -extents.y) + addedHeight / 2
      height = max(0, CGFloat(pangoUnits: extents.height) + addedHeight)
    }

    /// The bytes of the paragraph that the line shows.
    var bytes: Range<Int> {
      let start = layoutStart + Int(pointer.pointee.start_index)
      return start..<(start + Int(pointer.pointee.length))
    }
  }

  let lines: [Line]
  /// The widest line's width.
  let width: CGFloat
  private let widthAskedFor: CGFloat?

  init(_ layout: PangoLayoutReference, width widthAskedFor: CGFloat?, addedHeight: CGFloat) {
    self.widthAskedFor = widthAskedFor
    var lines: [Line] = []
    var next = pango_layout_get_lines_readonly(layout.pointer)
    while let link = next {
      let line = link.pointee.data.assumingMemoryBound(to: PangoLayoutLine.self)
      lines.append(Line(line, of: layout, layoutStart: 0, addedHeight: addedHeight))
      next = link.pointee.next
    }
    self.lines = lines
    width = lines.reduce(0) { max($0, $1.width) }
  }

  /// Whether the lines would be the same at another width.
  ///
  /// Lines take as much as fits. So between the widest line and the width they were made for nothing changes: what fit
  /// still fits, and what did not fit then doesn't fit in less.
  func holds(for width: CGFloat?) -> Bool {
    if width == widthAskedFor { return true }
    guard let width, width >= self.width else { return false }
    guard let widthAskedFor else { return true }
    return width <= widthAskedFor
  }
}

extension CGFloat {
  /// Pango's units in points.
  init(pangoUnits units: Int32) { self = CGFloat(units) / CGFloat(PANGO_SCALE) }
}
