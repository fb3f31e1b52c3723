/// What buttons and toggle buttons with a title look like.
struct ButtonBody<Label: View>: View {
  let label: Label
  let appearance: ButtonAppearance
  var isSelected = false
  /// The space beside the label where it is not that of the size, in points.
  var space: ButtonSpace?
  @Environment(\.buttonSize) private var size
  @Environment(\.buttonLimits) private var limits
  @Environment(\.textScale) private var textScale
  @Environment(\.isButtonLoading) private var isLoading
  @Environment(\.materialDensity) private var density

  var body: some View {
    let tokens = ButtonSizeTokens.of(size)
    let space = space ?? ButtonSpace(leading: tokens.space, trailing: tokens.space)
    let title = StateColor(values: appearance.title, isSelected: isSelected)
    ButtonLoadingLabel(label: label, isLoading: isLoading, size: tokens.iconSize)
      .labelStyle(
        ButtonLabelStyle(
          iconSize: tokens.iconSize, spacing: tokens.iconLabelSpace,
          iconColor: StateColor(values: appearance.icon, isSelected: isSelected))
      )
      .typography(tokens.label)
      .lineLimit(ButtonSizeTokens.titleLines)
      .multilineTextAlignment(.center)
      .foregroundStyle(title)
      .modifier(
        ButtonFrame(
          space: space.scaled(for: textScale), minWidth: limits.minWidth ?? ButtonSizeTokens.minimumWidth,
          minHeight: limits.minHeight ?? density.height(tokens.height), limits: limits)
      )
      .modifier(
        ButtonContainer(
          appearance: appearance, shapes: tokens.shapes, outlineWidth: tokens.outlineWidth, isSelected: isSelected)
      )
      .tooltipForCutText()
  }
}

/// The space beside a button's label, in points.
struct ButtonSpace: Hashable, Sendable {
  var leading: CGFloat
  var trailing: CGFloat

  /// The space for a text scale. Larger text takes it from the space: half of it is left at 2, a quarter at 3, as in
  /// Material's components for Flutter.
  func scaled(for textScale: Double) -> ButtonSpace {
    let factor: Double =
      textScale <= 1 ? 1 : textScale <= 2 ? 1.5 - textScale / 2 : max(0.25, 1 - textScale / 4)
    return ButtonSpace(leading: leading * factor, trailing: trailing * factor)
  }
}

/// An icon of a size before a title.
struct ButtonLabelStyle: LabelStyle {
  let iconSize: CGFloat
  let spacing: CGFloat
  /// Nil draws the icon as the title.
  var iconColor: StateColor?

  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: spacing) {
      icon(configuration.icon.modifier(ButtonIcon(size: iconSize)))
      configuration.title
    }
  }

  @ViewBuilder
  private func icon<Icon: View>(_ icon: Icon) -> some View {
    if let iconColor { icon.foregroundStyle(iconColor) } else { icon }
  }
}

/// Gives an icon a square of a size.
struct ButtonIcon: ViewModifier {
  let size: CGFloat

  func body(content: Content) -> some View {
    content.font(.system(size: size)).lineHeight(nil).frame(width: size, height: size)
  }
}
