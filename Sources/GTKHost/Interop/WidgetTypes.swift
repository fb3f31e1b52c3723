import CGTK
import ViewEngine

/// Registers subclasses of GTK's widgets.
@MainActor
enum WidgetTypes {
  typealias ClassSetup = (_ widgetClass: UnsafeMutablePointer<GtkWidgetClass>) -> Void
  typealias InstanceSetup = (_ widget: UnsafeMutablePointer<GtkWidget>) -> Void

  private final class Setup {
    let setUpClass: ClassSetup
    init(_ setUpClass: @escaping ClassSetup) { self.setUpClass = setUpClass }
  }

  private static let classInit: @MainActor @convention(c) (gpointer?, gpointer?) -> Void = { typeClass, data in
    let setup = Unmanaged<Setup>.fromOpaque(data!).takeUnretainedValue()
    setup.setUpClass(cgtk_widget_class(typeClass))
  }

  /// Makes a type; types are never unregistered, so each is to be made once.
  /// - Parameter initialize: Called for every new instance, with the instance as its first argument.
  static func register(
    _ name: String, parent: GType, initialize: GInstanceInitFunc? = nil, setUpClass: @escaping ClassSetup
  ) -> GType {
    var query = GTypeQuery()
    g_type_query(parent, &query)
    var info = GTypeInfo()
    info.class_size = guint16(query.class_size)
    info.instance_size = guint16(query.instance_size)
    info.class_init = cFunction(classInit)
    info.class_data = UnsafeRawPointer(Unmanaged.passRetained(Setup(setUpClass)).toOpaque())
    info.instance_init = initialize
    return g_type_register_static(parent, name, &info, GTypeFlags(rawValue: 0))
  }
}

extension UnsafeMutablePointer<GtkWidget> {
  /// Takes all children out; a widget must do so before it is finalized.
  @MainActor
  func removeChildren() {
    while let child = gtk_widget_get_first_child(self) { gtk_widget_unparent(child) }
  }
}
