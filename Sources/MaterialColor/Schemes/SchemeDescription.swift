/// All that determines the colours of a scheme.
struct SchemeDescription: Hashable, Sendable {
  var source: Hct
  var secondSource: Hct?
  var variant: SchemeVariant
  var isDark: Bool
  var contrastLevel: Double
  /// The version whose rules apply: what was asked for, or what that falls back to for the variant.
  var effectiveSpec: SpecVersion
  var platform: SchemePlatform
  var palettes: SchemePalettes

  /// The colour that CMF schemes take tertiary from.
  var tertiarySource: Hct { secondSource ?? source }
}
