/// Figures of `md.comp.sheet-bottom` and its drag handle, Material 3 v34.0.21, in points, and of what surrounds it.
enum SheetTokens {
  static let container = ColorRole.surfaceContainerLow
  /// Of the upper corners.
  static let shape = ShapeToken.extraLarge
  /// Of modal and of standard sheets.
  static let elevation = ElevationLevel.level1
  static let handleColor = ColorRole.onSurfaceVariant
  static let handleSize = CGSize(width: 32, height: 4)
  /// Above and below the handle: Compose.
  static let handlePadding: CGFloat = 22
  /// Compose, Flutter and Android's views.
  static let maximumWidth: CGFloat = 640
  /// In windows that are wider than the sheet: Material's guidelines.
  static let sideMargin: CGFloat = 56
  static let topMargin: CGFloat = 72
  static let scrim = ColorRole.scrim
  static let scrimOpacity = 0.32
  /// What a standard sheet shows at least: Material's guidelines.
  static let peekHeight: CGFloat = 56
  /// A sheet that is let go faster goes on in that direction, in points a second: Flutter.
  static let flingVelocity: CGFloat = 700
}

/// The look of a handle's button: it answers to hovering and focus, and the handle itself is its label.
struct HandleButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .stateLayer(.role(.onSurfaceVariant), in: Capsule().inset(by: 4))
      .focusRing(in: .full)
      .contentShape(Rectangle())
  }
}
