/// Draws a slider: the track on both sides of the handle, its stops, and the handle.
struct SliderEffect: PaintEffect {
  /// Where the handle is, 0…1.
  let fraction: Double
  let stepFraction: Double?

  private static let width = EffectSlot(40)

  func interactionDidChange(_ effect: EffectContext) {
    FocusRingPart.interactionDidChange(effect)
    let interaction = effect.interaction
    let isHeld = interaction.isEnabled && (interaction.isPressed || interaction.isDragged || interaction.isFocusVisible)
    let width = isHeld ? SliderTokens.pressedHandleWidth : SliderTokens.handleWidth
    guard effect.target(Self.width) != width else { return }
    effect.set(Self.width, to: width, animation: effect.target(Self.width) == 0 ? nil : SliderTokens.resize)
  }

  func timerDidFire(_ slot: EffectSlot, _ effect: EffectContext) { FocusRingPart.timerDidFire(slot, effect) }

  func paint(in context: inout PaintContext, effect: EffectContext) {
    let isEnabled = effect.interaction.isEnabled
    let active = isEnabled ? Color.role(.primary) : Color.role(.onSurface).opacity(StateTokens.disabledContentOpacity)
    let inactive =
      isEnabled
      ? Color.role(.secondaryContainer) : Color.role(.onSurface).opacity(SliderTokens.disabledInactiveOpacity)
    let track = SliderTrack(
      size: context.size, fraction: fraction, isRightToLeft: context.environment.layoutDirection == .rightToLeft)
    if let rect = track.active { context.fill(track.shape(isActive: true), in: rect, with: active) }
    if let rect = track.inactive { context.fill(track.shape(isActive: false), in: rect, with: inactive) }
    for stop in track.stops(stepFraction) {
      let color: ColorRole =
        stop.isActive ? isEnabled ? .onPrimary : .inverseOnSurface : isEnabled ? .onSecondaryContainer : .onSurface
      context.fillCircle(center: stop.center, radius: SliderTokens.stopSize / 2, with: Color.role(color))
    }
    let width = CGFloat(effect[Self.width])
    let handle = CGRect(
      x: track.handleX - width / 2, y: (context.size.height - SliderTokens.handleHeight) / 2, width: width,
      height: SliderTokens.handleHeight)
    context.fill(Path(roundedRect: handle, cornerRadius: width / 2, style: .circular), with: active)
    if effect.interaction.isFocusVisible {
      FocusRingPart.paint(MaterialShape(radius: SliderTokens.outerCorner), in: &context, effect)
    }
  }
}

/// Where the parts of a slider are.
struct SliderTrack {
  let size: CGSize
  let fraction: Double
  let isRightToLeft: Bool

  struct Stop: Equatable {
    let center: CGPoint
    /// Whether it lies on the part of the track that leads up to the handle.
    let isActive: Bool
  }

  private func x(_ fraction: Double) -> CGFloat {
    let half = SliderTokens.handleWidth / 2
    return half + CGFloat(fraction) * (size.width - 2 * half)
  }

  private func mirrored(_ x: CGFloat) -> CGFloat { isRightToLeft ? size.width - x : x }

  var handleX: CGFloat { mirrored(x(fraction)) }

  /// From the handle's middle to the track.
  private static let gap = SliderTokens.handleWidth / 2 + SliderTokens.handleSpace

  private func rect(from start: CGFloat, to end: CGFloat) -> CGRect? {
    guard end > start else { return nil }
    return CGRect(
      x: isRightToLeft ? size.width - end : start, y: (size.height - SliderTokens.trackHeight) / 2, width: end - start,
      height: SliderTokens.trackHeight)
  }

  /// The track up to the handle; nil at the start.
  var active: CGRect? { rect(from: 0, to: x(fraction) - Self.gap) }
  /// The track from the handle on; nil at the end.
  var inactive: CGRect? { rect(from: x(fraction) + Self.gap, to: size.width) }

  @MainActor
  func shape(isActive: Bool) -> MaterialShape {
    let (outer, inner) = (SliderTokens.outerCorner, SliderTokens.innerCorner)
    let shape =
      isActive ? MaterialShape(leading: outer, trailing: inner) : MaterialShape(leading: inner, trailing: outer)
    return shape.mirrored(isRightToLeft)
  }

  /// The stops of a slider with steps, and of one without the one at the end; none under the handle.
  func stops(_ step: Double?) -> [Stop] {
    let end = size.width - SliderTokens.stopSpace - SliderTokens.stopSize / 2
    let start = SliderTokens.stopSpace + SliderTokens.stopSize / 2
    let handle = x(fraction)
    func stop(_ x: CGFloat) -> Stop? {
      guard abs(x - handle) > Self.gap + SliderTokens.stopSize / 2 else { return nil }
      return Stop(center: CGPoint(x: mirrored(x), y: size.height / 2), isActive: x < handle)
    }
    guard let step, step > 0, CGFloat(step) * size.width >= SliderTokens.closestStops else {
      return [stop(end)].compactMap { $0 }
    }
    let count = Int((1 / step).rounded(.down))
    return (0...count).compactMap { stop(start + CGFloat(Double($0) * step) * (end - start)) }
  }
}
