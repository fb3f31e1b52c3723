/// The colours of a tab by the names of the tokens: `md.comp.primary-navigation-tab` and
/// `md.comp.secondary-navigation-tab`, Material 3 v34.0.21.
struct MaterialTabColors: Hashable {
  /// Of title and icon.
  var content: StateColor
  /// While the tab is hovered or has the focus.
  var stateLayer: ColorRole
  var pressedStateLayer: ColorRole
}

extension MaterialTabKind {
  func colors(isSelected: Bool) -> MaterialTabColors {
    let active: ColorRole = self == .primary ? .primary : .onSurface
    var content = StateValues<Color?>(.role(isSelected ? active : .onSurfaceVariant))
    if !isSelected {
      for state in [ControlStates.hovered, .focused, .pressed] { content[state] = .role(.onSurface) }
    }
    content[.disabled] = Color.role(.onSurface).opacity(StateTokens.disabledContentOpacity)
    return MaterialTabColors(
      content: StateColor(values: content), stateLayer: isSelected ? active : .onSurface, pressedStateLayer: active)
  }
}
