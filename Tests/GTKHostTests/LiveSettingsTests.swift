import Foundation
import ProgramTesting
import Testing

extension DesktopTests {
  @Suite("Settings that change while a window is open")
  struct LiveSettingsTests {
    private static let portal = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Clients/settings-portal.py").path

    @Test("dark, contrast, accent, text size and motion are followed, from the start and when they change")
    func follow() async throws {
      let portal = try Program("/usr/bin/python3", [Self.portal])
      _ = try await portal.line("ready")
      portal.write("org.freedesktop.appearance color-scheme uint32 1")
      let window = try await ProbeWindow()
      _ = try await window.program.line("scheme dark")
      let count = window.program.lines.count
      portal.write("org.freedesktop.appearance color-scheme uint32 2")
      _ = try await window.program.line("scheme light", after: count)
      portal.write("org.gnome.desktop.interface text-scaling-factor 1.5")
      _ = try await window.program.line("text scale 1.5")
      portal.write("org.gnome.desktop.interface enable-animations false")
      _ = try await window.program.line("reduce motion true")
      portal.write("org.freedesktop.appearance contrast uint32 1")
      _ = try await window.program.line("contrast increased")
      portal.write("org.freedesktop.appearance accent-color (1.0, 0.0, 0.0)")
      _ = try await window.program.line("accent #FF0000")
      portal.write("org.freedesktop.appearance accent-color (-1.0, -1.0, -1.0)")
      _ = try await window.program.line("accent none")
    }
  }
}
