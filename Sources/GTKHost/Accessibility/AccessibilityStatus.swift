import CGTK
import Foundation
import ViewEngine

/// Whether assistive technology is in use, as the accessibility bus says it.
@MainActor
final class AccessibilityStatus {
  private(set) var isEnabled: Bool
  /// Whether that is a screen reader; other clients, such as tests and keyboards on the screen, need no other look.
  private(set) var hasScreenReader = false
  /// Called when one of the two has changed.
  var onChange: () -> Void = {}

  private let isForced: Bool
  private static let interface = "org.a11y.Status"
  private static let path = "/org/a11y/bus"

  /// `MATERIAL_ACCESSIBILITY=1` says that it is, whatever the bus says: plain clients such as tests don't tell it.
  init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    isForced = environment["MATERIAL_ACCESSIBILITY"] == "1"
    isEnabled = isForced
  }

  /// Asks the bus, and follows it from then on.
  func follow(_ bus: SessionBus) {
    guard !isForced else { return }
    bus.listen(to: "PropertiesChanged", interface: "org.freedesktop.DBus.Properties", path: Self.path) {
      [weak self] arguments in
      guard arguments[0]?.string == Self.interface, let changed = arguments[1] else { return }
      self?.take(changed)
    }
    let getAll = SessionBus.Method(
      service: "org.a11y.Bus", path: Self.path, interface: "org.freedesktop.DBus.Properties", name: "GetAll")
    bus.call(getAll, [.string(Self.interface)]) { [weak self] reply in
      if let values = reply?[0] { self?.take(values) }
    }
  }

  private var hasClients = false

  private func take(_ values: Variant) {
    let before = (isEnabled, hasScreenReader)
    hasClients = values.value(for: "IsEnabled")?.bool ?? hasClients
    hasScreenReader = values.value(for: "ScreenReaderEnabled")?.bool ?? hasScreenReader
    isEnabled = hasClients || hasScreenReader
    if before != (isEnabled, hasScreenReader) { onChange() }
  }
}
