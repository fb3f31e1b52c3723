/// The kinds of Material's buttons, from the most to the least prominent.
public enum ButtonKind: CaseIterable, Hashable, Sendable {
  /// For an action that must stand out from what it lies on, such as a picture.
  case elevated
  /// For the most important action of a screen.
  case filled
  /// For an important action that must not draw attention from the screen's main one.
  case tonal
  /// For an action that goes beside a more important one.
  case outlined
  /// For the least important actions, in cards, dialogs and snackbars.
  case text
}
