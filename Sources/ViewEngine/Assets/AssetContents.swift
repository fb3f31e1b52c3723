/// A `Contents.json` of an asset catalogue: the members that are understood.
struct AssetContents: Decodable {
  struct Appearance: Decodable {
    let appearance: String
    let value: String
  }

  struct Picture: Decodable {
    let filename: String?
    let scale: String?
    let appearances: [Appearance]?
  }

  struct Color: Decodable {
    struct Value: Decodable {
      let space: String?
      let components: [String: String]?

      private enum CodingKeys: String, CodingKey {
        case space = "color-space"
        case components
      }
    }

    let color: Value?
    let appearances: [Appearance]?
  }

  struct Properties: Decodable {
    let renderingIntent: String?
    let providesNamespace: Bool?

    private enum CodingKeys: String, CodingKey {
      case renderingIntent = "template-rendering-intent"
      case providesNamespace = "provides-namespace"
    }
  }

  let images: [Picture]?
  let colors: [Color]?
  let properties: Properties?

  /// The contents of an asset's folder; nil if there are none that can be read.
  static func read(folder: String) -> AssetContents? {
    FileManager.default.contents(atPath: folder + "/Contents.json").flatMap {
      try? JSONDecoder().decode(AssetContents.self, from: $0)
    }
  }
}

/// The conditions under which a variant of an asset is the right one.
struct AssetConditions: Hashable, Sendable {
  /// Nil for any.
  var scheme: ColorScheme?
  var isHighContrast = false

  init(_ appearances: [AssetContents.Appearance]?) {
    for appearance in appearances ?? [] {
      switch (appearance.appearance, appearance.value) {
      case ("luminosity", "dark"): scheme = .dark
      case ("luminosity", "light"): scheme = .light
      case ("contrast", "high"): isHighContrast = true
      default: break
      }
    }
  }

  /// How well a place meets the conditions: nil for not at all, more for conditions that ask for more.
  func fit(_ scheme: ColorScheme, _ contrast: ColorSchemeContrast) -> Int? {
    if let wanted = self.scheme, wanted != scheme { return nil }
    if isHighContrast, contrast != .increased { return nil }
    return (self.scheme == nil ? 0 : 2) + (isHighContrast ? 1 : 0)
  }
}
