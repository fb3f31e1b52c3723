/// Draws a surface behind its content: shadows and container.
struct SurfaceEffect: PaintEffect {
  let color: ColorRole
  let shape: SurfaceShape
  let elevation: ElevationLevel

  func interactionDidChange(_ effect: EffectContext) { ElevationPart.update(to: elevation, effect) }

  func paint(in context: inout PaintContext, effect: EffectContext) {
    let outline = shape.resolve(in: context.environment)
    ElevationPart.paint(outline, in: &context, effect)
    context.fill(outline, with: Color.role(color))
    guard context.environment.materialElevation.style == .classic, context.environment.colorScheme == .dark else {
      return
    }
    let height = ElevationStyle.height(level: ElevationPart.level(effect))
    context.fill(outline, with: Color.white.opacity(ClassicElevation(height).darkOverlayOpacity))
  }
}

/// Draws a surface's outline over its content, so that no gap can be seen between them.
struct OutlineEffect: PaintEffect {
  let outline: SurfaceOutline?
  let shape: SurfaceShape

  func paint(in context: inout PaintContext, effect: EffectContext) {
    guard let outline else { return }
    context.strokeBorder(
      shape.resolve(in: context.environment), with: Color.role(outline.color), lineWidth: outline.width)
  }
}
