/// Tones that specification 2025 gives accents, their dim forms and their containers, before distances and contrast.
enum AccentTones2025 {
  static func tone(of accent: Accent, _ part: Accent.Part, in resolver: ColorResolver) -> Double {
    let scheme = resolver.scheme
    let row = row(accent, part, scheme.variant)
    let rule = scheme.platform == .watch ? row.watch : scheme.isDark ? row.dark : row.light
    return rule.tone(of: accent.palette, in: resolver)
  }

  private struct Row {
    /// On phones in light and in dark schemes, and on watches.
    var light: ToneRule
    var dark: ToneRule
    var watch: ToneRule

    init(light: ToneRule, dark: ToneRule, watch: ToneRule) {
      self.light = light
      self.dark = dark
      self.watch = watch
    }

    init(_ rule: ToneRule) {
      self.init(light: rule, dark: rule, watch: rule)
    }
  }

  private static func row(_ accent: Accent, _ part: Accent.Part, _ variant: SchemeVariant) -> Row {
    switch part {
    case .dim: dim(accent, variant)
    case .container: container(accent, variant)
    default: base(accent, variant)
    }
  }

  private static func base(_ accent: Accent, _ variant: SchemeVariant) -> Row {
    switch (accent, variant) {
    case (.primary, .neutral): Row(light: 40, dark: 80, watch: 90)
    case (.primary, .tonalSpot): Row(light: .brightest(), dark: 80, watch: .brightest(0...90))
    case (.primary, .expressive):
      Row(light: .brightest(0...98, yellow: 25), dark: .brightest(0...98, cyan: 88), watch: .brightest())
    case (.primary, _):
      Row(light: .brightest(0...98, cyan: 88), dark: .brightest(0...98, cyan: 88), watch: .brightest())

    case (.secondary, .neutral): Row(light: .brightest(), dark: .darkest(0...98), watch: 90)
    case (.secondary, .vibrant):
      Row(light: .brightest(0...98), dark: .brightest(0...90), watch: .brightest(0...90))
    case (.secondary, _): Row(light: .brightest(), dark: 80, watch: .brightest(0...90))

    case (.tertiary, .neutral): Row(light: .brightest(), dark: .brightest(0...98), watch: .brightest())
    case (.tertiary, .tonalSpot): Row(light: .brightest(), dark: .brightest(0...98), watch: .brightest(0...90))
    case (.tertiary, _):
      Row(light: .brightest(cyan: 88), dark: .brightest(0...98, cyan: 88), watch: .brightest())

    case (.error, _): Row(light: .brightest(), dark: .darkest(0...98), watch: .darkest())
    }
  }

  private static func dim(_ accent: Accent, _ variant: SchemeVariant) -> Row {
    switch (accent, variant) {
    case (.primary, .neutral), (.secondary, .neutral): Row(85)
    case (.primary, .tonalSpot), (.tertiary, .tonalSpot), (.secondary, _): Row(.brightest(0...90))
    case (.primary, _), (.tertiary, _): Row(.brightest())
    case (.error, _): Row(.darkest())
    }
  }

  private static func container(_ accent: Accent, _ variant: SchemeVariant) -> Row {
    switch (accent, variant) {
    case (.primary, .neutral): Row(light: 90, dark: 30, watch: 30)
    case (.primary, .tonalSpot): Row(light: .brightest(0...90), dark: .darkest(35...93), watch: 30)
    case (.primary, .expressive): Row(light: .brightest(78...90, cyan: 88), dark: .darkest(30...93), watch: 30)
    case (.primary, _): Row(light: .brightest(66...93, cyan: 88), dark: .darkest(66...93), watch: 30)

    case (.secondary, .vibrant): Row(light: .brightest(84...90), dark: .darkest(30...40), watch: 30)
    case (.secondary, .expressive): Row(light: .brightest(90...95), dark: 15, watch: 30)
    case (.secondary, _): Row(light: 90, dark: 25, watch: 30)

    case (.tertiary, .neutral): Row(light: .brightest(0...96), dark: .brightest(0...93), watch: .brightest())
    case (.tertiary, .tonalSpot): Row(light: .brightest(), dark: .brightest(0...93), watch: .brightest(0...90))
    case (.tertiary, .expressive):
      Row(light: .brightest(75...100, cyan: 88), dark: .brightest(75...93, cyan: 88), watch: .brightest())
    case (.tertiary, _): Row(light: .brightest(72...100), dark: .brightest(0...93), watch: .brightest())

    case (.error, _): Row(light: .brightest(0...90), dark: .darkest(30...93), watch: 30)
    }
  }
}
