import ProgramTesting
import Testing

@testable import gallery

/// The gallery in a window on a display and a session bus of the tests' own, operated by assistive technology.
@Suite(.enabled(if: Programs.canOpenWindows), .serialized, .timeLimit(.minutes(10)))
struct GalleryWindowTests {
  private struct Window: ProgramWindow {
    let program: Program
    let id: String

    init(page: String) async throws {
      program = try Program(
        Programs.path("gallery"), ["--page", page], environment: ["MATERIAL_ACCESSIBILITY": "1"])
      id = try await Self.find(title: "Gallery", of: program)
    }
  }

  /// A control that the client operated: how it was before and after.
  private struct Operation {
    let role: String
    let name: String
    let action: String
    let before: Set<String>
    let after: Set<String>
    /// What came in front of the page by it.
    let opened: String

    init?(_ line: String) {
      let fields = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == 6 else { return nil }
      func states(_ field: String) -> Set<String> { Set(field.split(separator: " ").map(String.init)) }
      (role, name, action, opened) = (fields[0], fields[1], fields[2], fields[5])
      (before, after) = (states(fields[3]), states(fields[4]))
    }
  }

  @Test("assistive technology operates every control of a page", arguments: GalleryCatalogue.typeNames)
  func operation(typeName: String) async throws {
    let names = await MainActor.run {
      GalleryCatalogue.pages.first { "\($0)" == typeName }.map { (page: $0.name, title: $0.title) }
    }
    let (page, title) = try #require(names)
    let window = try await Window(page: page)
    try await window.elements { $0.contains { $0.name == title && $0.role == "heading" } }
    let lines = try await window.accessibility("operate", "Pages", seconds: 120)
    let operations = lines.compactMap(Operation.init)
    #expect(operations.count == lines.count, "\(lines)")
    #expect(operations.contains { $0.role != "check box" }, "\(lines)")
    for operation in operations {
      #expect(!operation.name.isEmpty)
      switch operation.role {
      case "radio button": #expect(operation.after.contains("checked"), "\(operation)")
      case "check box" where operation.opened.isEmpty:
        #expect(operation.before.contains("checked") != operation.after.contains("checked"), "\(operation)")
      default: break
      }
      if operation.name.hasPrefix("Open"), operation.role == "push button", operation.opened.isEmpty {
        // What is beside its content opens without coming in front.
        #expect(page == "navigation-drawer", "\(operation)")
      }
    }
    #expect(window.program.errorText.isEmpty, "\(window.program.errorText)")
  }
}
