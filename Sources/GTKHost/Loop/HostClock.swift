import CGTK
import ViewEngine

/// The clock of a window's frames and events: seconds since it was made, less the time by which it was held.
@MainActor
final class HostClock {
  private let origin: Int
  private var held: Int = 0
  /// What has to be added to the milliseconds of events; nil before the first event.
  private var eventOffset: Int?

  init() { origin = g_get_monotonic_time() }

  /// The present time.
  var now: TimeInterval { time(g_get_monotonic_time()) }

  /// The time at a reading of the system's monotonic clock, in microseconds; frame clocks give such readings.
  func time(_ monotonic: Int) -> TimeInterval { max(0, TimeInterval(monotonic - origin - held) / 1_000_000) }

  /// Leaves time out, after a stall over which animations shall not jump.
  func hold(_ microseconds: Int) { held += max(0, microseconds) }

  /// The time of an event whose stamp is in milliseconds.
  ///
  /// Display servers count from a zero of their own, in 32 bits. The smallest delay seen between stamp and arrival
  /// tells where that zero lies; a stamp that can't be right (0, or far from now) gives the present time.
  func time(ofEvent milliseconds: UInt32) -> TimeInterval {
    let arrival = g_get_monotonic_time()
    guard milliseconds != 0 else { return time(arrival) }
    let offset = arrival - Int(milliseconds) * 1000
    if let known = eventOffset, offset >= known, offset - known < 2_000_000 {
      return time(Int(milliseconds) * 1000 + known)
    }
    eventOffset = offset
    return time(arrival)
  }
}
