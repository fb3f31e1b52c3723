/// A style of any type, for the environment: equal to another of the same type whose fields are equal.
struct ErasedStyle<Style>: Equatable {
  let base: Style

  init(_ base: Style) { self.base = base }

  static func == (left: Self, right: Self) -> Bool { stylesAreEqual(left.base, right.base) }
}

/// Compares two styles of any type field by field; styles of different types differ.
func stylesAreEqual(_ left: Any, _ right: Any) -> Bool {
  func isSame<Style>(_ style: Style) -> Bool {
    guard let other = right as? Style else { return false }
    nonisolated(unsafe) let (a, b) = (style, other)
    return MainActor.assumeIsolated { FieldTable.of(Style.self).areEqual(a, b) }
  }
  return _openExistential(left, do: isSame)
}
