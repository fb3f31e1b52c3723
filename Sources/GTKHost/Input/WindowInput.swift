import CGTK
import ViewEngine

/// Where a point is to a native view of the canvas.
enum PlatformViewHit {
  case none
  /// In the native view, with nothing in front: the events are its own.
  case front
  /// In the native view, and in something of the engine's that covers it.
  case covered
}

/// All input of a window. One controller sees every event on its way down to the widget; enter and leave come from
/// another, since the first doesn't get them; keys come from a third, behind the input method.
@MainActor
final class WindowInput {
  let inputMethod: InputMethod
  /// Called after events have reached the engine.
  var onEventHandled: () -> Void = {} {
    didSet {
      keys.onEventHandled = onEventHandled
      inputMethod.onEventHandled = onEventHandled
    }
  }
  /// Whether a native view lies at a place of the canvas.
  var platformViewHit: (CGPoint) -> PlatformViewHit = { _ in .none }
  /// Called when GTK's focus has moved to what is not the engine's.
  var onFocusLeft: () -> Void = {}

  private let graph: ViewGraph
  private let canvas: CanvasWidget
  private let pointers: PointerInput
  private let scrolling: ScrollInput
  private let pinching: PinchInput
  private let keys: KeyInput
  private var cursor = PointerStyle.default

  init(graph: ViewGraph, canvas: CanvasWidget, clock: HostClock) {
    self.graph = graph
    self.canvas = canvas
    pointers = PointerInput(graph: graph, canvas: canvas, clock: clock)
    scrolling = ScrollInput(graph: graph, clock: clock)
    pinching = PinchInput(graph: graph, clock: clock)
    keys = KeyInput(graph: graph, canvas: canvas, clock: clock)
    inputMethod = InputMethod(graph: graph, canvas: canvas, keys: keys)
    addControllers()
  }

  private func addControllers() {
    let events = gtk_event_controller_legacy_new()!
    gtk_event_controller_set_propagation_phase(events, GTK_PHASE_CAPTURE)
    connectAnswering(gpointer(events), "event") { [weak self] arguments in
      guard let self, let event = arguments.pointer(0) else { return false }
      return handle(EventDetails(event: OpaquePointer(event)))
    }
    gtk_widget_add_controller(canvas.widget, events)

    let crossings = gtk_event_controller_motion_new()!
    connect(gpointer(crossings), "enter") { [weak self] arguments in
      self?.crossed { $0.enter(at: CGPoint(x: arguments.double(0), y: arguments.double(1))) }
    }
    connect(gpointer(crossings), "leave") { [weak self] _ in self?.crossed { $0.leave() } }
    gtk_widget_add_controller(canvas.widget, crossings)
  }

  /// Ends everything that input has begun.
  func stop() {
    pointers.cancel()
    inputMethod.stop()
    onEventHandled = {}
  }

  private func crossed(_ send: (PointerInput) -> Void) {
    send(pointers)
    pointerWasHandled()
  }

  /// Takes an event on its way to the widget under the pointer; true keeps it from going on.
  private func handle(_ details: EventDetails) -> Bool {
    let type = details.type
    if type == GDK_GRAB_BROKEN {
      pointers.cancel()
      pointerWasHandled()
      return false
    }
    // GDK's scroll events carry no place: it is where the pointer is.
    guard Self.pointerTypes.contains(type.rawValue),
      let location = details.location(in: canvas) ?? pointers.place ?? details.devicePlace(in: canvas)
    else { return false }
    // What went down on the engine's content stays its own, wherever it goes.
    let hit = pointers.isPressed ? .none : platformViewHit(location)
    if hit == .front, !PointerInput.isBackButton(details) { return false }
    switch type {
    case GDK_MOTION_NOTIFY: pointers.motion(details, at: location)
    case GDK_BUTTON_PRESS:
      takeFocus()
      pointers.buttonPress(details, at: location)
    case GDK_BUTTON_RELEASE: pointers.buttonRelease(details, at: location)
    case GDK_SCROLL: scrolling.scroll(details, at: location)
    case GDK_TOUCHPAD_HOLD: scrolling.hold(details, at: location)
    case GDK_TOUCHPAD_PINCH: pinching.pinch(details, at: location)
    default:
      if type == GDK_TOUCH_BEGIN { takeFocus() }
      pointers.touch(details, at: location)
    }
    pointerWasHandled()
    // GTK knows nothing of what lies over its widget, and would give it the event as well.
    return hit != .none
  }

  private static let pointerTypes: Set<UInt32> = Set(
    [
      GDK_MOTION_NOTIFY, GDK_BUTTON_PRESS, GDK_BUTTON_RELEASE, GDK_SCROLL, GDK_TOUCHPAD_HOLD,
      GDK_TOUCHPAD_PINCH, GDK_TOUCH_BEGIN, GDK_TOUCH_UPDATE, GDK_TOUCH_END, GDK_TOUCH_CANCEL,
    ].map(\.rawValue))

  /// A press beside a native view takes the keys back from it.
  private func takeFocus() {
    guard let root = gtk_widget_get_root(canvas.widget) else { return }
    let focused = gtk_root_get_focus(root)
    if !Self.isOurs(focused, canvas) { gtk_widget_grab_focus(canvas.widget) }
  }

  /// Whether keys for a widget are the engine's.
  private static func isOurs(_ focused: UnsafeMutablePointer<GtkWidget>?, _ canvas: CanvasWidget) -> Bool {
    guard let focused else { return false }
    return focused == canvas.widget || AccessibleProxy.isProxy(focused)
  }

  /// GTK's focus moved to another widget of the window. A native view gets its keys undisturbed.
  func focusDidMove() {
    guard let root = gtk_widget_get_root(canvas.widget), let focused = gtk_root_get_focus(root) else { return }
    let isOurs = Self.isOurs(focused, canvas)
    keys.isSuspended = !isOurs
    inputMethod.isSuspended = !isOurs
    if !isOurs { onFocusLeft() }
  }

  private func pointerWasHandled() {
    updateCursor()
    onEventHandled()
  }

  /// What lies under a resting pointer may have changed.
  func frameWasMade() { updateCursor() }

  private func updateCursor() {
    let style = graph.pointerStyle
    guard style != cursor else { return }
    cursor = style
    // GDK takes the names of CSS, and shows the default for others.
    gtk_widget_set_cursor_from_name(canvas.widget, style == .default ? nil : style.name)
  }
}
