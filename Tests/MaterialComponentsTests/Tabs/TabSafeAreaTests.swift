import MaterialComponents
import MaterialTesting
import Testing

/// The set-up K in a window with insets of 59 above and 34 below (examples 1 and 10), so 700 high without them.
@MainActor
@Suite("Tabs in a window with insets")
struct TabSafeAreaTests {
  private static let insets = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)

  private func open(_ k: TabsFixture, _ insets: EdgeInsets = insets) throws -> TestWindow {
    let window = try k.open(height: 793)
    window.window.graph.setSafeArea(insets)
    window.advance(by: 0)
    return window
  }

  @Test("the header stands below the inset, and its figures leave it out (example 1)")
  func rest() throws {
    let k = TabsFixture()
    let window = try open(k)
    #expect(k.context?.geometry == .k)
    #expect(k.context?.backgroundHeight == 307)
    #expect(k.context?.geometry.safeHeight == 602)
    #expect(try window.find(.role(.banner)).bounds == CGRect(x: 0, y: 59, width: 390, height: 248))
    #expect(try k.contentTop("A", in: window) == 307)
  }

  @Test("content goes under the collapsed header and the inset above, and ends above the inset below")
  func scrolled() throws {
    let k = TabsFixture()
    let window = try open(k)
    try k.scroll(window, by: 500)
    #expect(try k.headerBottom(in: window) == 157)
    let rows = try window.all(.role(.button)).map(\.bounds)
    // Row 3 begins at 307 + 300 − 500.
    #expect(rows.contains { $0.minY == 107 })
    #expect(rows.contains { $0.minY < 59 && $0.maxY > 0 })
    #expect(rows.contains { $0.maxY >= 793 })
    try k.scroll(window, by: 9999)
    // 150 + 4000 − 602, so that the last row ends above the inset below.
    #expect(try k.contentTop("A", in: window) == 307 - 3548)
    #expect(try window.find(.label("A 39")).bounds.maxY == 759)
  }

  @Test("pulled down by 40 the title grows and the background covers the inset too (example 10)")
  func stretched() throws {
    var background: CGRect?
    let window = try TestWindow(width: 390, height: 793) {
      StickyHeader { _ in
        Color.gray.frame(height: 200)
      } headerBackground: { _ in
        Color.yellow.onGeometryChange(for: CGRect.self) {
          $0.frame(in: .global)
        } action: {
          background = $0
        }
      } content: {
        StickyHeaderScroll { _ in Color.blue.frame(height: 3000).accessibilityElement().accessibilityLabel("content") }
      }
    }
    window.window.graph.setSafeArea(Self.insets)
    window.advance(by: 0)
    #expect(background == CGRect(x: 0, y: 0, width: 390, height: 259))
    #expect(try window.find(.label("content")).bounds.minY == 259)
    try window.drag(.label("content"), by: CGSize(width: 0, height: 120), holding: true)
    window.advance(by: 0)
    let top = try window.find(.label("content")).bounds.minY
    #expect(top > 290)
    #expect(abs((background?.height ?? 0) - top) < 0.01)
    #expect(background?.minY == 0)
  }

  @Test("an inset that changes takes header and content along, wherever they are")
  func changes() throws {
    let k = TabsFixture()
    let window = try open(k)
    try k.scroll(window, by: 90)
    for top in [0, 100, 59] as [CGFloat] {
      window.window.graph.setSafeArea(EdgeInsets(top: top, leading: 0, bottom: 34, trailing: 0))
      window.advance(by: 0)
      #expect(try window.find(.role(.banner)).bounds.minY == top - 90)
      #expect(try k.contentTop("A", in: window) == top + 158)
      #expect(try k.headerBottom(in: window) == top + 158)
    }
    k.select("B")
    window.advance(by: 1)
    #expect(try k.contentTop("B", in: window) == 217)
  }

  @Test("insets at the sides are left free by bar and rows, and pages go by the width between them")
  func sides() throws {
    let k = TabsFixture()
    let window = try open(k, EdgeInsets(top: 0, leading: 44, bottom: 0, trailing: 44))
    #expect(try window.find(.role(.tablist)).bounds.width == 302)
    #expect(try window.find(.label("A 0")).bounds.minX == 44)
    #expect(try window.find(.label("A 0")).bounds.width == 302)
    try window.drag(.label("A 3"), by: CGSize(width: -160, height: 0), seconds: 0.1)
    window.advance(by: 1)
    #expect(k.selected == "B")
    #expect(try window.find(.label("B 0")).bounds.minX == 44)
  }
}
