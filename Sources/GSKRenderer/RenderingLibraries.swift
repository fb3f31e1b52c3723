import CGTK
import ViewEngine

/// The C libraries that draw: whether they are ready, and whether there is a display.
@MainActor
package enum RenderingLibraries {
  /// Whether a display could be opened; nil before ``start(usingDisplay:)``.
  package private(set) static var hasDisplay: Bool?

  /// Readies GTK and GSK for drawing; later calls change nothing and return the first one's result.
  ///
  /// GSK registers its node types as a part of GTK's own start, and aborts on the first node without it, so every
  /// builder of nodes calls this. GTK registers them whether or not it then finds a display.
  /// - Parameter usingDisplay: Whether to look for a display. A process that draws offscreen only says no: it then
  ///   opens no connection, even where a display could be had.
  /// - Returns: Whether there is a display.
  @discardableResult
  package static func start(usingDisplay: Bool = false) -> Bool {
    if let hasDisplay { return hasDisplay }
    if !usingDisplay {
      // Pictures drawn without a window come out the same on every machine, whatever its locale.
      gtk_disable_setlocale()
      // An allow list that names no backend: nothing is tried, nothing is connected to.
      gdk_set_allowed_backends("none")
    }
    let opened = gtk_init_check() != 0
    hasDisplay = opened
    return opened
  }
}
