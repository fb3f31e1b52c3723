/// The ring with a dot of a radio button, as a part of the control that it belongs to.
struct RadioMark: View {
  let isOn: Bool

  var body: some View {
    Color.clear
      .frame(width: RadioTokens.size, height: RadioTokens.size)
      .paintEffect(RadioEffect(isOn: isOn))
      .accessibilityHidden(true)
  }
}

/// Draws a ring, and a dot that grows in it.
private struct RadioEffect: PaintEffect {
  let isOn: Bool

  private static let dot = EffectSlot(40)
  private static let hasAppeared = EffectSlot(41)

  func interactionDidChange(_ effect: EffectContext) {
    MarkPart.interactionDidChange(effect)
    let target: Double = isOn ? 1 : 0
    // What is given up is gone at once, as in material-web.
    let animation = isOn && effect.target(Self.hasAppeared) == 1 ? RadioTokens.enter : nil
    if effect.target(Self.dot) != target { effect.set(Self.dot, to: target, animation: animation) }
    effect.set(Self.hasAppeared, to: 1)
  }

  func timerDidFire(_ slot: EffectSlot, _ effect: EffectContext) { MarkPart.timerDidFire(slot, effect) }

  func paint(in context: inout PaintContext, effect: EffectContext) {
    let states = ControlStates(effect.interaction)
    MarkPart.paint(isOn: isOn, in: &context, effect)
    let color = isOn ? MarkPart.onColor(states) : MarkPart.offColor(states)
    context.strokeBorder(Circle(), with: color, lineWidth: RadioTokens.outlineWidth)
    let center = CGPoint(x: context.bounds.midX, y: context.bounds.midY)
    context.fillCircle(center: center, radius: RadioTokens.dot / 2 * min(max(effect[Self.dot], 0), 1), with: color)
  }
}

/// What the marks of checkboxes and radio buttons have in common: their colours, which are the same in both sets of
/// tokens, and the round state layer of 40 points.
@MainActor
enum MarkPart {
  static func interactionDidChange(_ effect: EffectContext) {
    StateLayerPart.interactionDidChange(effect)
    RipplePart.interactionDidChange(effect)
    FocusRingPart.interactionDidChange(effect)
  }

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
