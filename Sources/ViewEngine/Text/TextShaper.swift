/// Turns strings into positioned glyphs. The engine ships none: a renderer or a test injects one.
@MainActor
public protocol TextShaper: AnyObject {
  /// Shapes a paragraph, independent of width and colour. Equal requests may return the same object.
  func shape(_ request: TextRequest) -> any ShapedText
  /// Loads fonts ahead of the first frame. May do its work on another thread.
  func warmUp()
}

/// A paragraph to be shaped: everything that decides about glyphs, nothing that decides about lines or colours.
public struct TextRequest: Hashable, Sendable {
  /// A stretch of text in one style.
  public struct Run: Hashable, Sendable {
    public var string: String
    public var font: Font.Resolved
    public var underline: Bool
    public var strikethrough: Bool
    /// Extra space after each character, in points.
    public var kerning: CGFloat
    /// Distance by which the run is raised, in points.
    public var baselineOffset: CGFloat

    public init(
      string: String, font: Font.Resolved, underline: Bool = false, strikethrough: Bool = false,
      kerning: CGFloat = 0, baselineOffset: CGFloat = 0
    ) {
      self.string = string
      self.font = font
      self.underline = underline
      self.strikethrough = strikethrough
      self.kerning = kerning
      self.baselineOffset = baselineOffset
    }
  }

  public var runs: [Run]
  public var direction: LayoutDirection
  /// A BCP 47 tag, or nil for the process's own.
  public var language: String?

  public init(runs: [Run], direction: LayoutDirection = .leftToRight, language: String? = nil) {
    self.runs = runs
    self.direction = direction
    self.language = language
  }

  /// The characters of all runs.
  public var string: String { runs.count == 1 ? runs[0].string : runs.reduce(into: "") { $0 += $1.string } }
}

/// How shaped text is broken into lines.
public struct TextLayoutOptions: Hashable, Sendable {
  /// Where a line ends when it doesn't fit, in points; nil keeps every paragraph on one line.
  public var width: CGFloat?
  /// Text below this height is dropped, whole lines at a time, and the last line that remains is truncated.
  public var height: CGFloat?
  /// The largest number of lines; nil for any number.
  public var lineLimit: Int?
  public var truncation: Text.TruncationMode
  public var alignment: TextAlignment
  /// Extra space between lines, in points.
  public var lineSpacing: CGFloat

  public init(
    width: CGFloat? = nil, height: CGFloat? = nil, lineLimit: Int? = nil, truncation: Text.TruncationMode = .tail,
    alignment: TextAlignment = .leading, lineSpacing: CGFloat = 0
  ) {
    self.width = width
    self.height = height
    self.lineLimit = lineLimit
    self.truncation = truncation
    self.alignment = alignment
    self.lineSpacing = lineSpacing
  }
}

/// Shaped text, ready to be broken at any width. Implementations keep the results of recent layouts.
@MainActor
public protocol ShapedText: AnyObject {
  func layout(_ options: TextLayoutOptions) -> any TextLayout
}

/// Lines of text at a width.
///
/// Offsets are in UTF-16 code units of the request's string; points are in the layout's own coordinates, with the
/// origin in its top left corner.
@MainActor
public protocol TextLayout: AnyObject {
  /// The space the lines use: the widest line, not the width asked for. Rounded up to whole points is the caller's.
  var size: CGSize { get }
  /// Distance from the top to the first and to the last line's baseline.
  var firstBaseline: CGFloat { get }
  var lastBaseline: CGFloat { get }
  var lineCount: Int { get }
  var isTruncated: Bool { get }
  /// The caret's place before the character at `offset`: a rectangle without width.
  func caretRect(at offset: Int) -> CGRect
  /// The offset whose caret is nearest to `point`.
  func offset(at point: CGPoint) -> Int
  /// Rectangles that cover the characters in `range`, one or more a line.
  func selectionRects(for range: Range<Int>) -> [CGRect]
}
