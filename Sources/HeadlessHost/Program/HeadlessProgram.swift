import GSKRenderer
import Glibc
import ViewEngine

/// Runs an app without a display, driven by commands on standard input.
@MainActor
package enum HeadlessProgram {
  /// Runs until standard input ends; then the program ends with status 0.
  /// - Throws: a description of what is wrong with the size.
  package static func run(_ app: AppInstance, size: HeadlessSize, wallClock: WallClock) throws -> Never {
    // Only replies may come on standard output, so what the app prints goes where logs go.
    let replies = dup(STDOUT_FILENO)
    dup2(STDERR_FILENO, STDOUT_FILENO)
    signal(SIGPIPE, SIG_IGN)
    guard !app.windows.isEmpty else { throw FindingError("the app has no window; give its body a WindowGroup") }
    var configuration = HeadlessWindow.Configuration(size: size)
    configuration.environment.wallClock = wallClock
    let window = try HeadlessWindow(configuration) { size, scale, services, environment in
      app.makeGraph(size: size, scale: scale, services: services, environment: environment)
    }
    let driver = Driver(window: window)
    let lines = StandardInput.lines()
    Task { @MainActor in
      for await line in lines {
        let reply: String
        switch line {
        case .text(let text) where text.allSatisfy(\.isWhitespace): continue
        case .text(let text): reply = await driver.reply(to: text)
        case .invalid(let problem):
          reply = JSONValue.object([JSONMember("ok", false), JSONMember("error", .string(problem))]).description
        }
        guard write(reply + "\n", to: replies) else { break }
      }
      window.close()
      exit(0)
    }
    MainQueue.run()
  }

  /// Writes all of a text; false if no one reads any more.
  private static func write(_ text: String, to descriptor: Int32) -> Bool {
    var bytes = ArraySlice(Array(text.utf8))
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      bytes = bytes.dropFirst(count)
    }
    return true
  }
}
