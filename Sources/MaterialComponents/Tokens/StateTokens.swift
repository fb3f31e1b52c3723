/// Opacities of the layer that shows a component's state: `md.sys.state`, Material 3 v34.0.21.
public enum StateTokens {
  public static let hoverOpacity = 0.08
  public static let focusOpacity = 0.1
  public static let pressedOpacity = 0.1
  public static let draggedOpacity = 0.16
  /// Text and icons of a disabled component, of `onSurface`.
  public static let disabledContentOpacity = 0.38
  /// The container of a disabled button, of `onSurface`.
  public static let disabledContainerOpacity = 0.1
  public static let scrimOpacity = 0.32
}
