/// A picture of an asset catalogue with its variants.
package struct PictureAsset: Sendable {
  /// One file.
  package struct Variant: Hashable, Sendable {
    package let path: String
    /// The file's pixels in a point.
    package let scale: CGFloat
    let conditions: AssetConditions
  }

  let variants: [Variant]
  /// How the catalogue wants the picture's colours to be used; nil if it says nothing.
  package let renderingMode: Image.TemplateRenderingMode?

  init?(_ contents: AssetContents, folder: String) {
    variants = (contents.images ?? []).compactMap { image in
      guard let filename = image.filename, !filename.isEmpty else { return nil }
      let scale = image.scale.flatMap { Double($0.dropLast()) } ?? 1
      return Variant(
        path: folder + "/" + filename, scale: CGFloat(max(scale, 1)), conditions: AssetConditions(image.appearances))
    }
    if variants.isEmpty { return nil }
    renderingMode =
      switch contents.properties?.renderingIntent {
      case "template": .template
      case "original": .original
      default: nil
      }
  }

  /// The file for a place: of those for its appearance the one with enough pixels, or else with the most.
  package func variant(
    scheme: ColorScheme, contrast: ColorSchemeContrast = .standard, displayScale: CGFloat
  ) -> Variant? {
    let fits = variants.compactMap { variant in variant.conditions.fit(scheme, contrast).map { (variant, $0) } }
    guard let best = fits.map(\.1).max() else { return variants.first }
    let candidates = fits.filter { $0.1 == best }.map(\.0).sorted { $0.scale < $1.scale }
    return candidates.first { $0.scale >= displayScale } ?? candidates.last
  }
}
