/// A style of any type, for the environment.
///
/// Two never count as equal: what a style of a type that is not known consists of can't be looked at behind the protocol's
/// name. So the views that read it are made again when the view around them is.
struct ErasedStyle<Style>: Equatable {
  let base: Style

  init(_ base: Style) { self.base = base }

  static func == (left: Self, right: Self) -> Bool { false }
}
