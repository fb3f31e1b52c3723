/// Material's text field on a ground of its own: `.textFieldStyle(.filled)`.
///
/// The field's label lies on the text's line until there is text or the field has the focus, then it stands above the
/// text. A prompt of the field's own shows from then on while there is no text. `labelsHidden()` leaves the label out.
/// ``FilledTextField`` has icons, a prefix and a suffix, and supporting text as well.
public struct FilledTextFieldStyle: TextFieldStyle {
  let decoration: FieldDecoration

  nonisolated public init() { self.init(decoration: FieldDecoration()) }
  nonisolated init(decoration: FieldDecoration) { self.decoration = decoration }

  public func makeBody(configuration: Configuration) -> some View {
    FilledFieldBody(configuration: configuration, decoration: decoration)
  }
}

extension TextFieldStyle where Self == FilledTextFieldStyle {
  /// Material's text field on a ground of its own.
  public static var filled: FilledTextFieldStyle { FilledTextFieldStyle() }
}

private struct FilledFieldBody: View {
  let configuration: TextFieldStyleConfiguration
  let decoration: FieldDecoration
  @Environment(\.labelsHidden) private var hidesLabel
  @Environment(\.materialDensity) private var density

  /// With a label the text stands lower: label and text have the same distance to the edges.
  private var insets: (top: CGFloat, bottom: CGFloat) {
    if hidesLabel { return (density.inset(TextFieldTokens.vertical), density.inset(TextFieldTokens.vertical)) }
    let edge = density.inset(TextFieldTokens.filledVertical)
    return (edge + TextFieldTokens.floatingLineHeight, edge)
  }

  var body: some View {
    let isFloating = configuration.isFocused || !configuration.isEmpty
    FieldRow(
      configuration: configuration, decoration: decoration, showsAffixes: isFloating || hidesLabel, insets: insets
    )
    .frame(
      minWidth: TextFieldTokens.minimumWidth(hasLabel: !hidesLabel), idealWidth: TextFieldTokens.idealWidth,
      maxWidth: .infinity, minHeight: density.height(TextFieldTokens.height)
    )
    .overlay(alignment: .topLeading) {
      if !hidesLabel {
        FloatingLabel(
          label: configuration.label,
          color: FieldColor(part: .label, isError: decoration.isError, isOutlined: false), isFloating: isFloating,
          rest: CGPoint(x: decoration.textLeading, y: density.inset(TextFieldTokens.vertical)),
          floating: CGPoint(x: decoration.textLeading, y: floatingTop), trailing: TextFieldTokens.side)
      }
    }
    .background { Color.clear.paintEffect(FilledFieldEffect(isError: decoration.isError)) }
  }

  /// A line of body-large that is scaled is a little higher than one of body-small, in whose middle it stands.
  private var floatingTop: CGFloat {
    let scaled = TextFieldTokens.inputLineHeight * TextFieldTokens.floatingScale
    return density.inset(TextFieldTokens.filledVertical) + (TextFieldTokens.floatingLineHeight - scaled) / 2
  }
}

/// Draws a filled field's ground, the layer under the pointer and the line at its bottom.
struct FilledFieldEffect: PaintEffect, Equatable {
  let isError: Bool

  private static let thickness = EffectSlot(0)
  private static let hover = EffectSlot(1)

  func interactionDidChange(_ effect: EffectContext) {
    let interaction = effect.interaction
    let focus: Double = interaction.isFocused && interaction.isEnabled ? 1 : 0
    if effect.target(Self.thickness) != focus {
      effect.set(Self.thickness, to: focus, animation: TextFieldTokens.labelMotion)
    }
    let hover = interaction.isHovered && interaction.isEnabled ? StateTokens.hoverOpacity : 0
    if effect.target(Self.hover) != hover {
      effect.set(Self.hover, to: hover, animation: TextFieldTokens.hoverMotion)
    }
  }

  func paint(in context: inout PaintContext, effect: EffectContext) {
    let interaction = effect.interaction
    let radius = context.environment.materialShapes[TextFieldTokens.filledShape]
    let shape = MaterialShape(
      radii: RectangleCornerRadii(topLeading: radius, bottomLeading: 0, bottomTrailing: 0, topTrailing: radius))
    context.fill(
      shape,
      with: interaction.isEnabled
        ? Color.role(TextFieldTokens.containerColor)
        : Color.role(.onSurface).opacity(TextFieldTokens.disabledContainerOpacity))
    if effect[Self.hover] > 0 { context.fill(shape, with: Color.role(.onSurface).opacity(effect[Self.hover])) }

    let color = FieldColor(part: .indicator, isError: isError)
      .color(
        isEnabled: interaction.isEnabled, isFocused: interaction.isFocused, isHovered: interaction.isHovered)
    let (normal, focused) = (TextFieldTokens.indicatorHeight, TextFieldTokens.focusedIndicatorHeight)
    let height = normal + (focused - normal) * CGFloat(effect[Self.thickness])
    let bounds = context.bounds
    context.fill(
      Path(CGRect(x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)), with: color)
  }
}
