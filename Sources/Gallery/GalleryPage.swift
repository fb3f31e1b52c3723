import MaterialUI

/// A page of the gallery: what a component can do, with controls for its options.
///
/// A page is one file in `Pages`, named after its type, which ends in `Page`; nothing else has to know of it. Its body
/// is a list of ``Example``s. What an example shows as code stands in the page between the lines `// code: NAME` and
/// `// end`, and declarations that the code needs between `// state: NAME` and `// end`. Where such code reads
/// `options.NAME`, the value that the user has chosen is shown.
protocol GalleryPage: View {
  /// What the page is called.
  static var title: String { get }
  /// What the component is for, in a sentence.
  static var summary: String { get }
  init()
}

extension GalleryPage {
  /// The page's name on the command line: `icon-buttons` for `IconButtonsPage`.
  static var name: String {
    var name = ""
    for character in "\(Self.self)".dropLast("Page".count) {
      if character.isUppercase, !name.isEmpty { name += "-" }
      name += character.lowercased()
    }
    return name
  }
}

/// All pages and the code of their examples. What is in it is made from the pages' files when the gallery is built.
enum GalleryCatalogue {
  /// The page with a name.
  @MainActor
  static func page(named name: String) -> (any GalleryPage.Type)? { pages.first { $0.name == name } }
}
