import MaterialComponents
import MaterialTesting
import Testing

/// Swipes from a page under a header that has moved: to pages that have been seen and to pages that are made on the way,
/// with rows that are made as they come into sight and with all of them at once.
@MainActor
@Suite("Swiping to a page below a moved header")
struct TabSwipeContentTests {
  struct Way: Sendable, CustomTestStringConvertible {
    var mode: MaterialTabsConfig.CrossTabSyncMode
    var isLazy: Bool
    /// How many rows of 100 the next page has: too few to be scrolled, and many.
    var rows: Int

    var testDescription: String { "\(mode), \(isLazy ? "lazy" : "plain"), \(rows) rows" }

    static let all: [Way] = [
      MaterialTabsConfig.CrossTabSyncMode.preserveScrollPosition, .resetScrollPosition, .resetTitleOnScroll(),
    ].flatMap { mode in
      [true, false].flatMap { isLazy in [2, 40].map { Way(mode: mode, isLazy: isLazy, rows: $0) } }
    }
  }

  private func open(_ way: Way) throws -> (TabsFixture, TestWindow) {
    let k = TabsFixture()
    k.mode = way.mode
    k.isLazy = way.isLazy
    k.rows = ["A": 40, "B": way.rows]
    return (k, try k.open())
  }

  /// The greatest distance between the header's lower edge and the top of a content that is not scrolled beyond.
  private func gap(_ k: TabsFixture, _ window: TestWindow) throws -> CGFloat {
    let bottom = try k.headerBottom(in: window)
    return k.contentTops(in: window.semantics).values.reduce(0) { max($0, $1 - bottom) }
  }

  @Test("dragged to the next page, no frame shows a gap, and the header stays (cases 2 and 10)", arguments: Way.all)
  func drag(way: Way) throws {
    let (k, window) = try open(way)
    try k.scroll(window, by: 150)
    try window.press(on: .label("A 3"), pointer: .touch)
    for _ in 0..<24 {
      window.move(by: CGSize(width: -12, height: 0))
      #expect(try gap(k, window) == 0)
      window.advance(by: 1.0 / 60)
      #expect(try gap(k, window) == 0)
      #expect(try k.headerOffset(in: window) == 150)
    }
    window.release()
    for _ in 0..<60 {
      window.advance(by: 1.0 / 60)
      #expect(try gap(k, window) == 0)
    }
    #expect(k.selected == "B")
    #expect(k.writes == 1)
    #expect(try k.headerOffset(in: window) == 150)
    #expect(try k.contentOffset("B", in: window) == 150)
    #expect(window.logged.isEmpty)
  }

  @Test(
    "swiped away, scrolled to the top and swiped back, no gap is there on the way (cases 1 and 16)", arguments: Way.all)
  func back(way: Way) throws {
    let (k, window) = try open(way)
    try k.scroll(window, by: 500)
    try window.drag(.role(.tabpanel, "Tab A"), by: CGSize(width: -220, height: 0), seconds: 0.1)
    window.advance(by: 1)
    try k.scroll(window, by: -75)
    window.advance(by: 1)
    try k.scroll(window, by: -75)
    #expect(try k.headerOffset(in: window) == 0)
    #expect(try k.contentTop("B", in: window) == 248)
    try window.press(on: .role(.tabpanel, "Tab B"), pointer: .touch)
    for _ in 0..<24 {
      window.move(by: CGSize(width: 12, height: 0))
      window.advance(by: 1.0 / 60)
      #expect(try gap(k, window) == 0)
    }
    window.release()
    window.advance(by: 1)
    #expect(k.selected == "A")
    #expect(try gap(k, window) == 0)
    // Preserved: 500 + (0 − 150). Reset: where the content touches the header.
    #expect(try k.contentOffset("A", in: window) == (way.mode == .resetScrollPosition ? 0 : 350))
  }

  @Test("a title that grows while the next page peeks in moves both alike (cases 4 and 11)")
  func titleHeight() throws {
    let k = TabsFixture()
    k.mode = .preserveScrollPosition
    let window = try k.open()
    try k.scroll(window, by: 100)
    try window.press(on: .label("A 3"), pointer: .touch)
    for _ in 0..<10 { window.move(by: CGSize(width: -12, height: 0)) }
    k.titleHeight = 330
    window.advance(by: 0.02)
    // 330 + 48 − 100.
    #expect(try k.headerBottom(in: window) == 278)
    #expect(try k.contentTop("A", in: window) == 278)
    #expect(try k.contentTop("B", in: window) == 278)
    k.titleHeight = 120
    window.advance(by: 0.02)
    #expect(try k.headerOffset(in: window) == 70)
    #expect(try gap(k, window) == 0)
  }

  @Test("a collapsed header whose title grows keeps long content where it was scrolled to (case 11)")
  func growsWhileCollapsed() throws {
    let k = TabsFixture()
    k.mode = .preserveScrollPosition
    let window = try k.open()
    try k.scroll(window, by: 500)
    let (bottom, top) = (try k.headerBottom(in: window), try #require(try k.contentTop("A", in: window)))
    k.titleHeight = 260
    window.advance(by: 0.1)
    #expect(try k.contentOffset("A", in: window) == 500)
    // Rows move as far as the header's lower edge does.
    #expect(try #require(try k.contentTop("A", in: window)) - top == k.headerBottom(in: window) - bottom)
  }
}
