import MaterialComponents
import MaterialTesting
import Testing

@MainActor
@Suite("Work of tabs")
struct TabWorkTests {
  @Test("a step that collapses the header runs the header's own motion, and no layout")
  func collapse() throws {
    let k = TabsFixture()
    k.mode = .preserveScrollPosition
    let window = try k.open()
    try k.scroll(window, by: 10)
    window.resetStatistics()
    for _ in 0..<5 { try k.scroll(window, by: 10) }
    #expect(window.statistics.bodies == 5)
    #expect(window.statistics.layouts == 0)
    #expect(try k.headerOffset(in: window) == 60)
  }

  @Test("once the header is collapsed, a step runs nothing but rows that come into view")
  func collapsed() throws {
    let k = TabsFixture()
    let window = try k.open()
    try k.scroll(window, by: 400)
    window.resetStatistics()
    for _ in 0..<5 { try k.scroll(window, by: 4) }
    #expect(window.statistics.bodies == 0)
    #expect(window.statistics.layouts == 0)
  }

  @Test("a view that reads the context runs with it, and nothing else does")
  func readers() throws {
    var runs = 0
    let window = try TestWindow(width: 390, height: 700) {
      StickyHeader { context in
        Color.gray.frame(height: 200)
          .overlay { Reader(context: context) { runs += 1 } }
      } content: {
        StickyHeaderScroll { _ in Color.blue.frame(height: 3000) }
      }
    }
    runs = 0
    window.resetStatistics()
    for _ in 0..<4 { try window.scroll(.role(.banner), by: CGSize(width: 0, height: 10)) }
    #expect(runs == 4)
    #expect(window.statistics.bodies == 8)
  }

  @Test("50 tabs of 10,000 rows have as many nodes as can be seen, before and after all were visited")
  func bounded() throws {
    let k = TabsFixture()
    k.tabs = (0..<50).map { "T\($0)" }
    k.rows = Dictionary(uniqueKeysWithValues: k.tabs.map { ($0, 10_000) })
    k.selected = "T0"
    let window = try k.open()
    let one = window.statistics.nodes
    for tab in k.tabs {
      k.select(tab)
      window.advance(by: 1)
    }
    let all = window.statistics.nodes
    // What a page has beside its rows, and the rows of the few pages that are kept.
    #expect(all - one < 50 * 60)
    for tab in k.tabs.reversed() {
      k.select(tab)
      window.advance(by: 1)
    }
    #expect(abs(window.statistics.nodes - all) < 200)
  }

  @Test("a motion of the indicator runs no body and no layout after the frame in which it begins")
  func indicator() throws {
    let k = TabsFixture()
    k.bar = .primary
    let window = try k.open()
    k.select("B")
    window.advance(by: 0.05)
    window.resetStatistics()
    window.advance(by: 0.1)
    #expect(window.statistics.bodies == 0)
  }
}

private struct Reader: View {
  let context: StickyHeaderContext
  let ran: () -> Void

  var body: some View {
    let _ = ran()
    Text(verbatim: "\(context.offset)")
  }
}
