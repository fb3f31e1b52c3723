import Foundation
import MaterialComponents
import Testing

// Worked examples of the behaviour document's §10, by their numbers.

@Suite("Header geometry")
struct HeaderGeometryTests {
  @Test("derived values at rest (example 1)")
  func derived() {
    let k = HeaderGeometry.k
    #expect(k.height == 248)
    #expect(k.minTitleHeight == 50)
    #expect(k.maxOffset == 150)
    #expect(k.minTotalHeight == 98)
    #expect(k.backgroundHeight == 307)
    #expect(k.safeHeight == 602)
    #expect(k.unitOffset(0) == 0)
  }

  @Test("the context of a scroll gives the original's number, and what can really be seen (example 1, §2)")
  func scrollContext() {
    var header = HeaderContext(selectedTab: 0)
    header.geometry = .k
    let context = MaterialTabsScrollContext(headerContext: header, safeHeight: 602)
    #expect(context.safeContentHeight == 354)
    // 700 less the whole header.
    #expect(context.visibleHeight == 452)
  }

  private func offsets(_ places: [CGFloat], from start: CGFloat = 0, content: CGFloat = 0) -> [CGFloat] {
    var offset = start
    var last = content
    return places.map { place in
      offset = HeaderGeometry.k.offset(after: offset, scrollingFrom: last, to: place)
      last = place
      return offset
    }
  }

  @Test("the header goes with the content, stops collapsed and returns at the top (example 2)")
  func continuousScroll() {
    #expect(offsets([0, 40, 90, 160, 155, 140, 100, -30, 0]) == [0, 40, 90, 150, 150, 140, 100, -30, 0])
  }

  @Test("a collapsed header stays collapsed until the content comes down to it (example 3)")
  func staysCollapsed() {
    #expect(offsets([400, 300, 120], from: 150, content: 150) == [150, 150, 120])
  }

  @Test(
    "short content gets a margin so that the header can collapse (example 8)",
    arguments: [(200, 402, 150), (602, 0, 150), (900, 0, 448), (0, 602, 150), (4000, 0, 3548)])
  func bottomMargin(content: CGFloat, margin: CGFloat, end: CGFloat) {
    #expect(HeaderGeometry.k.bottomMargin(contentHeight: content) == margin)
    #expect(HeaderGeometry.k.maxContentOffset(contentHeight: content) == end)
  }

  @Test("with the other policy short content can be scrolled as far as the header has gone, and no further (case 8)")
  func marginWhileCollapsed() {
    // Space for the header 150, and the viewport 602: what is more than 602 together can be scrolled.
    #expect(150 + HeaderGeometry.k.scrolledHeight(contentHeight: 200, way: 0) - 602 == 0)
    #expect(150 + HeaderGeometry.k.scrolledHeight(contentHeight: 200, way: 60) - 602 == 60)
    #expect(150 + HeaderGeometry.k.scrolledHeight(contentHeight: 200, way: 150) - 602 == 150)
  }

  @Test("stretching by 40 grows title and background and gives a negative unit offset (example 10)")
  func stretch() {
    let k = HeaderGeometry.k
    #expect(k.rubberBandingTitleHeight(-40) == 240)
    #expect(k.rubberBandingTitleHeight(0) == nil)
    #expect(k.rubberBandingBackgroundHeight(-40) == 347)
    #expect(k.rubberBandingBackgroundHeight(30) == 307)
    #expect(k.unitOffset(-40) == -0.2)
    #expect(k.unitOffset(75) == 0.5)
  }

  @Test("a minimum beyond the title leaves no way to go, and divides by nothing (example 11, case 23)")
  func minimumBeyondTitle() {
    let fixed = HeaderGeometry.k.with { $0.minimum = MinTitleHeight(.absolute(500)) }
    #expect(fixed.minTitleHeight == 200)
    #expect(fixed.maxOffset == 0)
    #expect(fixed.unitOffset(10) == 0)
    #expect(fixed.unitOffset(-40) == -0.2)
    #expect(HeaderGeometry().unitOffset(-40) == 0)
    #expect(HeaderGeometry().unitOffset(40) == 0)
  }

  @Test("a header higher than the viewport leaves all figures finite and the viewport as it is (case 37)")
  func tallHeader() {
    let tall = HeaderGeometry.k.with { $0.titleHeight = 900 }
    #expect(tall.maxOffset == 850)
    #expect(tall.safeHeight == 602)
    #expect(tall.height == 948)
    #expect(tall.maxContentOffset(contentHeight: 0) == 850)
    var header = HeaderContext(selectedTab: 0)
    header.geometry = tall
    let context = MaterialTabsScrollContext(headerContext: header, safeHeight: 602)
    #expect(context.safeContentHeight == -346)
    #expect(context.visibleHeight == 0)
  }

  @Test("an item at the content's start is put at the offset by its anchor (examples 4, 5 and 7)")
  func anchors() {
    let k = HeaderGeometry.k
    #expect(abs(k.anchor(forContentOffset: 350) - -0.33278) < 0.000005)
    #expect(abs(k.anchor(forContentOffset: 60) - 0.14975) < 0.000005)
    #expect(abs(k.anchor(forContentOffset: 0) - 0.24958) < 0.000005)
    #expect(k.anchor(forContentOffset: 150) == 0)
    // The rule that it is made for: offset = item − anchor · (viewport − item's length).
    #expect(abs(150 - k.anchor(forContentOffset: 350) * (602 - 1) - 350) < 1e-9)
  }
}
