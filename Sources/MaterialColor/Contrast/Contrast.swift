/// Contrast ratios in terms of tones, as the Web Content Accessibility Guidelines define them: from 1 to 21.
///
/// 3 is asked of large text and graphics, 4.5 of text, 7 of text for the enhanced level.
public enum Contrast {
  /// The contrast ratio of two tones, 1 to 21. Tones outside 0 to 100 are not clipped.
  public static func ratio(ofTones first: Double, _ second: Double) -> Double {
    ratio(ofLuminances: Lightness.luminance(ofLightness: first), Lightness.luminance(ofLightness: second))
  }

  /// The contrast ratio of two colours, 1 to 21; alpha is ignored.
  public static func ratio(_ first: Argb, _ second: Argb) -> Double {
    ratio(ofLuminances: Xyz(first).y, Xyz(second).y)
  }

  private static func ratio(ofLuminances first: Double, _ second: Double) -> Double {
    (max(first, second) + 5) / (min(first, second) + 5)
  }

  /// The darkest tone that is lighter than a tone by a contrast ratio; `nil` when not even white is.
  ///
  /// The result is 0.4 lighter than computed, so that rounding to eight bits does not fall short.
  public static func lighter(thanTone tone: Double, ratio: Double) -> Double? {
    guard tone >= 0, tone <= 100 else { return nil }
    let dark = Lightness.luminance(ofLightness: tone)
    let light = ratio * (dark + 5) - 5
    return usable(light, shift: 0.4, against: dark, ratio: ratio)
  }

  /// The lightest tone that is darker than a tone by a contrast ratio; `nil` when not even black is.
  ///
  /// The result is 0.4 darker than computed, so that rounding to eight bits does not fall short.
  public static func darker(thanTone tone: Double, ratio: Double) -> Double? {
    guard tone >= 0, tone <= 100 else { return nil }
    let light = Lightness.luminance(ofLightness: tone)
    let dark = (light + 5) / ratio - 5
    return usable(dark, shift: -0.4, against: light, ratio: ratio)
  }

  /// The tone of a luminance, shifted away from the other one, if both are possible and far enough apart.
  private static func usable(_ luminance: Double, shift: Double, against other: Double, ratio: Double) -> Double? {
    guard luminance >= 0, luminance <= 100 else { return nil }
    let real = self.ratio(ofLuminances: luminance, other)
    guard real >= ratio || abs(real - ratio) <= 0.04 else { return nil }
    let tone = Lightness.lightness(ofLuminance: luminance) + shift
    return tone >= 0 && tone <= 100 ? tone : nil
  }

  /// As `lighter(thanTone:ratio:)`, with white where no tone is light enough.
  public static func lighterOrWhite(thanTone tone: Double, ratio: Double) -> Double {
    lighter(thanTone: tone, ratio: ratio) ?? 100
  }

  /// As `darker(thanTone:ratio:)`, with black where no tone is dark enough.
  public static func darkerOrBlack(thanTone tone: Double, ratio: Double) -> Double {
    darker(thanTone: tone, ratio: ratio) ?? 0
  }
}

// MARK: - Foregrounds

extension Contrast {
  /// The tone of something legible on a background: lighter on dark tones, darker on light ones; the other
  /// way round where only that reaches the ratio; the better of both where neither does.
  public static func foregroundTone(onTone background: Double, ratio: Double) -> Double {
    let light = lighterOrWhite(thanTone: background, ratio: ratio)
    let dark = darkerOrBlack(thanTone: background, ratio: ratio)
    let lightRatio = self.ratio(ofTones: light, background)
    let darkRatio = self.ratio(ofTones: dark, background)
    guard prefersLightForeground(onTone: background) else {
      return darkRatio >= ratio || darkRatio >= lightRatio ? dark : light
    }
    // Around tone 50 both may fall short by a hair's breadth of each other; then stay with light.
    let isDifferenceNegligible = abs(lightRatio - darkRatio) < 0.1 && lightRatio < ratio && darkRatio < ratio
    return lightRatio >= ratio || lightRatio >= darkRatio || isDifferenceNegligible ? light : dark
  }

  /// Whether people prefer light things on a background: on tones below 60, a little lighter than contrast suggests.
  public static func prefersLightForeground(onTone tone: Double) -> Bool {
    roundedHalfUp(tone) < 60
  }

  /// Whether white on a background has a ratio of 4.5: up to tone 49.
  public static func allowsLightForeground(onTone tone: Double) -> Bool {
    roundedHalfUp(tone) <= 49
  }

  /// The tone itself, or 49 where a light foreground is preferred but would not be legible.
  public static func enablingLightForeground(tone: Double) -> Double {
    prefersLightForeground(onTone: tone) && !allowsLightForeground(onTone: tone) ? 49 : tone
  }

  private static func roundedHalfUp(_ value: Double) -> Double {
    (value + 0.5).rounded(.down)
  }
}
