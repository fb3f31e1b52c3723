import CGTK
import Glibc

/// Does the main actor's work on the process's first thread.
///
/// `dispatchMain()` would end that thread, and the kernel then reports no memory for the process. libdispatch tells
/// by a descriptor that its main queue has work, for loops other than its own.
@MainActor
package enum MainQueue {
  package static func run() -> Never {
    var watched = pollfd(fd: _dispatch_get_main_queue_handle_4CF(), events: Int16(POLLIN), revents: 0)
    while true {
      _dispatch_main_queue_callback_4CF(nil)
      guard poll(&watched, 1, -1) > 0 else { continue }
      // The descriptor stays readable until its counter is read.
      var counter: UInt64 = 0
      _ = read(watched.fd, &counter, MemoryLayout.size(ofValue: counter))
    }
  }
}
