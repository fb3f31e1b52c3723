import CGTK
import ViewEngine

/// Icons by name from a font that joins the letters of a name into one glyph, as Google's icon fonts do.
package enum LigatureIconFont {
  /// The families that are looked for, best first: Google's present icon font, and the one that Debian packages as
  /// fonts-material-design-icons-iconfont.
  package static let families = ["Material Symbols Rounded", "Material Symbols Outlined", "Material Icons"]

  /// The first of some families that is installed; nil when none is.
  ///
  /// An icon is then text: its name in this family, at the icon's size. Nothing may be added between the letters, since
  /// that keeps them apart.
  package static func installed(_ families: [String] = families) -> IconFont.Configuration? {
    for family in families {
      guard let file = file(ofFamily: family), let glyphs = LigatureGlyphs(fontFile: file.path, index: file.index)
      else { continue }
      return IconFont.Configuration(family: family) { name in glyphs.hasLigature(name) ? name : nil }
    }
    return nil
  }

  /// The file of a family's regular font. fontconfig answers with some other family when it has none of this name.
  private static func file(ofFamily family: String) -> (path: String, index: UInt32)? {
    guard let pattern = FcPatternCreate() else { return nil }
    defer { FcPatternDestroy(pattern) }
    FcPatternAddString(pattern, FC_FAMILY, family)
    FcConfigSubstitute(nil, pattern, FcMatchPattern)
    FcDefaultSubstitute(pattern)
    var result = FcResultMatch
    guard let match = FcFontMatch(nil, pattern, &result) else { return nil }
    defer { FcPatternDestroy(match) }
    func string(_ object: String) -> String? {
      var value: UnsafeMutablePointer<FcChar8>?
      guard FcPatternGetString(match, object, 0, &value) == FcResultMatch, let value else { return nil }
      return String(cString: value)
    }
    guard string(FC_FAMILY) == family, let path = string(FC_FILE) else { return nil }
    var index: Int32 = 0
    FcPatternGetInteger(match, FC_INDEX, 0, &index)
    return (path, UInt32(truncatingIfNeeded: index))
  }
}

/// Tells which words a font joins into one glyph. Any thread may ask: HarfBuzz's fonts don't change once made immutable.
private final class LigatureGlyphs: @unchecked Sendable {
  private let font: OpaquePointer

  init?(fontFile path: String, index: UInt32) {
    guard let blob = hb_blob_create_from_file_or_fail(path) else { return nil }
    defer { hb_blob_destroy(blob) }
    guard let face = hb_face_create(blob, index) else { return nil }
    defer { hb_face_destroy(face) }
    guard hb_face_get_glyph_count(face) > 0, let font = hb_font_create(face) else { return nil }
    hb_font_make_immutable(font)
    self.font = font
  }

  deinit { hb_font_destroy(font) }

  func hasLigature(_ word: String) -> Bool {
    // A name of one letter would be that letter's own glyph.
    guard word.unicodeScalars.count > 1, let buffer = hb_buffer_create() else { return false }
    defer { hb_buffer_destroy(buffer) }
    hb_buffer_add_utf8(buffer, word, -1, 0, -1)
    hb_buffer_guess_segment_properties(buffer)
    hb_shape(font, buffer, nil, 0)
    var count: UInt32 = 0
    guard let glyphs = hb_buffer_get_glyph_infos(buffer, &count) else { return false }
    // Glyph 0 stands for what a font does not have.
    return count == 1 && glyphs.pointee.codepoint != 0
  }
}
