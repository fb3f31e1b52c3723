/// Makes a key for a property of `EnvironmentValues` and its like, and the accessors that use it.
enum EntryMacro {
  static func expansion(_ request: PluginRequest.Body) -> String {
    guard let property = EntryProperty(request.declSyntax?.source ?? "") else { return "" }
    switch request.macroRole {
    case "accessor":
      return """
        {
          get { self[__Key_\(property.name).self] }
          set { self[__Key_\(property.name).self] = newValue }
        }
        """
    case "peer":
      return """
        private struct __Key_\(property.name): \(keyProtocol(request.lexicalContext?.first?.source ?? "")) {
          \(property.defaultValue)
        }
        """
    default: return ""
    }
  }

  /// The protocol of the keys of the type that is extended.
  private static func keyProtocol(_ context: String) -> String {
    if context.contains("ContainerValues") { return "ContainerValueKey" }
    if context.contains("Transaction") { return "TransactionKey" }
    if context.contains("FocusedValues") { return "FocusedValueKey" }
    return "EnvironmentKey"
  }
}

/// The parts of `@Entry var name: Type = value`.
struct EntryProperty {
  let name: String
  private let type: String?
  private let value: String?

  /// Nil for what is no variable.
  init?(_ source: String) {
    guard let keyword = Self.wordEnd("var", in: source) else { return nil }
    let declaration = source[keyword...]
    let equals = Self.topLevel("=", in: declaration)
    let head = declaration[..<(equals ?? declaration.endIndex)]
    let colon = head.firstIndex(of: ":")
    name = Self.trimmed(head[..<(colon ?? head.endIndex)])
    type = colon.map { Self.trimmed(head[head.index(after: $0)...]) }
    value = equals.map { Self.trimmed(declaration[declaration.index(after: $0)...]) }
    if name.isEmpty { return nil }
  }

  /// The declaration of a key's default value; an optional without one has nil.
  var defaultValue: String {
    guard let type else { return "static let defaultValue = \(value ?? "()")" }
    return "static var defaultValue: \(type) { \(value ?? "nil") }"
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(text.drop(while: \.isWhitespace))
  }

  /// Where a word ends that stands by itself.
  private static func wordEnd(_ word: String, in source: String) -> String.Index? {
    var start = source.startIndex
    while start < source.endIndex {
      let rest = source[start...]
      let isAtWord = start == source.startIndex || !source[source.index(before: start)].isWordPart
      if isAtWord, rest.hasPrefix(word) {
        let end = source.index(start, offsetBy: word.count)
        if end == source.endIndex || !source[end].isWordPart { return end }
      }
      start = source.index(after: start)
    }
    return nil
  }

  /// A sign outside of brackets that is not part of another operator.
  private static func topLevel(_ sign: Character, in source: Substring) -> Substring.Index? {
    var depth = 0
    var index = source.startIndex
    while index < source.endIndex {
      switch source[index] {
      case "(", "[", "{", "<": depth += 1
      case ")", "]", "}": depth -= 1
      // The head of an arrow closes nothing.
      case ">": if index == source.startIndex || source[source.index(before: index)] != "-" { depth -= 1 }
      case sign where depth == 0: return index
      default: break
      }
      index = source.index(after: index)
    }
    return nil
  }
}

extension Character {
  fileprivate var isWordPart: Bool { isLetter || isNumber || self == "_" }
}
