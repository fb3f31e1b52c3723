import Foundation
import Testing

/// Every case and every row of the references is shown by a test that there is, or listed with a reason.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["MATERIAL_SPEC_DIR"] != nil))
struct SpecificationTests {
  private func lines(_ path: String) throws -> [String] {
    let folder = try #require(ProcessInfo.processInfo.environment["MATERIAL_SPEC_DIR"])
    return try String(contentsOfFile: folder + "/" + path, encoding: .utf8).components(separatedBy: "\n")
  }

  private func firstCell(_ line: String) -> String? {
    guard line.hasPrefix("|"), !line.hasPrefix("|---") else { return nil }
    let cell = line.dropFirst().prefix { $0 != "|" }
    return cell.trimmingCharacters(in: CharacterSet(charactersIn: " `*"))
  }

  /// The tests of this target, as `Suite.function`.
  private static let known: Set<String> = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    var known: Set<String> = []
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift", let source = try? String(contentsOf: file, encoding: .utf8) else { continue }
      let suites = source.matches(of: /struct (\w+Tests)\b/).map { String($0.output.1) }
      let functions = source.matches(of: /func (\w+)\(/).map { String($0.output.1) }
      for suite in suites { known.formUnion(functions.map { "\(suite).\($0)" }) }
    }
    return known
  }()

  private func check(_ coverage: Coverage?, _ what: String) {
    switch coverage {
    case nil: Issue.record("\(what) is nowhere")
    case .notHere(let reason): #expect(!reason.isEmpty)
    case .tests(let names):
      for name in names { #expect(Self.known.contains(name), "\(what): there is no test \(name)") }
    }
  }

  @Test("cases C to F, and what was found while reading the source")
  func cases() throws {
    var section = ""
    var numbers: Set<Int> = []
    var found: Set<String> = []
    for line in try lines("cases/material.md") {
      if line.hasPrefix("## ") { section = String(line.dropFirst(3).prefix(1)) }
      if ["C", "D", "E", "F"].contains(section), let number = firstCell(line).flatMap({ Int($0) }) {
        numbers.insert(number)
        check(CaseCoverage.cases[number], "case \(number)")
      }
      if section == "F", line.hasPrefix("- ") {
        let key = CaseCoverage.found.keys.first { line.hasPrefix("- " + $0) }
        #expect(key != nil, "\(line)")
        if let key {
          found.insert(key)
          check(CaseCoverage.found[key], key)
        }
      }
    }
    #expect(numbers == Set(CaseCoverage.cases.keys))
    #expect(found == Set(CaseCoverage.found.keys))
  }

  @Test("rows of the sections on cards, ink, shadow, buttons, drawer, sheets, dialogs and schemes")
  func features() throws {
    var section = ""
    var seen: [String: Set<String>] = [:]
    for line in try lines("spec/mdc-features.md") {
      if line.hasPrefix("#") {
        section = String(line.drop { $0 == "#" || $0 == " " }.prefix { $0 != "." && $0 != " " })
        continue
      }
      guard let expected = FeatureCoverage.sections[section], let row = firstCell(line),
        !["feature", "variant", "scheme", "e"].contains(row)
      else { continue }
      seen[section, default: []].insert(row)
      check(expected[row], "\(section) \(row)")
    }
    for (section, rows) in FeatureCoverage.sections { #expect(seen[section] == Set(rows.keys), "\(section)") }
  }
}
