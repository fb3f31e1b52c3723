import Foundation

/// The window of `window-probe`, handled from outside as a user, a screen reader and the desktop do.
struct ProbeWindow {
  let program: Program
  /// X11's number of the window.
  let id: String

  static let isAvailable = ProcessInfo.processInfo.environment["MATERIAL_WINDOW_TESTS"] == "1"

  private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()

  static func client(_ name: String) -> String { tests.appendingPathComponent("Clients/\(name)").path }

  /// Where the package's programs are: as `Scripts/test` says, or where a plain build leaves them.
  static var path: String {
    let variable = ProcessInfo.processInfo.environment["MATERIAL_PROGRAMS_DIR"]
    let package = tests.deletingLastPathComponent().deletingLastPathComponent()
    return (variable ?? package.appendingPathComponent(".build/debug").path) + "/window-probe"
  }

  /// Starts the program and waits for its window.
  init(environment: [String: String?] = [:]) async throws {
    program = try Program(Self.path, environment: environment)
    _ = try await program.line("ready")
    let found = try await Program.run("/usr/bin/xdotool", ["search", "--sync", "--name", "^Window Probe$"])
    guard let id = found.last else { throw ProgramError("the window can't be found") }
    self.id = id
    try await xdotool("windowfocus", "--sync", id)
  }

  func xdotool(_ arguments: String...) async throws { try await Program.run("/usr/bin/xdotool", arguments) }

  /// Moves the mouse to a place in the window.
  func point(_ x: Int, _ y: Int) async throws {
    try await xdotool("mousemove", "--sync", "--window", id, "\(x)", "\(y)")
  }

  /// Frames painted, frames the clock asked for, and the content's size.
  func statistics() async throws -> (frames: Int, updates: Int, size: String) {
    let count = program.lines.count
    program.write("stats")
    let words = try await program.line("stats", after: count).split(separator: " ").map(String.init)
    return (Int(words[2]) ?? -1, Int(words[4]) ?? -1, words[6])
  }

  /// The color of a pixel of the window, as `#RRGGBB`.
  func color(_ x: Int, _ y: Int) async throws -> String {
    let lines = try await Program.run(
      "/usr/bin/import", ["-window", id, "-depth", "8", "-crop", "1x1+\(x)+\(y)", "txt:-"])
    let pattern = /#[0-9A-Fa-f]{6}/
    guard let match = lines.last?.firstMatch(of: pattern) else { throw ProgramError("no pixel in \(lines)") }
    return String(match.output)
  }

  /// The lines of the accessibility client.
  @discardableResult
  func accessibility(_ arguments: String...) async throws -> [String] {
    try await Program.run(
      "/usr/bin/python3", [Self.client("accessibility-client.py"), "\(program.identifier)"] + arguments)
  }
}
