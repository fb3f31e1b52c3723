import ViewEngine

/// Shows an app's windows on the desktop.
@MainActor
package enum GTKHost {
  /// Opens the windows with which the app starts and runs it until its last window is closed.
  ///
  /// To be called on the main thread, not from a task: the call takes over the main actor's work until it returns.
  /// - Parameters:
  ///   - app: the app.
  ///   - name: the window's title where the app gives none.
  ///   - environment: what views find in their environment besides the desktop's settings.
  ///   - adjustServices: changes what the engine is given, for one that loads more kinds of pictures.
  /// - Returns: the status with which the process should end: 0.
  /// - Throws: ``HostError`` where there is no display, or the app has no window.
  package static func run(
    _ app: AppInstance, name: String, environment: EnvironmentValues = EnvironmentValues(),
    adjustServices: (inout EngineServices) -> Void = { _ in }
  ) throws -> Int32 {
    let application = try HostApplication(environment: environment, adjustServices: adjustServices)
    application.onSettingsChange = { edit in app.updateEnvironment(edit) }
    let windows = AppWindows(app: app, application: application, name: name)
    app.presenter = windows
    let start = app.windowsAtStart
    guard !start.isEmpty else {
      throw HostError("\(name) has no window to open: its body gives no WindowGroup and no Window")
    }
    for window in start { windows.show(window) }
    application.run()
    return 0
  }

  /// Opens a window with views and runs until it is closed; see ``run(_:name:adjustServices:)``.
  package static func run<Content: View>(
    _ options: WindowOptions, adjustServices: (inout EngineServices) -> Void = { _ in },
    @ViewBuilder content: () -> Content
  ) throws -> Int32 {
    let application = try HostApplication(adjustServices: adjustServices)
    application.open(options, content: content())
    application.run()
    return 0
  }
}
