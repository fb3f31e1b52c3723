/// The numbers with which progress is drawn. The engine moves them; no body and no layout runs for it.
enum ProgressMotion {
  /// The part that is done, 0…1.
  static let fraction = EffectSlot(0)
  /// How far a round of an indicator without a known length has come, 0…1.
  static let round = EffectSlot(1)
  /// Not 0 once the indicator has appeared, from when on its changes animate.
  static let hasAppeared = EffectSlot(2)

  /// Brings the numbers in line with what is to be shown.
  /// - Parameters:
  ///   - fraction: the part that is done; nil while that is not known.
  ///   - isActive: whether an indicator without a known length moves.
  ///   - cycle: the length of a round in seconds.
  ///   - change: how a new fraction is reached.
  @MainActor
  static func follow(
    _ fraction: Double?, isActive: Bool, cycle: TimeInterval, change: Animation, _ effect: EffectContext
  ) {
    let isFirst = effect.target(hasAppeared) == 0
    effect.set(hasAppeared, to: 1)
    if let fraction {
      if effect.isAnimating(round) { effect.set(round, to: 0) }
      if isFirst || effect.target(Self.fraction) != fraction {
        effect.set(Self.fraction, to: fraction, animation: isFirst ? nil : change)
      }
    } else if !isActive {
      if effect.isAnimating(round) { effect.set(round, to: 0) }
    } else if !effect.isAnimating(round) {
      effect.set(round, to: 0)
      effect.set(round, to: 1, animation: .linear(duration: cycle).repeatForever(autoreverses: false))
    }
  }
}

/// How a value moves within a round: stays, then moves from 0 to 1 along a curve, then stays.
struct ProgressKeyframe {
  /// Seconds from the round's beginning.
  let start: TimeInterval
  let duration: TimeInterval
  let curve: UnitCurve

  func value(at time: TimeInterval) -> Double {
    if time <= start { return 0 }
    if time >= start + duration { return 1 }
    return curve.value(at: (time - start) / duration)
  }
}
