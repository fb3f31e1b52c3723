import Glibc
import ViewEngine

/// Writes a line for each presented frame to standard error where `MATERIAL_TRACE=1`, for measuring from outside:
/// `FIRST_FRAME <monotonic ns>` once, then `FRAME <monotonic ns> <process CPU ns>`.
@MainActor
package struct FrameTrace {
  private var hasPresented = false

  /// Nil where no trace is asked for.
  package init?() {
    guard ProcessInfo.processInfo.environment["MATERIAL_TRACE"] == "1" else { return nil }
  }

  package mutating func framePresented() {
    let now = Self.nanoseconds(CLOCK_MONOTONIC)
    var lines = hasPresented ? "" : "FIRST_FRAME \(now)\n"
    hasPresented = true
    lines += "FRAME \(now) \(Self.nanoseconds(CLOCK_PROCESS_CPUTIME_ID))\n"
    FileHandle.standardError.write(Data(lines.utf8))
  }

  private static func nanoseconds(_ clock: clockid_t) -> Int64 {
    var time = timespec()
    clock_gettime(clock, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}
