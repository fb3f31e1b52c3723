/// Whether something shows.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// As the place has it.
  case automatic
  case visible
  case hidden
}
