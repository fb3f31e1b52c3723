/// The colour of a part of a text field. What it depends on, the field's focus among it, is looked up when the part is
/// drawn, so that a change runs no body.
struct FieldColor: ShapeStyle, Hashable {
  /// A part of a text field by the names of the tokens.
  enum Part: Hashable, Sendable {
    case input, placeholder, caret, label, outline, indicator, leadingIcon, trailingIcon, supportingText
  }

  let part: Part
  var isError = false
  /// A label of an outlined field gets darker under the pointer, one of a filled field does not.
  var isOutlined = true

  func resolve(in environment: EnvironmentValues) -> Color {
    // Drawing is on the main actor, though a style's functions can't say so.
    nonisolated(unsafe) let environment = environment
    let (isFocused, isHovered) = MainActor.assumeIsolated {
      let source = environment.interactionSource
      return (source?.isFocused ?? false, source?.isHovered ?? false)
    }
    return color(isEnabled: environment.isEnabled, isFocused: isFocused, isHovered: isHovered)
  }

  /// The token's colour in a state; the focus comes before hovering.
  func color(isEnabled: Bool, isFocused: Bool, isHovered: Bool) -> Color {
    guard isEnabled else {
      let opacity =
        part == .outline ? TextFieldTokens.disabledOutlineOpacity : StateTokens.disabledContentOpacity
      return Color.role(.onSurface).opacity(opacity)
    }
    return .role(isError ? errorRole(isFocused, isHovered) : role(isFocused, isHovered))
  }

  private func role(_ isFocused: Bool, _ isHovered: Bool) -> ColorRole {
    switch part {
    case .input: .onSurface
    case .placeholder, .leadingIcon, .trailingIcon, .supportingText: .onSurfaceVariant
    case .caret: .primary
    case .label: isFocused ? .primary : isHovered && isOutlined ? .onSurface : .onSurfaceVariant
    case .outline: isFocused ? .primary : isHovered ? .onSurface : .outline
    case .indicator: isFocused ? .primary : isHovered ? .onSurface : .onSurfaceVariant
    }
  }

  private func errorRole(_ isFocused: Bool, _ isHovered: Bool) -> ColorRole {
    switch part {
    case .input: .onSurface
    case .placeholder, .leadingIcon: .onSurfaceVariant
    case .caret, .supportingText: .error
    case .label, .outline, .indicator, .trailingIcon: isFocused || !isHovered ? .error : .onErrorContainer
    }
  }
}
