import CGTK
import ViewEngine

/// A widget that stands for an element of the semantics tree. It is never drawn; GTK tells assistive technology of it.
@MainActor
final class AccessibleProxy {
  let widget: UnsafeMutablePointer<GtkWidget>
  let role: SemanticsRole
  let kind: AccessibleKind
  let actions: [String]
  private(set) weak var parent: AccessibleProxy?
  var children: [AccessibleProxy] = []
  /// Where the element is in the window, in points.
  private(set) var frame = CGRect.zero
  /// The update that described the element last.
  var generation = 0

  private unowned let tree: AccessibilityTree
  private var node: SemanticsNode
  private var shown = Shown()
  private var valueHandler: gulong = 0

  /// What GTK has been told, so that equal values are not sent again.
  private struct Shown: Equatable {
    var label = ""
    var description = ""
    var states: Set<SemanticsState> = []
    var value = ""
    var selection: Range<Int>?
    var isActionable: Bool?
  }

  private static var proxies: [gpointer: AccessibleProxy] = [:]

  static func of(_ widget: UnsafeMutablePointer<GtkWidget>) -> AccessibleProxy? { proxies[gpointer(widget)] }
  static func isProxy(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool { of(widget) != nil }

  init(_ node: SemanticsNode, parent: AccessibleProxy?, in tree: AccessibilityTree) {
    let properties = node.properties
    role = properties.role ?? .group
    kind = AccessibleKind(properties)
    actions = Self.actionNames(properties)
    self.node = node
    self.parent = parent
    self.tree = tree
    widget = cgtk_widget(cgtk_new_with_role(AccessibleTypes.type(kind, actions: actions), role.gtkRole))
    g_object_ref_sink(gpointer(widget))
    gtk_widget_set_can_target(widget, 0)
    // Without one GTK would call the element by the name of the widget's type.
    cgtk_accessible_set_string(widget, GTK_ACCESSIBLE_PROPERTY_LABEL, "")
    Self.proxies[gpointer(widget)] = self
    if kind == .range { connectValue() }
    if kind == .editable { connectText() }
  }

  isolated deinit {
    g_object_unref(gpointer(widget))
  }

  /// Whether the widget can go on standing for an element, as it is described now.
  func canStand(for node: SemanticsNode, under parent: AccessibleProxy?) -> Bool {
    self.parent === parent && role == node.properties.role ?? .group && kind == AccessibleKind(node.properties)
      && actions == Self.actionNames(node.properties)
  }

  private static func actionNames(_ properties: SemanticsProperties) -> [String] {
    var names: [String] = []
    for action in properties.actions where !names.contains(action.name) { names.append(action.name) }
    return names
  }

  // MARK: The widget's place

  /// Puts the widget into its parent, behind a sibling or first.
  func insert(into parent: UnsafeMutablePointer<GtkWidget>, after sibling: UnsafeMutablePointer<GtkWidget>?) {
    if gtk_widget_get_parent(widget) != nil {
      if gtk_widget_get_prev_sibling(widget) != sibling { gtk_widget_insert_after(widget, parent, sibling) }
      return
    }
    // Clients hear of a new child only if it is hidden while it is put in, and made known to them by being focusable.
    gtk_widget_set_visible(widget, 0)
    gtk_widget_insert_after(widget, parent, sibling)
    gtk_widget_set_focusable(widget, 1)
    if !role.isControl, !node.properties.states.contains(.focused) { gtk_widget_set_focusable(widget, 0) }
    gtk_widget_set_visible(widget, 1)
  }

  func remove() {
    Self.proxies[gpointer(widget)] = nil
    if valueHandler != 0 { g_signal_handler_block(valueSource, valueHandler) }
    if gtk_widget_get_parent(widget) != nil { gtk_widget_unparent(widget) }
  }

  /// Gives the widget and those in it their frames; `origin` is the parent's place in the window.
  func allocate(origin: CGPoint) {
    var allocation = GdkRectangle(
      x: gint((frame.minX - origin.x).rounded()), y: gint((frame.minY - origin.y).rounded()),
      width: gint(frame.width.rounded()), height: gint(frame.height.rounded()))
    gtk_widget_size_allocate(widget, &allocation, -1)
    for child in children { child.allocate(origin: frame.origin) }
  }

  // MARK: What the element says

  /// Tells GTK what has changed; true if the frame has.
  func update(with node: SemanticsNode) -> Bool {
    self.node = node
    let properties = node.properties
    let isVisible = !properties.states.contains(.offscreen)
    let frame = Self.whole(isVisible ? node.frame : CGRect(origin: node.bounds.origin, size: .zero))
    let moved = frame != self.frame
    self.frame = frame

    var now = Shown()
    now.label = properties.label.isEmpty && role == .text ? properties.value : properties.label
    now.description = properties.description(includesValue: kind == .plain && role != .text)
    now.states = properties.states
    now.value = properties.value
    now.isActionable = !properties.states.contains(.disabled)
    if kind == .editable, properties.states.contains(.focused), let status = tree.textStatus(), status.text == now.value
    {
      now.selection = status.selection
    }
    if now != shown { tell(now) }
    return moved
  }

  private static func whole(_ rect: CGRect) -> CGRect {
    func limit(_ value: CGFloat) -> CGFloat { value.isFinite ? min(max(value, -1e6), 1e6).rounded() : 0 }
    let (x, y) = (limit(rect.minX), limit(rect.minY))
    return CGRect(x: x, y: y, width: max(0, limit(rect.maxX) - x), height: max(0, limit(rect.maxY) - y))
  }

  private func tell(_ now: Shown) {
    let before = shown
    shown = now
    if now.label != before.label {
      cgtk_accessible_set_string(widget, GTK_ACCESSIBLE_PROPERTY_LABEL, now.label)
      if !before.label.isEmpty, role == .alert || role == .status { announce() }
    }
    if now.description != before.description {
      cgtk_accessible_set_string(widget, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, now.description)
    }
    if now.states != before.states || before.isActionable == nil { tellStates(now.states) }
    if now.isActionable != before.isActionable {
      for action in actions { gtk_widget_action_set_enabled(widget, action, now.isActionable == true ? 1 : 0) }
    }
    if now.value != before.value || now.selection != before.selection { tellValue() }
  }

  private func tellStates(_ states: Set<SemanticsState>) {
    func set(_ state: GtkAccessibleState, _ value: Bool, saysNo: Bool = false) {
      if value || saysNo {
        cgtk_accessible_set_state(widget, state, value ? 1 : 0)
      } else {
        gtk_accessible_reset_state(cgtk_accessible(widget), state)
      }
    }
    if states.contains(.mixed) {
      cgtk_accessible_set_state(widget, GTK_ACCESSIBLE_STATE_CHECKED, Int32(GTK_ACCESSIBLE_TRISTATE_MIXED.rawValue))
    } else {
      set(GTK_ACCESSIBLE_STATE_CHECKED, states.contains(.checked), saysNo: role.isCheckable)
    }
    set(GTK_ACCESSIBLE_STATE_SELECTED, states.contains(.selected), saysNo: role.isSelectable)
    set(GTK_ACCESSIBLE_STATE_PRESSED, states.contains(.pressed))
    set(GTK_ACCESSIBLE_STATE_EXPANDED, states.contains(.expanded))
    set(GTK_ACCESSIBLE_STATE_DISABLED, states.contains(.disabled))
    set(GTK_ACCESSIBLE_STATE_BUSY, states.contains(.busy))
  }

  /// GTK 4.8 has no announcements; clients speak an alert that comes anew.
  private func announce() {
    gtk_widget_set_visible(widget, 0)
    gtk_widget_set_visible(widget, 1)
  }

  // MARK: Numbers and text

  private var valueSource: gpointer {
    kind == .range ? gpointer(gtk_range_get_adjustment(cgtk_range(widget))) : gpointer(widget)
  }

  private func tellValue() {
    switch kind {
    case .plain: break
    case .range:
      guard let number = AccessibleValue(shown.value) else { return }
      silently {
        gtk_adjustment_configure(
          gtk_range_get_adjustment(cgtk_range(widget)), number.value, number.range.lowerBound, number.range.upperBound,
          (number.range.upperBound - number.range.lowerBound) / 100, 0, 0)
      }
    case .editable:
      let editable = cgtk_editable(widget)
      silently {
        if String(cString: gtk_editable_get_text(editable)) != shown.value {
          gtk_editable_set_text(editable, shown.value)
        }
        if let selection = shown.selection {
          let start = character(selection.lowerBound)
          let end = character(selection.upperBound)
          gtk_editable_select_region(editable, start, end)
        }
      }
    }
  }

  private func character(_ offset: Int) -> gint {
    let units = shown.value.utf16
    let index = units.index(units.startIndex, offsetBy: min(max(0, offset), units.count))
    return gint(shown.value.unicodeScalars.distance(from: shown.value.startIndex, to: index))
  }

  private func silently(_ change: () -> Void) {
    g_signal_handler_block(valueSource, valueHandler)
    change()
    g_signal_handler_unblock(valueSource, valueHandler)
  }

  private func connectValue() {
    gtk_range_set_adjustment(cgtk_range(widget), gtk_adjustment_new(0, 0, 1, 0.01, 0.1, 0))
    valueHandler = connect(valueSource, "value-changed") { [weak self] _ in
      guard let self, let shown = AccessibleValue(shown.value) else { return }
      let wanted = gtk_adjustment_get_value(gtk_range_get_adjustment(cgtk_range(widget)))
      // Elements can be moved by their own step only.
      if wanted != shown.value { perform(wanted > shown.value ? "increment" : "decrement") }
      tellValue()
    }
  }

  private func connectText() {
    valueHandler = connect(valueSource, "changed") { [weak self] _ in
      guard let self else { return }
      tree.replaceText(of: self, with: String(cString: gtk_editable_get_text(cgtk_editable(widget))))
    }
  }

  func perform(_ name: String) {
    guard node.perform(name) else { return }
    tree.onActionPerformed()
  }

  /// Whether the element has the engine's focus.
  var isFocused: Bool { node.properties.states.contains(.focused) }
}
