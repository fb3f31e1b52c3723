/// How specifications 2025 and 2026 get from a recipe to a tone.
///
/// 1. Keep the distance to another role, if the recipe has one.
/// 2. Keep contrast.
/// 3. Backgrounds leave the middle tones 50 to 64.
struct ToneRules2025 {
  let resolver: ColorResolver

  func tone(of recipe: DynamicColor) -> Double {
    var tone = recipe.tone
    if case .offset(let reference, let delta, let exactly) = recipe.relation {
      tone = offset(tone, from: resolver.tone(of: reference), delta: delta, exactly: exactly)
    } else if recipe.contrast == nil {
      return tone
    }
    guard let contrast = recipe.contrast else { return recipe.avoidingMiddle(tone) }
    let background = resolver.tone(of: contrast.background)
    let ratio = contrast.curve.value(atContrastLevel: resolver.scheme.contrastLevel)
    tone = recipe.avoidingMiddle(adjusted(tone, on: background, ratio: ratio))
    guard let secondBackground = contrast.secondBackground else { return tone }
    return tone.keepingContrast(on: background, and: resolver.tone(of: secondBackground), ratio: ratio)
  }

  private func offset(_ tone: Double, from reference: Double, delta: Double, exactly: Bool) -> Double {
    let limit = reference + delta
    if exactly { return clamp(limit, from: 0, to: 100) }
    return delta > 0 ? clamp(tone, from: limit, to: 100) : clamp(tone, from: 0, to: limit)
  }

  /// A tone, or where its contrast is too little the tone that has the ratio. At reduced contrast the latter always.
  private func adjusted(_ tone: Double, on background: Double, ratio: Double) -> Double {
    if resolver.scheme.contrastLevel >= 0, Contrast.ratio(ofTones: background, tone) >= ratio { return tone }
    return Contrast.foregroundTone(onTone: background, ratio: ratio)
  }
}

extension DynamicColor {
  /// For backgrounds, the nearest tone outside 50 to 64; else the tone itself.
  fileprivate func avoidingMiddle(_ tone: Double) -> Double {
    guard isBackground, !mayBeMiddling else { return tone }
    return tone >= 57 ? clamp(tone, from: 65, to: 100) : clamp(tone, from: 0, to: 49)
  }
}
