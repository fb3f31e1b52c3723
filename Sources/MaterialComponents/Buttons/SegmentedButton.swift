/// Two to five choices in one outline, of which one, or any number, is chosen; a chosen one has a check mark.
///
/// This is the form of Material's first generation; ``ConnectedButtonGroup`` has taken its place.
public struct SegmentedButton<Value: Hashable, Label: View>: View {
  private let title: Text
  private let values: [Value]
  private let choice: Choice<Value>
  private let label: (Value) -> Label

  /// One of the values is chosen.
  /// - Parameter title: what is chosen, for those who can't see the buttons.
  public init(
    _ title: LocalizedStringKey, _ values: [Value], selection: Binding<Value>,
    @ViewBuilder label: @escaping (Value) -> Label
  ) {
    self.title = Text(title)
    self.values = values
    choice = .one(selection)
    self.label = label
  }

  /// Any number of the values is chosen.
  /// - Parameter title: what is chosen, for those who can't see the buttons.
  public init(
    _ title: LocalizedStringKey, _ values: [Value], selection: Binding<Set<Value>>,
    @ViewBuilder label: @escaping (Value) -> Label
  ) {
    self.title = Text(title)
    self.values = values
    choice = .any(selection)
    self.label = label
  }

  public var body: some View {
    // Neighbours share the line between them.
    let row = SegmentRow(spacing: -SegmentedButtonTokens.outlineWidth, fillsWidth: false, isEven: true)
    ChoiceRow(title: title, values: values, choice: choice, layout: row) { value, index in
      ChoiceItem(value: value, choice: choice) { label(value) }
        .toggleStyle(SegmentStyle(place: ButtonPlace(index: index, count: values.count)))
    }
  }
}

private struct SegmentStyle: ToggleStyle {
  let place: ButtonPlace

  var role: SemanticsRole { .button }

  func makeBody(configuration: Configuration) -> some View {
    SegmentBody(label: configuration.label, place: place, isSelected: configuration.isOn)
  }
}

private struct SegmentBody<Label: View>: View {
  let label: Label
  let place: ButtonPlace
  let isSelected: Bool
  @Environment(\.materialDensity) private var density
  @Environment(\.textScale) private var textScale

  var body: some View {
    let appearance = SegmentedButtonTokens.appearance(isSelected: isSelected)
    let space = ButtonSpace(leading: SegmentedButtonTokens.space, trailing: SegmentedButtonTokens.space)
      .scaled(for: textScale)
    HStack(spacing: SegmentedButtonTokens.iconLabelSpace) {
      if isSelected {
        Image(systemName: "check").modifier(ButtonIcon(size: SegmentedButtonTokens.iconSize)).accessibilityHidden(true)
          .foregroundStyle(StateColor(values: appearance.icon, isSelected: isSelected))
          .transition(.opacity)
      }
      // The check mark takes the place of an icon.
      label.labelStyle(SegmentLabelStyle(showsIcon: !isSelected))
    }
    .typography(.labelLarge)
    .lineLimit(ButtonSizeTokens.titleLines)
    .multilineTextAlignment(.center)
    .foregroundStyle(StateColor(values: appearance.title, isSelected: isSelected))
    .padding(.horizontal, space.leading)
    .padding(.vertical, density.inset(ButtonSizeTokens.verticalSpace))
    .frame(maxWidth: .infinity, minHeight: density.height(SegmentedButtonTokens.height), maxHeight: .infinity)
    .paintEffect(
      ButtonContainerEffect(
        appearance: appearance,
        corners: ButtonCorners(fixed: place.sides(outer: SegmentedButtonTokens.shape, inner: .none)),
        isSelected: isSelected, outlineWidth: SegmentedButtonTokens.outlineWidth),
      position: .background
    )
    .contentShape(TouchTarget())
  }
}

private struct SegmentLabelStyle: LabelStyle {
  let showsIcon: Bool

  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: SegmentedButtonTokens.iconLabelSpace) {
      if showsIcon { configuration.icon.modifier(ButtonIcon(size: SegmentedButtonTokens.iconSize)) }
      configuration.title
    }
  }
}
