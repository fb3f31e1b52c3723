import Synchronization

/// The pictures and colours in a folder's asset catalogues, by name.
///
/// A catalogue is a folder `*.xcassets` as Xcode writes it: a picture is a folder `name.imageset`, a colour a folder
/// `name.colorset`, each with a `Contents.json` that lists its variants. A bundle carries it as it is
/// (`resources: [.copy("Assets.xcassets")]`). Plain folders in a catalogue only group; one whose `Contents.json` says
/// that it provides a namespace puts its own name and a slash before the names in it.
package final class AssetCatalog: Sendable {
  private let pictures: [String: PictureAsset]
  private let colors: [String: ColorAsset]

  private init(directory: String) {
    var found = Finding()
    found.lookForCatalogs(in: directory)
    for entry in ((try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []).sorted() {
      // The package manager puts a program's own resources into a folder beside it.
      if entry.hasSuffix(".resources") { found.lookForCatalogs(in: directory + "/" + entry) }
    }
    pictures = found.pictures
    colors = found.colors
  }

  package func picture(named name: String) -> PictureAsset? { pictures[name] }
  package func color(named name: String) -> ColorAsset? { colors[name] }

  // Resources don't change while a program runs, so each folder is read once.
  private static let known = Mutex<[String: AssetCatalog]>([:])

  /// The catalogues in a folder, which need not have any.
  package static func inDirectory(_ directory: String) -> AssetCatalog {
    known.withLock { known in
      if let catalog = known[directory] { return catalog }
      let made = AssetCatalog(directory: directory)
      known[directory] = made
      return made
    }
  }

  /// What a walk through the folders has found.
  private struct Finding {
    var pictures: [String: PictureAsset] = [:]
    var colors: [String: ColorAsset] = [:]

    mutating func lookForCatalogs(in folder: String) {
      for entry in ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
      where entry.hasSuffix(".xcassets") { look(in: folder + "/" + entry, prefix: "") }
    }

    mutating func look(in folder: String, prefix: String) {
      for entry in ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted() {
        let path = folder + "/" + entry
        if entry.hasSuffix(".imageset") {
          let contents = AssetContents.read(folder: path)
          pictures[prefix + entry.dropLast(".imageset".count)] = contents.flatMap { PictureAsset($0, folder: path) }
        } else if entry.hasSuffix(".colorset") {
          colors[prefix + entry.dropLast(".colorset".count)] = AssetContents.read(folder: path).flatMap(ColorAsset.init)
        } else if !entry.contains(".") {
          let isNamespace = AssetContents.read(folder: path)?.properties?.providesNamespace ?? false
          look(in: path, prefix: isNamespace ? prefix + entry + "/" : prefix)
        }
      }
    }
  }
}

extension Bundle {
  /// The folder in which the bundle's resources lie.
  package var resourceDirectory: String { resourcePath ?? bundlePath }
}
