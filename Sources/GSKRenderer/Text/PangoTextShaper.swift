import CGTK
import ViewEngine

/// Shapes text with Pango.
///
/// Two layers of memory make a frame cheap. Paragraphs are found by request, the latest of them; a paragraph keeps
/// its latest line breaks and knows for which widths they hold, so a label that fits is shaped once, whatever widths
/// layout tries.
@MainActor
package final class PangoTextShaper: TextShaper {
  /// How often text has been shaped: the costly part, to be compared between frames.
  package var shapeCount: Int { fonts.shapeCount }
  /// How many paragraphs are remembered now.
  package var paragraphCount: Int { paragraphs.count }

  private let fonts: PangoFonts
  private var paragraphs: WeightedCache<TextRequest, PangoParagraph>

  /// - Parameters:
  ///   - families: The families behind the font designs.
  ///   - paragraphLimit: The most paragraphs to remember. Default: 2,048.
  ///   - byteLimit: About how much memory they may take, in bytes. Default: 16 MiB.
  package init(families: FontFamilies = FontFamilies(), paragraphLimit: Int = 2048, byteLimit: Int = 16 << 20) {
    fonts = PangoFonts(families: families)
    paragraphs = WeightedCache(weightLimit: byteLimit, countLimit: paragraphLimit)
    IconFont.search = { LigatureIconFont.installed() }
  }

  package func shape(_ request: TextRequest) -> any ShapedText {
    if let known = paragraphs.value(for: request) { return known }
    let paragraph = PangoParagraph(request, fonts: fonts)
    paragraphs.insert(paragraph, for: request, weight: paragraph.approximateByteCount)
    return paragraph
  }

  /// Makes a font file's families usable, beside the installed ones.
  /// - Throws: ``FontError`` when the file can't be read or is no font.
  package func register(fontFile path: String) throws {
    try fonts.register(fontFile: path)
    paragraphs.removeAll()
  }

  /// Reads fontconfig's settings and caches on another thread: most of what the first text costs. Shaping meanwhile is
  /// safe; it waits for the rest of the reading.
  package func warmUp() {
    let thread = Thread { FcInit() }
    thread.name = "font warm-up"
    thread.start()
  }
}
