import CGTK
import Foundation
import GSKRenderer
import ViewEngine

/// What is decided before GTK starts.
@MainActor
enum DisplayPreparation {
  /// Chooses how to draw, and opens the display.
  /// - Throws: ``HostError`` where there is no display.
  static func start() throws {
    chooseRenderer(hasGraphicsProcessor: hasGraphicsProcessor, environment: ProcessInfo.processInfo.environment) {
      setenv($0, $1, 1)
    }
    // Window managers and assistive technology know programs by this name; GTK takes it from `argc` and `argv` only.
    if let program = CommandLine.arguments.first { g_set_prgname((program as NSString).lastPathComponent) }
    guard RenderingLibraries.start(usingDisplay: true) else {
      throw HostError(
        "No window can be opened: there is no display (DISPLAY and WAYLAND_DISPLAY name none that answers). "
          + "Run this in a desktop session, or without a window by --headless WIDTHxHEIGHT")
    }
  }

  /// Without a graphics processor GTK would set up OpenGL in software all the same, which costs 60 ms and 40 MiB, and
  /// would draw with it at several times the cost of cairo. What the user has set stays.
  static func chooseRenderer(
    hasGraphicsProcessor: Bool, environment: [String: String], set: (_ name: String, _ value: String) -> Void
  ) {
    let isSoftware = environment["LIBGL_ALWAYS_SOFTWARE"].map { $0 != "0" && $0 != "false" && !$0.isEmpty } ?? false
    guard !hasGraphicsProcessor || isSoftware else { return }
    if environment["GSK_RENDERER"] == nil { set("GSK_RENDERER", "cairo") }
    if environment["GDK_DEBUG"] == nil, (environment["GSK_RENDERER"] ?? "cairo") == "cairo" {
      set("GDK_DEBUG", "gl-disable")
    }
  }

  /// Whether the kernel offers a device to render with.
  private static var hasGraphicsProcessor: Bool {
    let devices = (try? FileManager.default.contentsOfDirectory(atPath: "/dev/dri")) ?? []
    return devices.contains { $0.hasPrefix("renderD") }
  }
}

/// Why the host can't do what was asked for.
package struct HostError: Error, Hashable, CustomStringConvertible {
  /// One sentence: what, why, what to do.
  package let description: String

  init(_ description: String) { self.description = description }
}
