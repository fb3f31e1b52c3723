/// The part of an effect that keeps an elevation and draws its shadows. The level moves by the theme's springs.
@MainActor
struct ElevationPart {
  private static let level = EffectSlot(0)
  private static let hasAppeared = EffectSlot(1)

  /// Takes a level over: at once where the surface appears, over time later.
  static func update(to level: ElevationLevel, _ effect: EffectContext) {
    let target = Double(level.rawValue)
    guard effect.target(hasAppeared) == 1 else {
      effect.set(hasAppeared, to: 1)
      effect.set(Self.level, to: target)
      return
    }
    guard effect.target(Self.level) != target else { return }
    effect.set(Self.level, to: target, animation: effect.environment.materialMotion.animation(.effects))
  }

  static func paint(_ shape: MaterialShape, in context: inout PaintContext, _ effect: EffectContext) {
    context.drawElevation(effect[level], of: shape)
  }
}

extension PaintContext {
  /// Draws the two shadows of a surface around its shape.
  /// - Parameters:
  ///   - level: 0…5, also between levels; see ``ElevationShadow``.
  ///   - rect: where the shape is; nil is the whole view.
  public mutating func drawElevation(_ level: Double, of shape: MaterialShape, in rect: CGRect? = nil) {
    guard level > 0 else { return }
    let shadow = environment.materialElevation.shadow(level: level)
    guard shadow.key.opacity > 0 || shadow.ambient.opacity > 0 else { return }
    for layer in [shadow.ambient, shadow.key] {
      self.shadow(
        of: shape, in: rect, color: Color.role(.shadow).opacity(layer.opacity), blur: layer.blur, spread: layer.spread,
        offset: CGSize(width: 0, height: layer.y))
    }
  }
}
