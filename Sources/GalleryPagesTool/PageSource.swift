/// The examples in a page's source: the lines between `// code: NAME` and `// end`, and what they need to stand by
/// themselves between `// state: NAME` and `// end`. Lines may belong to several examples: `// state: ONE OTHER`.
struct PageSource {
  struct Example {
    var name: String
    var state: [Substring] = []
    var code: [Substring] = []
  }

  /// The page's type.
  let name: String
  private(set) var examples: [Example] = []

  init(name: String, text: String) throws {
    self.name = name
    var open: (examples: [Int], isState: Bool)?
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      func fail(_ sentence: String) -> PageError { PageError("\(name).swift:\(number + 1): \(sentence)") }
      let words = line.drop { $0 == " " }
      if let marker = Self.marker(words) {
        guard open == nil else { throw fail("an example begins within another; close it with // end") }
        open = (marker.names.map { index(of: $0) }, marker.isState)
      } else if words == "// end" {
        guard open != nil else { throw fail("// end closes no example") }
        open = nil
      } else if let open {
        for example in open.examples {
          if open.isState { examples[example].state.append(line) } else { examples[example].code.append(line) }
        }
      }
    }
    if open != nil { throw PageError("\(name).swift: the last example has no // end") }
  }

  private static func marker(_ line: Substring) -> (names: [String], isState: Bool)? {
    for (prefix, isState) in [("// code: ", false), ("// state: ", true)] where line.hasPrefix(prefix) {
      return (line.dropFirst(prefix.count).split(separator: " ").map(String.init), isState)
    }
    return nil
  }

  private mutating func index(of example: String) -> Int {
    if let index = examples.firstIndex(where: { $0.name == example }) { return index }
    examples.append(Example(name: example))
    return examples.count - 1
  }
}

/// What is wrong with a page, in a line.
struct PageError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
