import CGTK
import ViewEngine

/// Takes keys, first to the input method while a text field is active, then to the engine.
@MainActor
final class KeyInput {
  private let graph: ViewGraph
  private let clock: HostClock
  /// The `GtkEventControllerKey`.
  let controller: OpaquePointer
  /// The hardware codes of the keys that are down, to tell repeats.
  private var held: Set<guint> = []
  var onEventHandled: () -> Void = {}
  /// Whether keys go to a native view and not to the engine.
  var isSuspended = false {
    didSet { if isSuspended { held = [] } }
  }

  init(graph: ViewGraph, canvas: CanvasWidget, clock: HostClock) {
    self.graph = graph
    self.clock = clock
    controller = gtk_event_controller_key_new()
    // Before the stand-ins of assistive technology, which may have GTK's focus, and whose own keys GTK would act on.
    gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
    gtk_widget_add_controller(canvas.widget, controller)
    connectAnswering(gpointer(controller), "key-pressed") { [weak self] arguments in
      self?.pressed(arguments.unsigned(0), code: arguments.unsigned(1), arguments.flags(2)) ?? false
    }
    connect(gpointer(controller), "key-released") { [weak self] arguments in
      self?.released(arguments.unsigned(0), code: arguments.unsigned(1), arguments.flags(2))
    }
    addControllerForUnusedKeys(of: canvas)
    let focus = gtk_event_controller_focus_new()!
    connect(gpointer(focus), "leave") { [weak self] _ in self?.held = [] }
    gtk_widget_add_controller(canvas.widget, focus)
  }

  /// What a native view has no use for comes back on its way up. Escape leaves the page that the view is on.
  private func addControllerForUnusedKeys(of canvas: CanvasWidget) {
    let unused = gtk_event_controller_key_new()!
    connectAnswering(gpointer(unused), "key-pressed") { [weak self] arguments in
      guard let self, isSuspended, KeyNames.key(for: arguments.unsigned(0)).name == "Escape" else { return false }
      let time = clock.time(ofEvent: gtk_event_controller_get_current_event_time(unused))
      let wanted = graph.send(KeyEvent("Escape", characters: "", phase: .down, time: time))
      _ = graph.send(KeyEvent("Escape", characters: "", phase: .up, time: time))
      onEventHandled()
      return wanted
    }
    gtk_widget_add_controller(canvas.widget, unused)
  }

  private func pressed(_ symbol: guint, code: guint, _ state: guint) -> Bool {
    guard !isSuspended else { return false }
    let isRepeat = !held.insert(code).inserted
    let name = send(symbol, state, isRepeat ? .repeat : .down)
    // GTK would move its own focus with these, away from the canvas.
    return name.wanted || name.key == "Tab" || name.key.hasPrefix("Arrow")
  }

  private func released(_ symbol: guint, code: guint, _ state: guint) {
    guard held.remove(code) != nil else { return }
    _ = send(symbol, state, .up)
  }

  private func send(_ symbol: guint, _ state: guint, _ phase: KeyEvent.Phase) -> (key: String, wanted: Bool) {
    let (key, characters) = KeyNames.key(for: symbol)
    var modifiers = EventModifiers(GdkModifierType(rawValue: state))
    if KeyNames.isOnNumberPad(symbol) { modifiers.insert(.numericPad) }
    let time = clock.time(ofEvent: gtk_event_controller_get_current_event_time(controller))
    let wanted = graph.send(
      KeyEvent(key, characters: characters, modifiers: modifiers, phase: phase, time: time))
    onEventHandled()
    return (key, wanted)
  }
}
