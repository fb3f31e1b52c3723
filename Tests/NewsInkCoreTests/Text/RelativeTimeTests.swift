import Foundation
import Testing

@testable import NewsInkCore

@Suite("Relative time")
struct RelativeTimeTests {
  /// Thursday, 20 November 2025, 15:00:00 UTC.
  private let now = Date(timeIntervalSince1970: 1_763_650_800)

  private func told(_ seconds: Double, zoneOffset: Int = 0) -> String {
    RelativeTime.string(for: now.addingTimeInterval(-seconds), now: now, zoneOffset: zoneOffset)
  }

  @Test("minutes and hours are counted down to whole ones")
  func recent() {
    #expect(told(0) == "Just now")
    #expect(told(59) == "Just now")
    #expect(told(60) == "1 min ago")
    #expect(told(5 * 60 + 59) == "5 min ago")
    #expect(told(3599) == "59 min ago")
    #expect(told(3600) == "1 h ago")
    #expect(told(3 * 3600 + 1800) == "3 h ago")
    #expect(told(15 * 3600) == "15 h ago")
  }

  @Test("a clock that is a little ahead does not make the news come from the future")
  func future() {
    #expect(told(-200) == "Just now")
    #expect(told(-86400 * 2) == "22 Nov")
  }

  @Test("days begin at the user's midnight")
  func days() {
    #expect(told(16 * 3600) == "Yesterday")
    #expect(told(15 * 3600 + 1, zoneOffset: 0) == "Yesterday")
    // An hour east of UTC, 14:59:59 hours ago is still the same day from 00:00:01 on.
    #expect(told(16 * 3600, zoneOffset: 3600) == "16 h ago")
    #expect(told(2 * 86400) == "2 days ago")
    #expect(told(6 * 86400) == "6 days ago")
    #expect(told(8 * 86400) == "12 Nov")
    #expect(told(365 * 86400) == "20 Nov 2024")
  }

  @Test("shortly after midnight the evening before is hours ago")
  func midnight() {
    // 00:30 on 21 November.
    let night = now.addingTimeInterval(9.5 * 3600)
    #expect(RelativeTime.string(for: night.addingTimeInterval(-2 * 3600), now: night) == "2 h ago")
  }

  @Test("dates beyond any calendar give words, no trap", arguments: [1e300, -1e300, .infinity, .nan])
  func extremes(seconds: Double) {
    #expect(RelativeTime.string(for: Date(timeIntervalSince1970: seconds), now: now).count < 40)
  }

  @Test("day numbers and dates are inverse over four centuries")
  func calendar() {
    for day in stride(from: -80_000, through: 80_000, by: 13) {
      let date = CivilDate(dayNumber: day)
      #expect(date.dayNumber == day)
    }
    #expect(CivilDate(year: 2024, month: 2, day: 29).dayNumber == 19_782)
    #expect(CivilDate(dayNumber: 19_783) == CivilDate(year: 2024, month: 3, day: 1))
  }
}
