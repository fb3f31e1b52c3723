/// How a button looks in each of its states. Start from a kind's and change what an app's own design needs:
///
/// ```swift
/// var appearance = ButtonAppearance(.filled)
/// appearance.elevation[.pressed] = .level4
/// Button("Send", action: send).buttonStyle(MaterialButtonStyle(appearance: appearance))
/// ```
public struct ButtonAppearance: Hashable, Sendable {
  /// Behind the label; nil draws nothing.
  public var container: StateValues<Color?>
  public var title: StateValues<Color?>
  public var icon: StateValues<Color?>
  /// Along the edge; nil draws nothing.
  public var border: StateValues<Color?>
  /// Points; nil is the width that belongs to the button's size.
  public var borderWidth: StateValues<CGFloat?>
  public var elevation: StateValues<ElevationLevel>
  public var shadow: StateValues<Color?>
  /// Of ripple and state layer, which are drawn with Material's opacities.
  public var stateLayer: StateValues<Color?>

  /// One colour for the label, and nothing else.
  public init(content: Color) {
    container = StateValues(nil)
    title = StateValues(content)
    icon = StateValues(content)
    border = StateValues(nil)
    borderWidth = StateValues(nil)
    elevation = StateValues(.level0)
    shadow = StateValues(Color.role(.shadow))
    stateLayer = StateValues(content)
  }

  /// A kind of button in the theme's colours.
  /// - Parameters:
  ///   - isSelected: nil for a button that is no toggle.
  ///   - isDestructive: uses the roles for errors.
  public init(_ kind: ButtonKind, isSelected: Bool? = nil, isDestructive: Bool = false) {
    self.init(ButtonColors.of(kind, isSelected: isSelected, isDestructive: isDestructive))
  }

  init(_ colors: ButtonColors) {
    self.init(content: .role(colors.content))
    let disabledContent = Color.role(.onSurface).opacity(StateTokens.disabledContentOpacity)
    container.normal = colors.container.map { .role($0) }
    container[.disabled] = colors.disabledContainer?.color
    title[.disabled] = disabledContent
    icon[.disabled] = disabledContent
    border.normal = colors.outline.map { .role($0) }
    border[.disabled] = colors.disabledOutline?.color
    elevation.normal = colors.elevation
    elevation[.disabled] = .level0
  }
}
