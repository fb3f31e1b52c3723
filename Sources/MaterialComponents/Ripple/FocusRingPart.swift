/// The part of an effect that draws the ring around what has the keyboard's focus. The ring comes wide and settles.
@MainActor
enum FocusRingPart {
  private static let width = EffectSlot(20)
  private static let settling = EffectSlot(21)

  static func interactionDidChange(_ effect: EffectContext) {
    let isShown = effect.interaction.isFocusVisible && effect.interaction.isEnabled
    guard isShown != (effect.target(width) > 0) else { return }
    effect.cancelTimer(settling)
    guard isShown else { return effect.set(width, to: 0) }
    guard !effect.environment.accessibilityReduceMotion else {
      return effect.set(width, to: FocusRingTokens.thickness)
    }
    let growth = FocusRingTokens.duration * FocusRingTokens.growthFraction
    effect.set(width, to: FocusRingTokens.activeThickness, animation: MaterialEasing.standard(growth))
    effect.schedule(settling, after: growth)
  }

  static func timerDidFire(_ slot: EffectSlot, _ effect: EffectContext) {
    guard slot == settling else { return }
    let rest = FocusRingTokens.duration * (1 - FocusRingTokens.growthFraction)
    effect.set(width, to: effect[width])
    effect.set(width, to: FocusRingTokens.thickness, animation: MaterialEasing.standard(rest))
  }

  /// Draws the ring around a shape, whose corners have the shape's radii and the distance, or along the inside of its
  /// edge.
  static func paint(
    _ shape: MaterialShape, color: ColorRole = .secondary, placement: FocusRingPlacement = .outside,
    in context: inout PaintContext, _ effect: EffectContext
  ) {
    let width = effect[width]
    guard width > 0 else { return }
    guard placement == .outside else {
      return context.strokeBorder(shape, with: Color.role(color), lineWidth: width)
    }
    let distance = FocusRingTokens.outerOffset + width
    let bounds = context.bounds
    let limit = min(bounds.width, bounds.height) / 2
    func outer(_ radius: CGFloat) -> CGFloat { min(radius, limit) + distance }
    let ring = MaterialShape(
      radii: RectangleCornerRadii(
        topLeading: outer(shape.radii.topLeading), bottomLeading: outer(shape.radii.bottomLeading),
        bottomTrailing: outer(shape.radii.bottomTrailing), topTrailing: outer(shape.radii.topTrailing)))
    context.strokeBorder(
      ring, in: bounds.insetBy(dx: -distance, dy: -distance), with: Color.role(color), lineWidth: width)
  }
}
