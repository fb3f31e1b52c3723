import Foundation
import ProgramTesting

/// The window of `window-probe`.
struct ProbeWindow: ProgramWindow {
  let program: Program
  let id: String

  static var path: String { Programs.path("window-probe") }

  /// Starts the program and waits for its window.
  init(environment: [String: String?] = [:]) async throws {
    program = try Program(Self.path, environment: environment)
    _ = try await program.line("ready")
    id = try await Self.find(title: "Window Probe", of: program)
  }

  /// Frames painted, frames the clock asked for, and the content's size.
  func statistics() async throws -> (frames: Int, updates: Int, size: String) {
    let count = program.lines.count
    program.write("stats")
    let words = try await program.line("stats", after: count).split(separator: " ").map(String.init)
    return (Int(words[2]) ?? -1, Int(words[4]) ?? -1, words[6])
  }
}

/// A window of any program.
struct AnyWindow: ProgramWindow {
  let program: Program
  let id: String
}
