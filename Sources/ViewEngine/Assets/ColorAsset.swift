/// A colour of an asset catalogue with its variants.
package struct ColorAsset: Sendable {
  private let variants: [(color: Color.Resolved, conditions: AssetConditions)]

  init?(_ contents: AssetContents) {
    variants = (contents.colors ?? []).compactMap { entry in
      guard let color = entry.color.flatMap(Self.color) else { return nil }
      return (color, AssetConditions(entry.appearances))
    }
    if variants.isEmpty { return nil }
  }

  /// The colour for a place.
  package func resolved(scheme: ColorScheme, contrast: ColorSchemeContrast) -> Color.Resolved? {
    var best: (color: Color.Resolved, fit: Int)?
    for variant in variants {
      guard let fit = variant.conditions.fit(scheme, contrast), fit > best?.fit ?? -1 else { continue }
      best = (variant.color, fit)
    }
    return best?.color ?? variants.first?.color
  }

  private static func color(_ value: AssetContents.Color.Value) -> Color.Resolved? {
    guard let components = value.components else { return nil }
    func component(_ name: String) -> Float? { components[name].flatMap(number) }
    let opacity = components["alpha"].flatMap { Float($0) } ?? 1
    if let white = component("white") {
      return Color.Resolved(red: white, green: white, blue: white, opacity: opacity)
    }
    guard let red = component("red"), let green = component("green"), let blue = component("blue") else { return nil }
    let space: Color.RGBColorSpace =
      switch value.space {
      case "display-p3": .displayP3
      case "extended-linear-srgb": .sRGBLinear
      default: .sRGB
      }
    return Color.Resolved(colorSpace: space, red: red, green: green, blue: blue, opacity: opacity)
  }

  /// Components are written as `0xDD`, as `221`, both out of 255, or as `0.867`.
  private static func number(_ text: String) -> Float? {
    if text.hasPrefix("0x") { return UInt8(text.dropFirst(2), radix: 16).map { Float($0) / 255 } }
    if text.contains(".") { return Float(text) }
    return Float(text).map { $0 / 255 }
  }
}
