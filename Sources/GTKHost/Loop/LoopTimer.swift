import CGTK
import ViewEngine

/// A call that the main loop makes once, later. Setting it again replaces the call that is waiting.
@MainActor
final class LoopTimer {
  private var source: guint = 0
  private var action: (() -> Void)?

  init() {}

  isolated deinit { cancel() }

  private static let fire: @MainActor @convention(c) (gpointer?) -> gboolean = { data in
    let timer = Unmanaged<LoopTimer>.fromOpaque(data!).takeUnretainedValue()
    let action = timer.action
    timer.source = 0
    timer.action = nil
    action?()
    return 0
  }

  var isPending: Bool { source != 0 }

  /// Makes the call after a time in seconds; 0 is as soon as the loop comes round.
  func schedule(after seconds: TimeInterval, _ action: @escaping () -> Void) {
    cancel()
    self.action = action
    // A millisecond too late rather than too early: what was waited for must be due.
    let milliseconds = (max(0, min(seconds, 86_400)) * 1000).rounded(.up)
    source = g_timeout_add(guint(milliseconds), cFunction(Self.fire), Unmanaged.passUnretained(self).toOpaque())
  }

  /// Makes the call when the loop has nothing else to do.
  func scheduleWhenIdle(_ action: @escaping () -> Void) {
    cancel()
    self.action = action
    source = g_idle_add(cFunction(Self.fire), Unmanaged.passUnretained(self).toOpaque())
  }

  func cancel() {
    if source != 0 { g_source_remove(source) }
    source = 0
    action = nil
  }
}
