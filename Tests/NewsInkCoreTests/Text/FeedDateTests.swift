import Foundation
import Testing

@testable import NewsInkCore

@Suite("Dates in feeds")
struct FeedDateTests {
  /// 2 January 2006, 15:04:05 UTC in seconds since 1970 (`date -u -d` agrees).
  private static let second = 1_136_214_245.0

  @Test(
    "one moment, as feeds write it",
    arguments: [
      "Mon, 02 Jan 2006 15:04:05 GMT", "Mon, 2 Jan 2006 15:04:05 +0000", "02 Jan 2006 15:04:05 UT",
      "Mon, 02 Jan 06 15:04:05 Z", "Mon, 02 Jan 2006 10:04:05 EST", "Mon, 02 Jan 2006 07:04:05 PST",
      "Mon, 02 Jan 2006 16:04:05 +0100", "Mon, 02 Jan 2006 16:04:05 +01:00", "Mon, 02 Jan 2006 16:04:05 GMT+1",
      "Mon, 02 Jan 2006 16:04:05 +0100 (CET)", "Monday, 2 January 2006 15:04:05", "Mon, 02 Jan 2006 15:04:05",
      "January 2, 2006 3:04:05 PM", "Mon Jan  2 15:04:05 2006", "2 Jan. 2006, 15:04:05 UTC", "02-Jan-06 15:04:05 GMT",
      "2006-01-02T15:04:05Z", "2006-01-02T15:04:05+00:00", "2006-01-02t16:04:05+01:00", "2006-01-02 15:04:05",
      "2006-01-02 15:04:05 +0000", "2006-01-02T20:34:05+0530", "20060102T150405Z", "1136214245", "1136214245000",
      "  Mon, 02 Jan 2006 15:04:05 GMT\n",
    ])
  func forms(text: String) {
    #expect(FeedDate.parse(text)?.timeIntervalSince1970 == Self.second)
  }

  @Test("parts that are missing count as zero")
  func missingParts() {
    #expect(FeedDate.parse("2006-01-02")?.timeIntervalSince1970 == 1_136_160_000)
    #expect(FeedDate.parse("2006-01")?.timeIntervalSince1970 == 1_136_073_600)
    #expect(FeedDate.parse("2 Jan 2006")?.timeIntervalSince1970 == 1_136_160_000)
    #expect(FeedDate.parse("Mon, 02 Jan 2006 15:04 GMT")?.timeIntervalSince1970 == 1_136_214_240)
    #expect(FeedDate.parse("2006-01-02T15:04Z")?.timeIntervalSince1970 == 1_136_214_240)
  }

  @Test("fractions of a second are kept")
  func fractions() throws {
    let date = try #require(FeedDate.parse("2006-01-02T15:04:05.250Z"))
    #expect(abs(date.timeIntervalSince1970 - Self.second - 0.25) < 1e-6)
  }

  @Test(
    "what is no date gives none",
    arguments: [
      "", "yesterday", "2006-13-02", "2006-01-32", "Mon, 99 Foo 2006", "15:04:05", "12", "2006-01-02T",
      "2006-01-02T99:00",
      "Mon, 02 Jan 2006 15:99:05 GMT", String(repeating: "1 ", count: 100),
    ])
  func rejected(text: String) {
    #expect(FeedDate.parse(text) == nil)
  }
}
