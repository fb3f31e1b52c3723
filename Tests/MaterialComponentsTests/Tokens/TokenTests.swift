import MaterialComponents
import Testing

/// Every token of these components in the reference is what a component shows, or is listed with a reason.
@MainActor
@Suite(.enabled(if: TokenFile.current != nil))
struct TokenTests {
  private nonisolated static let file = TokenFile.current
  private nonisolated static let scope = (file?.sets.keys.filter(isInScope) ?? []).sorted()

  /// Sets whose names say that they are of these components: all have to be known.
  private nonisolated static func isInScope(_ set: String) -> Bool {
    guard set.hasPrefix("md-comp-") || set.hasPrefix("md-fab") || set.hasPrefix("md-outlined-icon-button") else {
      return false
    }
    let subjects = [
      "button", "fab", "card", "dialog", "sheet", "drawer", "menu", "tooltip", "scrim", "divider",
    ]
    return subjects.contains(where: set.contains)
  }

  @Test("no set of tokens is forgotten")
  func sets() throws {
    let file = try #require(Self.file)
    for set in Self.scope {
      let isListed = TokenExceptions.sets.contains { $0.names.contains(set) }
      #expect(isListed != (TokenFamily.all[set] != nil), "\(set) is in neither list, or in both")
    }
    for exception in TokenExceptions.sets {
      for name in exception.names { #expect(file.sets[name] != nil, "there is no set \(name)") }
    }
    for name in TokenFamily.all.keys { #expect(file.sets[name] != nil, "there is no set \(name)") }
  }

  @Test("what is drawn has the values of the tokens", arguments: scope)
  func tokens(set: String) throws {
    let file = try #require(Self.file)
    guard let family = TokenFamily.all[set] else { return }
    let glyphs = IconFont.configuration
    IconFont.configuration = IconFont.Configuration(family: "Icons") { _ in "i" }
    defer { IconFont.configuration = glyphs }
    for (name, value) in try #require(file.sets[set]).sorted(by: { $0.key < $1.key }) {
      if file.deprecated[set]?.contains(name) == true { continue }
      if TokenExceptions.reason(set: set, token: name) != nil { continue }
      guard let seen = family.see(TokenName(name)) else {
        Issue.record("\(set): nothing shows \(name)")
        continue
      }
      if let fault = TokenFamily.fault(value, seen, in: file) { Issue.record("\(set).\(name): \(fault)") }
    }
  }

  @Test("every reason is for a token that there is")
  func reasons() throws {
    let file = try #require(Self.file)
    for exception in TokenExceptions.tokens {
      let matches = TokenFamily.all.keys.contains { set in
        exception.covers(set: set) && file.sets[set]?.keys.contains(where: exception.covers(token:)) == true
      }
      #expect(matches, "\(exception)")
    }
  }
}
