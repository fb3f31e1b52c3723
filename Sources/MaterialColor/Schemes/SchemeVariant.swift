/// The character of a scheme: how its palettes come from the source colour.
public enum SchemeVariant: String, CaseIterable, Hashable, Sendable {
  /// Black, white and greys.
  case monochrome
  /// Barely coloured.
  case neutral
  /// Calm; Material's default, and Android's.
  case tonalSpot
  /// The primary palette as colourful as its hue allows.
  case vibrant
  /// Playful: the source's hue is missing among the accents on purpose.
  case expressive
  /// The source colour itself in containers, its complement as tertiary.
  case fidelity
  /// The source colour itself in containers, a neighbour as tertiary: for pages about a picture.
  case content
  /// Colourful accents on greys.
  case rainbow
  /// Two hues away from each other on coloured neutrals.
  case fruitSalad
  /// "Colour, material, finish": from the colours of a device. Needs specification 2026; takes a second source.
  case cmf
}

/// A version of Material's dynamic colour specification.
public enum SpecVersion: String, CaseIterable, Hashable, Sendable {
  /// The first one; all variants but CMF.
  case spec2021 = "2021"
  /// Expressive. It redefines neutral, tonal spot, vibrant and expressive, and falls back to 2021 for the others.
  case spec2025 = "2025"
  /// Adds CMF, and falls back to 2025 for the others.
  case spec2026 = "2026"
}

/// What a scheme is shown on.
public enum SchemePlatform: String, CaseIterable, Hashable, Sendable {
  case phone
  /// Specification 2021 knows no difference.
  case watch
}
