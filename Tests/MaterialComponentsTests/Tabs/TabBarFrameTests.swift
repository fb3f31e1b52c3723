import MaterialComponents
import MaterialTesting
import Testing

/// Where labels and indicator are as bars and labels change, in a window: labels of 60, 120 and 90 (example 12).
@MainActor
@Suite("Frames of tab bars")
struct TabBarFrameTests {
  private func fixture(_ widths: [CGFloat] = [60, 120, 90]) -> TabsFixture {
    let k = TabsFixture()
    k.tabs = widths.indices.map { ["A", "B", "C", "D", "E"][$0] }
    k.labelWidths = Dictionary(uniqueKeysWithValues: zip(k.tabs, widths))
    return k
  }

  private func labels(_ window: TestWindow) throws -> [CGRect] {
    try window.all(.role(.tab)).map(\.bounds)
  }

  @Test("labels of a bar of 200 are scrolled into the middle, one way (cases 25 and 13)")
  func centring() throws {
    let k = fixture()
    let window = try k.open(width: 200)
    #expect(try labels(window).map(\.minX) == [0, 60, 180])
    for (tab, offset) in [("B", 20), ("A", 0), ("C", 70)] as [(String, CGFloat)] {
      k.select(tab)
      window.advance(by: 1)
      #expect(try labels(window)[0].minX == -offset)
    }
  }

  @Test("a tab that is selected right after it was added comes into view, without a way back (case 25)")
  func added() throws {
    let k = fixture()
    k.tabs = ["A", "B"]
    let window = try k.open(width: 200)
    k.tabs = ["A", "B", "C"]
    k.select("C")
    var last: CGFloat = 0
    for _ in 0..<60 {
      window.advance(by: 1.0 / 60)
      let start = try labels(window)[0].minX
      #expect(start <= last + 0.01)
      last = start
    }
    #expect(last == -70)
  }

  @Test("a bar that the user has scrolled goes on from there (case 25)")
  func scrolledBar() throws {
    let k = fixture([120, 120, 120, 120, 120])
    let window = try k.open(width: 200)
    window.scroll(at: CGPoint(x: 100, y: 224), by: CGSize(width: 300, height: 0))
    #expect(try labels(window)[0].minX == -300)
    k.select("B")
    var last: CGFloat = -300
    for _ in 0..<60 {
      window.advance(by: 1.0 / 60)
      let start = try labels(window)[0].minX
      #expect(start >= last - 0.01)
      last = start
    }
    // The middle of the second label, 180, in the middle of the bar.
    #expect(last == -80)
  }

  @Test("a bar of another width has labels and indicator in place at once (case 29)")
  func resize() throws {
    let k = fixture([60, 60, 60])
    k.sizing = .equalWidth
    k.selected = "C"
    let window = try k.open()
    #expect(try labels(window)[2] == CGRect(x: 260, y: 200, width: 130, height: 48))
    try window.resize(width: 300, height: 700)
    #expect(try labels(window).map(\.width) == [100, 100, 100])
    let indicator = try #require(k.indicator(in: window))
    #expect((indicator.minX, indicator.width) == (200, 100))
    window.advance(by: 0.2)
    #expect(k.indicator(in: window) == indicator)
  }

  @Test("a sibling that grows moves the indicator with the label (case 29)")
  func sibling() throws {
    let k = fixture()
    k.selected = "B"
    let window = try k.open(width: 200)
    let before = try labels(window)[1].minX - labels(window)[0].minX
    #expect(before == 60)
    k.labelWidths["A"] = 90
    window.advance(by: 0)
    #expect(try labels(window)[1].minX - labels(window)[0].minX == 90)
    let indicator = try #require(k.indicator(in: window))
    #expect(try indicator.minX == labels(window)[1].minX)
    #expect(indicator.width == 120)
  }

  @Test("a bar that begins without width is right when it has one (case 29)")
  func noWidth() throws {
    let k = fixture()
    k.selected = "B"
    let window = try k.open(width: 1)
    try window.resize(width: 390, height: 700)
    #expect(try labels(window).map(\.width) == [100, 160, 130])
    let indicator = try #require(k.indicator(in: window))
    #expect((indicator.minX, indicator.width) == (100, 160))
    #expect(window.logged.isEmpty)
  }

  @Test("two labels of 60: filled 195 each; else in the middle, from 135 (case 32)")
  func fill() throws {
    let k = fixture([60, 60])
    let window = try k.open()
    #expect(try labels(window).map(\.width) == [195, 195])
    k.fillsBar = false
    window.advance(by: 0)
    #expect(
      try labels(window) == [
        CGRect(x: 135, y: 200, width: 60, height: 48), CGRect(x: 195, y: 200, width: 60, height: 48),
      ])
  }

  @Test("equal labels that don't fill are in the middle (example 12)")
  func centred() throws {
    let k = fixture()
    k.sizing = .equalWidth
    k.fillsBar = false
    let window = try k.open()
    #expect(try labels(window).map(\.minX) == [15, 135, 255])
  }

  // MARK: From right to left

  @Test("from right to left the first label is at the right (case 31)")
  func rightToLeft() throws {
    let k = fixture()
    let window = try k.open { $0.layoutDirection = .rightToLeft }
    #expect(try labels(window).map(\.minX) == [290, 130, 0])
    #expect(try labels(window).map(\.width) == [100, 160, 130])
    #expect(k.indicator(in: window)?.minX == 290)
    k.select("B")
    window.advance(by: 1)
    let indicator = try #require(k.indicator(in: window))
    #expect((indicator.minX, indicator.width) == (130, 160))
  }

  @Test("from right to left a bar wider than the window begins at its right end (case 31)")
  func rightToLeftStart() throws {
    let k = fixture()
    let window = try k.open(width: 200) { $0.layoutDirection = .rightToLeft }
    #expect(try labels(window).map(\.maxX) == [200, 140, 20])
    k.select("C")
    window.advance(by: 1)
    #expect(try labels(window).map(\.maxX) == [270, 210, 90])
  }

  @Test("a bar alone can be turned round (material case 14)", arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func turnedRound(direction: LayoutDirection) throws {
    var selected = 0
    let selection = Binding(get: { selected }, set: { selected = $0 })
    let window = try TestWindow(width: 500, height: 100) {
      PrimaryTabBar([0, 1, 2], selection: selection) { "Tab \($0)" }
        .environment(\.layoutDirection, direction)
        .materialTheme(.baseline)
    }
    let frames = try labels(window)
    // The space of 52 before the first tab (§9.21).
    if direction == .rightToLeft {
      #expect(frames[0].maxX == 448)
      #expect(frames[1].maxX == frames[0].minX)
    } else {
      #expect(frames[0].minX == 52)
      #expect(frames[1].minX == frames[0].maxX)
    }
    let indicator = try #require(TabsFixture().indicator(in: window))
    #expect(abs(indicator.midX - frames[0].midX) < 1)
  }
}
