/// What is around a button's content: the container that shows its states, the area that can be hit, its part in a group,
/// and its colours while it is at work.
struct ButtonContainer: ViewModifier {
  let appearance: ButtonAppearance
  let shapes: ButtonShapeTokens
  let outlineWidth: CGFloat
  let isSelected: Bool
  @Environment(\.buttonShape) private var shape
  @Environment(\.buttonCorners) private var corners
  @Environment(\.hitAreaInsets) private var hitAreaInsets
  @Environment(\.isButtonLoading) private var isLoading

  func body(content: Content) -> some View {
    content
      .paintEffect(
        ButtonContainerEffect(
          appearance: appearance, corners: corners ?? ButtonCorners(shapes, shape), isSelected: isSelected,
          outlineWidth: outlineWidth),
        position: .background
      )
      .contentShape(TouchTarget(insets: hitAreaInsets))
      .modifier(ButtonGroupItem())
      .modifier(LoadingColors(isLoading: isLoading))
  }
}
