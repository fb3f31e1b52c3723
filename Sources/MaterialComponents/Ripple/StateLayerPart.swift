/// The part of an effect that shows hovering, the keyboard's focus and being moved as a layer of even colour.
@MainActor
enum StateLayerPart {
  private static let opacity = EffectSlot(10)

  static func interactionDidChange(_ effect: EffectContext) {
    let target = opacity(for: effect.interaction)
    guard effect.target(opacity) != target else { return }
    effect.set(opacity, to: target, animation: .linear(duration: RippleTokens.hoverFade))
  }

  /// Of states that coincide one shows: being moved before the focus before hovering. A press shows as a ripple on top.
  private static func opacity(for interaction: InteractionState) -> Double {
    guard interaction.isEnabled else { return 0 }
    if interaction.isDragged { return StateTokens.draggedOpacity }
    if interaction.isFocusVisible { return StateTokens.focusOpacity }
    return interaction.isHovered ? StateTokens.hoverOpacity : 0
  }

  static func isVisible(_ effect: EffectContext) -> Bool { effect[opacity] > 0 }

  /// Fills the view; the caller cuts it to the component's shape.
  /// - Parameter rect: what it fills; nil is the view.
  static func paint(
    _ color: Color, in context: inout PaintContext, _ effect: EffectContext, rect: CGRect? = nil
  ) {
    guard effect[opacity] > 0 else { return }
    context.fill(Rectangle(), in: rect, with: color.opacity(effect[opacity]))
  }
}
