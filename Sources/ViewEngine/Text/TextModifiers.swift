extension View {
  /// The font for text in this view; nil is the font from further out.
  public func font(_ font: Font?) -> some View { environment(\.font, font) }

  /// The largest number of lines of each text; nil for any number.
  public func lineLimit(_ number: Int?) -> some View {
    environment(\.lineLimits, LineLimit(maximum: number.map { max(1, $0) }))
  }

  /// The largest number of lines, whose space is reserved even if a text has fewer.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    environment(\.lineLimits, LineLimit(maximum: max(1, limit), minimum: reservesSpace ? max(1, limit) : 1))
  }

  /// The fewest lines for which there is space and the largest number of lines.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    environment(\.lineLimits, LineLimit(maximum: max(1, limit.upperBound), minimum: max(1, limit.lowerBound)))
  }

  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    environment(\.lineLimits, LineLimit(maximum: nil, minimum: max(1, limit.lowerBound)))
  }

  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    environment(\.lineLimits, LineLimit(maximum: max(1, limit.upperBound)))
  }

  /// Extra space between lines, in points.
  public func lineSpacing(_ spacing: CGFloat) -> some View { environment(\.lineSpacing, spacing) }

  /// The distance from line to line, in points at text scale 1; nil is the font's own.
  public func lineHeight(_ height: CGFloat?) -> some View { environment(\.lineHeight, height) }

  /// Extra space after each character, in points.
  public func tracking(_ tracking: CGFloat) -> some View { environment(\.tracking, tracking) }

  /// How the lines of a text stand to each other.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Where a text that doesn't fit loses characters.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View { environment(\.truncationMode, mode) }

  /// The case in which text is shown.
  public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }

  /// How far a text may shrink (0…1) before it is truncated.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, min(max(factor, 0.01), 1))
  }

  /// Makes text bold.
  public func bold(_ isActive: Bool = true) -> some View {
    transformEnvironment(\.font) { if isActive { $0 = ($0 ?? .body).bold() } }
  }

  /// Makes text italic.
  public func italic(_ isActive: Bool = true) -> some View {
    transformEnvironment(\.font) { if isActive { $0 = ($0 ?? .body).italic() } }
  }

  /// The weight of text.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    transformEnvironment(\.font) { if let weight { $0 = ($0 ?? .body).weight(weight) } }
  }
}
