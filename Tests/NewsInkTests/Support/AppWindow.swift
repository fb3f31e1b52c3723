import Foundation
import ProgramTesting

/// News Ink in a window, as assistive technology, mouse and keyboard find it.
struct AppWindow: ProgramWindow {
  let program: Program
  let id: String

  /// Starts the program at ten o'clock on 30 November 2026, and waits for its window.
  init(_ arguments: [String], data: URL) async throws {
    program = try Program(
      Programs.path("news-ink"), ["--data", data.path] + arguments,
      environment: ["MATERIAL_NOW": "2026-11-30T10:00:00Z", "MATERIAL_ACCESSIBILITY": "1", "NEWSAPI_KEY": ""])
    id = try await Self.find(title: "News Ink", of: program)
  }

  /// Waits for an element.
  func element(_ isWanted: (AccessibleElement) -> Bool) async throws -> AccessibleElement {
    try await elements { $0.contains(where: isWanted) }.first(where: isWanted)!
  }

  /// Presses the mouse on the middle of what can be seen of an element.
  func click(_ element: AccessibleElement, button: Int = 1) async throws {
    let place = element.extents.split(separator: ",").compactMap { Int($0) }
    guard place.count == 4 else { throw ProgramError("\(element.name) has no place: \(element.extents)") }
    try await point(place[0] + place[2] / 2, place[1] + place[3] / 2)
    try await xdotool("click", "\(button)")
  }
}

extension AccessibleElement {
  var isCard: Bool { role == "list item" }
  func isButton(_ name: String) -> Bool { role == "push button" && self.name == name }
}

/// A directory for a test's data, which goes with the test.
func withDirectory<Result>(
  isolation: isolated (any Actor)? = #isolation, _ body: (URL) async throws -> Result
) async throws -> Result {
  let url = FileManager.default.temporaryDirectory.appendingPathComponent("news-ink-\(UUID().uuidString)")
  defer { try? FileManager.default.removeItem(at: url) }
  return try await body(url)
}
