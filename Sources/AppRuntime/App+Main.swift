import Glibc
import HeadlessHost
import ViewEngine

extension App {
  /// Runs the program until its last window is closed. `@main` calls it.
  ///
  /// With `--headless SIZE`, or `MATERIAL_HEADLESS` in the environment, there is no window: commands come on standard
  /// input. A size or date that can't be read ends the program with one line and status 2.
  @MainActor
  public static func main() {
    do {
      let options = try AppOptions(
        arguments: Array(CommandLine.arguments.dropFirst()), environment: ProcessInfo.processInfo.environment)
      main(options)
    } catch {
      AppRuntime.end("\(error)", status: 2)
    }
  }

  /// Runs the program with options that it has read itself.
  @MainActor
  public static func main(_ options: AppOptions) -> Never {
    let app = AppInstance(Self.self)
    guard let size = options.headless else { AppRuntime.openWindow(app, options) }
    do {
      try HeadlessProgram.run(app, size: size, wallClock: options.wallClock)
    } catch {
      AppRuntime.end("\(error)", status: 1)
    }
  }
}

/// Starts an app in the host that suits the place.
@MainActor
enum AppRuntime {
  /// The program's name, as messages begin with it.
  static var programName: String {
    CommandLine.arguments.first.map { String($0.split(separator: "/").last ?? "") } ?? "app"
  }

  /// Ends the program with one line on standard error.
  static func end(_ message: String, status: Int32) -> Never {
    FileHandle.standardError.write(Data("\(programName): \(message)\n".utf8))
    exit(status)
  }
}
