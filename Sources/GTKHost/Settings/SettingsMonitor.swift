import CGTK
import ViewEngine

/// Follows the desktop's settings: GTK's at once, the settings portal's as its answers and signals come in.
@MainActor
final class SettingsMonitor {
  private(set) var settings = DesktopSettings()
  /// Called when ``settings`` has changed.
  var onChange: (DesktopSettings) -> Void = { _ in }

  private let gtk: gpointer?
  private var handlers: [gulong] = []
  private var portal = PortalSettings()
  private static let service = "org.freedesktop.portal.Desktop"
  private static let path = "/org/freedesktop/portal/desktop"
  private static let interface = "org.freedesktop.portal.Settings"
  private static let resolution = "gtk-xft-dpi"

  init() {
    gtk = gtk_settings_get_default().map { gpointer($0) }
    settings = gtkSettings
    guard let gtk else { return }
    for name in ["gtk-application-prefer-dark-theme", "gtk-enable-animations", "gtk-theme-name", Self.resolution] {
      handlers.append(connect(gtk, "notify::\(name)") { [weak self] _ in self?.refresh() })
    }
  }

  isolated deinit {
    if let gtk { for handler in handlers { g_signal_handler_disconnect(gtk, handler) } }
  }

  private var gtkSettings: DesktopSettings {
    guard let gtk else { return DesktopSettings() }
    let theme = String(takingString: cgtk_copy_string(gtk, "gtk-theme-name")) ?? ""
    // In 1024ths of a dot per inch; 96 is a scale of one, and −1 says that nothing is set.
    let resolution = cgtk_get_int(gtk, Self.resolution)
    return DesktopSettings(
      prefersDark: cgtk_get_int(gtk, "gtk-application-prefer-dark-theme") != 0 || theme.hasSuffix("-dark")
        || theme == "HighContrastInverse",
      prefersHighContrast: theme.hasPrefix("HighContrast"),
      textScale: resolution > 0 ? DesktopSettings.textScale(Double(resolution) / 98_304) : 1,
      reducesMotion: cgtk_get_int(gtk, "gtk-enable-animations") == 0)
  }

  private func refresh() {
    let now = portal.over(gtkSettings)
    guard now != settings else { return }
    settings = now
    onChange(now)
  }

  /// Asks the portal, and follows it from then on.
  func follow(_ bus: SessionBus) {
    bus.listen(to: "SettingChanged", interface: Self.interface, path: Self.path) { [weak self] arguments in
      guard let namespace = arguments[0]?.string, let key = arguments[1]?.string, let value = arguments[2] else {
        return
      }
      self?.take(namespace, key, value)
    }
    for (namespace, key) in PortalSettings.keys {
      let read = SessionBus.Method(service: Self.service, path: Self.path, interface: Self.interface, name: "Read")
      bus.call(read, [.string(namespace), .string(key)]) { [weak self] reply in
        if let value = reply?[0] { self?.take(namespace, key, value) }
      }
    }
  }

  private func take(_ namespace: String, _ key: String, _ value: Variant) {
    portal.set(namespace, key, to: value.unboxed)
    if let gtk, let scheme = portal.colorScheme, scheme != .unspecified {
      // The title bar shall match the content. The portal's word stays above GTK's, so this can't go round in circles.
      cgtk_set_int(gtk, "gtk-application-prefer-dark-theme", scheme == .dark ? 1 : 0)
    }
    refresh()
  }
}
