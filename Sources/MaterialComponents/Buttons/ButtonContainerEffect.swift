/// Draws a button behind its label: shadows, container, state layer, ripple, outline and focus ring.
///
/// The corners follow the press, and a choice, by the theme's fast spatial spring. Since all parts are drawn here, they
/// always have the same corners.
struct ButtonContainerEffect: PaintEffect {
  let appearance: ButtonAppearance
  let corners: ButtonCorners
  let isSelected: Bool
  /// The width of the outline where the appearance has none, in points.
  let outlineWidth: CGFloat

  private static let press = EffectSlot(30)
  private static let selection = EffectSlot(31)
  private static let hover = EffectSlot(32)
  private static let hasAppeared = EffectSlot(33)

  func interactionDidChange(_ effect: EffectContext) {
    let interaction = effect.interaction
    ElevationPart.update(to: appearance.elevation[states(effect)], effect)
    StateLayerPart.interactionDidChange(effect)
    RipplePart.interactionDidChange(effect)
    FocusRingPart.interactionDidChange(effect)
    morph(Self.press, to: interaction.isPressed && interaction.isEnabled, effect)
    morph(Self.selection, to: isSelected, effect)
    if corners.hovered != nil { morph(Self.hover, to: interaction.isHovered && interaction.isEnabled, effect) }
    effect.set(Self.hasAppeared, to: 1)
  }

  @MainActor
  private func states(_ effect: EffectContext) -> ControlStates {
    ControlStates(effect.interaction, isSelected: isSelected)
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
    let states = states(effect)
    ElevationPart.paint(outline, color: appearance.shadow[states] ?? .clear, in: &context, effect)
    if let container = appearance.container[states] { context.fill(outline, with: container) }
    if StateLayerPart.isVisible(effect) || RipplePart.isVisible(effect) {
      let color = appearance.stateLayer[states] ?? .clear
      context.clip(to: outline) { context in
        StateLayerPart.paint(color, in: &context, effect)
        RipplePart.paint(color, in: &context, effect)
      }
    }
    if let border = appearance.border[states] {
      context.strokeBorder(outline, with: border, lineWidth: appearance.borderWidth[states] ?? outlineWidth)
    }
    FocusRingPart.paint(outline, in: &context, effect)
  }

  @MainActor
  private func currentShape(_ context: PaintContext, _ effect: EffectContext) -> MaterialShape {
    let theme = context.environment.materialShapes
    let limit = min(context.size.width, context.size.height) / 2
    func radius(_ side: KeyPath<ButtonCorners.Sides, ShapeToken>) -> CGFloat {
      func of(_ sides: ButtonCorners.Sides) -> CGFloat { min(theme[sides[keyPath: side]], limit) }
      func mix(_ from: CGFloat, _ to: CGFloat, _ slot: EffectSlot) -> CGFloat {
        from + (to - from) * CGFloat(effect[slot])
      }
      var radius = mix(of(corners.rest), of(corners.selected), Self.selection)
      // A chosen button of a group stays as it is under the pointer.
      if let hovered = corners.hovered, !isSelected { radius = mix(radius, of(hovered), Self.hover) }
      // A spring may swing over the least and the largest radius.
      return min(max(mix(radius, of(corners.pressed), Self.press), 0), limit)
    }
    return MaterialShape(leading: radius(\.leading), trailing: radius(\.trailing))
      .mirrored(context.environment.layoutDirection == .rightToLeft)
  }
}
