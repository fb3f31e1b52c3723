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

  /// Whether GTK's focus is on the widget or in it.
  var hasFocus: Bool {
    guard let root = gtk_widget_get_root(widget), let focused = gtk_root_get_focus(root) else { return false }
    return focused == widget || gtk_widget_is_ancestor(focused, widget) != 0
  }

  isolated deinit {
    if gtk_widget_get_parent(widget) != nil { gtk_widget_unparent(widget) }
    g_object_unref(gpointer(widget))
  }
}
