import CGTK
import Foundation

/// Whether WebKitGTK can shut its pages away from the rest of the system.
///
/// It does so with bubblewrap, and where that doesn't work, as in many containers, it ends the whole program when the
/// first page is made. So it is tried before.
enum WebSandbox {
  /// Why pages can't be shut away, in one sentence; nil where they can, or where WebKitGTK does without that by itself.
  /// - Parameters:
  ///   - bubblewrap: the program that WebKitGTK calls; Debian's by default.
  ///   - environment: the process's, in which WebKitGTK looks whether it is to do without.
  static func obstacle(
    bubblewrap: String = "/usr/bin/bwrap", environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> String? {
    guard !isOfNoConcern(environment) else { return nil }
    guard FileManager.default.isExecutableFile(atPath: bubblewrap) else {
      return "\(bubblewrap), in which WebKitGTK shuts web pages away, is missing: install bubblewrap"
    }
    let arguments = [bubblewrap, "--ro-bind", "/", "/", "--dev", "/dev", "--proc", "/proc", "--unshare-pid"]
    var message: UnsafeMutablePointer<CChar>?
    var status: gint = 0
    var error: UnsafeMutablePointer<GError>?
    defer {
      g_free(message)
      g_clear_error(&error)
    }
    var words = (arguments + ["/bin/true"]).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    let hasRun = g_spawn_sync(nil, &words, nil, G_SPAWN_DEFAULT, nil, nil, nil, &message, &status, &error) != 0
    guard hasRun, g_spawn_check_wait_status(status, nil) != 0 else {
      let reason = message.map { String(cString: $0) } ?? error.map { String(cString: $0.pointee.message) } ?? ""
      let line = reason.split(separator: "\n").first.map(String.init) ?? "status \(status)"
      return "\(bubblewrap), in which WebKitGTK shuts web pages away, doesn't work here: \(line)"
    }
    return nil
  }

  /// Flatpak and Snap shut programs away as a whole, Podman's containers WebKitGTK tries itself, and users may forbid it.
  private static func isOfNoConcern(_ environment: [String: String]) -> Bool {
    environment["WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS"] == "1" || environment["SNAP_NAME"] != nil
      || ["/.flatpak-info", "/run/.containerenv"].contains { FileManager.default.fileExists(atPath: $0) }
  }
}
