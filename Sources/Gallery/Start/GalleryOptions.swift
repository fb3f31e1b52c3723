import MaterialUI

/// The gallery's command line.
struct GalleryOptions: Equatable {
  /// Print the pages' names and end.
  var listsPages = false
  /// The page to open on.
  var page: String?
  /// Draw without a display at this size.
  var headless: HeadlessSize?
  /// Print ``help`` and end.
  var showsHelp = false

  static let help = """
    Usage: gallery [OPTION]…

    Shows Material's components, with controls for their options and the code of what is shown.

      --list               print the names of the pages
      --page NAME          open on this page
      --headless WxH[@S]   run without a display at this size and scale, driven through standard input
      --help               print this text

    """

  /// Reads the arguments behind the program's name. `--name=VALUE` is the same as `--name VALUE`.
  /// - Parameter pages: the names of the pages that there are.
  /// - Throws: ``GalleryUsageError``, to be printed before the program ends with status 2.
  static func parse(_ arguments: [String], pages: [String]) throws -> GalleryOptions {
    var options = GalleryOptions()
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      func value() throws -> String {
        guard let value = parts.count > 1 ? parts[1] : rest.popFirst(), !value.isEmpty else {
          throw GalleryUsageError("\(parts[0]) needs a value")
        }
        return value
      }
      switch parts[0] {
      case "--list" where parts.count == 1: options.listsPages = true
      case "--help" where parts.count == 1, "-h": options.showsHelp = true
      case "--page":
        let name = try value()
        guard pages.contains(name) else {
          throw GalleryUsageError("there is no page \"\(name)\"; there are \(pages.joined(separator: ", "))")
        }
        options.page = name
      case "--headless":
        let text = try value()
        guard let size = HeadlessSize(text) else {
          throw GalleryUsageError("--headless needs a size such as 412x892 or 412x892@2, not \"\(text)\"")
        }
        options.headless = size
      default: throw GalleryUsageError("unknown option \"\(argument)\"; see gallery --help")
      }
    }
    return options
  }
}

/// A command line that can't be understood.
struct GalleryUsageError: Error, Equatable, CustomStringConvertible {
  /// One sentence for standard error.
  let description: String

  init(_ description: String) { self.description = description }
}
