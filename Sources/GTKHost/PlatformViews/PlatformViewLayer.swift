import CGTK
import GSKRenderer
import ViewEngine

/// Puts native views where the engine's layout has places for them.
///
/// After each frame their widgets are children of the canvas, at the places' frames. They are drawn as a part of the
/// picture, in its order and under its clips.
@MainActor
final class PlatformViewLayer {
  private let canvas: CanvasWidget
  private var shown: [ObjectIdentifier: Shown] = [:]

  private struct Shown {
    let place: PlatformViewPlace
    let widget: PlatformWidget
    var frame: CGRect
  }

  init(canvas: CanvasWidget) { self.canvas = canvas }

  /// Takes the places of the frame that was made.
  func update(_ places: [PlatformViewPlace]) {
    guard !places.isEmpty || !shown.isEmpty else { return }
    var now: [ObjectIdentifier: Shown] = [:]
    var changed = false
    for place in places {
      guard let widget = place.makeNative() as? PlatformWidget else { continue }
      let frame = Self.whole(place.frame)
      let id = ObjectIdentifier(place)
      if gtk_widget_get_parent(widget.widget) == nil {
        gtk_widget_set_parent(widget.widget, canvas.widget)
        place.onFocus = { [weak widget] in
          if let widget, !widget.hasFocus { gtk_widget_grab_focus(widget.widget) }
        }
      }
      if shown[id]?.frame != frame { changed = true }
      now[id] = Shown(place: place, widget: widget, frame: frame)
    }
    for (id, old) in shown where now[id] == nil {
      // Otherwise nothing would have the keys when it is gone.
      if old.widget.hasFocus { gtk_widget_grab_focus(canvas.widget) }
      gtk_widget_unparent(old.widget.widget)
      changed = true
    }
    shown = now
    if changed { gtk_widget_queue_allocate(canvas.widget) }
  }

  /// Gives the widgets their frames, as a part of the canvas's own layout.
  func allocate() {
    for view in shown.values {
      let widget = view.widget.widget
      gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, nil, nil, nil, nil)
      var allocation = GdkRectangle(
        x: gint(view.frame.minX), y: gint(view.frame.minY), width: gint(view.frame.width),
        height: gint(view.frame.height))
      gtk_widget_size_allocate(widget, &allocation, -1)
    }
  }

  /// The widget's picture with its corner at the corner of `frame`, which is in the coordinates of what is drawn.
  func node(for view: AnyObject, in frame: CGRect) -> RenderNode? {
    guard let shown = shown[ObjectIdentifier(view)] else { return nil }
    let snapshot = gtk_snapshot_new()!
    // The widget draws itself at its place in the canvas.
    var offset = graphene_point_t(
      x: Float(frame.minX - shown.frame.minX), y: Float(frame.minY - shown.frame.minY))
    gtk_snapshot_translate(snapshot, &offset)
    gtk_widget_snapshot_child(canvas.widget, shown.widget.widget, snapshot)
    return gtk_snapshot_free_to_node(snapshot).map(RenderNode.init(adopting:))
  }

  /// Whether a native view lies at a point of the canvas.
  func contains(_ point: CGPoint) -> Bool { shown.values.contains { $0.frame.contains(point) } }

  /// GTK's focus moved to a widget: the engine's follows it to the place of the native view that the widget is in.
  func focusDidMove() {
    shown.values.first { $0.widget.hasFocus }?.place.hostDidFocus()
  }

  private static func whole(_ rect: CGRect) -> CGRect {
    func limit(_ value: CGFloat) -> CGFloat { value.isFinite ? min(max(value, -1e6), 1e6).rounded() : 0 }
    let (x, y) = (limit(rect.minX), limit(rect.minY))
    return CGRect(x: x, y: y, width: max(0, limit(rect.maxX) - x), height: max(0, limit(rect.maxY) - y))
  }
}
