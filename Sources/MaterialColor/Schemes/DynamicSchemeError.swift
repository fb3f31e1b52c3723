/// Why a scheme cannot be made.
public enum DynamicSchemeError: Error, Hashable, Sendable {
  /// A variant that the specification asked for does not define.
  case variantNeedsSpecification(SchemeVariant, needed: SpecVersion, given: SpecVersion)
}

extension DynamicSchemeError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .variantNeedsSpecification(let variant, let needed, let given):
      """
      The variant \(variant.rawValue) is not defined by specification \(given.rawValue): ask for specification \
      \(needed.rawValue), or for another variant.
      """
    }
  }
}

extension SchemeVariant {
  /// The specification a scheme follows when none is asked for: 2021, and 2026 for CMF.
  public var defaultSpecVersion: SpecVersion { self == .cmf ? .spec2026 : .spec2021 }

  /// The specification whose rules apply when a version is asked for.
  func effectiveSpec(_ version: SpecVersion) -> SpecVersion {
    switch self {
    case .cmf: .spec2026
    case .neutral, .tonalSpot, .vibrant, .expressive: version == .spec2026 ? .spec2025 : version
    case .monochrome, .fidelity, .content, .rainbow, .fruitSalad: .spec2021
    }
  }
}
