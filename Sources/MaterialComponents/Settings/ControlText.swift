/// The label of a control that stands in a row of its own: in the type and the colour of lists' items, fainter while the
/// control can't be used.
struct ControlText<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    content.typography(ControlTokens.labelStyle).foregroundStyle(ComponentColor(content: ControlTokens.label))
  }
}

/// What controls of settings have in common: `md.comp.list`, Material 3 v34.0.21, and Material's guidelines. In points.
enum ControlTokens {
  static let label = ColorRole.onSurface
  static let supporting = ColorRole.onSurfaceVariant
  static let labelStyle = TypeStyleName.bodyLarge
  static let supportingStyle = TypeStyleName.bodyMedium
  /// `list-item-between-space`.
  static let betweenSpace: CGFloat = 12
  /// The least height of what is touched.
  static let touchHeight: CGFloat = 48
  /// `list-item-trailing-icon-size`.
  static let iconSize: CGFloat = 24
}

private struct TouchHeight: ViewModifier {
  @Environment(\.isInList) private var isInList
  @Environment(\.materialDensity) private var density

  func body(content: Content) -> some View {
    // A row of a list has the height already, and the space above and below belongs to what is pressed there.
    content.frame(minHeight: isInList ? nil : density.height(ControlTokens.touchHeight))
  }
}

extension View {
  /// The least height of a control that is touched; a row of a list brings its own.
  func touchHeight() -> some View { modifier(TouchHeight()) }
}
