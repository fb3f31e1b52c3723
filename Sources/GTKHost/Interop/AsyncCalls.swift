import CGTK
import ViewEngine

/// Takes the result of one of GIO's asynchronous calls.
@MainActor
final class AsyncCall {
  private let finish: (_ source: gpointer?, _ result: OpaquePointer?) -> Void

  private init(_ finish: @escaping (gpointer?, OpaquePointer?) -> Void) { self.finish = finish }

  private static let ready:
    @MainActor @convention(c) (UnsafeMutablePointer<GObject>?, OpaquePointer?, gpointer?) -> Void = {
      source, result, data in
      Unmanaged<AsyncCall>.fromOpaque(data!).takeRetainedValue().finish(source.map(gpointer.init), result)
    }

  /// The callback to be passed to a call.
  static var callback: GAsyncReadyCallback { cFunction(ready) }

  /// The data to be passed with ``callback``; `finish` runs exactly once.
  static func data(_ finish: @escaping (_ source: gpointer?, _ result: OpaquePointer?) -> Void) -> gpointer {
    Unmanaged.passRetained(AsyncCall(finish)).toOpaque()
  }
}

extension String {
  /// The message of an error, which is freed.
  @MainActor
  init(taking error: UnsafeMutablePointer<GError>?) {
    guard let error else {
      self = "unknown reason"
      return
    }
    self = String(cString: error.pointee.message)
    g_error_free(error)
  }

  /// A string that GLib allocated, which is freed; nil for NULL.
  @MainActor
  init?(takingString pointer: UnsafeMutablePointer<CChar>?) {
    guard let pointer else { return nil }
    self = String(cString: pointer)
    g_free(pointer)
  }
}
