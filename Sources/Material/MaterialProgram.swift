import MaterialUI

/// `material`: Material's tools for the command line.
@main
enum MaterialProgram {
  static let help = """
    Usage: material COMMAND [OPTION]…

    Tools for Material design.

      theme COLOR|PICTURE   print the colour schemes that come from a colour or a picture

    material COMMAND --help tells more.

    """

  static func main() async {
    var arguments = Array(CommandLine.arguments.dropFirst())
    do {
      switch arguments.first {
      case nil: throw UsageError("material needs a command; see material --help")
      case "--help", "-h", "help": try StandardOutput.write(help)
      case "theme":
        arguments.removeFirst()
        try await ThemeCommand.run(arguments)
      case let name? where name.hasPrefix("-"):
        throw UsageError("unknown option \(quoted(name)); see material --help")
      case let name?: throw UsageError("unknown command \(quoted(name)); see material --help")
      }
    } catch let error as UsageError {
      end("\(error)", status: 2)
    } catch {
      end("material: \(error)", status: 1)
    }
  }

  /// Ends the program with one line on standard error.
  private static func end(_ message: String, status: Int32) -> Never {
    FileHandle.standardError.write(Data((oneLine(message) + "\n").utf8))
    exit(status)
  }

  private static func oneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}

/// What is wrong with the command line: one sentence, for one line on standard error; the status is then 2.
struct UsageError: Error, Hashable, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// What can't be done although the command line is right: one sentence; the status is then 1.
struct ProgramFailure: Error, Hashable, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// A text of the user's in a message: in quotes, without control characters, and not longer than a line.
func quoted(_ text: String) -> String {
  let visible = text.unicodeScalars.map { $0.properties.generalCategory == .control ? "?" : String($0) }
  let short = visible.count > 60 ? visible.prefix(59).joined() + "…" : visible.joined()
  return "“\(short)”"
}
