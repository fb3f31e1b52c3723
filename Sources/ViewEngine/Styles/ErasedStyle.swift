/// A style of any type, for the environment: equal to another of the same type that would show the same, as far as its
/// fields tell.
struct ErasedStyle<Style>: Equatable {
  let base: Style

  init(_ base: Style) { self.base = base }

  static func == (left: Self, right: Self) -> Bool { stylesAreEqual(left.base, right.base) }
}

/// Compares two styles of any type; styles of different types differ.
func stylesAreEqual(_ left: Any, _ right: Any) -> Bool {
  // By the types of what is in the boxes: a box of a box has no fields to compare.
  func isSame<Base>(_ type: Base.Type) -> Bool {
    guard let left = left as? Base, let right = right as? Base else { return false }
    nonisolated(unsafe) let (a, b) = (left, right)
    return MainActor.assumeIsolated { FieldTable.wouldShowTheSame(a, b) }
  }
  guard type(of: left) == type(of: right) else { return false }
  return _openExistential(type(of: left), do: isSame)
}
