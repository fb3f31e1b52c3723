import CGTK
import ViewEngine

/// The fonts and the settings under which all text is shaped, on screen and off it.
///
/// Antialiasing, hinting and glyph positions are pinned: they decide where lines break, so a picture made without a
/// display shows the same lines as the window.
@MainActor
final class PangoFonts {
  let families: FontFamilies
  /// How often text has been shaped with these fonts.
  var shapeCount = 0
  private let leftToRight: PangoContextReference
  private let rightToLeft: PangoContextReference
  private var descriptions: [Font.Resolved: FontDescription] = [:]

  init(families: FontFamilies) {
    self.families = families
    let map = pango_cairo_font_map_get_default()
    leftToRight = Self.makeContext(map, direction: PANGO_DIRECTION_LTR)
    rightToLeft = Self.makeContext(map, direction: PANGO_DIRECTION_RTL)
  }

  private static func makeContext(
    _ map: UnsafeMutablePointer<PangoFontMap>?, direction: PangoDirection
  ) -> PangoContextReference {
    let context = pango_font_map_create_context(map)!
    let options = cairo_font_options_create()
    defer { cairo_font_options_destroy(options) }
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    // Sizes are absolute, in logical pixels; the resolution matters only to fonts that ask for it.
    pango_cairo_context_set_resolution(context, 96)
    pango_context_set_round_glyph_positions(context, 0)
    pango_context_set_base_dir(context, direction)
    return PangoContextReference(adopting: context)
  }

  func context(_ direction: LayoutDirection) -> OpaquePointer {
    (direction == .rightToLeft ? rightToLeft : leftToRight).pointer
  }

  /// Pango's description of a font; kept, since an app uses few of them over and over.
  func description(_ font: Font.Resolved) -> FontDescription {
    if let known = descriptions[font] { return known }
    // An animated size makes a description a frame: start over rather than grow.
    if descriptions.count > 256 { descriptions.removeAll() }
    let made = FontDescription(font, families: families)
    descriptions[font] = made
    return made
  }

  /// Makes a font file's families usable, beside the installed ones.
  /// - Throws: ``FontError`` when the file can't be read or is no font.
  func register(fontFile path: String) throws {
    guard access(path, R_OK) == 0 else {
      throw FontError("The font \(path) can't be read: \(String(cString: strerror(errno)))")
    }
    guard FcConfigAppFontAddFile(nil, path) != 0 else {
      throw FontError("The font \(path) can't be used: it is no font file that fontconfig knows")
    }
    let map = pango_cairo_font_map_get_default()
    if cgtk_is_a(map, pango_fc_font_map_get_type()) != 0 {
      pango_fc_font_map_config_changed(OpaquePointer(map))
    }
  }
}

/// Owns a `PangoContext`.
private final class PangoContextReference {
  let pointer: OpaquePointer

  init(adopting pointer: OpaquePointer) { self.pointer = pointer }

  deinit { g_object_unref(gpointer(pointer)) }
}

/// Owns a `PangoFontDescription`.
final class FontDescription {
  let pointer: OpaquePointer

  init(_ font: Font.Resolved, families: FontFamilies) {
    pointer = pango_font_description_new()
    pango_font_description_set_family(pointer, font.familyList(families))
    pango_font_description_set_absolute_size(pointer, font.pangoSize)
    pango_font_description_set_weight(pointer, PangoWeight(rawValue: font.pangoWeight))
    pango_font_description_set_style(pointer, font.italic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    pango_font_description_set_stretch(pointer, font.pangoStretch)
  }

  deinit { pango_font_description_free(pointer) }
}

/// Why a font can't be used.
package struct FontError: Error, Hashable, CustomStringConvertible {
  /// One sentence: what, where, why.
  package let description: String

  init(_ description: String) { self.description = description }
}
