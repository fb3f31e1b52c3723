import Foundation

extension Font {
  /// How heavy a font's strokes are.
  @frozen public struct Weight: Hashable, Sendable {
    /// The weight in CSS's and OpenType's numbers, 1…1000.
    package let number: Double

    private init(_ number: Double) {
      self.number = number
    }

    /// 100 in CSS.
    public static let ultraLight = Weight(100)
    /// 200 in CSS.
    public static let thin = Weight(200)
    /// 300 in CSS.
    public static let light = Weight(300)
    /// 400 in CSS.
    public static let regular = Weight(400)
    /// 500 in CSS.
    public static let medium = Weight(500)
    /// 600 in CSS.
    public static let semibold = Weight(600)
    /// 700 in CSS.
    public static let bold = Weight(700)
    /// 800 in CSS.
    public static let heavy = Weight(800)
    /// 900 in CSS.
    public static let black = Weight(900)
  }

  /// The kind of a system font.
  public enum Design: Hashable, Sendable {
    /// The platform's usual font.
    case `default`
    /// A font with serifs.
    case serif
    /// A font with rounded stroke ends, where the platform has one.
    case rounded
    /// A font whose characters all have the same width.
    case monospaced
  }

  /// How wide a font's characters are.
  public struct Width: Hashable, Sendable {
    /// The deviation from the standard width: 0 standard, negative narrower.
    public var value: CGFloat

    public init(_ value: CGFloat) {
      self.value = value
    }

    public static let compressed = Width(-0.3)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)

    /// The width in percent of the standard one, as CSS's `font-stretch` has it: 75 for `condensed`, 125 for `expanded`.
    package var percentage: Double { 100 + 125 * Double(value) }
  }

  /// The distance between lines of text, apart from what `lineSpacing` adds.
  public enum Leading: Hashable, Sendable {
    /// The font's own.
    case standard
    /// Less, by 2 points a line.
    case tight
    /// More, by 2 points a line.
    case loose
  }
}
