import CGTK
import ViewEngine

/// Connects the text field that has the focus with the desktop's input method.
///
/// The method gets keys only while a field is active; else letters would go to it, and shortcuts would never see them.
@MainActor
final class InputMethod {
  private let graph: ViewGraph
  private let context: UnsafeMutablePointer<GtkIMContext>
  private let keys: KeyInput
  private let canvas: CanvasWidget
  private var status: TextInput.Status?
  var onEventHandled: () -> Void = {}

  init(graph: ViewGraph, canvas: CanvasWidget, keys: KeyInput) {
    self.graph = graph
    self.keys = keys
    self.canvas = canvas
    context = gtk_im_multicontext_new()
    gtk_im_context_set_client_widget(context, canvas.widget)
    connectContext()
    graph.textInput.onChange = { [weak self] in self?.take($0) }
    graph.textInput.onReset = { [weak self] in self?.reset() }
  }

  isolated deinit { g_object_unref(gpointer(context)) }

  func stop() {
    graph.textInput.onChange = { _ in }
    graph.textInput.onReset = {}
    take(nil)
    gtk_im_context_set_client_widget(context, nil)
  }

  private func connectContext() {
    let context = gpointer(self.context)
    connect(context, "commit") { [weak self] in self?.send(.commit($0.string(0))) }
    connect(context, "preedit-changed") { [weak self] _ in self?.preeditDidChange() }
    connect(context, "preedit-end") { [weak self] _ in self?.send(.preedit("", caret: 0)) }
    connectAnswering(context, "retrieve-surrounding") { [weak self] _ in self?.tellSurrounding() ?? false }
    connectAnswering(context, "delete-surrounding") { [weak self] arguments in
      guard let self, let status else { return false }
      let surrounding = SurroundingText(text: status.text, selection: status.selection)
      guard let units = surrounding.deletion(offset: arguments.int(0), count: arguments.int(1)) else { return false }
      send(.deleteSurrounding(before: units.before, after: units.after))
      return true
    }
  }

  private func send(_ event: TextInputEvent) {
    graph.send(event)
    onEventHandled()
  }

  private func preeditDidChange() {
    var text: UnsafeMutablePointer<CChar>?
    var caret: gint = 0
    gtk_im_context_get_preedit_string(context, &text, nil, &caret)
    let preedit = String(takingString: text) ?? ""
    send(.preedit(preedit, caret: SurroundingText.utf16Offset(ofCharacter: Int(caret), in: preedit)))
  }

  private func tellSurrounding() -> Bool {
    guard let status, !status.isSecure else { return false }
    let surrounding = SurroundingText(text: status.text, selection: status.selection)
    gtk_im_context_set_surrounding_with_selection(
      context, status.text, gint(status.text.utf8.count),
      gint(surrounding.byteOffset(of: status.selection.upperBound)),
      gint(surrounding.byteOffset(of: status.selection.lowerBound)))
    return true
  }

  /// Whether a native view has the keys.
  var isSuspended = false {
    didSet { if isSuspended != oldValue { take(status) } }
  }

  private var isActive = false

  private func take(_ status: TextInput.Status?) {
    self.status = status
    guard let status, !isSuspended else {
      guard isActive else { return }
      isActive = false
      gtk_im_context_focus_out(context)
      gtk_event_controller_key_set_im_context(keys.controller, nil)
      return
    }
    if !isActive {
      isActive = true
      cgtk_set_int(
        gpointer(context), "input-purpose",
        Int32((status.isSecure ? GTK_INPUT_PURPOSE_PASSWORD : GTK_INPUT_PURPOSE_FREE_FORM).rawValue))
      gtk_event_controller_key_set_im_context(keys.controller, context)
      gtk_im_context_focus_in(context)
    }
    tellCaret(status.caretRect)
  }

  private func tellCaret(_ rect: CGRect) {
    func whole(_ value: CGFloat) -> gint { value.isFinite ? gint(max(-1e6, min(1e6, value.rounded()))) : 0 }
    var area = GdkRectangle(
      x: whole(rect.minX), y: whole(rect.minY), width: whole(rect.width), height: whole(rect.height))
    gtk_im_context_set_cursor_location(context, &area)
  }

  private func reset() { gtk_im_context_reset(context) }

  /// GTK's focus moved from the canvas to a stand-in of assistive technology or back. The key controller has told the
  /// input method that the focus is lost; for the user it is where it was.
  func focusWasMovedByGTK() {
    guard isActive, let status else { return }
    gtk_im_context_focus_in(context)
    tellCaret(status.caretRect)
  }
}
