/// The look of icon buttons, for buttons whose label is a `Label` or an `Image`. Of a label the icon shows.
public struct IconButtonStyle: ButtonStyle {
  private let kind: IconButtonKind

  nonisolated public init(_ kind: IconButtonKind = .standard) { self.kind = kind }

  public func makeBody(configuration: Configuration) -> some View {
    let colors = ButtonColors.icon(kind)
    IconButtonBody(
      label: configuration.label, colors: configuration.role == .destructive ? colors.destructive() : colors,
      isSelected: false)
  }
}

/// The look of icon buttons that are on or off.
public struct IconToggleStyle: ToggleStyle {
  private let kind: IconButtonKind

  nonisolated public init(_ kind: IconButtonKind = .standard) { self.kind = kind }

  public var role: SemanticsRole { .button }

  public func makeBody(configuration: Configuration) -> some View {
    IconButtonBody(
      label: configuration.label, colors: .icon(kind, isSelected: configuration.isOn), isSelected: configuration.isOn)
  }
}

extension ButtonStyle where Self == IconButtonStyle {
  /// An icon button.
  nonisolated public static func icon(_ kind: IconButtonKind = .standard) -> IconButtonStyle { IconButtonStyle(kind) }
}

extension ToggleStyle where Self == IconToggleStyle {
  /// An icon button that is on or off.
  nonisolated public static func icon(_ kind: IconButtonKind = .standard) -> IconToggleStyle { IconToggleStyle(kind) }
}

private struct IconButtonWidthKey: EnvironmentKey { static var defaultValue: IconButtonWidth { .standard } }

extension EnvironmentValues {
  /// How wide icon buttons are.
  public var iconButtonWidth: IconButtonWidth {
    get { self[IconButtonWidthKey.self] }
    set { self[IconButtonWidthKey.self] = newValue }
  }
}

extension View {
  /// How wide the icon buttons in this view are.
  public func iconButtonWidth(_ width: IconButtonWidth) -> some View { environment(\.iconButtonWidth, width) }
}

private struct IconButtonBody<Label: View>: View {
  let label: Label
  let colors: ButtonColors
  let isSelected: Bool
  @Environment(\.buttonSize) private var size
  @Environment(\.buttonShape) private var shape
  @Environment(\.iconButtonWidth) private var width
  @Environment(\.materialDensity) private var density

  var body: some View {
    let tokens = IconButtonSizeTokens.of(size)
    label
      .labelStyle(.iconOnly)
      .font(.system(size: tokens.iconSize))
      .lineHeight(nil)
      .tracking(0)
      .foregroundStyle(colors.content)
      .frame(width: density.height(tokens.width(width)), height: density.height(tokens.height))
      .paintEffect(
        ButtonContainerEffect(
          colors: colors, shapes: tokens.shapes, shape: shape, isSelected: isSelected,
          outlineWidth: tokens.outlineWidth),
        position: .background
      )
      .contentShape(TouchTarget())
  }
}
