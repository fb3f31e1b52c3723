/// Colours of Android's own theme attributes, which schemes derive too. They are for tools that export Android
/// themes; Material interfaces use `ColorRole`.
public enum AndroidColorRole: String, CaseIterable, Hashable, Sendable {
  case controlActivated
  case controlNormal
  /// Translucent: 12 % black in light schemes, 20 % white in dark ones.
  case controlHighlight
  case textPrimaryInverse
  case textSecondaryAndTertiaryInverse
  case textPrimaryInverseDisableOnly
  case textSecondaryAndTertiaryInverseDisabled
  case textHintInverse
}

extension DynamicScheme {
  /// The colour of an attribute of Android's themes.
  public func argb(for role: AndroidColorRole) -> Argb {
    switch role {
    case .controlActivated:
      return controlActivated
    case .controlNormal:
      return follows2025 ? self[.onSurfaceVariant] : palettes.neutralVariant.argb(tone: isDark ? 80 : 30)
    case .controlHighlight:
      // 0.2 and 0.12 of 255, rounded.
      return palettes.neutral.argb(tone: isDark ? 100 : 0).withAlpha(isDark ? 51 : 31)
    case .textPrimaryInverse:
      return follows2025 ? self[.inverseOnSurface] : palettes.neutral.argb(tone: isDark ? 10 : 90)
    case .textSecondaryAndTertiaryInverse:
      return palettes.neutralVariant.argb(tone: isDark ? 30 : 80)
    case .textPrimaryInverseDisableOnly, .textSecondaryAndTertiaryInverseDisabled, .textHintInverse:
      return palettes.neutral.argb(tone: isDark ? 10 : 90)
    }
  }

  private var controlActivated: Argb {
    guard follows2025 else { return palettes.primary.argb(tone: isDark ? 30 : 90) }
    // On watches it is not the container itself, which keeps its distance below the dim role, but the dim role
    // that keeps the same distance above the container.
    guard platform == .watch, variant != .cmf, let dim = recipe(for: .primaryDim) else {
      return self[.primaryContainer]
    }
    var recipe = DynamicColor(palette: .primary, tone: dim.tone, isBackground: true)
    recipe.relation = .offset(from: .primaryContainer, delta: 10, exactly: false)
    return argb(for: recipe)
  }

  private var follows2025: Bool {
    variant.effectiveSpec(specVersion) != .spec2021
  }
}
