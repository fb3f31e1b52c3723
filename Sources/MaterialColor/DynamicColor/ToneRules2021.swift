/// How specification 2021 gets from a recipe to a tone.
struct ToneRules2021 {
  let resolver: ColorResolver

  func tone(of recipe: DynamicColor, role: ColorRole?) -> Double {
    if case .spread(let near, let far, let delta, let together) = recipe.relation {
      let tones = spread(near: near, far: far, delta: delta, together: together)
      return role == near ? tones.near : tones.far
    }
    guard let contrast = recipe.contrast else { return recipe.tone }
    let background = resolver.tone(of: contrast.background)
    let ratio = contrast.curve.value(atContrastLevel: level)
    var tone = adjusted(recipe.tone, on: background, ratio: ratio)
    if recipe.isBackground, tone >= 50, tone < 60 {
      tone = Contrast.ratio(ofTones: 49, background) >= ratio ? 49 : 60
    }
    guard let secondBackground = contrast.secondBackground else { return tone }
    return tone.keepingContrast(on: background, and: resolver.tone(of: secondBackground), ratio: ratio)
  }

  private var level: Double { resolver.scheme.contrastLevel }

  /// A tone, or where its contrast is too little the tone that has the ratio. At reduced contrast the latter always:
  /// contrast is then a limit rather than a minimum.
  private func adjusted(_ tone: Double, on background: Double, ratio: Double) -> Double {
    if level >= 0, Contrast.ratio(ofTones: background, tone) >= ratio { return tone }
    return Contrast.foregroundTone(onTone: background, ratio: ratio)
  }

  /// The tones of two roles that keep their distance.
  ///
  /// 1. Each gets its contrast with the surface.
  /// 2. When they are too close, `far` moves away from the surface's tone; if it hits the end of the scale,
  ///    `near` gives way.
  /// 3. Both leave the middle tones 50 to 59.
  private func spread(near: ColorRole, far: ColorRole, delta: Double, together: Bool) -> (near: Double, far: Double) {
    let direction = resolver.scheme.isDark ? 1.0 : -1
    var nearTone = contrasting(near)
    var farTone = contrasting(far)
    if (farTone - nearTone) * direction < delta {
      farTone = clamp(nearTone + delta * direction, from: 0, to: 100)
      if (farTone - nearTone) * direction < delta {
        nearTone = clamp(farTone - delta * direction, from: 0, to: 100)
      }
    }

    let edge = direction > 0 ? 60.0 : 49
    let isNearMiddling = nearTone >= 50 && nearTone < 60
    let isFarMiddling = farTone >= 50 && farTone < 60
    if isNearMiddling || (isFarMiddling && together) {
      nearTone = edge
      let moved = nearTone + delta * direction
      farTone = direction > 0 ? max(farTone, moved) : min(farTone, moved)
    } else if isFarMiddling {
      farTone = edge
    }
    return (nearTone, farTone)
  }

  private func contrasting(_ role: ColorRole) -> Double {
    guard let recipe = resolver.recipe(for: role), let contrast = recipe.contrast else { return 50 }
    let background = resolver.tone(of: contrast.background)
    return adjusted(recipe.tone, on: background, ratio: contrast.curve.value(atContrastLevel: level))
  }
}

extension Double {
  /// The tone itself, or one that has a contrast ratio on both of two backgrounds, if there is one.
  func keepingContrast(on first: Double, and second: Double, ratio: Double) -> Double {
    let upper = max(first, second)
    let lower = min(first, second)
    if Contrast.ratio(ofTones: upper, self) >= ratio, Contrast.ratio(ofTones: lower, self) >= ratio { return self }
    let light = Contrast.lighter(thanTone: upper, ratio: ratio)
    let dark = Contrast.darker(thanTone: lower, ratio: ratio)
    if Contrast.prefersLightForeground(onTone: first) || Contrast.prefersLightForeground(onTone: second) {
      return light ?? 100
    }
    return dark ?? light ?? 0
  }
}
