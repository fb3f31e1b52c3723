/// The corners of a button in its states, on its leading and its trailing side.
struct ButtonCorners: Hashable, Sendable {
  struct Sides: Hashable, Sendable {
    var leading: ShapeToken
    var trailing: ShapeToken

    init(_ leading: ShapeToken, _ trailing: ShapeToken) {
      self.leading = leading
      self.trailing = trailing
    }

    init(_ all: ShapeToken) { self.init(all, all) }
  }

  /// At rest: chosen if it is.
  var rest: Sides
  var selected: Sides
  var pressed: Sides
  /// Nil where the pointer over the button changes nothing.
  var hovered: Sides?

  /// A button by itself: a chosen round button is square, and a chosen square one is round.
  init(_ tokens: ButtonShapeTokens, _ shape: ButtonShape) {
    rest = Sides(tokens.rest(shape, isSelected: false))
    selected = Sides(tokens.rest(shape, isSelected: true))
    pressed = Sides(tokens.pressed)
  }

  init(rest: Sides, selected: Sides, pressed: Sides, hovered: Sides? = nil) {
    self.rest = rest
    self.selected = selected
    self.pressed = pressed
    self.hovered = hovered
  }

  /// The same corners whatever happens.
  init(fixed sides: Sides) { self.init(rest: sides, selected: sides, pressed: sides) }
}

/// Where a button stands among buttons that touch.
enum ButtonPlace: Hashable, Sendable {
  case only, first, middle, last

  /// The place of one of several.
  init(index: Int, count: Int) {
    self = count < 2 ? .only : index == 0 ? .first : index == count - 1 ? .last : .middle
  }

  /// The corners with one radius on the outside and another towards neighbours.
  func sides(outer: ShapeToken, inner: ShapeToken) -> ButtonCorners.Sides {
    ButtonCorners.Sides(
      self == .only || self == .first ? outer : inner, self == .only || self == .last ? outer : inner)
  }
}

private struct ButtonCornersKey: EnvironmentKey { static var defaultValue: ButtonCorners? { nil } }

extension EnvironmentValues {
  /// The corners that a group gives to a button in it; nil for a button by itself.
  var buttonCorners: ButtonCorners? {
    get { self[ButtonCornersKey.self] }
    set { self[ButtonCornersKey.self] = newValue }
  }
}
