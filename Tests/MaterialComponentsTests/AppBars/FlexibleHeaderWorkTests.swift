import MaterialComponents
import MaterialTesting
import Testing

@MainActor
@Suite("Work of flexible headers")
struct FlexibleHeaderWorkTests {
  @Test("a step that collapses runs no body but the header's own height, and lays out the header alone")
  func collapse() throws {
    let fixture = AppBarFixture()
    let window = try fixture.open()
    fixture.scroll(window, by: 5)
    window.resetStatistics()
    fixture.headerRuns = 0
    for _ in 0..<5 { fixture.scroll(window, by: 5) }
    #expect(fixture.headerRuns == 0)
    #expect(window.statistics.bodies == 5)
  }

  @Test("what is below the header is neither measured nor placed while it collapses")
  func contentLayout() throws {
    let (header, content) = (LayoutPasses(), LayoutPasses())
    let fixture = AppBarFixture()
    let window = try TestWindow(width: 400, height: 700) {
      FlexibleHeader(fixture.options) { context in
        let _ = fixture.note(context)
        CountedLayout(passes: header) { Text(verbatim: "Title") }
      } content: {
        ScrollView { CountedLayout(passes: content) { Color.blue.frame(height: 3000) } }
      }
      .materialTheme(.baseline)
    }
    fixture.scroll(window, by: 5)
    (header.count, content.count) = (0, 0)
    for _ in 0..<5 { fixture.scroll(window, by: 5) }
    #expect(try fixture.header(in: window).height == 98)
    #expect(content.count == 0)
    #expect(header.count <= 5)
  }

  @Test("once collapsed, a step runs nothing")
  func collapsed() throws {
    let fixture = AppBarFixture()
    let window = try fixture.open()
    fixture.scroll(window, by: 400)
    window.advance(by: 1)
    window.resetStatistics()
    for _ in 0..<5 { fixture.scroll(window, by: 4) }
    #expect(window.statistics.bodies == 0)
    #expect(window.statistics.layouts == 0)
  }

  @Test("a step that shifts moves the header and fades the title, and lays out nothing")
  func shift() throws {
    let fixture = AppBarFixture(56, 56, .enabled)
    let window = try fixture.open()
    fixture.scroll(window, by: 2)
    window.resetStatistics()
    for _ in 0..<4 { fixture.scroll(window, by: 4) }
    // The motion's own, and that of the one view that fades with it.
    #expect(window.statistics.bodies == 8)
    #expect(window.statistics.layouts == 0)
  }
}
