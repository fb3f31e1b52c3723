import CGTK
import ViewEngine

/// The session's D-Bus. Everything is asked for without waiting; where there is no bus, nothing is ever answered.
@MainActor
final class SessionBus {
  private let connection: OpaquePointer
  /// How long, in milliseconds, an answer may take.
  private static let timeout: gint = 1000

  private init(_ connection: OpaquePointer) { self.connection = connection }

  isolated deinit { g_object_unref(gpointer(connection)) }

  /// Connects, and calls `body` once that is done.
  static func connect(_ body: @escaping (SessionBus) -> Void) {
    g_bus_get(
      G_BUS_TYPE_SESSION, nil, AsyncCall.callback,
      AsyncCall.data { _, result in
        guard let connection = g_bus_get_finish(result, nil) else { return }
        body(SessionBus(connection))
      })
  }

  /// A method to be called; services that don't run are not started for it.
  struct Method {
    var service: String
    var path: String
    var interface: String
    var name: String
  }

  /// Calls a method; the reply is nil if it failed or took too long.
  func call(_ method: Method, _ arguments: [Variant], _ reply: @escaping (Variant?) -> Void) {
    let tuple = Variant.tuple(arguments)
    withExtendedLifetime(tuple) {
      g_dbus_connection_call(
        connection, method.service, method.path, method.interface, method.name, tuple.pointer, nil,
        G_DBUS_CALL_FLAGS_NO_AUTO_START, Self.timeout, nil, AsyncCall.callback,
        AsyncCall.data { source, result in
          let value = g_dbus_connection_call_finish(source.map { OpaquePointer($0) }, result, nil)
          reply(value.map(Variant.init(adopting:)))
        })
    }
  }

  private final class Listener {
    let take: (Variant) -> Void
    init(_ take: @escaping (Variant) -> Void) { self.take = take }
  }

  private static let signal:
    @MainActor @convention(c) (
      OpaquePointer?, UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?,
      OpaquePointer?, gpointer?
    ) -> Void = { _, _, _, _, _, parameters, data in
      guard let parameters else { return }
      Unmanaged<Listener>.fromOpaque(data!).takeUnretainedValue().take(
        Variant(adopting: g_variant_ref(parameters)))
    }

  private static let freeListener: @MainActor @convention(c) (gpointer?) -> Void = { data in
    Unmanaged<Listener>.fromOpaque(data!).release()
  }

  /// Calls `body` with the arguments of a signal whenever it is sent, for as long as the bus is kept.
  func listen(
    to signal: String, interface: String, path: String, _ body: @escaping (Variant) -> Void
  ) {
    g_dbus_connection_signal_subscribe(
      connection, nil, interface, signal, path, nil, G_DBUS_SIGNAL_FLAGS_NONE, cFunction(Self.signal),
      Unmanaged.passRetained(Listener(body)).toOpaque(), cFunction(Self.freeListener))
  }
}
