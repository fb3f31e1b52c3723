import Foundation
import MaterialComponents
import Testing

// The set-up K of the tabs' behaviour document, §10: container 700 high, top inset 59, title 200, bar 48, minimum 50.
private let k = HeaderGeometry(
  titleHeight: 200, barHeight: 48, minimumTitleHeight: 50, containerHeight: 700, topSafeArea: 59)

@Suite("Header geometry")
struct HeaderGeometryTests {
  @Test("derived values at rest (example 1)")
  func derived() {
    #expect(k.height == 248)
    #expect(k.minimumTitleHeight == 50)
    #expect(k.maximumOffset == 150)
    #expect(k.minimumTotalHeight == 98)
    #expect(k.backgroundHeight == 307)
    #expect(k.viewportHeight == 602)
  }

  private func offsets(_ places: [CGFloat], from start: CGFloat = 0, content: CGFloat = 0) -> [CGFloat] {
    var offset = start
    var last = content
    return places.map { place in
      offset = k.offset(after: offset, scrollingFrom: last, to: place)
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

  @Test("a small scroll down with a header that lags behind leaves it where it is (example 4)")
  func lagging() {
    #expect(offsets([380, 330, 200, 20], from: 0, content: 350) == [30, 30, 30, 20])
  }

  @Test("short content gets a margin so that the header can collapse (example 8)")
  func bottomMargin() {
    #expect(k.bottomMargin(contentHeight: 200) == 402)
    #expect(k.bottomMargin(contentHeight: 602) == 0)
    #expect(k.bottomMargin(contentHeight: 900) == 0)
    #expect(k.bottomMargin(contentHeight: 0) == 602)
  }

  @Test("stretching by 40 grows the title and gives a negative unit offset (example 10)")
  func stretch() {
    #expect(k.stretchedTitleHeight(-40) == 240)
    #expect(k.unitOffset(-40) == -0.2)
    #expect(k.unitOffset(75) == 0.5)
  }

  @Test("a minimum beyond the title leaves no way to go, and divides by nothing (example 11)")
  func minimumBeyondTitle() {
    let fixed = HeaderGeometry(titleHeight: 200, barHeight: 48, minimumTitleHeight: 500, containerHeight: 700)
    #expect(fixed.minimumTitleHeight == 200)
    #expect(fixed.maximumOffset == 0)
    #expect(fixed.unitOffset(10) == 0)
    #expect(HeaderGeometry(titleHeight: 200, minimumTitleHeight: -5).minimumTitleHeight == 0)
  }

  @Test("News Ink's header: 400 at rest, 92 collapsed, 308 on the way")
  func newsInk() {
    let hero = HeaderGeometry(titleHeight: 352, barHeight: 48, minimumTitleHeight: 44, containerHeight: 892)
    #expect(hero.height == 400)
    #expect(hero.minimumTotalHeight == 92)
    #expect(hero.maximumOffset == 308)
    #expect(hero.unitOffset(154) == 0.5)
  }
}
