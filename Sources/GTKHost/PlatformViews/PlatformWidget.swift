import CGTK
import ViewEngine

/// A widget of GTK's to be shown by a ``PlatformView``.
@MainActor
package final class PlatformWidget {
  let widget: UnsafeMutablePointer<GtkWidget>

  /// Takes a widget that has no parent yet.
  /// - Parameter pointer: the `GtkWidget`.
  package init(_ pointer: UnsafeMutableRawPointer) {
    widget = cgtk_widget(pointer)
    g_object_ref_sink(pointer)
  }

  isolated deinit {
    if gtk_widget_get_parent(widget) != nil { gtk_widget_unparent(widget) }
    g_object_unref(gpointer(widget))
  }
}
