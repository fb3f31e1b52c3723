import CGTK
import Testing

@testable import GTKHost

@Suite("The clock of frames and events")
@MainActor
struct HostClockTests {
  private func milliseconds(ago: Int) -> UInt32 {
    UInt32(truncatingIfNeeded: g_get_monotonic_time() / 1000 - ago)
  }

  @Test("stamps of events keep their distances, whatever they count from")
  func distances() async throws {
    let clock = HostClock()
    // Times before the clock was made are its zero.
    try await Task.sleep(for: .milliseconds(20))
    let now = milliseconds(ago: 0)
    let first = clock.time(ofEvent: 4_000_000_000 &+ now)
    let second = clock.time(ofEvent: 4_000_000_000 &+ now &- 8)
    // The second came later than its stamp says, so it is 8 ms earlier than the first.
    #expect(abs(first - second - 0.008) < 0.002)
  }

  @Test("a stamp of nothing is now")
  func nothing() {
    let clock = HostClock()
    #expect(abs(clock.time(ofEvent: 0) - clock.now) < 0.1)
  }

  @Test("a stall is left out of the time")
  func hold() {
    let clock = HostClock()
    let reading = g_get_monotonic_time() + 5_000_000
    let before = clock.time(reading)
    clock.hold(3_000_000)
    #expect(abs(before - clock.time(reading) - 3) < 0.001)
  }
}
