/// What the user is doing with a control.
public struct InteractionState: Hashable, Sendable {
  /// What a control is pressed with.
  public enum PressKind: Hashable, Sendable {
    case mouse, touch, keyboard, accessibility
  }

  public var isPressed = false
  /// Where the control is pressed, or was last, in the coordinates of the view that asks; nil where there is no such
  /// place, as with the keyboard: the centre stands for it.
  public var pressLocation: CGPoint?
  /// What the control is pressed with, or was last.
  public var pressKind: PressKind?
  public var isHovered = false
  /// Whether the control has the keyboard's focus.
  public var isFocused = false
  /// Whether the focus should show: only after use of the keyboard.
  public var isFocusVisible = false
  public var isDragged = false
  public var isSelected = false
  public var isEnabled = true

  public init() {}
}
