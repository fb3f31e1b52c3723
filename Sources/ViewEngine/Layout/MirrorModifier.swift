/// Draws a view as in a mirror where lines run from the right.
private struct RightToLeftMirror: ViewModifier {
  let isEnabled: Bool
  @Environment(\.layoutDirection) private var direction

  func body(content: Content) -> some View {
    content.scaleEffect(x: isEnabled && direction == .rightToLeft ? -1 : 1, y: 1)
  }
}

extension View {
  /// Whether the view is drawn as in a mirror where lines run from the right; arrows and pictures with a direction need
  /// that.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(RightToLeftMirror(isEnabled: enabled))
  }
}
