/// A picture that comes with an app: in an asset catalogue of its bundle, or a file of that name.
public struct ImageResource: Hashable, Sendable {
  public let name: String
  private let directory: String

  public init(name: String, bundle: Bundle) {
    self.name = name
    directory = bundle.resourceDirectory
  }

  /// The picture in the catalogue; nil where it is a plain file.
  package var asset: PictureAsset? { AssetCatalog.inDirectory(directory).picture(named: name) }

  /// The plain file. A name without an ending is tried with the usual ones.
  package var path: String {
    let plain = directory + "/" + name
    if FileManager.default.fileExists(atPath: plain) { return plain }
    for ending in ["svg", "png", "jpg", "jpeg", "webp"] {
      let path = plain + "." + ending
      if FileManager.default.fileExists(atPath: path) { return path }
    }
    return plain
  }
}

/// A colour that comes with an app, in an asset catalogue of its bundle.
public struct ColorResource: Hashable, Sendable {
  public let name: String
  let directory: String

  public init(name: String, bundle: Bundle) {
    self.name = name
    directory = bundle.resourceDirectory
  }
}

extension Color {
  /// A colour that comes with an app; clear if its bundle has none of that name.
  public init(_ resource: ColorResource) {
    self.init(.named(resource.name, directory: resource.directory))
  }
}
