/// The inline part of Markdown: emphasis, strong emphasis, code, strikethrough, links, and backslash escapes.
enum InlineMarkdown {
  private static let special: Set<Character> = ["*", "_", "`", "~", "[", "]", "\\"]

  /// Asked for every text that is made, so by bytes: all special characters have one.
  private static func hasSpecial(_ source: String) -> Bool {
    source.utf8.contains { byte in
      switch byte {
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"), UInt8(ascii: "["),
        UInt8(ascii: "]"), UInt8(ascii: "\\"):
        true
      default: false
      }
    }
  }

  /// Protects a value so that it comes out as it is.
  static func escaped(_ value: String) -> String {
    guard hasSpecial(value) else { return value }
    return value.reduce(into: "") { result, character in
      if special.contains(character) { result.append("\\") }
      result.append(character)
    }
  }

  static func runs(of source: String) -> ContiguousArray<Text.Run> {
    guard hasSpecial(source) else {
      return [Text.Run(content: .string(source))]
    }
    var parser = Parser(characters: Array(source))
    parser.parse(until: nil, style: Text.Run(content: .string("")))
    return parser.runs.isEmpty ? [Text.Run(content: .string(""))] : parser.runs
  }

  private struct Parser {
    let characters: [Character]
    var position = 0
    var runs: ContiguousArray<Text.Run> = []

    /// Reads up to the closing delimiter, or to the end.
    mutating func parse(until close: String?, style: Text.Run) {
      while position < characters.count {
        if let close, matches(close) {
          position += close.count
          return
        }
        if !parseMarkup(style: style) { parseCharacter(style: style) }
      }
    }

    private mutating func parseMarkup(style: Text.Run) -> Bool {
      for (delimiter, change) in Self.delimiters where matches(delimiter) {
        guard opens(delimiter), closes(delimiter, from: position + delimiter.count) else { continue }
        position += delimiter.count
        var inner = style
        change(&inner)
        if delimiter == "`" { parseCode(style: inner) } else { parse(until: delimiter, style: inner) }
        return true
      }
      return characters[position] == "[" && parseLink(style: style)
    }

    private mutating func parseCharacter(style: Text.Run) {
      if characters[position] == "\\", position + 1 < characters.count, special.contains(characters[position + 1]) {
        position += 1
      }
      append(String(characters[position]), style: style)
      position += 1
    }

    private mutating func parseCode(style: Text.Run) {
      while position < characters.count, characters[position] != "`" {
        append(String(characters[position]), style: style)
        position += 1
      }
      position += 1
    }

    private mutating func parseLink(style: Text.Run) -> Bool {
      guard let labelEnd = characters[position...].firstIndex(of: "]"), labelEnd + 1 < characters.count,
        characters[labelEnd + 1] == "(", let end = characters[labelEnd...].firstIndex(of: ")"),
        let url = URL(string: String(characters[(labelEnd + 2)..<end]))
      else { return false }
      var inner = style
      inner.link = url
      inner.isUnderlined = true
      for run in InlineMarkdown.runs(of: String(characters[(position + 1)..<labelEnd])) {
        var run = run
        run.link = url
        run.isUnderlined = true
        runs.append(run)
      }
      position = end + 1
      return true
    }

    private static let delimiters: [(String, @Sendable (inout Text.Run) -> Void)] = [
      ("**", { $0.weight = .bold }), ("__", { $0.weight = .bold }), ("~~", { $0.isStruckThrough = true }),
      ("*", { $0.isItalic = true }), ("_", { $0.isItalic = true }), ("`", { $0.isMonospaced = true }),
    ]

    private func matches(_ text: String) -> Bool {
      var index = position
      for character in text {
        guard index < characters.count, characters[index] == character else { return false }
        index += 1
      }
      return true
    }

    /// A delimiter opens only before a letter, and `_` only at the start of a word.
    private func opens(_ delimiter: String) -> Bool {
      let after = position + delimiter.count
      guard after < characters.count, !characters[after].isWhitespace else { return false }
      if delimiter.first == "_", position > 0 { return !characters[position - 1].isLetter }
      return true
    }

    private func closes(_ delimiter: String, from start: Int) -> Bool {
      let wanted = Array(delimiter)
      var index = start
      while index + wanted.count <= characters.count {
        if characters[index] == "\\" {
          index += 2
          continue
        }
        if Array(characters[index..<(index + wanted.count)]) == wanted, index > start,
          !characters[index - 1].isWhitespace
        {
          return true
        }
        index += 1
      }
      return false
    }

    private mutating func append(_ text: String, style: Text.Run) {
      if let last = runs.last, case .string(let known) = last.content {
        var same = last
        same.content = style.content
        if same == style {
          runs[runs.count - 1].content = .string(known + text)
          return
        }
      }
      var run = style
      run.content = .string(text)
      runs.append(run)
    }
  }
}
