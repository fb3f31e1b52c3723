/// Shows what the user does with a control: a ripple where it is pressed, and a layer of even colour while it is hovered,
/// has the keyboard's focus or is moved.
///
/// The effect follows the nearest control around, as `InteractionSource` tells. No body runs and nothing is laid out
/// for it. A press that turns into a scroll leaves nothing; a control that can't be used shows nothing.
public struct Ripple: PaintEffect {
  private let color: Color
  private let showsPresses: Bool

  /// - Parameter color: of the content on the component; it is drawn with Material's opacities.
  public init(color: Color = .role(.onSurface)) { self.init(color: color, showsPresses: true) }

  init(color: Color, showsPresses: Bool) {
    self.color = color
    self.showsPresses = showsPresses
  }

  public func interactionDidChange(_ effect: EffectContext) {
    StateLayerPart.interactionDidChange(effect)
    if showsPresses { RipplePart.interactionDidChange(effect) }
  }

  public func timerDidFire(_ slot: EffectSlot, _ effect: EffectContext) { RipplePart.timerDidFire(slot, effect) }

  public func paint(in context: inout PaintContext, effect: EffectContext) {
    StateLayerPart.paint(color, in: &context, effect)
    if showsPresses { RipplePart.paint(color, in: &context, effect) }
  }
}

private struct FocusRing: PaintEffect {
  let shape: SurfaceShape
  let color: ColorRole

  func interactionDidChange(_ effect: EffectContext) { FocusRingPart.interactionDidChange(effect) }
  func timerDidFire(_ slot: EffectSlot, _ effect: EffectContext) { FocusRingPart.timerDidFire(slot, effect) }
  func paint(in context: inout PaintContext, effect: EffectContext) {
    FocusRingPart.paint(shape.resolve(in: context.environment), color: color, in: &context, effect)
  }
}

extension View {
  /// Shows presses on the control that this view is part of as a ripple, and its other states as a layer, cut to a shape.
  /// - Parameters:
  ///   - color: of the content on the component.
  ///   - position: `background` draws between a component's container and its content, `overlay` over everything.
  public func ripple<S: Shape>(
    _ color: Color = .role(.onSurface), in shape: S = Rectangle(), position: PaintEffectPosition = .overlay
  ) -> some View {
    paintEffect(Ripple(color: color), in: shape, position: position)
  }

  /// Shows hovering, focus and dragging of the control that this view is part of as a layer, cut to a shape; presses show
  /// nothing.
  public func stateLayer<S: Shape>(
    _ color: Color = .role(.onSurface), in shape: S = Rectangle(), position: PaintEffectPosition = .overlay
  ) -> some View {
    paintEffect(Ripple(color: color, showsPresses: false), in: shape, position: position)
  }

  /// Draws Material's ring around the view while the control that it is part of has the focus of the keyboard.
  /// - Parameter color: secondary by default; another one where that can't be told from what lies behind.
  public func focusRing(in shape: SurfaceShape = .none, color: ColorRole = .secondary) -> some View {
    paintEffect(FocusRing(shape: shape, color: color))
  }
}
