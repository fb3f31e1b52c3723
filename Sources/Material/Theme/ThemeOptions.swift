import MaterialUI

/// The command line of `material theme`.
struct ThemeOptions: Equatable {
  enum Format: String, CaseIterable {
    case json, swift, css, png
  }

  /// A colour or the path of a picture, as it was typed.
  var source = ""
  var variant = SchemeVariant.tonalSpot
  /// -1…1.
  var contrast = 0.0
  /// Nil is the variant's own: 2021, and 2026 for CMF.
  var spec: SpecVersion?
  var platform = SchemePlatform.phone
  var format = Format.json
  /// Which of the two schemes formats with one scheme have.
  var isDark = false
  /// The file to write; nil is standard output.
  var outputPath: String?
  var showsHelp = false

  static let help = """
    Usage: material theme COLOR|PICTURE [OPTION]…

    Prints Material's colour schemes for a source colour, such as '#6750A4' or 6750A4, or for the colour that suits a
    picture best.

      --variant NAME       \(list(SchemeVariant.allCases.prefix(5).map(\.kebabName)))
                           \(list(SchemeVariant.allCases.dropFirst(5).map(\.kebabName)))
                           also in camel case (default tonal-spot)
      --contrast NUMBER    from -1 (reduced) over 0 (default) and 0.5 (medium) to 1 (high)
      --spec YEAR          specification 2021 (default), 2025 or 2026; cmf needs 2026, and has it by default
      --platform NAME      phone (default) or watch
      --format NAME        json (default): light and dark; swift, css or png: one of them, png as a sheet to print
      --dark               the dark scheme for formats with one scheme
      --out FILE           write to FILE instead of standard output
      --help               print this text

    """

  private static func list(_ words: some Sequence<String>) -> String { words.joined(separator: ", ") + "," }

  /// Reads the arguments behind `theme`. `--name=VALUE` is the same as `--name VALUE`; a value may be negative.
  static func parse(_ arguments: [String]) throws -> ThemeOptions {
    var options = ThemeOptions()
    var rest = arguments[...]
    var takesOptions = true
    while let argument = rest.popFirst() {
      if takesOptions, argument == "--" {
        takesOptions = false
        continue
      }
      guard takesOptions, argument.hasPrefix("-"), argument != "-" else {
        guard options.source.isEmpty else {
          throw UsageError("material theme takes one colour or picture, and \(quoted(argument)) is a second one")
        }
        guard !argument.isEmpty else { throw UsageError("material theme: the colour or picture is empty") }
        options.source = argument
        continue
      }
      var (name, attached): (String, String?) = (argument, nil)
      if let equals = argument.firstIndex(of: "=") {
        name = String(argument[..<equals])
        attached = String(argument[argument.index(after: equals)...])
      }
      if ["--dark", "--help", "-h"].contains(name) {
        guard attached == nil else { throw UsageError("material theme: \(name) takes no value") }
        if name == "--dark" { options.isDark = true } else { options.showsHelp = true }
        continue
      }
      guard valued.contains(name) else {
        throw UsageError("material theme: unknown option \(quoted(argument)); see material theme --help")
      }
      guard let value = attached ?? rest.popFirst() else { throw UsageError("material theme: \(name) needs a value") }
      try options.set(name, to: value)
    }
    if options.source.isEmpty, !options.showsHelp {
      throw UsageError("material theme needs a colour or a picture; see material theme --help")
    }
    return options
  }

  private static let valued: Set<String> = ["--variant", "--contrast", "--spec", "--platform", "--format", "--out"]

  private mutating func set(_ name: String, to value: String) throws {
    func bad(_ expected: String) -> UsageError {
      UsageError("material theme: \(name) needs \(expected), not \(quoted(value))")
    }
    switch name {
    case "--variant":
      guard let found = SchemeVariant.allCases.first(where: { [$0.rawValue, $0.kebabName].contains(value) }) else {
        throw bad("one of \(SchemeVariant.allCases.map(\.kebabName).joined(separator: ", "))")
      }
      variant = found
    case "--contrast":
      // What Double reads besides decimal numbers ("0x1p-2", "inf") is no contrast.
      let isDecimal = value.utf8.allSatisfy { "+-.0123456789eE".utf8.contains($0) }
      guard isDecimal, let number = Double(value), (-1...1).contains(number) else { throw bad("a number from -1 to 1") }
      contrast = number == 0 ? 0 : number
    case "--spec":
      guard let found = SpecVersion(rawValue: value) else { throw bad("2021, 2025 or 2026") }
      spec = found
    case "--platform":
      guard let found = SchemePlatform(rawValue: value) else { throw bad("phone or watch") }
      platform = found
    case "--format":
      guard let found = Format(rawValue: value) else { throw bad("json, swift, css or png") }
      format = found
    default:
      guard !value.isEmpty else { throw bad("a file") }
      outputPath = value
    }
  }
}

extension SchemeVariant {
  /// The name in kebab case: `tonal-spot`.
  var kebabName: String { rawValue.kebabCased }
}

extension String {
  /// A name in camel case in kebab case: `onPrimary` → `on-primary`.
  var kebabCased: String {
    reduce(into: "") { $0 += $1.isUppercase ? "-" + $1.lowercased() : String($1) }
  }
}
