/// The look of Material's common buttons: `.filled`, `.tonal`, `.outlined`, `.text` and `.elevated`.
///
/// Size and form come from ``View/buttonSize(_:)`` and ``View/buttonShape(_:)``. A press, hovering, the focus and being
/// enabled show without a body that runs.
///
/// ```swift
/// Button("Save", action: save).buttonStyle(.filled)
/// ```
public struct MaterialButtonStyle: ButtonStyle {
  private let colors: ButtonColors

  nonisolated init(colors: ButtonColors) { self.colors = colors }

  public func makeBody(configuration: Configuration) -> some View {
    MaterialButtonBody(
      label: configuration.label, colors: configuration.role == .destructive ? colors.destructive() : colors)
  }
}

extension ButtonStyle where Self == MaterialButtonStyle {
  /// For the most important action of a screen.
  nonisolated public static var filled: MaterialButtonStyle { MaterialButtonStyle(colors: .filled) }
  /// For an important action that must not draw attention from the screen's main one.
  nonisolated public static var tonal: MaterialButtonStyle { MaterialButtonStyle(colors: .tonal) }
  /// For an action that goes beside a more important one.
  nonisolated public static var outlined: MaterialButtonStyle { MaterialButtonStyle(colors: .outlined) }
  /// For the least important actions, in cards, dialogs and snackbars. The style of buttons in a Material theme.
  nonisolated public static var text: MaterialButtonStyle { MaterialButtonStyle(colors: .text) }
  /// For an action that must stand out from what it lies on, such as a picture.
  nonisolated public static var elevated: MaterialButtonStyle { MaterialButtonStyle(colors: .elevated) }
}

private struct MaterialButtonBody<Label: View>: View {
  let label: Label
  let colors: ButtonColors
  @Environment(\.buttonSize) private var size
  @Environment(\.buttonShape) private var shape
  @Environment(\.materialDensity) private var density

  var body: some View {
    let tokens = ButtonSizeTokens.of(size)
    label
      .labelStyle(ButtonLabelStyle(iconSize: tokens.iconSize, spacing: tokens.iconLabelSpace))
      .typography(tokens.label)
      .lineLimit(1)
      .foregroundStyle(colors.content)
      .padding(.horizontal, tokens.space)
      .frame(minWidth: ButtonSizeTokens.minimumWidth, minHeight: density.height(tokens.height))
      .paintEffect(
        ButtonContainerEffect(
          colors: colors, shapes: tokens.shapes, shape: shape, isSelected: false, outlineWidth: tokens.outlineWidth),
        position: .background
      )
      .contentShape(TouchTarget())
  }
}

/// An icon of a size before a title.
struct ButtonLabelStyle: LabelStyle {
  let iconSize: CGFloat
  let spacing: CGFloat

  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: spacing) {
      configuration.icon.modifier(ButtonIcon(size: iconSize))
      configuration.title
    }
  }
}

/// Gives an icon a square of a size.
struct ButtonIcon: ViewModifier {
  let size: CGFloat

  func body(content: Content) -> some View {
    content.font(.system(size: size)).lineHeight(nil).frame(width: size, height: size)
  }
}
