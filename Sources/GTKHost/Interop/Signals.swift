import CGTK
import ViewEngine

/// The arguments of a signal that was emitted, without the instance that emitted it.
@MainActor
struct SignalArguments {
  fileprivate let values: UnsafePointer<GValue>?
  fileprivate let count: Int

  private func value(_ index: Int) -> UnsafePointer<GValue> {
    precondition(index + 1 < count, "the signal has only \(count - 1) arguments")
    return values! + index + 1
  }

  func int(_ index: Int) -> Int { Int(g_value_get_int(value(index))) }
  func unsigned(_ index: Int) -> UInt32 { g_value_get_uint(value(index)) }
  func flags(_ index: Int) -> UInt32 { g_value_get_flags(value(index)) }
  func double(_ index: Int) -> Double { g_value_get_double(value(index)) }
  func string(_ index: Int) -> String { g_value_get_string(value(index)).map { String(cString: $0) } ?? "" }
  /// An instance of a class, a boxed value or a plain pointer.
  func pointer(_ index: Int) -> gpointer? { g_value_peek_pointer(value(index)) }
}

/// Keeps a Swift closure alive for as long as C holds it.
@MainActor
private final class SignalHandler {
  let call: (SignalArguments) -> Bool

  init(_ call: @escaping (SignalArguments) -> Bool) { self.call = call }

  // GTK calls handlers on the thread of its loop, which is the main actor's. The pointers C takes can't say so.
  static let marshal:
    @MainActor @convention(c) (
      UnsafeMutablePointer<GClosure>?, UnsafeMutablePointer<GValue>?, guint, UnsafePointer<GValue>?, gpointer?,
      gpointer?
    ) -> Void = { closure, result, count, values, _, _ in
      let handler = Unmanaged<SignalHandler>.fromOpaque(cgtk_closure_data(closure)).takeUnretainedValue()
      let wanted = handler.call(SignalArguments(values: values, count: Int(count)))
      if let result, result.pointee.g_type == cgtk_type_boolean() { g_value_set_boolean(result, wanted ? 1 : 0) }
    }

  static let destroy: @MainActor @convention(c) (gpointer?, UnsafeMutablePointer<GClosure>?) -> Void = { data, _ in
    Unmanaged<SignalHandler>.fromOpaque(data!).release()
  }
}

/// Calls a closure whenever an instance emits a signal.
@MainActor
@discardableResult
func connect(_ instance: gpointer, _ signal: String, _ handler: @escaping (SignalArguments) -> Void) -> gulong {
  connectAnswering(instance, signal) {
    handler($0)
    return false
  }
}

/// Calls a closure whenever an instance emits a signal whose handlers say whether they took it.
@MainActor
@discardableResult
func connectAnswering(
  _ instance: gpointer, _ signal: String, _ handler: @escaping (SignalArguments) -> Bool
) -> gulong {
  cgtk_connect(
    instance, signal, Unmanaged.passRetained(SignalHandler(handler)).toOpaque(), cFunction(SignalHandler.marshal),
    cFunction(SignalHandler.destroy))
}

/// The pointer that C takes for a function of the main actor. `Pointer` must be a function pointer, or an optional
/// one, of the same signature.
func cFunction<Function, Pointer>(_ function: Function) -> Pointer {
  precondition(MemoryLayout<Function>.size == MemoryLayout<Pointer>.size, "only function pointers can be handed to C")
  return unsafeBitCast(function, to: Pointer.self)
}
