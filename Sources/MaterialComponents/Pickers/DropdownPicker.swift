/// A field that opens a menu of options.
struct DropdownPicker: View {
  let configuration: PickerStyleConfiguration
  @Environment(\.isInList) private var isInList
  @State private var isOpen = false

  var body: some View {
    button
      .menu(isPresented: $isOpen) { configuration.menuItems }
      .onKeyPress(.downArrow) {
        isOpen = true
        return .handled
      }
      .accessibilityState(.expanded, isOpen)
  }

  @ViewBuilder private var button: some View {
    if isInList {
      Pressable(role: .combobox, action: { isOpen = true }) {
        DropdownRow(configuration: configuration, isOpen: isOpen)
      }
    } else {
      Pressable(role: .combobox, action: { isOpen = true }) {
        DropdownField(configuration: configuration, isOpen: isOpen)
      }
    }
  }
}

/// The label and the choice in a row of a list.
private struct DropdownRow: View {
  let configuration: PickerStyleConfiguration
  let isOpen: Bool

  var body: some View {
    HStack(spacing: ControlTokens.betweenSpace) {
      ControlText { configuration.label }.accessibilityNamesContainer()
      Spacer(minLength: ControlTokens.betweenSpace)
      configuration.currentValue
        .typography(ControlTokens.supportingStyle)
        .foregroundStyle(ComponentColor(content: ControlTokens.supporting))
      DropdownArrow(isOpen: isOpen)
    }
    .contentShape(Rectangle())
  }
}

/// The choice in an outline, whose gap holds the label.
private struct DropdownField: View {
  let configuration: PickerStyleConfiguration
  let isOpen: Bool
  @Environment(\.labelsHidden) private var hidesLabel
  @Environment(\.materialDensity) private var density
  @Environment(\.textScale) private var textScale

  /// How far the label reaches over the outline, and into the field.
  private var labelReach: CGFloat {
    hidesLabel ? 0 : TextFieldTokens.floatingLineHeight * CGFloat(textScale) / 2
  }

  var body: some View {
    HStack(spacing: TextFieldTokens.iconGap) {
      // Options stand beside each other until one is chosen: the field keeps the height of a line.
      ZStack(alignment: .leading) { configuration.currentValue }
        .typography(TextFieldTokens.inputStyle)
        .foregroundStyle(ComponentColor(content: .onSurface))
        .frame(maxWidth: .infinity, minHeight: TextFieldTokens.inputLineHeight, alignment: .leading)
      DropdownArrow(isOpen: isOpen)
    }
    .padding(.leading, TextFieldTokens.side)
    .padding(.trailing, TextFieldTokens.iconSide)
    .padding(.vertical, max(density.inset(TextFieldTokens.vertical), labelReach + TextFieldTokens.notchPadding))
    .frame(
      minWidth: TextFieldTokens.minimumWidth(hasLabel: !hidesLabel), idealWidth: TextFieldTokens.idealWidth,
      maxWidth: .infinity, minHeight: density.height(TextFieldTokens.height)
    )
    .overlay(alignment: .topLeading) {
      if hidesLabel { configuration.label.accessibilityNamesContainer() } else { label }
    }
    .backgroundPreferenceValue(DropdownLabelWidth.self) { width in
      Color.clear.paintEffect(
        DropdownOutline(isOpen: isOpen, notchStart: TextFieldTokens.side, notchWidth: hidesLabel ? 0 : width))
    }
    .padding(.top, labelReach)
    .contentShape(Rectangle())
  }

  private var label: some View {
    configuration.label
      .typography(.bodySmall)
      .foregroundStyle(
        ComponentColor(
          RoleColor(isOpen ? .primary : .onSurfaceVariant),
          disabled: RoleColor(.onSurface, opacity: StateTokens.disabledContentOpacity))
      )
      .lineLimit(1)
      .background {
        GeometryReader { Color.clear.preference(key: DropdownLabelWidth.self, value: $0.size.width) }
      }
      .accessibilityNamesContainer()
      .padding(.leading, TextFieldTokens.side)
      .alignmentGuide(.top) { $0.height / 2 }
  }
}

private struct DropdownLabelWidth: PreferenceKey {
  static var defaultValue: CGFloat { 0 }
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

/// Draws the outline of a field that is pressed as a whole.
private struct DropdownOutline: PaintEffect {
  let isOpen: Bool
  let notchStart: CGFloat
  let notchWidth: CGFloat

  func interactionDidChange(_ effect: EffectContext) { StateLayerPart.interactionDidChange(effect) }

  func paint(in context: inout PaintContext, effect: EffectContext) {
    let interaction = effect.interaction
    let isStrong = isOpen || interaction.isFocusVisible
    let color: Color =
      !interaction.isEnabled
      ? Color.role(.onSurface).opacity(TextFieldTokens.disabledOutlineOpacity)
      : .role(isStrong ? .primary : interaction.isHovered ? .onSurface : .outline)
    let width = isStrong ? TextFieldTokens.focusedOutlineWidth : TextFieldTokens.outlineWidth
    let shape = MaterialShape(radius: context.environment.materialShapes[TextFieldTokens.outlinedShape])
    guard notchWidth > 0 else { return context.strokeBorder(shape, with: color, lineWidth: width) }
    let padding = TextFieldTokens.notchPadding
    let start = notchStart - padding
    let end = notchStart + notchWidth + padding
    let isRightToLeft = context.environment.layoutDirection == .rightToLeft
    let gap = CGRect(
      x: isRightToLeft ? context.size.width - end : start, y: -1, width: end - start, height: width + 2)
    // Everything but the gap at the top, as one outline with a hole.
    let around = Path { path in
      path.addRect(CGRect(x: -1, y: -1, width: gap.minX + 1, height: context.size.height + 2))
      path.addRect(CGRect(x: gap.minX, y: gap.maxY, width: gap.width, height: context.size.height + 1 - gap.maxY))
      path.addRect(
        CGRect(x: gap.maxX, y: -1, width: context.size.width + 1 - gap.maxX, height: context.size.height + 2))
    }
    context.clip(to: FixedOutline(outline: around)) { $0.strokeBorder(shape, with: color, lineWidth: width) }
  }
}

/// An outline that stays where it is, whatever rectangle it is asked for.
private struct FixedOutline: Shape {
  let outline: Path
  nonisolated func path(in rect: CGRect) -> Path { outline }
}

/// The arrow of a field that opens a menu.
private struct DropdownArrow: View {
  let isOpen: Bool

  var body: some View {
    Image(systemName: isOpen ? "arrow_drop_up" : "arrow_drop_down")
      .modifier(ButtonIcon(size: TextFieldTokens.iconSize))
      .foregroundStyle(ComponentColor(content: ControlTokens.supporting))
      .accessibilityHidden(true)
  }
}
