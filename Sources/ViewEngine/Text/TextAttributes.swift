/// How lines of a text stand to each other.
public enum TextAlignment: Hashable, Sendable, CaseIterable {
  case leading, center, trailing
}

extension Text {
  /// Where text that doesn't fit loses characters.
  public enum TruncationMode: Hashable, Sendable {
    case head, middle, tail
  }

  /// How the letters of a text are written.
  public enum Case: Hashable, Sendable {
    case uppercase, lowercase
  }
}
