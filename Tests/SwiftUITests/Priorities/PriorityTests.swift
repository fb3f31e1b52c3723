import Foundation
import Testing

@Suite("(b) The list of priorities")
struct PriorityTests {
  @Test("each of the 155 has its line, in order")
  func complete() {
    #expect(priorities.map(\.number) == Array(1...155))
  }

  private static var sources: String {
    get throws {
      let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
      return try FileManager.default.subpathsOfDirectory(atPath: tests.path)
        .filter { $0.hasSuffix(".swift") && !$0.hasSuffix("PriorityList.swift") }
        .map { try String(contentsOf: tests.appendingPathComponent($0), encoding: .utf8) }
        .joined(separator: "\n")
    }
  }

  @Test("what is said to behave is shown by a test of that title, and what is not there has a reason")
  func shown() throws {
    let sources = try Self.sources
    for priority in priorities {
      switch priority.state {
      case .behaves(let tests), .partly(let tests, lacks: _):
        #expect(!tests.isEmpty, "\(priority.number) \(priority.api) is shown by nothing")
      case .inert(let reason), .missing(let reason):
        #expect(!reason.isEmpty, "\(priority.number) \(priority.api) has no reason")
      }
      for title in priority.tests {
        #expect(sources.contains("\"" + title), "no test is called \"\(title)…\" (\(priority.number) \(priority.api))")
      }
    }
  }
}
