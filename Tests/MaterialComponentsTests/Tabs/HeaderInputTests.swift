import MaterialComponents
import MaterialTesting
import Testing

@MainActor
@Suite("Drags and wheels on the header")
struct HeaderInputTests {
  @Test("a drag on the title scrolls the selected page one to one")
  func drag() throws {
    let k = TabsFixture()
    let window = try k.open()
    try window.press(on: .role(.banner), pointer: .touch)
    window.move(by: CGSize(width: 0, height: -20))
    let start = try k.headerOffset(in: window)
    window.move(by: CGSize(width: 0, height: -50))
    #expect(try k.headerOffset(in: window) == start + 50)
    #expect(try k.contentOffset("A", in: window) == start + 50)
    window.release()
    window.advance(by: 1)
    k.select("B")
    window.advance(by: 1)
    try window.scroll(.role(.banner), by: CGSize(width: 0, height: -500))
    #expect(try k.headerOffset(in: window) == 0)
    #expect(try k.contentOffset("B", in: window) == 0)
  }

  @Test("a touch on the header does not reach what lies behind it")
  func swallowed() throws {
    let k = TabsFixture()
    let window = try k.open()
    try k.scroll(window, by: 300)
    window.click(at: CGPoint(x: 195, y: 20), pointer: .touch)
    window.advance(by: 0.5)
    #expect(try window.all(.role(.button)).allSatisfy { $0.properties.value == "0" })
  }

  @Test("by modifier the header swallows drags and wheels as the original does")
  func disabled() throws {
    let k = TabsFixture()
    k.isHeaderScrollDisabled = true
    let window = try k.open()
    try window.scroll(.role(.banner), by: CGSize(width: 0, height: 100))
    #expect(try k.headerOffset(in: window) == 0)
    try window.drag(.role(.banner), by: CGSize(width: 0, height: -100), seconds: 0.2)
    window.advance(by: 1)
    #expect(try k.headerOffset(in: window) == 0)
  }
}
