/// Draws a switch: the track, the handle, and a state layer around the handle.
///
/// The handle's place and size, and how far the colours have gone over, are the effect's own numbers, so no body runs for
/// a press.
struct SwitchEffect: PaintEffect {
  let isOn: Bool
  let hasIcon: Bool

  /// From the leading end, 0, to the trailing end, 1.
  private static let position = EffectSlot(40)
  private static let size = EffectSlot(41)
  private static let color = EffectSlot(42)

  func interactionDidChange(_ effect: EffectContext) {
    StateLayerPart.interactionDidChange(effect)
    RipplePart.interactionDidChange(effect)
    FocusRingPart.interactionDidChange(effect)
    let isPressed = effect.interaction.isPressed && effect.interaction.isEnabled
    let size: CGFloat =
      isPressed
      ? SwitchTokens.pressedHandle
      : isOn || hasIcon ? SwitchTokens.selectedHandle : SwitchTokens.unselectedHandle
    let isNew = effect.target(Self.size) == 0
    let wasPressed = effect.target(Self.size) == SwitchTokens.pressedHandle
    move(Self.position, to: isOn ? 1 : 0, isNew ? nil : SwitchTokens.travel, effect)
    move(Self.color, to: isOn ? 1 : 0, isNew ? nil : SwitchTokens.recolor, effect)
    let resize = isPressed || wasPressed ? SwitchTokens.press : SwitchTokens.resize
    move(Self.size, to: size, isNew ? nil : resize, effect)
  }

  @MainActor
  private func move(_ slot: EffectSlot, to value: Double, _ animation: Animation?, _ effect: EffectContext) {
    guard effect.target(slot) != value || animation == nil else { return }
    effect.set(slot, to: value, animation: animation)
  }

  func timerDidFire(_ slot: EffectSlot, _ effect: EffectContext) {
    RipplePart.timerDidFire(slot, effect)
    FocusRingPart.timerDidFire(slot, effect)
  }

  func paint(in context: inout PaintContext, effect: EffectContext) {
    let track = MaterialShape(radius: SwitchTokens.trackHeight / 2)
    let states = ControlStates(effect.interaction)
    let on = min(max(effect[Self.color], 0), 1)
    if states.contains(.disabled) {
      context.opacity(SwitchTokens.disabledTrackOpacity) { paintTrack(track, on, isDisabled: true, in: &$0) }
    } else {
      paintTrack(track, on, isDisabled: false, in: &context)
    }
    let center = handleCenter(context, effect)
    paintStateLayer(center, in: &context, effect)
    context.fillCircle(center: center, radius: effect[Self.size] / 2, with: handleColor(states))
    FocusRingPart.paint(track, in: &context, effect)
  }

  @MainActor
  private func paintTrack(_ track: MaterialShape, _ on: Double, isDisabled: Bool, in context: inout PaintContext) {
    if on < 1 {
      context.fill(track, with: Color.role(.surfaceContainerHighest))
      context.strokeBorder(
        track, with: Color.role(isDisabled ? .onSurface : .outline), lineWidth: SwitchTokens.trackOutlineWidth)
    }
    if on > 0 { context.fill(track, with: Color.role(isDisabled ? .onSurface : .primary).opacity(on)) }
  }

  @MainActor
  private func handleCenter(_ context: PaintContext, _ effect: EffectContext) -> CGPoint {
    let half = context.size.height / 2
    let x = half + (context.size.width - 2 * half) * effect[Self.position]
    let isRightToLeft = context.environment.layoutDirection == .rightToLeft
    return CGPoint(x: isRightToLeft ? context.size.width - x : x, y: half)
  }

  @MainActor
  private func paintStateLayer(_ center: CGPoint, in context: inout PaintContext, _ effect: EffectContext) {
    guard StateLayerPart.isVisible(effect) || RipplePart.isVisible(effect) else { return }
    let radius = SwitchTokens.stateLayer / 2
    let rect = CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    let color = Color.role(isOn ? .primary : .onSurface)
    context.clip(to: Circle(), in: rect) { context in
      StateLayerPart.paint(color, in: &context, effect, rect: rect)
      RipplePart.paint(color, in: &context, effect, rect: rect)
    }
  }

  private func handleColor(_ states: ControlStates) -> Color {
    if states.contains(.disabled) {
      return isOn ? .role(.surface) : Color.role(.onSurface).opacity(StateTokens.disabledContentOpacity)
    }
    let isTouched = !states.isDisjoint(with: [.hovered, .focused, .pressed])
    if isOn { return .role(isTouched ? .primaryContainer : .onPrimary) }
    return .role(isTouched ? .onSurfaceVariant : .outline)
  }
}
