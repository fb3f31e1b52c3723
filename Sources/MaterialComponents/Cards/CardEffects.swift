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

/// Draws what lies over a card's content: state layer, ripple, outline and focus ring. They are over the content since
/// that may be a picture up to the card's edges.
struct CardOverlayEffect: PaintEffect {
  let tokens: CardTokens

  func interactionDidChange(_ effect: EffectContext) {
    StateLayerPart.interactionDidChange(effect)
    RipplePart.interactionDidChange(effect)
    FocusRingPart.interactionDidChange(effect)
  }

  func timerDidFire(_ slot: EffectSlot, _ effect: EffectContext) {
    RipplePart.timerDidFire(slot, effect)
    FocusRingPart.timerDidFire(slot, effect)
  }

  func paint(in context: inout PaintContext, effect: EffectContext) {
    let shape = MaterialShape(radius: context.environment.materialShapes[CardTokens.shape])
    if StateLayerPart.isVisible(effect) || RipplePart.isVisible(effect) {
      let color = Color.role(CardTokens.stateLayer)
      context.clip(to: shape) { context in
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
