import MaterialComponents
import Testing

// "Example" is one of the behaviour document's §10, "case" one of the public reports. K: the header's way is 150.

@Suite("Header and content offsets")
struct HeaderOffsetsTests {
  @Test("preserve: a content that comes back has moved as far as the header has (example 4, case 16)")
  func preserve() {
    var k = HeaderOffsets.k(.preserveScrollPosition)
    k.scroll(150, 500)
    #expect(k.offset == 150)
    k.select("B")
    #expect(k.contentOffset(of: "B") == 150)
    #expect(k.scroll(0) == [0])
    k.select("A")
    #expect(k.contentOffset(of: "A") == 350)
    #expect(k.offset == 0)
    #expect(k.scroll(380, 330, 200, 20) == [30, 30, 30, 20])
  }

  @Test("reset: a content that comes back to an open header starts at its top (example 5)")
  func reset() {
    var k = HeaderOffsets.k(.resetScrollPosition)
    k.scroll(150, 500)
    k.select("B")
    k.show(["B"])
    k.scroll(60)
    k.select("A")
    #expect(k.contentOffset(of: "A") == 60)
    #expect(k.offset == 60)
  }

  @Test("reset: with a collapsed header the content stays where it was (example 5)")
  func resetCollapsed() {
    var k = HeaderOffsets.k(.resetScrollPosition)
    k.scroll(150, 500)
    k.select("B")
    k.show(["B"])
    k.scroll(700)
    k.select("A")
    #expect(k.contentOffset(of: "A") == 500)
  }

  @Test("reset: a page that never left the screen is not reset (§4)")
  func resetNotVisible() {
    var k = HeaderOffsets.k(.resetScrollPosition)
    k.scroll(150, 500)
    k.show(["A", "B"])
    k.select("B")
    k.scroll(60)
    k.select("A")
    // Both stayed in sight: A has moved with the header, by 90.
    #expect(k.contentOffset(of: "A") == 410)
  }

  @Test("reset title: the first scroll after a selection takes the header along, by the given animation (example 6)")
  func resetTitle() {
    let animation = Animation.linear(duration: 1)
    var k = HeaderOffsets.k(.resetTitleOnScroll(animation))
    k.scroll(150, 500)
    k.select("B")
    k.scroll(100, 0)
    k.select("A")
    #expect(k.contentOffset(of: "A") == 350)
    #expect(k.offset == 0)
    #expect(k.contentDidScroll("A", to: 352) == .resetTitle(animation))
    #expect(k.offset == 150)
    #expect(k.contentOffset(of: "A") == 352)
    #expect(k.contentDidScroll("A", to: 340) == .followed)
    #expect(k.offset == 150)
    #expect(k.scroll(149) == [149])
  }

  @Test("reset title: where the header goes with the content anyway, nothing is animated")
  func resetTitleFollows() {
    var k = HeaderOffsets.k(.resetTitleOnScroll())
    #expect(k.contentDidScroll("A", to: 12) == .followed)
    #expect(k.offset == 12)
    var pulled = HeaderOffsets.k(.resetTitleOnScroll())
    #expect(pulled.contentDidScroll("A", to: -12) == .followed)
    #expect(pulled.offset == -12)
  }

  @Test("the first visit puts the content right below the header (example 7)", arguments: [60, 150, 0] as [CGFloat])
  func firstVisit(offset: CGFloat) {
    var k = HeaderOffsets.k(.preserveScrollPosition)
    k.scroll(offset)
    #expect(k.contentOffset(of: "C") == offset)
    k.select("C")
    #expect(k.contentOffset(of: "C") == offset)
    #expect(k.offset == offset)
  }

  @Test("a higher title keeps header and content where they were (example 15, case 4)")
  func higherTitle() {
    var k = HeaderOffsets.k(.preserveScrollPosition)
    k.scroll(100)
    k.setGeometry(.k.with { $0.titleHeight = 330 })
    #expect(k.geometry.maxOffset == 280)
    #expect(k.offset == 100)
    #expect(k.contentOffset(of: "A") == 100)
  }

  @Test("a lower title takes the header along, without a gap (example 15, cases 4 and 20)")
  func lowerTitle() {
    var k = HeaderOffsets.k(.preserveScrollPosition)
    k.scroll(100)
    k.setGeometry(.k.with { $0.titleHeight = 120 })
    #expect(k.offset == 70)
    #expect(k.contentOffset(of: "A") == 100)
    k.setGeometry(.k.with { $0.titleHeight = 100 })
    #expect(k.offset == 50)
  }

  @Test("a title that grows under a collapsed header leaves the content where it is (case 11)")
  func growsWhileCollapsed() {
    var k = HeaderOffsets.k(.preserveScrollPosition)
    k.scroll(150, 500)
    k.setGeometry(.k.with { $0.titleHeight = 260 })
    #expect(k.offset == 150)
    #expect(k.contentOffset(of: "A") == 500)
    #expect(k.geometry.maxOffset == 210)
  }

  @Test("no switch leaves a gap, whatever the content did while nobody saw it (example 16, case 1)")
  func noGap() {
    var k = HeaderOffsets.k(.preserveScrollPosition)
    k.scroll(150, 400, 220)
    k.select("B")
    k.show(["B"])
    // Momentum that went on would want this; it has to go back.
    #expect(k.contentDidScroll("A", to: 40) == .refused(220))
    k.scroll(400)
    k.select("A")
    #expect(k.contentOffset(of: "A") >= k.offset)
    #expect(k.contentOffset(of: "A") == 220)
  }

  @Test("a neighbour that peeks in stands right below the header, and follows it (case 2)")
  func neighbours() {
    var k = HeaderOffsets.k(.resetTitleOnScroll())
    k.scroll(150)
    k.show(["A", "B"])
    #expect(k.contentOffset(of: "B") == 150)
    k.scroll(100)
    #expect(k.contentOffset(of: "B") == 100)
    k.select("B")
    #expect(k.contentOffset(of: "B") == 100)
  }

  @Test("selecting the selected tab changes nothing (case 13)")
  func reselect() {
    var k = HeaderOffsets.k(.resetTitleOnScroll())
    k.scroll(150, 300)
    k.select("B")
    k.scroll(160)
    let isOther = k.select("B")
    #expect(!isOther)
    #expect(k.offset == 150)
    // As before, the next scroll is not the first one.
    k.scroll(400, 155)
    #expect(k.contentDidScroll("B", to: 120) == .followed)
  }

  @Test("no rows: a short tab can stand where the header wants it (case 10)")
  func shortTab() {
    var k = HeaderOffsets.k(.preserveScrollPosition)
    k.scroll(150)
    k.select("B")
    #expect(k.contentOffset(of: "B") == 150)
    #expect(k.geometry.maxContentOffset(contentHeight: 0) == 150)
    #expect(k.offset == 150)
  }

  @Test("without a way to go the header stays, and still stretches (case 23)")
  func noWay() {
    var k = HeaderOffsets(
      selectedTab: "A", mode: .preserveScrollPosition, geometry: .k.with { $0.minimum = MinTitleHeight(.relative(1)) })
    #expect(k.scroll(40, 300, 0, -40) == [0, 0, 0, -40])
    #expect(k.geometry.unitOffset(k.offset) == -0.2)
  }

  @Test("a header that is stretched comes to rest when another tab is selected")
  func selectWhileStretched() {
    var k = HeaderOffsets.k(.preserveScrollPosition)
    k.scroll(-30)
    k.select("B")
    #expect(k.offset == 0)
    #expect(k.contentOffset(of: "A") == 0)
    #expect(k.contentOffset(of: "B") == 0)
  }

  @Test("content that got shorter is no first scroll")
  func cutShort() {
    var k = HeaderOffsets.k(.resetTitleOnScroll())
    k.scroll(150, 500)
    k.select("B")
    k.scroll(0)
    k.select("A")
    #expect(k.contentDidScroll("A", to: 300, end: 300) == .followed)
    #expect(k.offset == 0)
    #expect(k.contentDidScroll("A", to: 301, end: 400) == .resetTitle(.snappy(duration: 0.3)))
  }

  @Test("bounces at the end leave a collapsed header collapsed (§3.2)")
  func bottomBounce() {
    var k = HeaderOffsets.k(.preserveScrollPosition)
    #expect(k.scroll(448, 480, 448) == [150, 150, 150])
  }
}
