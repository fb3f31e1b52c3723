import CGTK
import ViewEngine

/// A paragraph of the text cache: a request, its latest line breaks and its latest layouts.
@MainActor
final class PangoParagraph: ShapedText {
  let request: TextRequest
  /// The characters of all runs.
  let string: String
  let offsets: TextOffsets
  /// The byte at which each run starts, with one entry for the end.
  let runStarts: [Int]
  let fonts: PangoFonts

  /// The latest first; few, since layout asks for about two widths in a frame.
  private var breakings: [PangoBreaking] = []
  private var layouts: [(options: TextLayoutOptions, layout: PangoTextLayout)] = []

  init(_ request: TextRequest, fonts: PangoFonts) {
    self.request = request
    string = request.string
    offsets = TextOffsets(string)
    var starts = [0]
    for run in request.runs { starts.append(starts[starts.count - 1] + run.string.utf8.count) }
    runStarts = starts
    self.fonts = fonts
  }

  /// About what this object and its layouts take: Pango keeps some forty bytes a character, in up to three layouts.
  var approximateByteCount: Int { 2048 + 120 * offsets.byteCount }

  func layout(_ options: TextLayoutOptions) -> any TextLayout {
    let options = options.sanitized
    if let index = layouts.firstIndex(where: { $0.options == options }) {
      let found = layouts[index]
      if index > 0 {
        layouts.remove(at: index)
        layouts.insert(found, at: 0)
      }
      return found.layout
    }
    let breaking = breaking(width: options.width)
    let layout = PangoTextLayout(self, breaking: breaking, options: options)
    layouts.insert((options, layout), at: 0)
    if layouts.count > 4 { layouts.removeLast() }
    return layout
  }

  /// All lines at a width, without limits.
  private func breaking(width: CGFloat?) -> PangoBreaking {
    if let index = breakings.firstIndex(where: { $0.holds(for: width) }) {
      let found = breakings[index]
      if index > 0 {
        breakings.remove(at: index)
        breakings.insert(found, at: 0)
      }
      return found
    }
    let made = PangoBreaking(
      makeLayout(bytes: 0..<offsets.byteCount, width: width, direction: request.direction), width: width,
      addedHeight: addedHeight)
    breakings.insert(made, at: 0)
    if breakings.count > 3 { breakings.removeLast() }
    return made
  }

  /// What the fonts add to each line's height.
  var addedHeight: CGFloat { request.runs.first?.font.addedLeading ?? 0 }

  /// The index of the run that holds a byte.
  func run(atByte byte: Int) -> Int {
    guard request.runs.count > 1 else { return 0 }
    var low = 0
    var high = request.runs.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if runStarts[middle] <= byte { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// Shapes a part of the text.
  ///
  /// - Parameters:
  ///   - bytes: The part.
  ///   - text: What to shape in its place, with the same bytes in the same places and perhaps more at the end.
  func makeLayout(
    bytes: Range<Int>, text: String? = nil, width: CGFloat?, direction: LayoutDirection,
    ellipsize: PangoEllipsizeMode = PANGO_ELLIPSIZE_NONE
  ) -> PangoLayoutReference {
    fonts.shapeCount += 1
    let layout = pango_layout_new(fonts.context(direction))!
    if let text {
      pango_layout_set_text(layout, text, -1)
    } else {
      // The length is given: a text may hold a zero byte, and Pango shows it as a replacement character.
      var copy = string
      copy.withUTF8 { utf8 in
        utf8.baseAddress?.withMemoryRebound(to: CChar.self, capacity: utf8.count) {
          pango_layout_set_text(layout, $0 + bytes.lowerBound, Int32(clamping: bytes.count))
        }
      }
    }
    let attributes = makeAttributes(from: bytes.lowerBound)
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
    // An empty text has no character to carry the font, yet its line has the font's height.
    if let font = request.runs.first?.font {
      pango_layout_set_font_description(layout, fonts.description(font).pointer)
    }
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    pango_layout_set_width(layout, width.map { Int32(clamping: Int(($0 * CGFloat(PANGO_SCALE)).rounded(.up))) } ?? -1)
    pango_layout_set_ellipsize(layout, ellipsize)
    return PangoLayoutReference(adopting: layout)
  }

  private func makeAttributes(from firstByte: Int) -> OpaquePointer? {
    let list = pango_attr_list_new()
    func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?, _ bytes: Range<Int>, isLast: Bool) {
      guard let attribute else { return }
      attribute.pointee.start_index = guint(max(0, bytes.lowerBound - firstByte))
      // The last run's style goes on behind the text, for an ellipsis there.
      attribute.pointee.end_index =
        isLast ? guint.max : guint(max(0, bytes.upperBound - firstByte))
      pango_attr_list_insert(list, attribute)
    }
    for (index, run) in request.runs.enumerated() {
      let bytes = runStarts[index]..<runStarts[index + 1]
      let isLast = index == request.runs.count - 1
      guard isLast || bytes.upperBound > firstByte else { continue }
      func add(_ attribute: UnsafeMutablePointer<PangoAttribute>?) { insert(attribute, bytes, isLast: isLast) }
      add(pango_attr_font_desc_new(fonts.description(run.font).pointer))
      if let features = run.font.pangoFeatures { add(pango_attr_font_features_new(features)) }
      let spacing = run.kerning + run.font.tracking
      if spacing != 0 { add(pango_attr_letter_spacing_new(Int32(pangoUnits: spacing))) }
      if run.baselineOffset != 0 { add(pango_attr_rise_new(Int32(pangoUnits: run.baselineOffset))) }
      if request.runs.count > 1 {
        // The number of the run as a colour: Pango then ends a stretch of glyphs where the run ends, after shaping and
        // without tearing ligatures, and each stretch can have its run's colour.
        let number = guint16(truncatingIfNeeded: index)
        add(pango_attr_foreground_new(number, guint16(truncatingIfNeeded: index >> 16), 0))
      }
    }
    if let language = request.language {
      insert(
        pango_attr_language_new(pango_language_from_string(language)), firstByte..<offsets.byteCount, isLast: true)
    }
    return list
  }
}

/// Owns a `PangoLayout`.
final class PangoLayoutReference {
  let pointer: OpaquePointer

  init(adopting pointer: OpaquePointer) { self.pointer = pointer }

  deinit { g_object_unref(gpointer(pointer)) }
}

extension TextLayoutOptions {
  /// The same with every figure in range: a width Pango can hold or none, at least one line, no negative spacing that
  /// would put lines upside down.
  fileprivate var sanitized: TextLayoutOptions {
    var result = self
    // Pango counts in 1024ths of a point in 32 bits.
    if let width, !(width < 1_000_000) { result.width = nil }
    if let width = result.width { result.width = max(0, width) }
    if let height, !height.isFinite { result.height = nil }
    if let lineLimit { result.lineLimit = max(1, lineLimit) }
    if !lineSpacing.isFinite { result.lineSpacing = 0 }
    return result
  }
}

extension Int32 {
  /// Points in Pango's units.
  init(pangoUnits points: CGFloat) {
    self = points.isFinite ? Int32(clamping: Int((points * CGFloat(PANGO_SCALE)).rounded())) : 0
  }
}
