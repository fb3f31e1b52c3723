import CGTK
import ViewEngine

/// Lines of text at a width, limited and aligned.
@MainActor
final class PangoTextLayout: TextLayout {
  /// A line in its place, in the layout's coordinates.
  struct PlacedLine {
    let line: PangoBreaking.Line
    let x: CGFloat
    let top: CGFloat
    var baseline: CGFloat { top + line.ascent }
    var bottom: CGFloat { top + line.height }
  }

  let paragraph: PangoParagraph
  let lines: [PlacedLine]
  let size: CGSize
  let isTruncated: Bool

  var lineCount: Int { lines.count }
  var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }
  var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }

  init(_ paragraph: PangoParagraph, breaking: PangoBreaking, options: TextLayoutOptions) {
    self.paragraph = paragraph
    let limit = Self.lineLimit(breaking.lines, options)
    var kept = Array(breaking.lines.prefix(limit))
    isTruncated = limit < breaking.lines.count
    if isTruncated, let last = kept.popLast() {
      kept.append(Self.truncatedLine(paragraph, startingAt: last, options))
    }
    let width = kept.reduce(0) { max($0, $1.width) }
    var placed: [PlacedLine] = []
    var top: CGFloat = 0
    for line in kept {
      if !placed.isEmpty { top += options.lineSpacing }
      let free = width - line.width
      let x =
        switch (options.alignment, paragraph.request.direction) {
        case (.center, _): free / 2
        case (.leading, .leftToRight), (.trailing, .rightToLeft): 0.0
        case (.leading, .rightToLeft), (.trailing, .leftToRight): free
        }
      placed.append(PlacedLine(line: line, x: x, top: top))
      top += line.height
    }
    lines = placed
    size = CGSize(width: width, height: max(0, top))
  }

  /// How many lines may stay: at least one, so that something is seen.
  private static func lineLimit(_ lines: [PangoBreaking.Line], _ options: TextLayoutOptions) -> Int {
    var limit = min(lines.count, options.lineLimit ?? .max)
    if let height = options.height {
      var bottom: CGFloat = 0
      for (index, line) in lines.prefix(limit).enumerated() {
        bottom += line.height + (index > 0 ? options.lineSpacing : 0)
        // Half a unit of Pango's, so that the height a layout reported is enough for the same layout.
        if bottom > height + 0.5 / CGFloat(PANGO_SCALE) {
          limit = index
          break
        }
      }
    }
    return max(1, limit)
  }

  /// The last line that stays, with an ellipsis for what is left out.
  ///
  /// Pango can limit the lines of each paragraph in a layout but not of the layout, so this line is a layout of its own:
  /// the rest of the paragraph for an ellipsis at the end, and the rest of the text for one at its start or middle.
  private static func truncatedLine(
    _ paragraph: PangoParagraph, startingAt line: PangoBreaking.Line, _ options: TextLayoutOptions
  ) -> PangoBreaking.Line {
    let start = line.bytes.lowerBound
    var rest = Array(paragraph.string.utf8.dropFirst(start))
    let mode: PangoEllipsizeMode
    switch options.truncation {
    case .tail:
      mode = PANGO_ELLIPSIZE_END
      if let end = LineSeparators.first(in: rest) {
        rest.removeSubrange(end...)
        rest.append(contentsOf: "…".utf8)
      }
    case .head:
      mode = PANGO_ELLIPSIZE_START
      LineSeparators.replaceBySpaces(in: &rest)
    case .middle:
      mode = PANGO_ELLIPSIZE_MIDDLE
      LineSeparators.replaceBySpaces(in: &rest)
    }
    let resolved = pango_layout_line_get_resolved_direction(line.pointer)
    let layout = paragraph.makeLayout(
      bytes: start..<paragraph.offsets.byteCount, text: String(decoding: rest, as: UTF8.self), width: options.width,
      direction: resolved == PANGO_DIRECTION_RTL ? .rightToLeft : .leftToRight, ellipsize: mode)
    // The line keeps the direction of its paragraph, of which it may show a part that would suggest another.
    pango_layout_set_auto_dir(layout.pointer, 0)
    guard let pointer = pango_layout_get_line_readonly(layout.pointer, 0) else { return line }
    return PangoBreaking.Line(pointer, of: layout, layoutStart: start, addedHeight: paragraph.addedHeight)
  }
}

/// The characters that end a paragraph, in UTF-8.
private enum LineSeparators {
  /// Line feed, vertical tab, form feed and carriage return; next line; line and paragraph separator. Each with white
  /// space of as many bytes.
  private static let all: [(separator: [UInt8], space: [UInt8])] = [
    ([0x0A], [0x20]), ([0x0B], [0x20]), ([0x0C], [0x20]), ([0x0D], [0x20]),
    ([0xC2, 0x85], [0xC2, 0xA0]),
    ([0xE2, 0x80, 0xA8], [0xE2, 0x80, 0x89]), ([0xE2, 0x80, 0xA9], [0xE2, 0x80, 0x89]),
  ]

  static func first(in bytes: [UInt8]) -> Int? {
    bytes.indices.first { index in all.contains { bytes[index...].starts(with: $0.separator) } }
  }

  static func replaceBySpaces(in bytes: inout [UInt8]) {
    for index in bytes.indices {
      for (separator, space) in all where bytes[index...].starts(with: separator) {
        bytes.replaceSubrange(index..<(index + space.count), with: space)
      }
    }
  }
}
