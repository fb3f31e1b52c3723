import CGTK
import ViewEngine

/// What assistive technology can do with an element besides reading it and performing its actions.
enum AccessibleKind: String {
  /// Nothing more.
  case plain
  /// Its value is a number: AT-SPI's Value interface.
  case range
  /// Its value is text with a caret: AT-SPI's Text and EditableText interfaces.
  case editable

  init(_ properties: SemanticsProperties) {
    switch properties.role {
    case .textbox, .searchbox: self = .editable
    case .slider, .spinbutton, .progressbar, .scrollbar:
      self = AccessibleValue(properties.value) == nil ? .plain : .range
    default: self = .plain
    }
  }
}

/// The widget types of stand-ins: one for each kind and set of actions, since GTK keeps actions in the class.
@MainActor
enum AccessibleTypes {
  private struct Key: Hashable {
    var kind: AccessibleKind
    var actions: [String]
  }

  private static var types: [Key: GType] = [:]
  /// The text inside an editable stand-in, which does the work of the interface for it.
  static var innerTexts: [gpointer: UnsafeMutablePointer<GtkWidget>] = [:]

  /// The type whose instances offer actions with these names.
  static func type(_ kind: AccessibleKind, actions: [String]) -> GType {
    let key = Key(kind: kind, actions: actions)
    if let known = types[key] { return known }
    let parent = kind == .range ? gtk_range_get_type() : gtk_widget_get_type()
    let type = WidgetTypes.register(
      "MaterialAccessible\(types.count)", parent: parent,
      initialize: kind == .editable ? cFunction(initializeEditable) : nil
    ) { widgetClass in
      for action in actions {
        gtk_widget_class_install_action(widgetClass, action, nil, cFunction(performAction))
      }
      widgetClass.pointee.focus = cFunction(moveFocus)
      widgetClass.pointee.measure = cFunction(measure)
      widgetClass.pointee.size_allocate = cFunction(allocate)
      if kind == .editable { setUpEditable(widgetClass) }
      if kind != .range { cgtk_object_class(widgetClass).pointee.dispose = cFunction(dispose) }
    }
    if kind == .editable {
      var info = GInterfaceInfo()
      info.interface_init = cFunction(initializeInterface)
      g_type_add_interface_static(type, gtk_editable_get_type(), &info)
    }
    types[key] = type
    return type
  }

  private typealias Widget = UnsafeMutablePointer<GtkWidget>

  private static let performAction: @MainActor @convention(c) (Widget?, UnsafePointer<CChar>?, OpaquePointer?) -> Void =
    { widget, name, _ in
      guard let widget, let name else { return }
      AccessibleProxy.of(widget)?.perform(String(cString: name))
    }

  /// The engine moves the focus.
  private static let moveFocus: @MainActor @convention(c) (Widget?, GtkDirectionType) -> gboolean = { _, _ in 0 }

  /// Stand-ins take any size, also none; what GTK has inside of them is never shown.
  private static let measure:
    @MainActor @convention(c) (
      Widget?, GtkOrientation, gint, UnsafeMutablePointer<gint>?, UnsafeMutablePointer<gint>?,
      UnsafeMutablePointer<gint>?, UnsafeMutablePointer<gint>?
    ) -> Void = { _, _, _, minimum, natural, minimumBaseline, naturalBaseline in
      minimum?.pointee = 0
      natural?.pointee = 0
      minimumBaseline?.pointee = -1
      naturalBaseline?.pointee = -1
    }

  private static let allocate: @MainActor @convention(c) (Widget?, gint, gint, gint) -> Void = { _, _, _, _ in }

  private static let parentClass = g_type_class_ref(gtk_widget_get_type())

  private static let dispose: @MainActor @convention(c) (UnsafeMutablePointer<GObject>?) -> Void = { object in
    guard let object else { return }
    if innerTexts[gpointer(object)] != nil {
      gtk_editable_finish_delegate(cgtk_editable(object))
      innerTexts[gpointer(object)] = nil
    }
    cgtk_widget(object).removeChildren()
    cgtk_object_class(parentClass).pointee.dispose(object)
  }

  // MARK: Text

  private static func setUpEditable(_ widgetClass: UnsafeMutablePointer<GtkWidgetClass>) {
    let objectClass = cgtk_object_class(widgetClass)!
    let get:
      @convention(c) (
        UnsafeMutablePointer<GObject>?, guint, UnsafeMutablePointer<GValue>?, UnsafeMutablePointer<GParamSpec>?
      ) -> Void =
        { object, id, value, spec in cgtk_editable_get_property(object, id, value, spec) }
    let set:
      @convention(c) (UnsafeMutablePointer<GObject>?, guint, UnsafePointer<GValue>?, UnsafeMutablePointer<GParamSpec>?)
        -> Void =
        { object, id, value, spec in cgtk_editable_set_property(object, id, value, spec) }
    objectClass.pointee.get_property = cFunction(get)
    objectClass.pointee.set_property = cFunction(set)
    gtk_editable_install_properties(objectClass, 1)
  }

  private static let initializeInterface: @MainActor @convention(c) (gpointer?, gpointer?) -> Void = { interface, _ in
    cgtk_editable_interface(interface).pointee.get_delegate = cFunction(delegate)
  }

  private static let delegate: @MainActor @convention(c) (OpaquePointer?) -> OpaquePointer? = { editable in
    editable.flatMap { innerTexts[gpointer($0)] }.map { cgtk_editable($0) }
  }

  private static let initializeEditable:
    @MainActor @convention(c) (UnsafeMutablePointer<GTypeInstance>?, gpointer?) -> Void =
      { instance, _ in
        guard let instance else { return }
        let text = gtk_text_new()!
        gtk_widget_set_focusable(text, 0)
        gtk_widget_set_can_target(text, 0)
        cgtk_accessible_set_state(text, GTK_ACCESSIBLE_STATE_HIDDEN, 1)
        gtk_widget_set_parent(text, cgtk_widget(instance))
        innerTexts[gpointer(instance)] = text
        gtk_editable_init_delegate(cgtk_editable(instance))
      }
}
