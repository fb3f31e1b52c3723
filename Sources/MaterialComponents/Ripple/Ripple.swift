/// Shows what the user does with a control: a ripple where it is pressed, and a layer of even colour while it is hovered,
/// has the keyboard's focus or is moved.
///
/// The effect follows the nearest control around, as `InteractionSource` tells. No body runs and nothing is laid out
/// for it. A press that turns into a scroll leaves nothing; a control that can't be used shows nothing. A press by the
/// keyboard or by assistive technology begins in the centre.
public struct Ripple: PaintEffect {
  private let color: Color
  private let pressColor: Color
  private let showsPresses: Bool
  private let reach: RippleReach

  /// - Parameters:
  ///   - color: of the content on the component; it is drawn with Material's opacities.
  ///   - pressColor: of presses; nil, the default, is the same.
  ///   - reach: Default: the view.
  public init(color: Color = .role(.onSurface), pressColor: Color? = nil, reach: RippleReach = .bounded) {
    self.init(color: color, pressColor: pressColor, showsPresses: true, reach: reach)
  }

  init(color: Color, pressColor: Color? = nil, showsPresses: Bool, reach: RippleReach = .bounded) {
    self.color = color
    self.pressColor = pressColor ?? color
    self.showsPresses = showsPresses
    self.reach = reach
  }

  public func interactionDidChange(_ effect: EffectContext) {
    StateLayerPart.interactionDidChange(effect)
    if showsPresses { RipplePart.interactionDidChange(effect) }
  }

  public func timerDidFire(_ slot: EffectSlot, _ effect: EffectContext) { RipplePart.timerDidFire(slot, effect) }

  public func paint(in context: inout PaintContext, effect: EffectContext) {
    guard StateLayerPart.isVisible(effect) || RipplePart.isVisible(effect) else { return }
    guard let circle = reach.circle(in: context.size) else { return paintLayers(in: &context, effect, circle: nil) }
    context.clip(to: Circle(), in: circle) { paintLayers(in: &$0, effect, circle: circle) }
  }

  @MainActor
  private func paintLayers(in context: inout PaintContext, _ effect: EffectContext, circle: CGRect?) {
    StateLayerPart.paint(color, in: &context, effect, rect: circle)
    if showsPresses { RipplePart.paint(pressColor, in: &context, effect, rect: circle) }
  }
}

/// How far a ripple goes.
public enum RippleReach: Hashable, Sendable {
  /// To the view's edges, or those of the shape that it is cut to.
  case bounded
  /// Over the view's edges, as a circle around its centre: for icons and other small things without a container.
  /// The radius is in points; nil is as far as the view's corners.
  case unbounded(radius: CGFloat?)

  /// The circle that an unbounded ripple fills; nil for a bounded one.
  func circle(in size: CGSize) -> CGRect? {
    guard case .unbounded(let radius) = self else { return nil }
    let reach = radius ?? (size.width * size.width + size.height * size.height).squareRoot() / 2
    return CGRect(
      x: size.width / 2 - reach, y: size.height / 2 - reach, width: 2 * reach, height: 2 * reach)
  }
}

private struct FocusRing: PaintEffect {
  let shape: SurfaceShape
  let color: ColorRole
  let placement: FocusRingPlacement

  func interactionDidChange(_ effect: EffectContext) { FocusRingPart.interactionDidChange(effect) }
  func timerDidFire(_ slot: EffectSlot, _ effect: EffectContext) { FocusRingPart.timerDidFire(slot, effect) }
  func paint(in context: inout PaintContext, effect: EffectContext) {
    FocusRingPart.paint(
      shape.resolve(in: context.environment), color: color, placement: placement, in: &context, effect)
  }
}

/// Where the ring around what has the focus is.
public enum FocusRingPlacement: Hashable, Sendable {
  /// Around the component, 2 points away: where there is room around it.
  case outside
  /// Along the inside of its edge: for what stands close to others, such as items of a list.
  case inside
}

extension View {
  /// Shows presses on the control that this view is part of as a ripple, and its other states as a layer, cut to a shape.
  /// - Parameters:
  ///   - color: of the content on the component.
  ///   - pressColor: of the content while it is pressed; nil, the default, is the same.
  ///   - position: `background` draws between a component's container and its content, `overlay` over everything.
  ///     Default: over what the content fills, and under its text.
  public func ripple<S: Shape>(
    _ color: Color = .role(.onSurface), pressColor: Color? = nil, in shape: S = Rectangle(),
    position: PaintEffectPosition = .belowText
  ) -> some View {
    paintEffect(Ripple(color: color, pressColor: pressColor), in: shape, position: position)
  }

  /// Shows presses on the control that this view is part of as a ripple that goes over the view's edges, and its other
  /// states as a layer as large: for icons and other small things without a container.
  /// - Parameters:
  ///   - color: of the content on the component.
  ///   - radius: of the circle, in points; nil, the default, is as far as the view's corners.
  public func unboundedRipple(
    _ color: Color = .role(.onSurface), radius: CGFloat? = nil, position: PaintEffectPosition = .background
  ) -> some View {
    paintEffect(Ripple(color: color, reach: .unbounded(radius: radius)), position: position)
  }

  /// Shows hovering, focus and dragging of the control that this view is part of as a layer, cut to a shape; presses show
  /// nothing.
  public func stateLayer<S: Shape>(
    _ color: Color = .role(.onSurface), in shape: S = Rectangle(), position: PaintEffectPosition = .belowText
  ) -> some View {
    paintEffect(Ripple(color: color, showsPresses: false), in: shape, position: position)
  }

  /// Draws Material's ring around the view while the control that it is part of has the focus of the keyboard.
  /// - Parameters:
  ///   - shape: of what has the focus. Default: a rectangle.
  ///   - color: secondary by default; another one where that can't be told from what lies behind.
  ///   - placement: around the shape by default.
  public func focusRing(
    in shape: SurfaceShape = .none, color: ColorRole = .secondary, placement: FocusRingPlacement = .outside
  ) -> some View {
    paintEffect(FocusRing(shape: shape, color: color, placement: placement))
  }
}
