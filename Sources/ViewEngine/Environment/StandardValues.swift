// The environment values that the engine itself knows.

private struct LayoutDirectionKey: EnvironmentKey { static var defaultValue: LayoutDirection { .leftToRight } }
private struct ColorSchemeKey: EnvironmentKey { static var defaultValue: ColorScheme { .light } }
private struct ColorSchemeContrastKey: EnvironmentKey { static var defaultValue: ColorSchemeContrast { .standard } }
private struct DisplayScaleKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
private struct TextScaleKey: EnvironmentKey { static var defaultValue: Double { 1 } }
private struct AccentKey: EnvironmentKey { static var defaultValue: Color.Resolved? { nil } }
private struct ImageDecoderKey: EnvironmentKey { static var defaultValue: (any ImageDecoder)? { nil } }
private struct ReduceMotionKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct VoiceOverKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct IsEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private struct FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
private struct LineLimitKey: EnvironmentKey { static var defaultValue: LineLimit { LineLimit() } }
private struct LineSpacingKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
private struct LineHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private struct TrackingKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
private struct TextAlignmentKey: EnvironmentKey { static var defaultValue: TextAlignment { .leading } }
private struct TruncationModeKey: EnvironmentKey { static var defaultValue: Text.TruncationMode { .tail } }
private struct TextCaseKey: EnvironmentKey { static var defaultValue: Text.Case? { nil } }
private struct MinimumScaleFactorKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
private struct LocaleKey: EnvironmentKey { static var defaultValue: Locale { Locale(identifier: "en") } }

/// The number of lines a text may and must have room for.
package struct LineLimit: Hashable, Sendable {
  package var maximum: Int?
  package var minimum = 1
}

extension EnvironmentValues {
  /// The direction in which a line of text, and with it the whole layout, runs.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  /// Whether the interface is light or dark.
  public var colorScheme: ColorScheme {
    get { preferredColorScheme ?? self[ColorSchemeKey.self] }
    set {
      // Further in, a scheme that is set there counts.
      preferredColorScheme = nil
      self[ColorSchemeKey.self] = newValue
    }
  }

  /// Whether the user asks for more contrast.
  public var colorSchemeContrast: ColorSchemeContrast {
    get { self[ColorSchemeContrastKey.self] }
    set { self[ColorSchemeContrastKey.self] = newValue }
  }

  /// Device pixels in a point.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// The size of one device pixel in points.
  public var pixelLength: CGFloat { 1 / displayScale }

  /// The factor by which the user wants text larger (1 is normal).
  public var textScale: Double {
    get { self[TextScaleKey.self] }
    set { self[TextScaleKey.self] = newValue }
  }

  /// Whether the user asks for as little motion as possible.
  public var accessibilityReduceMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }

  /// Whether a screen reader is in use; SwiftUI's name for it is that of Apple's.
  public var accessibilityVoiceOverEnabled: Bool {
    get { self[VoiceOverKey.self] }
    set { self[VoiceOverKey.self] = newValue }
  }

  /// The accent colour that the user has chosen for the desktop; nil where there is none. `Color.accentColor` is this
  /// colour, and a theme may take its colours from it.
  public var desktopAccent: Color.Resolved? {
    get { self[AccentKey.self] }
    set { self[AccentKey.self] = newValue }
  }

  /// What decodes pictures in this window, for views that need a picture's pixels; nil where there is no decoder.
  public internal(set) var imageDecoder: (any ImageDecoder)? {
    get { self[ImageDecoderKey.self] }
    set { self[ImageDecoderKey.self] = newValue }
  }

  /// Whether controls react. `disabled(_:)` sets it and can't be undone further down.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  /// The font for text that has none of its own; nil is body text.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  /// The largest number of lines of a text; nil for any number.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self].maximum }
    set { self[LineLimitKey.self] = LineLimit(maximum: newValue) }
  }

  package var lineLimits: LineLimit {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  /// Extra space between the lines of a text, in points.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }

  /// The distance from line to line of a text in points at text scale 1, half of what the font leaves over above and
  /// half below; nil is the font's own.
  public var lineHeight: CGFloat? {
    get { self[LineHeightKey.self] }
    set { self[LineHeightKey.self] = newValue }
  }

  /// Extra space after each character in points, where a text says nothing itself.
  public var tracking: CGFloat {
    get { self[TrackingKey.self] }
    set { self[TrackingKey.self] = newValue }
  }

  /// How the lines of a text stand to each other.
  public var multilineTextAlignment: TextAlignment {
    get { self[TextAlignmentKey.self] }
    set { self[TextAlignmentKey.self] = newValue }
  }

  /// Where a text that doesn't fit loses characters.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationModeKey.self] }
    set { self[TruncationModeKey.self] = newValue }
  }

  /// The case in which text is shown; nil leaves it as it is.
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }

  /// How far a text may shrink before it is truncated, 0…1.
  public var minimumScaleFactor: CGFloat {
    get { self[MinimumScaleFactorKey.self] }
    set { self[MinimumScaleFactorKey.self] = newValue }
  }

  /// The language and region in which things are shown.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }
}
