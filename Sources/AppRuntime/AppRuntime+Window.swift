import GTKHost
import Glibc
import ViewEngine

extension AppRuntime {
  /// Opens the app in a window and runs it until the last one is closed.
  ///
  /// Where there is no display, one line says so and the program ends with status 1.
  static func openWindow(_ app: AppInstance, _ options: AppOptions) -> Never {
    do {
      var environment = EnvironmentValues()
      environment.wallClock = options.wallClock
      app.updateEnvironment { $0.wallClock = options.wallClock }
      exit(try GTKHost.run(app, name: programName, environment: environment))
    } catch {
      end("\(error)", status: 1)
    }
  }
}
