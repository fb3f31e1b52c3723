/// What the marks of checkboxes and radio buttons have in common: how the mark comes and goes, their colours, which
/// are the same in both sets of tokens, and the round state layer of 40 points.
@MainActor
enum MarkPart {
  private static let mark = EffectSlot(40)
  private static let hasAppeared = EffectSlot(41)

  /// Has the mark come or go, with an animation unless it is there from the start.
  static func interactionDidChange(_ effect: EffectContext, isOn: Bool, enter: Animation, exit: Animation?) {
    StateLayerPart.interactionDidChange(effect)
    RipplePart.interactionDidChange(effect)
    FocusRingPart.interactionDidChange(effect)
    let target: Double = isOn ? 1 : 0
    let animation = effect.target(hasAppeared) == 0 ? nil : isOn ? enter : exit
    if effect.target(mark) != target { effect.set(mark, to: target, animation: animation) }
    effect.set(hasAppeared, to: 1)
  }

  /// How much of the mark is there, 0…1.
  static func shown(_ effect: EffectContext) -> Double { min(max(effect[mark], 0), 1) }

  static func timerDidFire(_ slot: EffectSlot, _ effect: EffectContext) {
    RipplePart.timerDidFire(slot, effect)
    FocusRingPart.timerDidFire(slot, effect)
  }

  /// Draws the state layer and the ring of the focus around the mark.
  static func paint(isOn: Bool, in context: inout PaintContext, _ effect: EffectContext) {
    let reach = (RadioTokens.stateLayer - context.bounds.width) / 2
    let rect = context.bounds.insetBy(dx: -reach, dy: -reach)
    if StateLayerPart.isVisible(effect) || RipplePart.isVisible(effect) {
      context.clip(to: Circle(), in: rect) { context in
        // A press shows the colour of what it leads to.
        StateLayerPart.paint(.role(isOn ? .primary : .onSurface), in: &context, effect, rect: rect)
        RipplePart.paint(.role(isOn ? .onSurface : .primary), in: &context, effect, rect: rect)
      }
    }
    FocusRingPart.paint(MaterialShape(radius: RadioTokens.stateLayer / 2), in: &context, effect)
  }

  static func onColor(_ states: ControlStates) -> Color {
    states.contains(.disabled) ? disabled : .role(.primary)
  }

  static func offColor(_ states: ControlStates) -> Color {
    if states.contains(.disabled) { return disabled }
    return .role(states.isDisjoint(with: [.hovered, .focused, .pressed]) ? .onSurfaceVariant : .onSurface)
  }

  private static var disabled: Color { Color.role(.onSurface).opacity(StateTokens.disabledContentOpacity) }
}
