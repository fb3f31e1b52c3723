/// Draws a button behind its label: shadows, container, state layer, ripple, outline and focus ring.
///
/// The corners follow the press, and a choice, by the theme's fast spatial spring. Since all parts are drawn here, they
/// always have the same corners.
struct ButtonContainerEffect: PaintEffect {
  let colors: ButtonColors
  let shapes: ButtonShapeTokens
  let shape: ButtonShape
  let isSelected: Bool
  let outlineWidth: CGFloat

  private static let press = EffectSlot(30)
  private static let selection = EffectSlot(31)
  private static let hasAppeared = EffectSlot(32)

  func interactionDidChange(_ effect: EffectContext) {
    let interaction = effect.interaction
    ElevationPart.update(to: interaction.isEnabled ? colors.elevation : .level0, effect)
    StateLayerPart.interactionDidChange(effect)
    RipplePart.interactionDidChange(effect)
    FocusRingPart.interactionDidChange(effect)
    morph(Self.press, to: interaction.isPressed && interaction.isEnabled, effect)
    morph(Self.selection, to: isSelected, effect)
    effect.set(Self.hasAppeared, to: 1)
  }

  @MainActor
  private func morph(_ slot: EffectSlot, to isOn: Bool, _ effect: EffectContext) {
    let target: Double = isOn ? 1 : 0
    guard effect.target(slot) != target else { return }
    let animates = effect.target(Self.hasAppeared) == 1
    effect.set(
      slot, to: target, animation: animates ? effect.environment.materialMotion.animation(.spatial, .fast) : nil)
  }

  func timerDidFire(_ slot: EffectSlot, _ effect: EffectContext) {
    RipplePart.timerDidFire(slot, effect)
    FocusRingPart.timerDidFire(slot, effect)
  }

  func paint(in context: inout PaintContext, effect: EffectContext) {
    let outline = currentShape(context, effect)
    ElevationPart.paint(outline, in: &context, effect)
    if let container = colors.container { context.fill(outline, with: container) }
    if StateLayerPart.isVisible(effect) || RipplePart.isVisible(effect) {
      let color = Color.role(colors.stateLayer)
      context.clip(to: outline) { context in
        StateLayerPart.paint(color, in: &context, effect)
        RipplePart.paint(color, in: &context, effect)
      }
    }
    if let role = colors.outline {
      context.strokeBorder(outline, with: Color.role(role), lineWidth: outlineWidth)
    }
    FocusRingPart.paint(outline, in: &context, effect)
  }

  @MainActor
  private func currentShape(_ context: PaintContext, _ effect: EffectContext) -> MaterialShape {
    let theme = context.environment.materialShapes
    let limit = min(context.size.width, context.size.height) / 2
    func radius(_ token: ShapeToken) -> CGFloat { min(theme[token], limit) }
    func mix(_ from: CGFloat, _ to: CGFloat, _ amount: Double) -> CGFloat { from + (to - from) * CGFloat(amount) }
    let rest = mix(
      radius(shapes.rest(shape, isSelected: false)), radius(shapes.rest(shape, isSelected: true)),
      effect[Self.selection])
    // A spring may swing over the least and the largest radius.
    return MaterialShape(radius: min(max(mix(rest, radius(shapes.pressed), effect[Self.press]), 0), limit))
  }
}

/// The area of a small component that can be hit: at least 48 points wide and high, around the component's centre.
struct TouchTarget: Shape {
  nonisolated func path(in rect: CGRect) -> Path {
    let missing = CGSize(
      width: max(0, ButtonSizeTokens.minimumTarget - rect.width),
      height: max(0, ButtonSizeTokens.minimumTarget - rect.height))
    return Path(rect.insetBy(dx: -missing.width / 2, dy: -missing.height / 2))
  }
}
