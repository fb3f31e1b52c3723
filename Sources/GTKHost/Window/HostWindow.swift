import CGTK
import GSKRenderer
import ViewEngine

/// A window of the desktop that shows a graph of views.
@MainActor
package final class HostWindow {
  package let graph: ViewGraph
  /// Called when the window has gone.
  package var onClose: () -> Void = {}

  /// Called after each frame: when it has been painted, or at once if it shows nothing new.
  package var onFrame: () -> Void = {}

  let canvas: CanvasWidget
  let window: UnsafeMutablePointer<GtkWindow>
  let clock = HostClock()
  let frames: FrameDriver
  let input: WindowInput
  let accessibility: AccessibilityTree
  private let builder: GSKNodeBuilder
  private let platformViews: PlatformViewLayer
  private var trace = FrameTrace()
  private var drawn: RenderNode?
  private var hasDrawnNews = false
  private var awaitsPainting = false
  /// What had the focus when assistive technology was last told of the content.
  private weak var describedFocus: LayoutNode?
  /// How many frames have been painted that showed something new.
  package private(set) var presentedCount = 0
  /// How many times the window's frame clock has asked for a frame.
  package var updateCount: Int { frames.updateCount }
  /// Seconds on the clock of the window's frames and events.
  package var time: TimeInterval { clock.now }

  /// Makes a window; ``present()`` shows it.
  /// - Parameter makeGraph: makes the window's content for a size in points and a scale.
  package init(_ options: WindowOptions, makeGraph: (_ size: CGSize, _ scale: CGFloat) -> ViewGraph) {
    canvas = CanvasWidget(naturalSize: options.size, minimumSize: options.minimumSize)
    window = cgtk_window(gtk_window_new())
    gtk_window_set_title(window, options.title)
    gtk_window_set_default_size(window, gint(options.size.width), gint(options.size.height))
    if !options.isDecorated { gtk_window_set_decorated(window, 0) }
    gtk_window_set_child(window, canvas.widget)

    let scale = CGFloat(gtk_widget_get_scale_factor(canvas.widget))
    graph = makeGraph(options.size, scale)
    builder = GSKNodeBuilder(configuration: RenderConfiguration(mode: .cairo, scale: scale))
    frames = FrameDriver(clock: clock)
    input = WindowInput(graph: graph, canvas: canvas, clock: clock)
    accessibility = AccessibilityTree(canvas: canvas)
    platformViews = PlatformViewLayer(canvas: canvas)
    connectParts()
  }

  private func connectParts() {
    graph.onNeedsFrame = { [weak self] in self?.frames.requestFrame() }
    frames.onFrame = { [weak self] time in self?.makeFrame(at: time) ?? false }
    frames.onPainted = { [weak self] in self?.framePainted() }
    canvas.onSnapshot = { [weak self] in self?.draw(into: $0) }
    canvas.onAllocate = { [weak self] in self?.take(size: $0) }
    builder.platformViewNode = { [weak self] view, frame in self?.platformViews.node(for: view, in: frame) }
    input.onEventHandled = { [weak self] in self?.eventWasHandled() }
    input.platformViewHit = { [weak self] in self?.platformViewHit(at: $0) ?? .none }
    input.onFocusLeft = { [weak self] in self?.platformViews.focusDidMove() }
    accessibility.textStatus = { [weak self] in self?.graph.textInput.status }
    accessibility.onTextReplaced = { [weak self] in self?.replaceFocusedText(with: $0) }
    accessibility.onFocusMoved = { [weak self] in self?.input.inputMethod.focusWasMovedByGTK() }
    accessibility.onActionPerformed = { [weak self] in self?.eventWasHandled() }

    let widget = gpointer(canvas.widget)
    connect(widget, "realize") { [weak self] _ in self?.didRealize() }
    connect(widget, "unrealize") { [weak self] _ in self?.frames.follow(nil) }
    connect(widget, "notify::scale-factor") { [weak self] _ in self?.scaleDidChange() }
    connect(gpointer(window), "notify::focus-widget") { [weak self] _ in self?.input.focusDidMove() }
    canvas.onDispose = { [weak self] in self?.didClose() }
  }

  /// Shows the window. Its content is ready before it appears.
  package func present() {
    _ = makeFrame(at: clock.now)
    gtk_window_present(window)
    gtk_widget_grab_focus(canvas.widget)
  }

  /// Puts the window, which is open already, before the others.
  package func bringToFront() { gtk_window_present(window) }

  /// Asks for a frame, whether or not anything has changed.
  package func requestFrame() { frames.requestFrame() }

  /// Closes the window and ends what it shows.
  package func close() { gtk_window_destroy(window) }

  /// Changes what the desktop sets.
  package func updateEnvironment(_ edit: (inout EnvironmentValues) -> Void) { graph.updateEnvironment(edit) }

  private func didRealize() {
    if let surface = gtk_native_get_surface(gtk_widget_get_native(canvas.widget)) {
      connect(gpointer(surface), "notify::state") { [weak self] _ in self?.phaseDidChange() }
    }
    let renderer = gtk_native_get_renderer(gtk_widget_get_native(canvas.widget))
    let isCairo = renderer.map { cgtk_is_a(gpointer($0), gsk_cairo_renderer_get_type()) != 0 } ?? true
    builder.configuration = RenderConfiguration(mode: isCairo ? .cairo : .gl, scale: graph.scale)
    frames.follow(gtk_widget_get_frame_clock(canvas.widget))
    frames.requestFrame()
  }

  /// The desktop gave the window the keyboard, took it, or put the window away.
  private func phaseDidChange() {
    guard let surface = gtk_native_get_surface(gtk_widget_get_native(canvas.widget)) else { return }
    let state = gdk_toplevel_get_state(cgtk_toplevel(gpointer(surface))).rawValue
    let phase: ScenePhase =
      if state & GDK_TOPLEVEL_STATE_MINIMIZED.rawValue != 0 {
        .background
      } else if state & GDK_TOPLEVEL_STATE_FOCUSED.rawValue != 0 {
        .active
      } else {
        .inactive
      }
    updateEnvironment { $0.scenePhase = phase }
  }

  private func didClose() {
    graph.onNeedsFrame = {}
    frames.follow(nil)
    frames.requestFrame(at: nil)
    accessibility.stop()
    input.stop()
    graph.close()
    onClose()
  }

  private func platformViewHit(at point: CGPoint) -> PlatformViewHit {
    guard platformViews.contains(point) else { return .none }
    return graph.input.path(at: point).first is PlatformViewNode ? .front : .covered
  }

  private func replaceFocusedText(with text: String) {
    guard let status = graph.textInput.status else { return }
    graph.send(
      .deleteSurrounding(
        before: status.selection.lowerBound, after: status.text.utf16.count - status.selection.upperBound))
    graph.send(.commit(text))
  }

  // MARK: Frames

  /// Brings the picture up to date; true while something moves.
  private func makeFrame(at time: TimeInterval) -> Bool {
    if graph.frame(at: time) {
      awaitsPainting = true
      gtk_widget_queue_draw(canvas.widget)
    }
    frames.requestFrame(at: graph.nextDeadline)
    input.frameWasMade()
    platformViews.update(graph.platformViews)
    describeToAccessibility()
    if !awaitsPainting { onFrame() }
    return graph.needsFrame
  }

  private func describeToAccessibility() {
    describedFocus = graph.focus.focused
    accessibility.setNeedsUpdate { [weak self] in self?.graph.semantics() }
  }

  private func take(size: CGSize) {
    if size != graph.size, size.width > 0, size.height > 0 {
      graph.resize(to: size, scale: graph.scale)
      // The frame that is being laid out shall show the new size already.
      if makeFrame(at: clock.now) { frames.requestFrame() }
    }
    accessibility.allocate()
    platformViews.allocate()
  }

  private func scaleDidChange() {
    let scale = CGFloat(gtk_widget_get_scale_factor(canvas.widget))
    guard scale != graph.scale else { return }
    builder.configuration.scale = scale
    graph.resize(to: graph.size, scale: scale)
    frames.requestFrame()
  }

  private func draw(into snapshot: OpaquePointer) {
    let node = builder.node(for: graph.displayItem, visible: CGRect(origin: .zero, size: graph.size))
    if node !== drawn { hasDrawnNews = true }
    drawn = node
    if let node { gtk_snapshot_append_node(snapshot, node.pointer) }
  }

  private func framePainted() {
    if hasDrawnNews {
      hasDrawnNews = false
      presentedCount += 1
      trace?.framePresented()
    }
    guard awaitsPainting else { return }
    awaitsPainting = false
    onFrame()
  }

  /// After events: what they changed is shown by the next frame.
  private func eventWasHandled() {
    // The focus may move without anything that shows.
    if graph.focus.focused !== describedFocus { describeToAccessibility() }
    if graph.needsFrame { frames.requestFrame() }
    frames.requestFrame(at: graph.nextDeadline)
  }
}
