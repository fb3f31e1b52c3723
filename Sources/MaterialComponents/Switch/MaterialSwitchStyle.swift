/// Material's switch, after the toggle's label: `.toggleStyle(.material)`. Under a Material theme it stands in for
/// `.toggleStyle(.switch)` and is what toggles look like where no style is set.
public struct MaterialSwitchStyle: ToggleStyle {
  private let showsIcons: Bool

  /// - Parameter showsIcons: whether the handle has a check mark while the switch is on, and a cross while it is off.
  ///   Default: no.
  nonisolated public init(showsIcons: Bool = false) { self.showsIcons = showsIcons }

  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: SwitchTokens.labelSpace) {
      ControlText { configuration.label }
      Spacer(minLength: SwitchTokens.labelSpace)
      SwitchTrack(isOn: configuration.isOn, showsIcons: showsIcons)
    }
    .touchHeight()
    .contentShape(Rectangle())
  }
}

extension ToggleStyle where Self == MaterialSwitchStyle {
  /// Material's switch.
  public static var material: MaterialSwitchStyle { MaterialSwitchStyle() }
}

private struct SwitchTrack: View {
  let isOn: Bool
  let showsIcons: Bool

  var body: some View {
    Color.clear
      .frame(width: SwitchTokens.trackWidth, height: SwitchTokens.trackHeight)
      .paintEffect(SwitchEffect(isOn: isOn, hasIcon: showsIcons))
      .overlay(alignment: isOn ? .trailing : .leading) {
        if showsIcons {
          Image(systemName: isOn ? "check" : "close")
            .modifier(ButtonIcon(size: SwitchTokens.iconSize))
            .foregroundStyle(
              ComponentColor(
                RoleColor(isOn ? .primary : .surfaceContainerHighest),
                disabled: RoleColor(
                  isOn ? .onSurface : .surfaceContainerHighest, opacity: StateTokens.disabledContentOpacity))
            )
            .frame(width: SwitchTokens.trackHeight)
            .accessibilityHidden(true)
        }
      }
  }
}
