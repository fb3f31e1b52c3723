import CGTK
import ViewEngine

/// The widget that fills a window and shows the engine's picture.
///
/// Its children are never laid out or drawn by GTK: stand-ins for assistive technology, which are not drawn at all,
/// and native views, which are drawn where the picture has a place for them.
@MainActor
final class CanvasWidget {
  let widget: UnsafeMutablePointer<GtkWidget>
  /// Draws the picture into a `GtkSnapshot`.
  var onSnapshot: (OpaquePointer) -> Void = { _ in }
  /// Takes the widget's size and gives the children theirs.
  var onAllocate: (CGSize) -> Void = { _ in }
  /// Called when the widget goes, while it is still whole.
  var onDispose: () -> Void = {}
  /// The size, in points, that the widget asks for where nothing else decides.
  var naturalSize: CGSize
  /// The smallest size, in points, to which a window may make it.
  var minimumSize: CGSize

  private static var canvases: [gpointer: CanvasWidget] = [:]

  init(naturalSize: CGSize, minimumSize: CGSize) {
    widget = cgtk_widget(cgtk_new_with_role(Self.type, GTK_ACCESSIBLE_ROLE_GROUP))
    self.naturalSize = naturalSize
    self.minimumSize = minimumSize
    gtk_widget_set_focusable(widget, 1)
    gtk_widget_set_hexpand(widget, 1)
    gtk_widget_set_vexpand(widget, 1)
    gtk_widget_set_overflow(widget, GTK_OVERFLOW_HIDDEN)
    Self.canvases[gpointer(widget)] = self
  }

  /// The widget's size in points.
  var size: CGSize {
    CGSize(width: CGFloat(gtk_widget_get_width(widget)), height: CGFloat(gtk_widget_get_height(widget)))
  }

  // MARK: The class

  private static let type = WidgetTypes.register("MaterialCanvas", parent: gtk_widget_get_type()) { widgetClass in
    widgetClass.pointee.snapshot = cFunction(snapshot)
    widgetClass.pointee.size_allocate = cFunction(allocate)
    widgetClass.pointee.measure = cFunction(measure)
    widgetClass.pointee.focus = cFunction(moveFocus)
    cgtk_object_class(widgetClass).pointee.dispose = cFunction(dispose)
  }

  private static let parentClass = g_type_class_ref(gtk_widget_get_type())

  private typealias Widget = UnsafeMutablePointer<GtkWidget>

  private static let snapshot: @MainActor @convention(c) (Widget?, OpaquePointer?) -> Void = { widget, snapshot in
    guard let widget, let snapshot else { return }
    canvases[gpointer(widget)]?.onSnapshot(snapshot)
  }

  private static let allocate: @MainActor @convention(c) (Widget?, gint, gint, gint) -> Void = {
    widget, width, height, _ in
    guard let widget else { return }
    canvases[gpointer(widget)]?.onAllocate(CGSize(width: CGFloat(width), height: CGFloat(height)))
  }

  private static let measure:
    @MainActor @convention(c) (
      Widget?, GtkOrientation, gint, UnsafeMutablePointer<gint>?, UnsafeMutablePointer<gint>?,
      UnsafeMutablePointer<gint>?, UnsafeMutablePointer<gint>?
    ) -> Void = { widget, orientation, _, minimum, natural, minimumBaseline, naturalBaseline in
      guard let widget, let canvas = canvases[gpointer(widget)] else { return }
      let isWidth = orientation == GTK_ORIENTATION_HORIZONTAL
      let least = gint(isWidth ? canvas.minimumSize.width : canvas.minimumSize.height)
      minimum?.pointee = least
      natural?.pointee = max(least, gint(isWidth ? canvas.naturalSize.width : canvas.naturalSize.height))
      minimumBaseline?.pointee = -1
      naturalBaseline?.pointee = -1
    }

  /// The engine moves the focus; GTK finds nothing in here to move it to.
  private static let moveFocus: @MainActor @convention(c) (Widget?, GtkDirectionType) -> gboolean = { _, _ in 0 }

  private static let dispose: @MainActor @convention(c) (UnsafeMutablePointer<GObject>?) -> Void = { object in
    guard let object else { return }
    // An object may be disposed of more than once.
    if let canvas = canvases.removeValue(forKey: gpointer(object)) { canvas.onDispose() }
    cgtk_widget(object).removeChildren()
    cgtk_object_class(parentClass).pointee.dispose(object)
  }
}
