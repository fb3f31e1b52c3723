import MaterialComponents
import MaterialTesting
import Testing

@MainActor
@Suite("Swiping between pages")
struct TabSwipeTests {
  private func pageStart(_ tab: String, _ window: TestWindow) throws -> CGFloat? {
    try? window.find(.role(.tabpanel, "Tab \(tab)")).bounds.minX
  }

  @Test("a flick settles once on the next page and writes the selection once (case 26)")
  func flick() throws {
    let k = TabsFixture()
    let window = try k.open()
    try window.drag(.label("A 3"), by: CGSize(width: -200, height: 0), seconds: 0.1)
    #expect(k.selected == "B")
    var last = CGFloat.infinity
    for _ in 0..<90 {
      window.advance(by: 1.0 / 60)
      guard let start = try pageStart("B", window) else { continue }
      // One way, without a stop or a return.
      #expect(start <= last + 0.01)
      last = start
    }
    #expect(last == 0)
    #expect(k.writes == 1)
    #expect(k.context?.selectedTab == "B")
  }

  @Test("the selection changes where half of the next page is in sight")
  func half() throws {
    let k = TabsFixture()
    let window = try k.open()
    try window.press(on: .label("A 3"), pointer: .touch)
    window.move(by: CGSize(width: -12, height: 0))
    window.move(by: CGSize(width: -170, height: 0))
    #expect(k.selected == "A")
    window.move(by: CGSize(width: -30, height: 0))
    #expect(k.selected == "B")
    window.move(by: CGSize(width: 60, height: 0))
    #expect(k.selected == "A")
    #expect(k.writes == 2)
  }

  @Test("a tap on a tab while a finger holds the pages ends on one page, which is the selection (case 26)")
  func held() throws {
    let k = TabsFixture()
    let window = try k.open()
    try window.press(on: .label("A 3"), pointer: .touch)
    window.move(by: CGSize(width: -12, height: 0))
    window.move(by: CGSize(width: -110, height: 0))
    k.select("C")
    window.advance(by: 0.1)
    window.move(by: CGSize(width: 10, height: 0))
    window.release()
    window.advance(by: 2)
    #expect(try pageStart(k.selected, window) == 0)
    #expect(k.context?.selectedTab == k.selected)
  }

  @Test("header and content are in step while pages are swiped with a moved header")
  func inStep() throws {
    let k = TabsFixture()
    let window = try k.open()
    try k.scroll(window, by: 90)
    try window.drag(.label("A 3"), by: CGSize(width: -220, height: 0), seconds: 0.2)
    for _ in 0..<30 {
      window.advance(by: 1.0 / 60)
      #expect(try k.headerOffset(in: window) == 90)
      for tab in ["A", "B"] {
        if let top = try k.contentTop(tab, in: window) { #expect(top == 158) }
      }
    }
  }

  @Test("a page that is disabled is passed by")
  func disabled() throws {
    let k = TabsFixture()
    k.disabled = ["B"]
    let window = try k.open()
    try window.drag(.label("A 3"), by: CGSize(width: -200, height: 0), seconds: 0.1)
    window.advance(by: 2)
    #expect(k.selected == "C")
    #expect(try pageStart("C", window) == 0)
    #expect(k.made["B"] == nil)
  }

  @Test("from right to left the next page is at the left (case 31)")
  func rightToLeft() throws {
    let k = TabsFixture()
    let window = try k.open { $0.layoutDirection = .rightToLeft }
    #expect(try pageStart("A", window) == 0)
    try window.drag(.label("A 3"), by: CGSize(width: 200, height: 0), seconds: 0.1)
    window.advance(by: 2)
    #expect(k.selected == "B")
    #expect(try pageStart("B", window) == 0)
  }

  @Test("a resize keeps the selected page in place, at once")
  func resize() throws {
    let k = TabsFixture()
    let window = try k.open()
    k.select("C")
    window.advance(by: 1)
    try window.resize(width: 300, height: 500)
    #expect(try window.find(.role(.tabpanel, "Tab C")).bounds.minX == 0)
    #expect(try window.find(.role(.tabpanel, "Tab C")).bounds.width == 300)
    #expect(try k.contentTop("C", in: window) == 248)
  }

  @Test("a far selection makes none of the pages that pass by")
  func travel() throws {
    let k = TabsFixture()
    k.tabs = (0..<10).map { "T\($0)" }
    k.selected = "T0"
    let window = try k.open()
    k.select("T9")
    window.advance(by: 2)
    #expect(Set(k.made.keys) == ["T0", "T9"])
    #expect(try window.find(.role(.tabpanel, "Tab T9")).bounds.minX == 0)
  }

  @Test("tabs begin at the selected one, without a way there")
  func initial() throws {
    let k = TabsFixture()
    k.selected = "C"
    let window = try k.open()
    #expect(try pageStart("C", window) == 0)
    #expect(Set(k.made.keys) == ["C"])
    #expect(k.writes == 0)
  }

  @Test("a carousel in a page takes its swipe to its end; a new swipe there takes the pages (case 35)")
  func nested() throws {
    var selected = 0
    let selection = Binding(get: { selected }, set: { selected = $0 })
    let window = try TestWindow(width: 390, height: 700) {
      MaterialTabs(selectedTab: selection) { context in
        MaterialTabBar(selectedTab: selection, context: context)
      } content: {
        ForEach(0..<2) { tab in
          MaterialTabsScroll(tab: tab) { _ in
            ScrollView(.horizontal) {
              HStack(spacing: 0) {
                ForEach(0..<3) { item in
                  Color.red.frame(width: 200, height: 200)
                    .accessibilityElement().accessibilityLabel("item \(tab) \(item)")
                }
              }
            }
          }
          .materialTabItem(tab: tab, label: .secondary("Tab \(tab)"))
        }
      }
      .materialTheme(.baseline)
    }
    func panel() throws -> CGFloat { try window.find(.role(.tabpanel, "Tab 0")).bounds.minX }
    func last() throws -> CGFloat { try window.find(.label("item 0 2")).bounds.maxX }
    // One gesture, longer than the carousel is: it ends there.
    try window.press(on: .label("item 0 0"), pointer: .touch)
    for _ in 0..<40 {
      window.move(by: CGSize(width: -12, height: 0))
      window.advance(by: 1.0 / 60)
      #expect(try panel() == 0)
    }
    window.release()
    window.advance(by: 2)
    #expect(try last() == 390)
    #expect(try panel() == 0)
    // The next one moves the pages, and the carousel in them stays at its end.
    try window.press(on: .label("item 0 2"), pointer: .touch)
    for _ in 0..<20 {
      window.move(by: CGSize(width: -12, height: 0))
      window.advance(by: 1.0 / 60)
      let (end, start) = (try last(), try panel())
      #expect(end - start == 390, "\(end) − \(start)")
    }
    #expect(try panel() < -200)
    window.release()
    window.advance(by: 2)
    #expect(selected == 1)
    #expect(try window.find(.role(.tabpanel, "Tab 1")).bounds.minX == 0)
  }
}
