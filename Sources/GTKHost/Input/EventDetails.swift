import CGTK
import ViewEngine

/// What all of GDK's events tell: where, when, with which keys held, by what.
@MainActor
struct EventDetails {
  let event: OpaquePointer

  var type: GdkEventType { gdk_event_get_event_type(event) }
  var milliseconds: UInt32 { gdk_event_get_time(event) }
  var modifiers: EventModifiers { EventModifiers(gdk_event_get_modifier_state(event)) }
  var source: GdkInputSource? { gdk_event_get_device(event).map { gdk_device_get_source($0) } }

  /// The place in a canvas, in points; nil for an event without a place.
  func location(in canvas: CanvasWidget) -> CGPoint? {
    var x = 0.0
    var y = 0.0
    guard gdk_event_get_position(event, &x, &y) != 0 else { return nil }
    return Self.location(x, y, in: canvas)
  }

  /// Where the event's device points to now; the display server is asked.
  func devicePlace(in canvas: CanvasWidget) -> CGPoint? {
    guard let device = gdk_event_get_device(event), let surface = gdk_event_get_surface(event) else { return nil }
    var x = 0.0
    var y = 0.0
    guard gdk_surface_get_device_position(surface, device, &x, &y, nil) != 0 else { return nil }
    return Self.location(x, y, in: canvas)
  }

  /// Converts a place on the window's surface, which includes shadows and title bars, to one in a canvas.
  static func location(_ x: Double, _ y: Double, in canvas: CanvasWidget) -> CGPoint? {
    guard let native = gtk_widget_get_native(canvas.widget) else { return nil }
    var offsetX = 0.0
    var offsetY = 0.0
    gtk_native_get_surface_transform(native, &offsetX, &offsetY)
    var localX = 0.0
    var localY = 0.0
    guard
      gtk_widget_translate_coordinates(
        cgtk_widget(gpointer(native)), canvas.widget, x - offsetX, y - offsetY, &localX, &localY) != 0
    else { return nil }
    return CGPoint(x: localX, y: localY)
  }
}

extension EventModifiers {
  /// The modifiers that GDK names.
  init(_ state: GdkModifierType) {
    self = []
    let table: [(GdkModifierType, EventModifiers)] = [
      (GDK_LOCK_MASK, .capsLock), (GDK_SHIFT_MASK, .shift), (GDK_CONTROL_MASK, .control), (GDK_ALT_MASK, .option),
      (GDK_SUPER_MASK, .command), (GDK_META_MASK, .command),
    ]
    for (mask, modifier) in table where state.rawValue & mask.rawValue != 0 { insert(modifier) }
  }
}
