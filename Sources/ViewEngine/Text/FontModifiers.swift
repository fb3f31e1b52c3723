extension View {
  /// The design of text's font; nil leaves it.
  public func fontDesign(_ design: Font.Design?) -> some View {
    transformEnvironment(\.font) { if let design { $0 = ($0 ?? .body).design(design) } }
  }

  /// The width of text's font; nil leaves it.
  public func fontWidth(_ width: Font.Width?) -> some View {
    transformEnvironment(\.font) { if let width { $0 = ($0 ?? .body).width(width) } }
  }

  /// Sets text in a font whose characters are equally wide.
  public func monospaced(_ isActive: Bool = true) -> some View {
    transformEnvironment(\.font) { if isActive { $0 = ($0 ?? .body).monospaced() } }
  }

  /// Sets digits equally wide.
  public func monospacedDigit() -> some View {
    transformEnvironment(\.font) { $0 = ($0 ?? .body).monospacedDigit() }
  }

  /// Extra space between characters, in points.
  public func kerning(_ kerning: CGFloat) -> some View { environment(\.tracking, kerning) }

  /// Whether characters may move together before a text is truncated. They do not here: a text that does not fit shrinks
  /// as far as `minimumScaleFactor(_:)` allows.
  public func allowsTightening(_ flag: Bool) -> some View { self }
}
