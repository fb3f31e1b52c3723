import CGTK
import Foundation
import ViewEngine

/// Opens addresses with the desktop's programs.
@MainActor
enum DesktopOpener {
  /// Starts the program that the desktop has for an address.
  /// - Throws: ``HostError`` where there is none, or it can't be started.
  static func open(_ url: URL) throws {
    var error: UnsafeMutablePointer<GError>?
    let context = gdk_display_get_default().flatMap { gpointer(gdk_display_get_app_launch_context($0)) }
    defer { if let context { g_object_unref(context) } }
    guard
      g_app_info_launch_default_for_uri(
        url.absoluteString, context?.assumingMemoryBound(to: GAppLaunchContext.self), &error) != 0
    else {
      throw HostError(
        "\(url.absoluteString) can't be opened: \(String(taking: error)). "
          + "Install or choose a program for it in the desktop's settings")
    }
  }
}
