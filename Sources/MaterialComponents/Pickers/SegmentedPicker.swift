/// Options beside each other in one outline, of which the chosen one has a check mark.
struct SegmentedPicker: View {
  let configuration: PickerStyleConfiguration

  var body: some View {
    SegmentRow(spacing: 0, fillsWidth: true) {
      configuration.options { option in
        PickerOptionButton(option: option) { SegmentFace(label: option.label, isSelected: option.isSelected) }
      }
    }
    .coordinateSpace(SegmentFace.space)
    .rovingFocus([.horizontal, .vertical], selectionFollows: true)
    .paintEffect(SegmentsOutline())
    .clipShape(Capsule())
    .touchHeight()
    // The label is told to those who can't see that the segments belong together.
    .background { configuration.label.labelsHidden().accessibilityNamesContainer() }
    .accessibilityElement(children: .contain)
    .accessibilityRole(.radiogroup)
  }
}

/// An option of a picker as a radio button of any look.
struct PickerOptionButton<Face: View>: View {
  let option: PickerOptionConfiguration
  @ViewBuilder let face: Face

  var body: some View {
    Pressable(role: .radio, action: { option.select() }) { face }
      .accessibilityState(.checked, option.isSelected)
  }
}

private struct SegmentFace: View {
  let label: PickerOptionConfiguration.Label
  let isSelected: Bool
  @State private var place = ButtonPlace.middle
  @Environment(\.materialDensity) private var density

  static var space: NamedCoordinateSpace { .named("SegmentedPicker") }

  /// The corners at the ends of the row are those of its capsule, wherever reading begins.
  private var shape: MaterialShape {
    let end = SegmentedButtonTokens.height
    return MaterialShape(
      leading: place == .first || place == .only ? end : 0, trailing: place == .last || place == .only ? end : 0)
  }

  var body: some View {
    HStack(spacing: SegmentedButtonTokens.iconLabelSpace) {
      if isSelected {
        Image(systemName: "check").modifier(ButtonIcon(size: SegmentedButtonTokens.iconSize)).accessibilityHidden(true)
      }
      label
    }
    .typography(.labelLarge)
    .lineLimit(ButtonSizeTokens.titleLines)
    .multilineTextAlignment(.center)
    .foregroundStyle(ComponentColor(content: isSelected ? .onSecondaryContainer : .onSurface))
    .padding(.horizontal, SegmentedButtonTokens.space)
    .padding(.vertical, density.inset(ButtonSizeTokens.verticalSpace))
    .frame(maxWidth: .infinity, minHeight: density.height(SegmentedButtonTokens.height), maxHeight: .infinity)
    .background { if isSelected { Color.role(.secondaryContainer) } }
    .ripple(.role(isSelected ? .onSecondaryContainer : .onSurface))
    .focusRing(in: .fixed(shape), placement: .inside)
    // The line before a segment; that of the first one lies under the outline.
    .overlay(alignment: .leading) {
      Rectangle().fill(SegmentsOutline.color).frame(width: SegmentedButtonTokens.outlineWidth)
    }
    .contentShape(Rectangle())
    .onPlaceChange(in: Self.space, along: .horizontal) { place = $0 }
  }
}

/// Draws the outline around all segments.
private struct SegmentsOutline: PaintEffect {
  static var color: ComponentColor {
    ComponentColor(
      RoleColor(.outline), disabled: RoleColor(.onSurface, opacity: SegmentedButtonTokens.disabledOutlineOpacity))
  }

  func paint(in context: inout PaintContext, effect: EffectContext) {
    context.strokeBorder(Capsule(), with: Self.color, lineWidth: SegmentedButtonTokens.outlineWidth)
  }
}
