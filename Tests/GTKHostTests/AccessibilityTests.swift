import ProgramTesting
import Testing

extension DesktopTests {
  @Suite("What a screen reader finds")
  struct AccessibilityTests {
    private func window() async throws -> ProbeWindow {
      try await ProbeWindow(environment: ["MATERIAL_ACCESSIBILITY": "1"])
    }

    @Test("every element is there, with its role, name, place and actions")
    func tree() async throws {
      let window = try await window()
      let elements = try await window.elements()
      let button = try #require(elements.first { $0.role == "push button" })
      #expect(button.name == "Count")
      #expect(button.extents == "50,100,200,50")
      #expect(button.actions.contains("activate"))
      let heading = try #require(elements.first { $0.role == "heading" })
      #expect(heading.name == "Position")
      let field = try #require(elements.first { $0.name == "Name" })
      #expect(field.states.contains("editable"))
      // The middle of the 50 points from 150 on; a line of text is 20 high.
      #expect(field.extents == "0,165,300,20")
    }

    @Test("it lists what the driver's tree has, in the same places")
    func sameAsDriver() async throws {
      let window = try await window()
      window.program.write("tree")
      _ = try await window.program.line("elements end")
      let roles = ["button": "push button", "textbox": "text", "heading": "heading"]
      let expected = window.program.lines.filter { $0.hasPrefix("element ") }.map { line in
        let fields = line.dropFirst("element ".count).split(separator: "|", omittingEmptySubsequences: false)
        return "\(roles[String(fields[0])] ?? String(fields[0]))|\(fields[1])|\(fields[2])"
      }
      let found = try await window.elements().map {
        "\($0.role)|\($0.name)|\($0.extents)"
      }
      #expect(expected.count == 3)
      for element in expected { #expect(found.contains(element)) }
    }

    @Test("its action presses a button")
    func activate() async throws {
      let window = try await window()
      try await window.accessibility("Count", "activate")
      _ = try await window.program.line("count 1")
    }

    @Test("it puts a text into a field")
    func text() async throws {
      let window = try await window()
      try await window.accessibility("Name", "text", "Ada")
      _ = try await window.program.line("text Ada")
    }

    @Test("it hears where the focus is, and keys still arrive")
    func focus() async throws {
      let window = try await window()
      try await window.xdotool("key", "Tab")
      try await Task.sleep(for: .milliseconds(300))
      let elements = try await window.elements()
      #expect(elements.filter { $0.states.contains("focused") }.map(\.name) == ["Count"])
      try await window.xdotool("key", "space")
      _ = try await window.program.line("count 1")
    }

    @Test("nothing is made while nobody listens")
    func nobody() async throws {
      let window = try await ProbeWindow()
      let elements = try await window.elements()
      #expect(!elements.contains { $0.role == "push button" })
    }
  }
}
