import CGTK
import ViewEngine

extension Font.Resolved {
  /// The families to look in, best first: the font's own, then those of its design.
  func familyList(_ families: FontFamilies) -> String {
    let standing =
      switch design {
      case .default: families.standard
      case .serif: families.serif
      case .rounded: families.rounded
      case .monospaced: families.monospaced
      }
    return family.map { "\($0),\(standing)" } ?? standing
  }

  /// The size in Pango's units of an absolute size: a point here is a logical pixel, not a 72nd of an inch.
  var pangoSize: Double {
    // A size of zero would mean to Pango that none is set, and fonts beyond some thousand points can't be drawn.
    size.isFinite ? min(max(size, 0.01), 4000) * Double(PANGO_SCALE) : Double(PANGO_SCALE)
  }

  /// The weight in CSS's numbers, which are Pango's, too.
  var pangoWeight: UInt32 { UInt32(weight.isFinite ? min(max(weight.rounded(), 100), 1000) : 400) }

  /// The step of Pango's that is nearest to the width. The bounds are half way between OpenType's width classes.
  var pangoStretch: PangoStretch {
    switch width {
    case ..<56.25: PANGO_STRETCH_ULTRA_CONDENSED
    case ..<68.75: PANGO_STRETCH_EXTRA_CONDENSED
    case ..<81.25: PANGO_STRETCH_CONDENSED
    case ..<93.75: PANGO_STRETCH_SEMI_CONDENSED
    case ..<106.25: PANGO_STRETCH_NORMAL
    case ..<118.75: PANGO_STRETCH_SEMI_EXPANDED
    case ..<137.5: PANGO_STRETCH_EXPANDED
    case ..<175: PANGO_STRETCH_EXTRA_EXPANDED
    default: PANGO_STRETCH_ULTRA_EXPANDED
    }
  }

  /// OpenType features beyond a font's own defaults, as CSS writes them; nil for none.
  var pangoFeatures: String? {
    var features: [String] = []
    if monospacedDigit { features.append("tnum=1") }
    if smallCaps.contains(.lowercase) { features.append("smcp=1") }
    if smallCaps.contains(.uppercase) { features.append("c2sc=1") }
    return features.isEmpty ? nil : features.joined(separator: ",")
  }

  /// What the font adds to the height of a line, in points.
  var addedLeading: CGFloat {
    switch leading {
    case .standard: 0
    case .tight: -2
    case .loose: 2
    }
  }
}
