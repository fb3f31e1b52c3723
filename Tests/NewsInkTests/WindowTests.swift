import Foundation
import LoopbackHTTP
import ProgramTesting
import Testing

/// News Ink in a window on a display and a session bus of the tests' own.
@Suite(
  "News Ink in a window", .enabled(if: Programs.canOpenWindows && RunningApp.isAvailable), .serialized,
  .timeLimit(.minutes(5)))
struct WindowTests {
  /// AT-SPI's name of each role, by the table in the documentation.
  private func roles() throws -> [String: String] {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let page = package.appendingPathComponent("Sources/GTKHost/GTKHost.docc/Accessibility.md")
    var roles: [String: String] = [:]
    for line in try String(contentsOf: page, encoding: .utf8).split(separator: "\n") where line.hasPrefix("| `") {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 3 else { continue }
      roles[cells[0].trimmingCharacters(in: ["`"])] = cells[2]
    }
    return roles
  }

  @Test("a screen reader finds every node that the driver finds and that can be seen")
  func everyNode() async throws {
    let roles = try roles()
    let app = try RunningApp(["--demo"])
    var expected: [String] = []
    for node in try app.tree().flattened.dropFirst() where !node.states.contains("offscreen") {
      let role = try #require(roles[node.role], "the documentation has no row for \(node.role)")
      let (frame, x, y) = (node.frame, node.frame.minX.rounded(), node.frame.minY.rounded())
      let extents = [x, y, frame.maxX.rounded() - x, frame.maxY.rounded() - y].map { "\(Int($0))" }
      expected.append("\(role)|\(node.label)|\(extents.joined(separator: ","))")
    }
    // Banner, word mark, picture, three buttons, the tabs' list and those in sight, the list and its cards in sight.
    #expect(expected.count >= 13)
    try await withDirectory { data in
      let window = try await AppWindow(["--demo"], data: data)
      let lines = Set(expected)
      let found = try await window.elements { lines.isSubset(of: Set($0.map(\.line))) }
      // In reading order, too.
      #expect(found.map(\.line).filter(lines.contains) == expected)
    }
  }

  @Test("a screen reader selects a tab by its action")
  func tab() async throws {
    try await withDirectory { data in
      let window = try await AppWindow(["--demo"], data: data)
      _ = try await window.element { $0.isCard }
      try await window.accessibility("Orbit", "activate")
      try await window.elements { elements in
        elements.filter { $0.role == "page tab" && $0.states.contains("selected") }.map(\.name) == ["Orbit"]
          && elements.contains { $0.isCard && $0.name.contains(", Orbit, ") }
      }
    }
  }

  @Test("the mouse opens an article, and its back button leaves it")
  func mouse() async throws {
    try await withDirectory { data in
      let window = try await AppWindow(["--demo"], data: data)
      let card = try await window.element { $0.isCard }
      try await window.click(card)
      _ = try await window.element { $0.isButton("Save for later") }
      try await window.xdotool("click", "8")
      _ = try await window.element { $0.isCard && $0.name == card.name + ", read" }
    }
  }

  @Test("the keyboard opens a card; after Escape the focus is on it again")
  func keyboard() async throws {
    try await withDirectory { data in
      let window = try await AppWindow(["--demo"], data: data)
      _ = try await window.element { $0.isCard }
      // Three buttons, six tabs, a card.
      for _ in 0..<10 { try await window.xdotool("key", "Tab") }
      let card = try await window.element { $0.isCard && $0.states.contains("focused") }
      try await window.xdotool("key", "Return")
      _ = try await window.element { $0.isButton("Save for later") }
      try await window.xdotool("key", "Escape")
      _ = try await window.element {
        $0.isCard && $0.states.contains("focused") && $0.name == card.name + ", read"
      }
    }
  }

  @Test("its size and the selected tab are those of the last time")
  func kept() async throws {
    try await withDirectory { data in
      let first = try await AppWindow(["--demo"], data: data)
      _ = try await first.element { $0.isCard }
      try await first.xdotool("windowsize", "--sync", first.id, "620", "700")
      try await first.accessibility("Harvest", "activate")
      _ = try await first.element { $0.isCard && $0.name.contains(", Harvest, ") }
      // What is kept is written when it changes, not when the program ends.
      try await Task.sleep(for: .milliseconds(500))
      first.program.terminate()
      _ = try await first.program.status()

      let second = try await AppWindow(["--demo"], data: data)
      #expect(try await second.size() == (620, 700))
      try await second.elements { elements in
        elements.filter { $0.role == "page tab" && $0.states.contains("selected") }.map(\.name) == ["Harvest"]
      }
    }
  }

  @Test("a web page is shown in the window; Escape and the back button leave it", .enabled(if: WebKit.isInstalled))
  func web() async throws {
    let server = try LoopbackServer { request in
      request.path == "/page"
        ? .text("<title>A page</title><body style='background:#00aa55'>", type: "text/html")
        : .text(
          "<rss><channel><title>Feed</title><item><title>One</title><link>/page</link></item></channel></rss>")
    }
    defer { server.stop() }
    try await withDirectory { data in
      let window = try await AppWindow(["--source", server.url("/feed").absoluteString], data: data)
      try await window.click(window.element { $0.isCard })
      for leave in [["key", "Escape"], ["click", "8"]] {
        try await window.click(window.element { $0.isButton("Open web page") })
        _ = try await window.element { $0.isButton("Open in browser") }
        try await wait(for: "#00AA55", in: window)
        // Its title is that of the document.
        _ = try await window.element { $0.role == "heading" && $0.name == "A page" }
        // In the page, which has the keys then.
        try await window.point(200, 500)
        try await window.xdotool("click", "1")
        try await Task.sleep(for: .milliseconds(300))
        try await window.xdotool(leave[0], leave[1])
        _ = try await window.element { $0.isButton("Open web page") }
      }
      #expect(server.requests.contains { $0.path == "/page" })
    }
  }

  private func wait(for color: String, in window: AppWindow) async throws {
    let end = ContinuousClock.now + .seconds(30)
    while try await window.color(200, 500).uppercased() != color {
      guard ContinuousClock.now < end else { throw ProgramError("the page is not drawn; \(window.program.errorText)") }
      try await Task.sleep(for: .milliseconds(200))
    }
  }
}

extension AccessibleElement {
  fileprivate var line: String { "\(role)|\(name)|\(extents)" }
}

/// WebKitGTK, which `Scripts/setup` installs for the tests.
private enum WebKit {
  static let isInstalled = dlopen("libwebkitgtk-6.0.so.4", RTLD_LAZY | RTLD_LOCAL) != nil
}
