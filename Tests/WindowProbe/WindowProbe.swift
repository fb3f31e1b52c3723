import Foundation
import GTKHost
import ViewEngine

/// A program with one window, for tests that look at it from outside: it writes what happens to it, a line each, to
/// standard output, and takes commands, a line each, from standard input.
@main
@MainActor
enum WindowProbe {
  static func main() {
    do {
      if CommandLine.arguments.dropFirst().first == "app" {
        exit(try GTKHost.run(AppInstance(ProbeApp.self), name: "window-probe"))
      }
      let application = try HostApplication()
      let window = application.open(
        WindowOptions(title: "Window Probe", size: CGSize(width: 300, height: 400)), content: ProbeView())
      Self.window = window
      readCommands()
      report("ready")
      application.run()
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(1)
    }
  }

  private(set) static weak var window: HostWindow?
  static let signals = ProbeSignals()

  static func report(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

  /// Commands come on a thread of their own and run on the main actor, which the window's loop must serve.
  private static func readCommands() {
    let thread = Thread {
      while let line = readLine() {
        Task { @MainActor in perform(line) }
      }
    }
    thread.start()
  }

  private static func perform(_ command: String) {
    guard let window else { return }
    switch command {
    case "stats":
      let size = window.graph.size
      report(
        "stats frames \(window.presentedCount) updates \(window.updateCount) size \(Int(size.width))x\(Int(size.height))"
      )
    case "tree":
      window.graph.semantics().visit { node in
        let properties = node.properties
        guard let role = properties.role, role != .window, !properties.states.contains(.offscreen) else { return }
        let frame = node.frame
        report(
          "element \(role.rawValue)|\(properties.label)|\(Int(frame.minX.rounded())),\(Int(frame.minY.rounded())),"
            + "\(Int(frame.maxX.rounded() - frame.minX.rounded())),"
            + "\(Int(frame.maxY.rounded() - frame.minY.rounded()))")
      }
      report("elements end")
    case "move": signals.moves += 1
    case "sleep":
      Task {
        try? await Task.sleep(for: .milliseconds(20))
        report("slept")
      }
    case "close": window.close()
    default: report("unknown command \(command)")
    }
  }
}

/// What commands change.
@MainActor
final class ProbeSignals: ObservableObject {
  @Published var moves = 0
}
