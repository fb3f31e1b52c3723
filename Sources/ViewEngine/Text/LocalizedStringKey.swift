/// A text that is looked up in the app's translations and may carry values and Markdown.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  /// The text with `%@` in place of each value; the key under which translations are found.
  let key: String
  private let arguments: [Argument]

  fileprivate enum Argument: Equatable, Sendable {
    case string(String)
    case icon(String)
  }

  public init(_ value: String) {
    key = value
    arguments = []
  }

  public init(stringLiteral value: String) { self.init(value) }

  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    arguments = stringInterpolation.arguments
  }

  /// Collects the pieces of an interpolated text.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var key = ""
    fileprivate var arguments: [Argument] = []

    public init(literalCapacity: Int, interpolationCount: Int) { key.reserveCapacity(literalCapacity) }

    // A literal's own per cent sign must not be taken for a value's place.
    public mutating func appendLiteral(_ literal: String) { key += literal.replacingOccurrences(of: "%", with: "%%") }

    public mutating func appendInterpolation<T>(_ value: T) { append(.string(String(describing: value))) }
    public mutating func appendInterpolation(_ string: String) { append(.string(string)) }
    public mutating func appendInterpolation(_ value: Double, specifier: String) {
      append(.string(String(format: specifier, value)))
    }
    public mutating func appendInterpolation(_ value: Int, specifier: String) {
      append(.string(String(format: specifier, value)))
    }
    @MainActor
    public mutating func appendInterpolation(_ text: Text) {
      append(.string(text.plainString))
    }

    private mutating func append(_ argument: Argument) {
      key += "%@"
      arguments.append(argument)
    }
  }

  func resolvedRuns(tableName: String?, bundle: Bundle?) -> ContiguousArray<Text.Run> {
    // Most keys have no sign at all, which is quick to see.
    let isPlain = arguments.isEmpty && (!key.utf8.contains(UInt8(ascii: "%")) || !key.contains("%%"))
    let lookup = key
    let translated = bundle?.localizedString(forKey: lookup, value: lookup, table: tableName) ?? lookup
    var filled = ""
    if isPlain {
      filled = translated
    } else {
      var next = 0
      var rest = Substring(translated)
      while let sign = rest.firstIndex(of: "%") {
        filled += rest[..<sign]
        let after = rest.index(after: sign)
        guard after < rest.endIndex else {
          filled += "%"
          rest = ""
          break
        }
        if rest[after] == "@" {
          if next < arguments.count, case .string(let value) = arguments[next] {
            filled += InlineMarkdown.escaped(value)
          }
          next += 1
        } else if rest[after] == "%" {
          filled += "%"
        } else {
          filled += "%"
          rest = rest[after...]
          continue
        }
        rest = rest[rest.index(after: after)...]
      }
      filled += rest
    }
    return InlineMarkdown.runs(of: filled)
  }
}

extension Text {
  /// The characters, without any style.
  package var plainString: String {
    runs.reduce(into: "") { result, run in
      if case .string(let string) = run.content { result += string }
    }
  }
}
