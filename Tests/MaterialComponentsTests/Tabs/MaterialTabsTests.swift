import MaterialComponents
import MaterialTesting
import Testing

// The set-up K: 390 × 700, title 200 of which 50 stay, bar 48; so the header's way is 150 and viewports are 602 high.

@MainActor
@Suite("Material tabs")
struct MaterialTabsTests {
  @Test("the first frame is right: the content begins below the header, and nothing was cut off (case 14)")
  func firstFrame() throws {
    let k = TabsFixture()
    let window = try k.open()
    #expect(try k.headerBottom(in: window) == 248)
    #expect(try k.contentTop("A", in: window) == 248)
    #expect(window.logged.isEmpty)
    #expect(k.context?.geometry == .k.with { $0.topSafeArea = 0 })
    #expect(k.writes == 0)
    #expect(k.made == ["A": 1])
  }

  @Test("the header goes with the content, stops and comes back (example 2)")
  func follows() throws {
    let k = TabsFixture()
    let window = try k.open()
    for (distance, offset) in [(40, 40), (50, 90), (70, 150), (-5, 150), (-15, 140), (-40, 100), (-100, 0)] {
      try k.scroll(window, by: CGFloat(distance))
      #expect(try k.headerOffset(in: window) == CGFloat(offset))
    }
  }

  @Test("pulled down, the title grows, and content stays in touch with the bar (example 10)")
  func stretches() throws {
    let k = TabsFixture()
    let window = try k.open()
    try window.drag(.label("A 1"), by: CGSize(width: 0, height: 120), holding: true)
    let bottom = try k.headerBottom(in: window)
    #expect(bottom > 280)
    #expect(try k.headerOffset(in: window) == 0)
    let top = try #require(try k.contentTop("A", in: window))
    #expect(abs(top - bottom) < 0.01)
    window.release()
    window.advance(by: 2)
    #expect(try k.headerBottom(in: window) == 248)
    #expect(k.context?.titleHeight == 200)
  }

  @Test("preserve: there and back (example 4)")
  func preserve() throws {
    let k = TabsFixture()
    k.mode = .preserveScrollPosition
    let window = try k.open()
    try k.scroll(window, by: 500)
    #expect(try k.headerOffset(in: window) == 150)
    k.select("B")
    window.advance(by: 1)
    #expect(try k.contentOffset("B", in: window) == 150)
    try k.scroll(window, by: -150)
    #expect(try k.headerOffset(in: window) == 0)
    k.select("A")
    window.advance(by: 1)
    #expect(try k.contentOffset("A", in: window) == 350)
    for (distance, offset) in [(30, 30), (-50, 30), (-130, 30), (-180, 20)] {
      try k.scroll(window, by: CGFloat(distance))
      #expect(try k.headerOffset(in: window) == CGFloat(offset))
    }
  }

  @Test("reset: there and back (example 5)")
  func reset() throws {
    let k = TabsFixture()
    k.mode = .resetScrollPosition
    let window = try k.open()
    try k.scroll(window, by: 500)
    k.select("B")
    window.advance(by: 1)
    try k.scroll(window, by: -90)
    #expect(try k.headerOffset(in: window) == 60)
    k.select("A")
    window.advance(by: 1)
    #expect(try k.contentOffset("A", in: window) == 60)
  }

  @Test("reset title: the first scroll after a return animates the header by the snappy spring (example 6)")
  func resetTitle() throws {
    let k = TabsFixture()
    let window = try k.open()
    try k.scroll(window, by: 500)
    k.select("B")
    window.advance(by: 1)
    try k.scroll(window, by: -50)
    window.advance(by: 1)
    try k.scroll(window, by: -100)
    #expect(try k.headerOffset(in: window) == 0)
    k.select("A")
    window.advance(by: 1)
    #expect(try k.contentOffset("A", in: window) == 350)
    try k.scroll(window, by: 2)
    #expect(k.context?.offset == 150)
    #expect(k.context?.contentOffset == 352)
    // 0.3031 of the way after 50 ms and 0.6812 after 100 (§6.3).
    let start = try k.headerOffset(in: window)
    #expect(start < 20)
    window.advance(by: 0.05)
    #expect(abs(try k.headerOffset(in: window) - 45.5) < 8)
    window.advance(by: 0.05)
    #expect(abs(try k.headerOffset(in: window) - 102.2) < 8)
    window.advance(by: 1)
    #expect(try k.headerOffset(in: window) == 150)
  }

  @Test(
    "a page first seen below a moved header stands right below it (example 7)", arguments: [60, 150, 0] as [CGFloat])
  func firstVisit(offset: CGFloat) throws {
    let k = TabsFixture()
    let window = try k.open()
    if offset > 0 { try k.scroll(window, by: offset) }
    k.select("C")
    window.advance(by: 1)
    #expect(try k.contentTop("C", in: window) == k.headerBottom(in: window))
    #expect(try k.headerOffset(in: window) == offset)
  }

  @Test("a neighbour is right in the first frame in which it peeks in (case 2)")
  func peeks() throws {
    let k = TabsFixture()
    let window = try k.open()
    try k.scroll(window, by: 150)
    try window.press(on: .label("A 3"), pointer: .touch)
    window.move(by: CGSize(width: -12, height: 0))
    window.move(by: CGSize(width: -10, height: 0))
    #expect(try k.contentTop("B", in: window) == 98)
    window.move(by: CGSize(width: -78, height: 0))
    #expect(try k.contentTop("B", in: window) == 98)
    #expect(k.selected == "A")
    window.release()
    window.advance(by: 1)
    #expect(k.selected == "A")
    #expect(k.writes == 0)
  }

  @Test("momentum ends when another tab is selected, and no gap is there on return (example 16, case 1)")
  func momentum() throws {
    let k = TabsFixture()
    let window = try k.open()
    try k.scroll(window, by: 400)
    try window.drag(.label("A 5"), by: CGSize(width: 0, height: 150), seconds: 0.05)
    window.advance(by: 0.05)
    let left = try #require(try k.contentOffset("A", in: window))
    #expect(left > 0 && left < 300)
    k.select("B")
    window.advance(by: 0.02)
    let offset = try k.headerOffset(in: window)
    window.advance(by: 2)
    #expect(try k.headerOffset(in: window) == offset)
    k.select("A")
    window.advance(by: 1)
    let content = try #require(try k.contentOffset("A", in: window))
    #expect(try content >= k.headerOffset(in: window) - 0.001)
  }

  @Test("a title that changes its height takes header and content along (example 15, cases 4 and 11)")
  func titleHeight() throws {
    let k = TabsFixture()
    let window = try k.open()
    try k.scroll(window, by: 100)
    k.titleHeight = 330
    window.advance(by: 0.1)
    #expect(try k.headerOffset(in: window) == 100)
    #expect(try k.contentTop("A", in: window) == 278)
    #expect(try k.headerBottom(in: window) == 278)
    k.titleHeight = 120
    window.advance(by: 0.1)
    #expect(try k.headerOffset(in: window) == 70)
    #expect(try k.contentOffset("A", in: window) == 100)
  }

  @Test("an animated change of the title moves header and content together in every frame (case 5)")
  func animatedTitleHeight() throws {
    let k = TabsFixture()
    let window = try k.open()
    withAnimation(.linear(duration: 0.3)) { k.titleHeight = 330 }
    for _ in 0..<22 {
      window.advance(by: 1.0 / 60)
      let top = try #require(try k.contentTop("A", in: window))
      #expect(abs(try k.headerBottom(in: window) - top) < 0.5)
    }
    #expect(try k.headerBottom(in: window) == 378)
  }

  @Test("a title that shrinks in mid-fling: the header is at its new end, nothing breaks, momentum goes on (case 20)")
  func shrinksInFling() throws {
    let k = TabsFixture()
    k.mode = .preserveScrollPosition
    let window = try k.open()
    try window.drag(.label("A 3"), by: CGSize(width: 0, height: -60), seconds: 0.03)
    var content = try #require(try k.contentOffset("A", in: window))
    while content < 110 {
      window.advance(by: 1.0 / 60)
      content = try #require(try k.contentOffset("A", in: window))
    }
    #expect(content < 200)
    k.titleHeight = 100
    window.advance(by: 0)
    #expect(try k.headerOffset(in: window) == 50)
    for _ in 0..<30 {
      window.advance(by: 1.0 / 60)
      #expect(try k.headerOffset(in: window) == 50)
      let next = try #require(k.context).contentOffset
      #expect(next >= content - 0.001 && next.isFinite)
      content = next
    }
    #expect(content > 300)
    #expect(window.logged.isEmpty)
  }

  @Test("short tabs can collapse the header, and long ones end where their content does (cases 7, 10 and 22)")
  func ranges() throws {
    let k = TabsFixture()
    k.rows = ["A": 40, "B": 2, "C": 0]
    let window = try k.open()
    try k.scroll(window, by: 9999)
    // 150 + 4000 − 602.
    #expect(try k.contentOffset("A", in: window) == 3548)
    k.select("B")
    window.advance(by: 1)
    #expect(try k.contentOffset("B", in: window) == 150)
    try k.scroll(window, by: 500)
    #expect(try k.contentOffset("B", in: window) == 150)
    k.select("C")
    window.advance(by: 1)
    #expect(try k.headerOffset(in: window) == 150)
    k.select("A")
    window.advance(by: 1)
    try k.scroll(window, by: 9999)
    #expect(try k.contentOffset("A", in: window) == 3548)
  }

  @Test("by policy an expanded header leaves nothing to scroll below short content (case 8)")
  func noMargin() throws {
    let k = TabsFixture()
    k.rows = ["A": 40, "B": 2]
    k.bottomMargin = .whileCollapsed
    k.mode = .preserveScrollPosition
    let window = try k.open()
    try k.scroll(window, by: 60)
    k.select("B")
    window.advance(by: 1)
    #expect(try k.contentOffset("B", in: window) == 60)
    try k.scroll(window, by: 100)
    #expect(try k.contentOffset("B", in: window) == 60)
    try k.scroll(window, by: -60)
    try k.scroll(window, by: 100)
    #expect(try k.contentOffset("B", in: window) == 0)
  }

  @Test("selecting the selected tab again writes nothing and moves nothing (case 13)")
  func reselect() throws {
    let k = TabsFixture()
    let window = try k.open()
    try k.scroll(window, by: 300)
    try window.click(on: .role(.tab, "Tab A"))
    window.advance(by: 1)
    #expect(k.writes == 0)
    #expect(try k.headerOffset(in: window) == 150)
    #expect(try k.contentOffset("A", in: window) == 300)
  }

  @Test("a header without a way to go stays, and still stretches (case 23)")
  func noWay() throws {
    let k = TabsFixture()
    k.minimum = .absolute(500)
    let window = try k.open()
    try k.scroll(window, by: 300)
    #expect(try k.headerOffset(in: window) == 0)
    #expect(k.context?.unitOffset == 0)
    try k.scroll(window, by: -300)
    try window.drag(.label("A 1"), by: CGSize(width: 0, height: 100), holding: true)
    #expect(try k.headerBottom(in: window) > 260)
    #expect((k.context?.unitOffset ?? 0) < 0)
  }

  @Test("a header higher than the window is scrolled by a drag on any part of it (case 37)")
  func tallHeader() throws {
    let k = TabsFixture()
    k.titleHeight = 900
    let window = try k.open()
    #expect(k.context?.maxOffset == 850)
    try window.press(on: .role(.banner), pointer: .touch)
    window.move(by: CGSize(width: 0, height: -20))
    let start = try k.headerOffset(in: window)
    window.move(by: CGSize(width: 0, height: -100))
    #expect(try k.headerOffset(in: window) == start + 100)
    window.release()
    window.advance(by: 1)
    try window.scroll(.role(.banner), by: CGSize(width: 0, height: 2000))
    #expect(try k.headerOffset(in: window) == 850)
  }

  @Test("the state of a page survives, and pages are made only when they are seen")
  func pages() throws {
    let k = TabsFixture()
    let window = try k.open()
    try window.click(on: .label("A 1"))
    #expect(try window.find(.label("A 1")).properties.value == "1")
    k.select("C")
    window.advance(by: 1)
    #expect(k.made["B"] == nil)
    #expect(window.semantics.first { $0.properties.label == "A 1" } == nil)
    k.select("A")
    window.advance(by: 1)
    #expect(try window.find(.label("A 1")).properties.value == "1")
    // Once at first and once for its own change.
    #expect(k.made["A"] == 2)
  }
}
