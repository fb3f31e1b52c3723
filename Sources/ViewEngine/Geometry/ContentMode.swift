/// How content with an aspect ratio of its own fills the space it is given.
@frozen public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// All of the content is visible; space may be left on one axis.
  case fit
  /// All of the space is covered; content may overflow on one axis.
  case fill
}
