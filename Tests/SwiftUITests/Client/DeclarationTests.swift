import Foundation
import MaterialTesting
import SwiftUI
import SwiftUIClient
import Testing

@MainActor
@Suite("Declarations of the inventory")
struct DeclarationTests {
  @Test("the uses of every declaration lay out and draw")
  func uses() async throws {
    let window = try TestWindow { DeclaredSurface() }
    await window.settle()
    #expect(try !window.all(.label("key")).isEmpty)
  }

  /// The list of declarations that a tabs library needs; nil where there is none.
  nonisolated private static var inventory: String? {
    get throws {
      guard let folder = ProcessInfo.processInfo.environment["MATERIAL_SPEC_DIR"] else { return nil }
      return try String(contentsOfFile: folder + "/spec/swiftui-stub/SwiftUI.swift", encoding: .utf8)
    }
  }

  private static func sources(below folder: URL) throws -> String {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
      .filter { $0.hasSuffix(".swift") }
      .map { try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }
      .joined(separator: "\n")
  }

  /// The names that a source declares publicly, by kind.
  private static func names(in source: String) -> [String: Set<String>] {
    let kinds: [(String, String)] = [
      ("type", #"public (?:struct|enum|protocol|typealias) (\w+)"#),
      ("function", #"(?:public (?:static )?func|@freestanding\(declaration\) public macro) (\w+)"#),
      ("constant", #"public static (?:var|let) `?(\w+)`?"#),
      ("listed constant", #"(?:= (?:Self|Set|Color)\([^)]*\)), (\w+) ="#),
      ("case", #"\bcase `?(\w+)`?"#),
      ("property", #"public var (\w+)"#),
      ("label", #"(?:\(|, )(\w+) \w+: |(?:\(|, )(\w+): "#),
    ]
    var result: [String: Set<String>] = [:]
    for (kind, pattern) in kinds {
      guard let regex = try? NSRegularExpression(pattern: pattern) else { continue }
      let range = NSRange(source.startIndex..., in: source)
      for match in regex.matches(in: source, range: range) {
        for group in 1..<match.numberOfRanges {
          if let found = Range(match.range(at: group), in: source) {
            result[kind, default: []].insert(String(source[found]))
          }
        }
      }
    }
    return result
  }

  @Test("every name that the inventory declares is used by the client", .enabled(if: (try? inventory) != nil))
  func everyName() throws {
    let inventory = try #require(try Self.inventory)
    let client = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("SwiftUIClient")
    let words = Set(
      try Self.sources(below: client).split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
    let declared = Self.names(
      in: inventory.split(separator: "\n").filter { !$0.hasPrefix("//") }.joined(separator: "\n"))
    // The list has 95 types and 65 functions. Much fewer would mean that the reading is broken.
    #expect(declared["type", default: []].count >= 70)
    #expect(declared["function", default: []].count >= 60)
    // What the list needs for itself, and what the compiler calls on a client's behalf.
    let own: Set<String> = [
      "body", "main", "m", "eo", "_", "buildEither", "first", "second", "wrapped", "storage", "Mod", "callAsFunction",
      "module", "subscript",
      "dynamicMember", "lineWidth", "i",
    ]
    for (kind, names) in declared.sorted(by: { $0.key < $1.key }) {
      for name in names.sorted() where !name.hasPrefix("_") && !own.contains(name) {
        // Generic parameters stand where labels do.
        if kind == "label", name.first?.isUppercase == true { continue }
        #expect(words.contains(name), "the client uses no \(kind) named \(name)")
      }
    }
  }
}
