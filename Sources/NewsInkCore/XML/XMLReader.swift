/// Reads an XML document into a tree, without trusting it.
///
/// 1. Nothing outside the document is ever read: external entities and document types are passed over.
/// 2. Entities that the document declares are used only where they are short plain text. One that refers to another
///    entity is how a document of a kilobyte grows to gigabytes, so it is an error.
/// 3. Nesting is limited, so that a document can't exhaust the stack of a walk over the tree, and so is the number of
///    nodes, each of which takes more memory than the bytes that it came from.
/// 4. What real feeds get wrong is read as meant: HTML's named entities, bare ampersands, end tags out of order.
///    A document that ends inside an element is an error, as it was cut off.
struct XMLReader {
  enum Failure: Error, Equatable {
    /// The document ends inside the named element, or before any.
    case endsEarly(String)
    case notWellFormed(String, line: Int)
    case entityBomb
    case tooDeep
    case tooManyNodes
  }

  /// Levels of elements; real feeds with embedded HTML stay under 40.
  static let depthLimit = 200
  /// Elements and pieces of text; a thousand articles with HTML inside have some 100,000.
  static let nodeLimit = 1_000_000
  /// Characters that declared entities may add in all.
  static let expansionLimit = 100_000

  private let bytes: [UInt8]
  private var index = 0
  private var stack: [XMLElement] = []
  private var bindings: [[String: String]] = [["xml": "http://www.w3.org/XML/1998/namespace"]]
  private var root: XMLElement?
  private var entities: [String: String] = [:]
  private var expanded = 0
  private var nodes = 0

  private let nodeLimit: Int

  private init(_ text: String, nodeLimit: Int) {
    bytes = Array(text.utf8)
    self.nodeLimit = nodeLimit
  }

  /// The root element of the document.
  static func read(_ text: String, nodeLimit: Int = XMLReader.nodeLimit) throws -> XMLElement {
    var reader = XMLReader(text, nodeLimit: nodeLimit)
    return try reader.readDocument()
  }

  private mutating func readDocument() throws -> XMLElement {
    while index < bytes.count {
      nodes += 1
      guard nodes <= nodeLimit else { throw Failure.tooManyNodes }
      if bytes[index] == UInt8(ascii: "<") {
        try readMarkup()
      } else {
        try readText()
      }
    }
    if let open = stack.last { throw Failure.endsEarly(open.name) }
    guard let root else { throw Failure.endsEarly("") }
    return root
  }

  // MARK: Markup

  private mutating func readMarkup() throws {
    if starts(with: "<!--") {
      try skip(past: "-->")
    } else if starts(with: "<![CDATA[") {
      let start = index + 9
      try skip(past: "]]>")
      stack.last?.append(String(decoding: bytes[start..<(index - 3)], as: UTF8.self))
    } else if starts(with: "<?") {
      try skip(past: "?>")
    } else if starts(with: "<!DOCTYPE") || starts(with: "<!doctype") {
      try readDocumentType()
    } else if starts(with: "</") {
      try readEndTag()
    } else if index + 1 < bytes.count, Self.isNameStart(bytes[index + 1]) {
      try readStartTag()
    } else {
      // A bare "<" in text.
      stack.last?.append("<")
      index += 1
    }
  }

  private mutating func readStartTag() throws {
    index += 1
    let written = readName()
    var raw: [(name: Substring, value: String)] = []
    var isEmpty = false
    while true {
      skipSpaces()
      guard index < bytes.count else { throw Failure.endsEarly(String(written)) }
      if bytes[index] == UInt8(ascii: ">") {
        index += 1
        break
      }
      if starts(with: "/>") {
        index += 2
        isEmpty = true
        break
      }
      guard Self.isNameStart(bytes[index]) else {
        throw Failure.notWellFormed("the tag <\(written)> is not closed", line: line)
      }
      let name = readName()
      skipSpaces()
      guard index < bytes.count, bytes[index] == UInt8(ascii: "=") else {
        // HTML's attributes without value.
        raw.append((name, ""))
        continue
      }
      index += 1
      skipSpaces()
      raw.append((name, try readAttributeValue(of: written)))
    }
    try open(written, raw)
    if isEmpty { close() }
  }

  private mutating func open(_ written: Substring, _ raw: [(name: Substring, value: String)]) throws {
    guard stack.count < Self.depthLimit else { throw Failure.tooDeep }
    var scope = bindings[bindings.count - 1]
    for (name, value) in raw {
      if name == "xmlns" { scope[""] = value }
      if name.hasPrefix("xmlns:") { scope[String(name.dropFirst(6))] = value }
    }
    if stack.isEmpty {
      // "root" holds the namespace of the document's own elements; it is no legal prefix clash, as a document that
      // binds it only loses the distinction between its own and foreign Atom elements.
      let prefix = written.contains(":") ? String(written.prefix { $0 != ":" }) : ""
      scope["root"] = scope[prefix] ?? ""
    }
    var bases = stack.last?.bases ?? []
    var attributes: [(name: String, value: String)] = []
    for (name, value) in raw where name != "xmlns" && !name.hasPrefix("xmlns:") {
      let canonical = XMLNamespaces.canonicalName(name, bindings: scope, isAttribute: true)
      if canonical == "xml:base" { bases.append(value) }
      attributes.append((canonical, value))
    }
    let name = XMLNamespaces.canonicalName(written, bindings: scope, isAttribute: false)
    let element = XMLElement(name: name, attributes: attributes, bases: bases)
    if let parent = stack.last {
      parent.append(element)
    } else if root == nil {
      root = element
    } else {
      throw Failure.notWellFormed("there is a second root element <\(written)>", line: line)
    }
    stack.append(element)
    writtenNames.append(String(written))
    bindings.append(scope)
  }

  private var writtenNames: [String] = []

  private mutating func close() {
    stack.removeLast()
    writtenNames.removeLast()
    bindings.removeLast()
  }

  private mutating func readEndTag() throws {
    index += 2
    let written = readName()
    skipSpaces()
    guard index < bytes.count else { throw Failure.endsEarly(String(written)) }
    guard bytes[index] == UInt8(ascii: ">") else {
      throw Failure.notWellFormed("the end tag </\(written)> is not closed", line: line)
    }
    index += 1
    // An end tag closes what was left open inside its element; one that closes nothing is passed over.
    guard let position = writtenNames.lastIndex(of: String(written)) else { return }
    while stack.count > position { close() }
  }

  // MARK: Text

  private mutating func readText() throws {
    let start = index
    while index < bytes.count, bytes[index] != UInt8(ascii: "<") { index += 1 }
    guard let parent = stack.last else {
      let outside = bytes[start..<index]
      guard outside.allSatisfy({ $0 <= 32 }) else {
        throw Failure.notWellFormed("there is text outside the root element", line: line)
      }
      return
    }
    parent.append(try resolve(bytes[start..<index]))
  }

  private mutating func readAttributeValue(of element: Substring) throws -> String {
    guard index < bytes.count else { throw Failure.endsEarly(String(element)) }
    let quote = bytes[index]
    guard quote == 34 || quote == 39 else {
      let start = index
      while index < bytes.count, bytes[index] > 32, bytes[index] != UInt8(ascii: ">") { index += 1 }
      return try resolve(bytes[start..<index])
    }
    index += 1
    let start = index
    while index < bytes.count, bytes[index] != quote { index += 1 }
    guard index < bytes.count else { throw Failure.endsEarly(String(element)) }
    let value = try resolve(bytes[start..<index])
    index += 1
    return value
  }

  private mutating func resolve(_ slice: ArraySlice<UInt8>) throws -> String {
    guard slice.contains(UInt8(ascii: "&")) else { return String(decoding: slice, as: UTF8.self) }
    var result: [UInt8] = []
    var position = slice.startIndex
    while position < slice.endIndex {
      guard bytes[position] == UInt8(ascii: "&") else {
        result.append(bytes[position])
        position += 1
        continue
      }
      if let own = ownEntity(at: position, limit: slice.endIndex) {
        expanded += own.text.utf8.count
        guard expanded <= Self.expansionLimit else { throw Failure.entityBomb }
        result.append(contentsOf: own.text.utf8)
        position = own.end
      } else if let found = CharacterReferences.reference(in: bytes, at: position), found.end <= slice.endIndex {
        result.append(contentsOf: found.text.utf8)
        position = found.end
      } else {
        result.append(bytes[position])
        position += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private func ownEntity(at position: Int, limit: Int) -> (text: String, end: Int)? {
    guard !entities.isEmpty, let end = bytes[position..<limit].prefix(64).firstIndex(of: UInt8(ascii: ";")) else {
      return nil
    }
    return entities[String(decoding: bytes[(position + 1)..<end], as: UTF8.self)].map { ($0, end + 1) }
  }

  // MARK: Document type

  private mutating func readDocumentType() throws {
    index += 9
    var quote: UInt8?
    while index < bytes.count {
      let byte = bytes[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == 34 || byte == 39 {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        index += 1
        return
      } else if byte == UInt8(ascii: "[") {
        index += 1
        try readInternalSubset()
        continue
      }
      index += 1
    }
    throw Failure.endsEarly("!DOCTYPE")
  }

  private mutating func readInternalSubset() throws {
    while index < bytes.count, bytes[index] != UInt8(ascii: "]") {
      if starts(with: "<!--") {
        try skip(past: "-->")
      } else if starts(with: "<!ENTITY") {
        index += 8
        try readEntityDeclaration()
      } else {
        index += 1
      }
    }
    guard index < bytes.count else { throw Failure.endsEarly("!DOCTYPE") }
    index += 1
  }

  private mutating func readEntityDeclaration() throws {
    skipSpaces()
    let isParameter = index < bytes.count && bytes[index] == UInt8(ascii: "%")
    if isParameter {
      index += 1
      skipSpaces()
    }
    let name = String(readName())
    skipSpaces()
    guard index < bytes.count, bytes[index] == 34 || bytes[index] == 39 else {
      // SYSTEM or PUBLIC: declared outside, never read.
      if !isParameter { entities[name] = "" }
      try skip(past: ">")
      return
    }
    let quote = bytes[index]
    index += 1
    let start = index
    while index < bytes.count, bytes[index] != quote { index += 1 }
    guard index < bytes.count else { throw Failure.endsEarly("!DOCTYPE") }
    let value = bytes[start..<index]
    let refersToEntity = value.indices.contains { position in
      bytes[position] == UInt8(ascii: "&") && CharacterReferences.reference(in: bytes, at: position) == nil
    }
    try skip(past: ">")
    guard !isParameter, !refersToEntity, value.count <= 256 else { throw Failure.entityBomb }
    entities[name] = CharacterReferences.resolve(String(decoding: value, as: UTF8.self))
  }

  // MARK: Bytes

  /// The line of the current place, from 1.
  private var line: Int { bytes[..<min(index, bytes.count)].reduce(1) { $1 == 10 ? $0 + 1 : $0 } }

  private func starts(with text: StaticString) -> Bool {
    guard index + text.utf8CodeUnitCount <= bytes.count else { return false }
    return text.withUTF8Buffer { wanted in
      for offset in 0..<wanted.count where bytes[index + offset] != wanted[offset] { return false }
      return true
    }
  }

  private mutating func skip(past text: StaticString) throws {
    while index < bytes.count {
      if starts(with: text) {
        index += text.utf8CodeUnitCount
        return
      }
      index += 1
    }
    throw Failure.endsEarly(writtenNames.last ?? "")
  }

  private mutating func skipSpaces() {
    while index < bytes.count, bytes[index] <= 32 { index += 1 }
  }

  private mutating func readName() -> Substring {
    let start = index
    while index < bytes.count, Self.isNameByte(bytes[index]) { index += 1 }
    return Substring(String(decoding: bytes[start..<index], as: UTF8.self))
  }

  private static func isNameStart(_ byte: UInt8) -> Bool {
    (65...90).contains(byte) || (97...122).contains(byte) || byte == 95 || byte == 58 || byte >= 128
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    isNameStart(byte) || (48...57).contains(byte) || byte == 45 || byte == 46
  }
}
