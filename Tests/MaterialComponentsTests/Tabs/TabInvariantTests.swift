import Foundation
import MaterialTesting
import Testing

@testable import MaterialComponents

/// Tabs under random use: scrolls, flings, switches in mid-fling, heights and sizes that change, rapid taps. What must
/// always hold (I1–I6 of the tabs' public reports) is asserted after every event and every frame.
///
/// `MATERIAL_RANDOM_EVENTS` is the number of events of all runs together, `MATERIAL_RANDOM_SEED` the first seed.
@MainActor
@Suite("Invariants of tabs under random use")
struct TabInvariantTests {
  struct Run: Sendable, CustomTestStringConvertible {
    var mode: MaterialTabsConfig.CrossTabSyncMode
    var bounces: Bool
    var direction: LayoutDirection
    var number: UInt64

    /// Each bar meets each value of the others.
    var bar: TabsFixture.Bar { (number + number / 2 + number / 4).isMultiple(of: 2) ? .material : .primary }

    var testDescription: String { "\(mode), bounces \(bounces), \(direction), \(bar) bar" }
  }

  nonisolated static let runs: [Run] = {
    var runs: [Run] = []
    for mode in [
      MaterialTabsConfig.CrossTabSyncMode.preserveScrollPosition, .resetScrollPosition, .resetTitleOnScroll(),
    ] {
      for bounces in [true, false] {
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
          runs.append(Run(mode: mode, bounces: bounces, direction: direction, number: UInt64(runs.count)))
        }
      }
    }
    return runs
  }()

  private static func number(_ name: String) -> Int? { ProcessInfo.processInfo.environment[name].flatMap { Int($0) } }

  private static let eventCount = number("MATERIAL_RANDOM_EVENTS") ?? 100_000

  @Test("they hold in every mode, with and without rubber band, in both directions", arguments: runs)
  func invariants(run: Run) throws {
    let seed = UInt64(Self.number("MATERIAL_RANDOM_SEED") ?? 1) &+ run.number
    let user = try RandomTabUser(seed: seed) { k in
      k.mode = run.mode
      k.bounces = run.bounces
      k.bar = run.bar
    } environment: {
      $0.layoutDirection = run.direction
    }
    let count = Self.eventCount / Self.runs.count
    for event in 0..<count {
      try user.act()
      if let broken = user.brokenInvariant {
        Issue.record("\(broken) — after event \(event) of seed \(seed): \(user.history.suffix(8))")
        return
      }
    }
    try user.rest()
    #expect(user.brokenInvariant == nil)
    // Four pages of the few rows that are in sight or kept; it is the same after any number of events.
    #expect(user.window.statistics.nodes < 2_500)
  }
}
