/// Icons are glyphs of a font that has them by name. A host or a kit chooses the font.
public enum IconFont {
  /// How names become glyphs.
  public struct Configuration: Sendable {
    /// The font's family name.
    public var family: String
    /// The character of an icon; nil for a name the font doesn't have.
    public var character: @Sendable (String) -> String?

    public init(family: String, character: @escaping @Sendable (String) -> String?) {
      self.family = family
      self.character = character
    }
  }

  /// The font in use; set one to use another than the renderer finds. Without one, icons by name show nothing.
  @MainActor public static var configuration: Configuration? {
    get {
      // The renderer's font is looked for when the first icon is shown, not at every start.
      if chosen == nil, let search {
        self.search = nil
        chosen = search()
      }
      return chosen
    }
    set { chosen = newValue }
  }

  @MainActor private static var chosen: Configuration?
  /// Finds the renderer's own font of icons.
  @MainActor package static var search: (() -> Configuration?)?

  @MainActor
  static func run(named name: String, size: CGFloat) -> TextRequest.Run {
    guard let configuration,
      let character = configuration.character(SymbolNames.icon(for: name)) ?? configuration.character(name)
    else {
      return TextRequest.Run(string: "", font: Font.system(size: size).resolved(textScale: 1))
    }
    return TextRequest.Run(
      string: character, font: Font.custom(configuration.family, fixedSize: size).resolved(textScale: 1))
  }
}
