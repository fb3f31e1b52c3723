import Foundation
import Testing

@Suite("News Ink's work", .enabled(if: RunningApp.isAvailable), .serialized)
struct WorkTests {
  @Test("scrolling runs the bodies of what changes, and nothing else")
  func scrolling() throws {
    let app = try RunningApp(["--demo", "--demo-articles", "10000"])
    _ = try app.work()
    // No card comes into view in the first steps: what runs are the five views that follow the header's way.
    for _ in 0..<4 {
      try app.scroll(by: 20)
      #expect(try app.work().bodies <= 5)
    }
    try app.scroll(by: 400)
    try app.settle()
    _ = try app.work()
    var quiet = 0
    var perCard = 0
    for _ in 0..<60 {
      let before = try app.work().nodes
      try app.scroll(by: 16)
      let step = try app.work()
      if step.nodes == before { #expect(step.bodies == 0 && step.layouts == 0) } else { perCard = step.bodies }
      quiet += step.bodies == 0 ? 1 : 0
    }
    // A card is some 276 points tall: sixty steps bring three or four.
    #expect(quiet >= 55)
    #expect(perCard > 0 && perCard <= 16)
  }

  // 10,000 steps, as what must be shown of the application says.
  @Test("nodes depend on the window, not on the way")
  func nodes() throws {
    let app = try RunningApp(["--demo", "--demo-articles", "10000"])
    var counts: [Int] = []
    for step in 1...10_000 {
      try app.scroll(by: 10)
      if step.isMultiple(of: 1000) {
        try app.settle()
        counts.append(try app.work().nodes)
      }
    }
    #expect(Set(counts).count <= 2)
    #expect((counts.max() ?? 0) - (counts.min() ?? 0) < 100)
  }

  @Test("a press and its ripple run no bodies and no layouts")
  func press() throws {
    let app = try RunningApp(["--demo", "--demo-articles", "10000"])
    _ = try app.work()
    try app.run("press", ["on": ["role": "listitem", "index": 0]])
    #expect(try app.work().bodies <= 1)
    for _ in 0..<12 {
      try app.run("advance", ["ms": 17])
      let frame = try app.work()
      #expect(frame.frames > 0)
      #expect(frame.bodies == 0)
      #expect(frame.layouts == 0)
    }
  }

  @Test("a window at rest makes no frames")
  func idle() throws {
    let app = try RunningApp(["--demo", "--demo-articles", "10000"])
    _ = try app.work()
    try app.run("advance", ["ms": 10000])
    #expect(try app.work().frames == 0)
  }

  @Test("another appearance runs no bodies")
  func appearance() throws {
    let app = try RunningApp(["--demo", "--demo-articles", "10000"])
    _ = try app.work()
    try app.run("set", ["dark": true])
    let change = try app.work()
    #expect(change.frames > 0)
    #expect(change.bodies == 0)
  }
}
