import ViewEngine

extension AppRuntime {
  /// Opens the app in a window and runs it until the last one is closed.
  ///
  /// Where there is no display, one line says so and the program ends with status 1.
  static func openWindow(_ app: AppInstance, _ options: AppOptions) -> Never {
    end(
      "there is no display to open a window on; use --headless 412x892 to run without one, driven by commands on "
        + "standard input", status: 1)
  }
}
