import ViewEngine

/// Drives a window by commands: one JSON object a line, one reply for each.
@MainActor
package final class Driver {
  package let window: HeadlessWindow

  package init(window: HeadlessWindow) { self.window = window }

  /// Carries a line out.
  /// - Returns: the reply, on one line and without its end.
  package func reply(to line: String) async -> String {
    do {
      let command = try DriverCommand(line: line)
      // What earlier commands and finished work have put on the main actor comes first.
      await window.drainMainActor()
      // What the app starts because of the command is this window's work.
      let result = try await PendingWork.$current.withValue(window.graph.work) {
        try await command.run(in: window)
      }
      return JSONValue.object([JSONMember("ok", true)] + result).description
    } catch {
      return JSONValue.object([JSONMember("ok", false), JSONMember("error", .string("\(error)"))]).description
    }
  }
}
