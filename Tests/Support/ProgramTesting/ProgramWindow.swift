import Foundation

/// A program's window, handled from outside as a user and a screen reader do. It needs a display and a session bus of
/// its own, as `Scripts/with-window` gives them.
package protocol ProgramWindow: Sendable {
  var program: Program { get }
  /// X11's number of the window.
  var id: String { get }
}

/// Where programs are, and whether they may open windows.
package enum Programs {
  /// Whether tests may open windows: `Scripts/test` says so.
  package static let canOpenWindows = ProcessInfo.processInfo.environment["MATERIAL_WINDOW_TESTS"] == "1"

  fileprivate static let support = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  /// A program of the package's: where `Scripts/test` says, or where a plain build leaves it.
  package static func path(_ name: String) -> String {
    let variable = ProcessInfo.processInfo.environment["MATERIAL_PROGRAMS_DIR"]
    let package = support.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    return (variable ?? package.appendingPathComponent(".build/debug").path) + "/" + name
  }
}

extension ProgramWindow {
  /// Waits for a program's window with a title, gives it the keyboard, and returns its number.
  package static func find(title: String, of program: Program) async throws -> String {
    let search = ["search", "--sync", "--all", "--pid", "\(program.identifier)", "--name", "^\(title)$"]
    var found: [String] = []
    // A search fails where a window of the test before goes while it looks.
    for attempt in 1...5 where found.isEmpty {
      do {
        found = try await Program.run("/usr/bin/xdotool", search)
      } catch  where attempt < 5 {
        try await Task.sleep(for: .milliseconds(200))
      }
    }
    guard let id = found.last else { throw ProgramError("the window \(title) can't be found") }
    try await focus(id)
    return id
  }

  /// Gives a window the keyboard. X11 refuses that (BadMatch) to one that exists and is not shown yet.
  private static func focus(_ id: String) async throws {
    for attempt in 1...20 {
      do {
        try await Program.run("/usr/bin/xdotool", ["windowfocus", "--sync", id])
        return
      } catch  where attempt < 20 {
        try await Task.sleep(for: .milliseconds(100))
      }
    }
  }

  /// Gives the window the keyboard.
  package func focus() async throws { try await Self.focus(id) }

  package func xdotool(_ arguments: String...) async throws { try await Program.run("/usr/bin/xdotool", arguments) }

  /// Moves the mouse to a place in the window.
  package func point(_ x: Int, _ y: Int) async throws {
    try await xdotool("mousemove", "--sync", "--window", id, "\(x)", "\(y)")
  }

  /// The content's size, as X11 knows it.
  package func size() async throws -> (width: Int, height: Int) {
    let lines = try await Program.run("/usr/bin/xdotool", ["getwindowgeometry", "--shell", id])
    func number(_ name: String) -> Int {
      lines.first { $0.hasPrefix(name + "=") }.flatMap { Int($0.dropFirst(name.count + 1)) } ?? -1
    }
    return (number("WIDTH"), number("HEIGHT"))
  }

  /// The color of a pixel of the window, as `#RRGGBB`.
  package func color(_ x: Int, _ y: Int) async throws -> String {
    let lines = try await Program.run(
      "/usr/bin/import", ["-window", id, "-depth", "8", "-crop", "1x1+\(x)+\(y)", "txt:-"])
    let pattern = /#[0-9A-Fa-f]{6}/
    guard let match = lines.last?.firstMatch(of: pattern) else { throw ProgramError("no pixel in \(lines)") }
    return String(match.output)
  }

  /// Runs the accessibility client: without arguments it gives a line for each element, see ``AccessibleElement``.
  @discardableResult
  package func accessibility(_ arguments: String..., seconds: Double = 30) async throws -> [String] {
    let client = Programs.support.appendingPathComponent("Clients/accessibility-client.py").path
    return try await Program.run("/usr/bin/python3", [client, "\(program.identifier)"] + arguments, seconds: seconds)
  }

  /// What a screen reader finds in the program's windows, in its order.
  package func elements() async throws -> [AccessibleElement] {
    try await accessibility().compactMap(AccessibleElement.init)
  }

  /// Asks for the elements until they are as a test expects.
  @discardableResult
  package func elements(
    seconds: Double = 15, until isExpected: ([AccessibleElement]) -> Bool
  ) async throws -> [AccessibleElement] {
    let end = ContinuousClock.now + .seconds(seconds)
    while true {
      let found: [AccessibleElement]
      do {
        found = try await elements()
      } catch  where ContinuousClock.now < end {
        // A window that is just coming or going does not answer.
        try await Task.sleep(for: .milliseconds(100))
        continue
      }
      if isExpected(found) { return found }
      guard ContinuousClock.now < end else {
        throw ProgramError("within \(seconds) s there came nothing but \(found.map { "\($0.role) \($0.name)" })")
      }
      try await Task.sleep(for: .milliseconds(100))
    }
  }
}

/// An element as assistive technology finds it.
package struct AccessibleElement: Sendable {
  /// AT-SPI's name of the role.
  package let role: String
  package let name: String
  /// `x,y,width,height` in the window.
  package let extents: String
  package let states: Set<String>
  package let actions: Set<String>
  package let description: String

  /// Reads a line of the client: depth, role, name, extents, states, actions, description.
  init?(_ line: String) {
    let fields = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    guard fields.count == 7 else { return nil }
    role = fields[1]
    name = fields[2]
    extents = fields[3]
    states = Set(fields[4].split(separator: " ").map(String.init))
    actions = Set(fields[5].split(separator: " ").map(String.init))
    description = fields[6]
  }
}
