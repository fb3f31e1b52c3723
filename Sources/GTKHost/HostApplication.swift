import CGTK
import Foundation
import GSKRenderer
import ViewEngine

/// What the windows of a process share: text, pictures, the desktop's settings, the main loop.
@MainActor
package final class HostApplication {
  /// Whether this program opens windows on a display.
  private(set) static var isShowingWindows = false

  package let services: EngineServices
  package private(set) var windows: [HostWindow] = []
  /// Told of the desktop's settings beside the windows; once at the time it is set.
  package var onSettingsChange: ((inout EnvironmentValues) -> Void) -> Void = { _ in } {
    didSet { onSettingsChange(apply) }
  }

  private let environment: EnvironmentValues
  private let loop = EventLoop()
  private let settings: SettingsMonitor
  private let accessibility = AccessibilityStatus()
  private let locale = UserLocale.read(from: ProcessInfo.processInfo.environment)
  private let busTimer = LoopTimer()
  /// Kept, since its signals end with it.
  private var bus: SessionBus?

  /// Connects to the display.
  /// - Throws: ``HostError`` where there is none.
  package init(
    environment: EnvironmentValues = EnvironmentValues(), adjustServices: (inout EngineServices) -> Void = { _ in }
  ) throws {
    self.environment = environment
    try DisplayPreparation.start()
    Self.isShowingWindows = true
    let shaper = PangoTextShaper()
    shaper.warmUp()
    var services = EngineServices(
      textShaper: shaper, imageDecoder: PixbufImageDecoder(), clipboard: DesktopClipboard())
    let log = services.log
    let process = ProcessInfo.processInfo
    services.settings = AppSettings(
      store: FileSettingsStore(
        file: SettingsFile.location(environment: process.environment, program: process.processName), log: log))
    services.openURL = { url in
      do {
        try DesktopOpener.open(url)
        return true
      } catch {
        log("\(error)")
        return false
      }
    }
    adjustServices(&services)
    self.services = services
    settings = SettingsMonitor()
    settings.onChange = { [weak self] _ in self?.settingsDidChange() }
    accessibility.onChange = { [weak self] in self?.accessibilityDidChange() }
    // Asking the session costs time that the first frame needs more.
    busTimer.scheduleWhenIdle { [weak self] in self?.connectToSession() }
  }

  /// Opens a window.
  /// - Parameter makeGraph: makes the content for a size in points and a scale.
  @discardableResult
  package func open(
    _ options: WindowOptions,
    makeGraph: (_ size: CGSize, _ scale: CGFloat, EngineServices, EnvironmentValues) -> ViewGraph
  ) -> HostWindow {
    var environment = environment
    apply(to: &environment)
    let window = HostWindow(options) { size, scale in makeGraph(size, scale, services, environment) }
    window.accessibility.isEnabled = accessibility.isEnabled
    windows.append(window)
    window.onClose = { [weak self, weak window] in
      guard let self else { return }
      windows.removeAll { $0 === window }
      if windows.isEmpty { loop.quit() }
    }
    window.present()
    return window
  }

  /// Opens a window with views.
  @discardableResult
  package func open<Content: View>(_ options: WindowOptions, content: Content) -> HostWindow {
    open(options) { size, scale, services, environment in
      ViewGraph(content, size: size, scale: scale, services: services, environment: environment)
    }
  }

  /// Runs until the last window is closed.
  package func run() {
    guard !windows.isEmpty else { return }
    loop.run()
  }

  private func apply(to values: inout EnvironmentValues) {
    values.locale = locale.locale
    values.layoutDirection = locale.direction
    settings.settings.apply(to: &values)
    values.accessibilityVoiceOverEnabled = accessibility.hasScreenReader
  }

  private func accessibilityDidChange() {
    let (isEnabled, hasScreenReader) = (accessibility.isEnabled, accessibility.hasScreenReader)
    onSettingsChange { $0.accessibilityVoiceOverEnabled = hasScreenReader }
    for window in windows {
      window.accessibility.isEnabled = isEnabled
      window.updateEnvironment { $0.accessibilityVoiceOverEnabled = hasScreenReader }
    }
  }

  private func settingsDidChange() {
    let settings = settings.settings
    onSettingsChange { settings.apply(to: &$0) }
    for window in windows { window.updateEnvironment { settings.apply(to: &$0) } }
  }

  private func connectToSession() {
    SessionBus.connect { [weak self] bus in
      self?.bus = bus
      self?.settings.follow(bus)
      self?.accessibility.follow(bus)
    }
  }
}
