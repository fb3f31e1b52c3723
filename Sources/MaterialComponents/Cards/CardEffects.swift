/// Draws a card behind its content: shadows and container.
struct CardContainerEffect: PaintEffect {
  let tokens: CardTokens

  func interactionDidChange(_ effect: EffectContext) {
    ElevationPart.update(to: tokens.elevation(for: effect.interaction), effect)
  }

  func paint(in context: inout PaintContext, effect: EffectContext) {
    let shape = MaterialShape(radius: context.environment.materialShapes[CardTokens.shape])
    ElevationPart.paint(shape, in: &context, effect)
    context.fill(shape, with: tokens.container)
  }
}

/// Draws what lies over a card's content: the layers for being chosen and for other states, ripple, outline and focus
/// ring. They are over the content since that may be a picture up to the card's edges, and under its text.
struct CardOverlayEffect: PaintEffect {
  let tokens: CardTokens
  let isSelected: Bool

  private static let selection = EffectSlot(40)
  private static let hasAppeared = EffectSlot(41)

  func interactionDidChange(_ effect: EffectContext) {
    StateLayerPart.interactionDidChange(effect)
    RipplePart.interactionDidChange(effect)
    FocusRingPart.interactionDidChange(effect)
    let target: Double = isSelected ? 1 : 0
    if effect.target(Self.selection) != target {
      let animates = effect.target(Self.hasAppeared) == 1
      effect.set(
        Self.selection, to: target, animation: animates ? .linear(duration: CardTokens.selectionFade) : nil)
    }
    effect.set(Self.hasAppeared, to: 1)
  }

  func timerDidFire(_ slot: EffectSlot, _ effect: EffectContext) {
    RipplePart.timerDidFire(slot, effect)
    FocusRingPart.timerDidFire(slot, effect)
  }

  func paint(in context: inout PaintContext, effect: EffectContext) {
    let shape = MaterialShape(radius: context.environment.materialShapes[CardTokens.shape])
    let selection = effect[Self.selection]
    if selection > 0 || StateLayerPart.isVisible(effect) || RipplePart.isVisible(effect) {
      let color = Color.role(CardTokens.stateLayer)
      context.clip(to: shape) { context in
        if selection > 0 {
          let layer = Color.role(CardTokens.icon).opacity(CardTokens.selectionOpacity * selection)
          context.fill(Rectangle(), with: layer)
        }
        StateLayerPart.paint(color, in: &context, effect)
        RipplePart.paint(color, in: &context, effect)
      }
    }
    if let outline = tokens.outline {
      let isFocused = effect.interaction.isFocusVisible && effect.interaction.isEnabled
      let color = isFocused ? Color.role(tokens.focusOutline) : outline.resolve(in: context.environment)
      context.strokeBorder(shape, with: color, lineWidth: CardTokens.outlineWidth)
    }
    FocusRingPart.paint(shape, in: &context, effect)
  }
}
