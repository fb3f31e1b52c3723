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

  func interactionDidChange(_ effect: EffectContext) {
    // What is given up is gone at once, as in material-web.
    MarkPart.interactionDidChange(effect, isOn: isOn, enter: RadioTokens.enter, exit: nil)
  }

  func timerDidFire(_ slot: EffectSlot, _ effect: EffectContext) { MarkPart.timerDidFire(slot, effect) }

  func paint(in context: inout PaintContext, effect: EffectContext) {
    let states = ControlStates(effect.interaction)
    MarkPart.paint(isOn: isOn, in: &context, effect)
    let color = isOn ? MarkPart.onColor(states) : MarkPart.offColor(states)
    context.strokeBorder(Circle(), with: color, lineWidth: RadioTokens.outlineWidth)
    let center = CGPoint(x: context.bounds.midX, y: context.bounds.midY)
    context.fillCircle(center: center, radius: RadioTokens.dot / 2 * MarkPart.shown(effect), with: color)
  }
}
