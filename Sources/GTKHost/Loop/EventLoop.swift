import CGTK
import Dispatch
import ViewEngine

/// GLib's main loop, which also does the work of Swift's main actor.
///
/// libdispatch tells by a descriptor that its main queue has work; the loop watches it and does the work. A loop with
/// nothing to do sleeps.
@MainActor
final class EventLoop {
  private let loop: OpaquePointer
  private var mainQueueSource: guint = 0

  init() {
    loop = g_main_loop_new(nil, 0)
  }

  isolated deinit {
    g_main_loop_unref(loop)
  }

  private static let drainMainQueue: @MainActor @convention(c) (gint, GIOCondition, gpointer?) -> gboolean = {
    descriptor, _, _ in
    // The descriptor stays readable, and the loop would spin, until its counter is read.
    var counter: UInt64 = 0
    _ = read(descriptor, &counter, MemoryLayout.size(ofValue: counter))
    _dispatch_main_queue_callback_4CF(nil)
    return 1
  }

  /// Runs until ``quit()``.
  func run() {
    let descriptor = _dispatch_get_main_queue_handle_4CF()
    mainQueueSource = g_unix_fd_add(descriptor, G_IO_IN, cFunction(Self.drainMainQueue), nil)
    // What was put on the queue before the descriptor was watched.
    _dispatch_main_queue_callback_4CF(nil)
    g_main_loop_run(loop)
    g_source_remove(mainQueueSource)
    mainQueueSource = 0
  }

  /// Ends ``run()`` once what is being handled is done.
  func quit() { g_main_loop_quit(loop) }
}
