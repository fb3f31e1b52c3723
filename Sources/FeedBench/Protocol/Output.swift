import Glibc

/// The program's answers: lines of a word, nanoseconds of the monotonic clock and of the process's time on processors.
struct Output {
  static func say(_ line: String) {
    print(line)
    fflush(nil)
  }

  static func information(_ key: String, _ value: String) { say("INFO \(key) \(value)") }

  static func mark(_ word: String) { say(stamp(word)) }

  /// A line with the present times, to be written later.
  static func stamp(_ word: String) -> String {
    "\(word) \(nanoseconds(CLOCK_MONOTONIC)) \(nanoseconds(CLOCK_PROCESS_CPUTIME_ID))"
  }

  private static func nanoseconds(_ clock: clockid_t) -> Int {
    var time = timespec()
    clock_gettime(clock, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }
}
