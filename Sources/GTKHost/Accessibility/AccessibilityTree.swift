import CGTK
import ViewEngine

/// Keeps a widget for every element of the semantics tree, in a canvas.
///
/// 1. Nothing is done before a client of assistive technology is known to be there.
/// 2. After frames, when the loop has nothing else to do, the elements are compared with the widgets: those whose
///    element has gone, or has become another thing, are removed; the others are told what changed.
/// 3. GTK's focus is put on the widget of the focused element, since clients learn of the focus from GTK only.
@MainActor
final class AccessibilityTree {
  private let canvas: CanvasWidget
  private let timer = LoopTimer()
  private var describe: () -> SemanticsNode? = { nil }
  private var proxies: [Key: AccessibleProxy] = [:]
  private var roots: [AccessibleProxy] = []
  private var generation = 0
  /// Text that a client wants in a field once that has the focus.
  private var wantedText: (key: SemanticsNode.ID, text: String)?

  /// Gives the focused text field's text and selection.
  var textStatus: () -> TextInput.Status? = { nil }
  /// Puts a text in place of the focused field's.
  var onTextReplaced: (String) -> Void = { _ in }
  /// Called when GTK's focus was moved among the canvas and the widgets in it.
  var onFocusMoved: () -> Void = {}
  /// Called after a client has done something.
  var onActionPerformed: () -> Void = {}

  /// An element; those that one node describes several times are counted.
  private struct Key: Hashable {
    var id: SemanticsNode.ID
    var occurrence = 0
  }

  init(canvas: CanvasWidget) { self.canvas = canvas }

  /// Whether widgets are kept.
  var isEnabled = false {
    didSet {
      guard isEnabled != oldValue else { return }
      if isEnabled {
        scheduleUpdate()
      } else {
        removeAll()
      }
    }
  }

  /// How many elements have a widget now.
  var count: Int { proxies.count }

  /// Notes that elements may have changed.
  func setNeedsUpdate(_ describe: @escaping () -> SemanticsNode?) {
    self.describe = describe
    if isEnabled { scheduleUpdate() }
  }

  private func scheduleUpdate() {
    guard !timer.isPending else { return }
    timer.scheduleWhenIdle { [weak self] in self?.update() }
  }

  func stop() {
    timer.cancel()
    isEnabled = false
    describe = { nil }
    textStatus = { nil }
    onTextReplaced = { _ in }
    onFocusMoved = {}
    onActionPerformed = {}
  }

  private func removeAll() {
    timer.cancel()
    for proxy in proxies.values { proxy.remove() }
    proxies = [:]
    roots = []
    moveFocus()
  }

  // MARK: Update

  private func update() {
    guard isEnabled, let root = describe() else { return }
    generation += 1
    var moved = false
    roots = reconcile(root.children, parent: nil, moved: &moved)
    for (key, proxy) in proxies where proxy.generation != generation {
      proxy.remove()
      proxies[key] = nil
    }
    if moved { gtk_widget_queue_allocate(canvas.widget) }
    moveFocus()
    passWantedText()
  }

  private func reconcile(
    _ nodes: [SemanticsNode], parent: AccessibleProxy?, moved: inout Bool
  ) -> [AccessibleProxy] {
    var previous: UnsafeMutablePointer<GtkWidget>?
    return nodes.map { node in
      let proxy = proxy(for: node, parent: parent)
      proxy.generation = generation
      if proxy.update(with: node) { moved = true }
      proxy.insert(into: parent?.widget ?? canvas.widget, after: previous)
      previous = proxy.widget
      proxy.children = reconcile(node.children, parent: proxy, moved: &moved)
      return proxy
    }
  }

  private func proxy(for node: SemanticsNode, parent: AccessibleProxy?) -> AccessibleProxy {
    var key = Key(id: node.id)
    while proxies[key]?.generation == generation { key.occurrence += 1 }
    if let known = proxies[key] {
      if known.canStand(for: node, under: parent) { return known }
      known.remove()
    }
    let made = AccessibleProxy(node, parent: parent, in: self)
    proxies[key] = made
    return made
  }

  // MARK: Frames and focus

  /// Gives the widgets their frames, as a part of the canvas's own layout.
  func allocate() {
    for proxy in roots { proxy.allocate(origin: .zero) }
  }

  private func moveFocus() {
    guard let root = gtk_widget_get_root(canvas.widget) else { return }
    let target = focusedProxy(in: roots)?.widget ?? canvas.widget
    let current = gtk_root_get_focus(root)
    guard current != target else { return }
    // A native view keeps the focus that the user gave it.
    if let current, current != canvas.widget, !AccessibleProxy.isProxy(current) { return }
    if target != canvas.widget { gtk_widget_set_focusable(target, 1) }
    gtk_widget_grab_focus(target)
    onFocusMoved()
  }

  private func focusedProxy(in proxies: [AccessibleProxy]) -> AccessibleProxy? {
    for proxy in proxies {
      if let inner = focusedProxy(in: proxy.children) { return inner }
      if proxy.isFocused { return proxy }
    }
    return nil
  }

  // MARK: Text

  /// A client has put a text into a field. The engine writes only where the focus is, so it goes there first.
  func replaceText(of proxy: AccessibleProxy, with text: String) {
    guard let key = proxies.first(where: { $0.value === proxy })?.key else { return }
    wantedText = (key.id, text)
    if !proxy.isFocused { proxy.perform(proxy.actions.contains("focus") ? "focus" : "activate") }
    scheduleUpdate()
  }

  private func passWantedText() {
    guard let wanted = wantedText, let proxy = proxies[Key(id: wanted.key)] else { return }
    guard proxy.isFocused, textStatus() != nil else { return }
    wantedText = nil
    onTextReplaced(wanted.text)
    onActionPerformed()
  }
}
