/// The part of an effect that shows presses as circles that grow from the place pressed.
///
/// Each press has a wave of its own, kept in the effect's numbers, so several may be on their way. A wave fades out when
/// the press ends, but shows for a minimum time.
@MainActor
enum RipplePart {
  /// Waves that can be seen at the same time. One lasts 0.6 s after its press began at the least, so a seventh press
  /// within that takes over the oldest wave.
  static let waveCount = 6
  private nonisolated static let firstSlot = 1000

  /// The numbers of a wave.
  private struct Wave {
    let index: Int

    private func slot(_ offset: Int) -> EffectSlot { EffectSlot(firstSlot + index * 8 + offset) }
    /// From 0, small, to 1, over everything.
    var growth: EffectSlot { slot(0) }
    /// Of the pressed layer: 0…1.
    var opacity: EffectSlot { slot(1) }
    var x: EffectSlot { slot(2) }
    var y: EffectSlot { slot(3) }
    /// When the press began.
    var start: EffectSlot { slot(4) }
    /// 1 while the press lasts.
    var isHeld: EffectSlot { slot(5) }
    /// The timer of a press that was shorter than it has to show.
    var release: EffectSlot { slot(6) }
  }

  private static let waves = (0..<waveCount).map { Wave(index: $0) }

  // MARK: Interaction

  static func interactionDidChange(_ effect: EffectContext) {
    guard effect.interaction.isEnabled else { return endAtOnce(effect) }
    switch (effect.previous.isPressed, effect.interaction.isPressed) {
    case (false, true): begin(effect)
    case (true, false): end(effect)
    default: break
    }
  }

  private static func begin(_ effect: EffectContext) {
    // A release that was never told must not leave a wave behind.
    end(effect)
    let idle = waves.first { effect[$0.opacity] == 0 && !effect.isAnimating($0.opacity) }
    guard let wave = idle ?? waves.min(by: { effect[$0.start] < effect[$1.start] }) else { return }
    let origin = effect.interaction.pressLocation ?? CGPoint(x: effect.size.width / 2, y: effect.size.height / 2)
    effect.cancelTimer(wave.release)
    effect.set(wave.x, to: origin.x)
    effect.set(wave.y, to: origin.y)
    effect.set(wave.start, to: effect.time)
    effect.set(wave.isHeld, to: 1)
    effect.set(wave.growth, to: 0)
    effect.set(wave.opacity, to: 0)
    effect.set(wave.growth, to: 1, animation: MaterialEasing.standard(RippleTokens.growth))
    effect.set(wave.opacity, to: 1, animation: .linear(duration: RippleTokens.fadeIn))
  }

  private static func end(_ effect: EffectContext) {
    for wave in waves where effect[wave.isHeld] == 1 {
      effect.set(wave.isHeld, to: 0)
      let rest = RippleTokens.minimumPress - (effect.time - effect[wave.start])
      if rest > 0 { effect.schedule(wave.release, after: rest) } else { fadeOut(wave, effect) }
    }
  }

  private static func fadeOut(_ wave: Wave, _ effect: EffectContext) {
    // The way out starts from what is shown, whatever of the way in was left.
    effect.set(wave.opacity, to: effect[wave.opacity])
    effect.set(wave.opacity, to: 0, animation: .linear(duration: RippleTokens.fadeOut))
  }

  private static func endAtOnce(_ effect: EffectContext) {
    for wave in waves where effect[wave.opacity] > 0 || effect.isAnimating(wave.opacity) {
      effect.cancelTimer(wave.release)
      effect.set(wave.isHeld, to: 0)
      effect.set(wave.growth, to: 1)
      effect.set(wave.opacity, to: 0)
    }
  }

  static func timerDidFire(_ slot: EffectSlot, _ effect: EffectContext) {
    for wave in waves where wave.release == slot { fadeOut(wave, effect) }
  }

  // MARK: Paint

  static func isVisible(_ effect: EffectContext) -> Bool { waves.contains { effect[$0.opacity] > 0 } }

  /// Draws the waves; the caller cuts them to the component's shape.
  /// - Parameter rect: what they grow over; nil is the view.
  static func paint(
    _ color: Color, in context: inout PaintContext, _ effect: EffectContext, rect: CGRect? = nil
  ) {
    let area = rect ?? CGRect(origin: .zero, size: context.size)
    let geometry = RippleGeometry(size: area.size)
    for wave in waves where effect[wave.opacity] > 0 {
      let start = CGPoint(x: effect[wave.x] - area.minX, y: effect[wave.y] - area.minY)
      let (inner, radius) = geometry.circle(from: start, progress: effect[wave.growth])
      let center = CGPoint(x: inner.x + area.minX, y: inner.y + area.minY)
      let full = color.opacity(StateTokens.pressedOpacity * min(1, effect[wave.opacity]))
      let gradient = Gradient(stops: [
        Gradient.Stop(color: full, location: 0), Gradient.Stop(color: full, location: geometry.solidFraction),
        Gradient.Stop(color: color.opacity(0), location: 1),
      ])
      context.fillCircle(
        center: center, radius: radius,
        with: RadialGradient(gradient: gradient, center: .center, startRadius: 0, endRadius: radius))
    }
  }
}
