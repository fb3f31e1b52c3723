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

  /// The level now, which may lie between two.
  static func level(_ effect: EffectContext) -> Double { effect[level] }

  static func paint(
    _ shape: MaterialShape, color: Color = .role(.shadow), in context: inout PaintContext, _ effect: EffectContext
  ) {
    context.drawElevation(effect[level], of: shape, color: color)
  }
}

extension PaintContext {
  /// Draws the two shadows of a surface around its shape.
  /// - Parameters:
  ///   - level: 0…5, also between levels; see ``ElevationShadow``.
  ///   - rect: where the shape is; nil is the whole view.
  ///   - color: of the shadows, which are drawn with Material's opacities. Default: the theme's.
  public mutating func drawElevation(
    _ level: Double, of shape: MaterialShape, in rect: CGRect? = nil, color: Color = .role(.shadow)
  ) {
    guard level > 0 else { return }
    drawShadow(environment.materialElevation.shadow(level: level), of: shape, in: rect, color: color)
  }

  /// Draws a surface's two shadows around its shape.
  mutating func drawShadow(
    _ shadow: ElevationShadow, of shape: MaterialShape, in rect: CGRect? = nil, color: Color = .role(.shadow)
  ) {
    for layer in [shadow.ambient, shadow.key] where layer.blur > 0 && layer.opacity > 0 {
      self.shadow(
        of: shape, in: rect, color: color.opacity(layer.opacity), blur: layer.blur, spread: layer.spread,
        offset: CGSize(width: 0, height: layer.y))
    }
  }
}
