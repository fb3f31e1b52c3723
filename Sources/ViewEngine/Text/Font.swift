import Foundation

/// A font that is still to be resolved: which typeface, how large and with what changes.
public struct Font: Hashable, Sendable {
  /// Where the font starts from.
  private enum Base: Hashable {
    /// The platform's font at a fixed size.
    case system(size: CGFloat)
    case textStyle(TextStyle)
    /// A family by name. The size follows that of a text style, or is fixed if there is none.
    case custom(name: String, size: CGFloat, relativeTo: TextStyle?)
  }

  private var base: Base
  private var design: Design?
  private var weight: Weight?
  private var width: Width = .standard
  private var isItalic = false
  private var hasMonospacedDigits = false
  private var hasSmallCaps = SmallCaps.none
  private var leading: Leading = .standard

  /// Which letters become small capitals.
  package struct SmallCaps: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    package static let none: SmallCaps = []
    package static let lowercase = SmallCaps(rawValue: 1)
    package static let uppercase = SmallCaps(rawValue: 2)
  }

  private init(_ base: Base, weight: Weight? = nil, design: Design? = nil) {
    self.base = base
    self.weight = weight
    self.design = design
  }

  /// The platform's font at a size in points.
  ///
  /// The size does not follow the user's text size; the fonts of text styles do.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(.system(size: size), weight: weight, design: design)
  }

  /// The platform's font for a text style, which follows the user's text size.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(.textStyle(style), weight: weight, design: design)
  }

  /// A font family by name; its size in points follows the user's text size as body text does.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    custom(name, size: size, relativeTo: .body)
  }

  /// A font family by name; its size in points follows the user's text size as a text style does.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    Font(.custom(name: name, size: size, relativeTo: textStyle))
  }

  /// A font family by name at a size in points that does not follow the user's text size.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(name: name, size: fixedSize, relativeTo: nil))
  }

  /// The font in another weight.
  public func weight(_ weight: Weight) -> Font {
    changed { $0.weight = weight }
  }

  /// The font in bold.
  public func bold() -> Font {
    weight(.bold)
  }

  /// The font in italics.
  public func italic() -> Font {
    changed { $0.isItalic = true }
  }

  /// The font in another width.
  func design(_ design: Design) -> Font {
    var copy = self
    copy.design = design
    return copy
  }

  public func width(_ width: Width) -> Font {
    changed { $0.width = width }
  }

  /// The font with digits of the same width, for numbers that change in place.
  public func monospacedDigit() -> Font {
    changed { $0.hasMonospacedDigits = true }
  }

  /// The platform's font with characters of the same width.
  public func monospaced() -> Font {
    changed { $0.design = .monospaced }
  }

  /// The font with other distances between lines.
  public func leading(_ leading: Leading) -> Font {
    changed { $0.leading = leading }
  }

  /// The font with small capitals in place of all letters.
  public func smallCaps() -> Font {
    changed { $0.hasSmallCaps = [.lowercase, .uppercase] }
  }

  /// The font with small capitals in place of lowercase letters.
  public func lowercaseSmallCaps() -> Font {
    changed { $0.hasSmallCaps.insert(.lowercase) }
  }

  /// The font with small capitals in place of uppercase letters.
  public func uppercaseSmallCaps() -> Font {
    changed { $0.hasSmallCaps.insert(.uppercase) }
  }

  private func changed(_ change: (inout Font) -> Void) -> Font {
    var font = self
    change(&font)
    return font
  }
}

extension Font {
  /// What a text shaper needs to know of a font; also the key of caches of shaped text.
  public struct Resolved: Hashable, Sendable {
    /// The family's name; `nil` for the platform's font of the design.
    package var family: String?
    /// The size in points after the user's text size; never negative.
    package var size: Double
    /// The weight in CSS's numbers, 1…1000.
    package var weight: Double
    /// The width in percent, 100 standard, as CSS's `font-stretch`.
    package var width: Double
    package var italic: Bool
    package var design: Design
    package var monospacedDigit: Bool
    package var smallCaps: SmallCaps
    package var leading: Leading
    /// The distance added between characters in points.
    package var tracking: Double

    package init(
      family: String? = nil, size: Double, weight: Double = 400, width: Double = 100, italic: Bool = false,
      design: Design = .default, monospacedDigit: Bool = false, smallCaps: SmallCaps = .none,
      leading: Leading = .standard, tracking: Double = 0
    ) {
      self.family = family
      self.size = size
      self.weight = weight
      self.width = width
      self.italic = italic
      self.design = design
      self.monospacedDigit = monospacedDigit
      self.smallCaps = smallCaps
      self.leading = leading
      self.tracking = tracking
    }
  }

  /// The font at a text scale: 1 is the default text size, 2 twice as large.
  ///
  /// Fonts of text styles and custom fonts scale; system fonts of a given size and custom fonts of a fixed one do not.
  package func resolved(textScale: Double) -> Resolved {
    let scale = textScale > 0 && textScale.isFinite ? textScale : 1
    var family: String?
    let size: Double
    var weight = self.weight ?? .regular
    switch base {
    case .system(let points):
      size = points
    case .textStyle(let style):
      size = style.size * scale
      weight = self.weight ?? style.weight
    case .custom(let name, let points, let style):
      family = name
      size = style == nil ? points : points * scale
    }
    return Resolved(
      family: family, size: max(0, size), weight: weight.number, width: width.percentage, italic: isItalic,
      design: design ?? .default, monospacedDigit: hasMonospacedDigits, smallCaps: hasSmallCaps, leading: leading)
  }
}
