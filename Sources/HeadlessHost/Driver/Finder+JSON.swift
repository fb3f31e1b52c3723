import ViewEngine

extension Finder {
  private static let names = ["role", "label", "labelContains", "id", "value", "state", "index", "in"]

  /// Reads a finder.
  /// - Throws: ``CommandError`` that says which member is wrong.
  init(_ members: [JSONMember], named name: String) throws {
    self.init()
    for member in members {
      switch (member.name, member.value) {
      case ("role", .string(let word)): role = try Self.known(word, "role", SemanticsRole.self)
      case ("label", .string(let text)): label = text
      case ("labelContains", .string(let text)): labelContains = text
      case ("id", .string(let text)): id = text
      case ("value", .string(let text)): value = text
      case ("state", .string(let word)): states = [try Self.known(word, "state", SemanticsState.self)]
      case ("state", .array(let words)):
        for word in words {
          guard case .string(let word) = word else {
            throw CommandError("\"state\" of a finder must be a text or a list of texts, and is \(member.value)")
          }
          states.insert(try Self.known(word, "state", SemanticsState.self))
        }
      case ("index", .number(let number)):
        guard let whole = Int(exactly: number), whole >= 0 else {
          throw CommandError("\"index\" of a finder must be a whole number from 0, and is \(member.value)")
        }
        index = whole
      case ("in", .object(let inner)): container = [try Finder(inner, named: "in")]
      case (let known, _) where Self.names.contains(known):
        let wanted = known == "index" ? "a whole number from 0" : known == "in" ? "a finder" : "a text"
        throw CommandError("\"\(known)\" of a finder must be \(wanted), and is \(member.value)")
      default:
        let known = Self.names.map { "\"\($0)\"" }.joined(separator: ", ")
        throw CommandError("the finder \"\(name)\" has no \"\(member.name)\"; it may have \(known)")
      }
    }
    if members.isEmpty { throw CommandError("the finder \"\(name)\" is empty and would match everything; say more") }
  }

  private static func known<Word: RawRepresentable & CaseIterable>(
    _ word: String, _ kind: String, _ type: Word.Type
  ) throws -> Word where Word.RawValue == String {
    if let known = Word(rawValue: word) { return known }
    let nearest = Word.allCases.max { $0.rawValue.likeness(to: word) < $1.rawValue.likeness(to: word) }
    throw CommandError("there is no \(kind) \"\(word)\"; the nearest is \"\(nearest?.rawValue ?? "")\"")
  }
}
