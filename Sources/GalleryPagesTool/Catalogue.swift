/// The file that the gallery is compiled with.
struct Catalogue {
  let pages: [PageSource]

  var text: String {
    let types = pages.map { "    \($0.name).self,\n" }.joined()
    let names = pages.map { literal($0.name) }.joined(separator: ", ")
    let examples = pages.flatMap { page in page.examples.map { entry($0, of: page) } }.joined()
    return """
      extension GalleryCatalogue {
        @MainActor static let pages: [any GalleryPage.Type] = [
      \(types)  ]

        /// The pages' types by name.
        static let typeNames: [String] = [\(names)]

        static let examples: [ExampleID: ExampleCode] = [
      \(examples.isEmpty ? "    :\n" : examples)  ]
      }

      """
  }

  private func entry(_ example: PageSource.Example, of page: PageSource) -> String {
    "    ExampleID(page: \(literal(page.name)), name: \(literal(example.name))): ExampleCode(\n"
      + "      state: \(literal(shifted(example.state))),\n      code: \(literal(shifted(example.code)))),\n"
  }

  /// The lines without the indentation that they share.
  private func shifted(_ lines: [Substring]) -> String {
    let indentation = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return lines.map { $0.dropFirst(indentation) }.joined(separator: "\n")
  }

  private func literal(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "\n": "\\n"
      default: String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }
}
