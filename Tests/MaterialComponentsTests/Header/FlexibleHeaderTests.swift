import MaterialComponents
import MaterialTesting
import Testing

// News Ink's header: title 352, bar 48, minimum title 44; so 400 at rest, 92 collapsed, 308 on the way.

private struct Page: View {
  let context: (HeaderContext<String>) -> Void
  @State private var tab = "A"

  var body: some View {
    FlexibleHeader(minimumTitleHeight: 44, for: String.self) { header in
      let _ = context(header)
      Color.gray.frame(height: 352)
    } bar: { _ in
      PrimaryTabBar(["A", "B", "C"], selection: $tab) { "Tab \($0)" }
    } background: { _ in
      Color.black
    } content: { header in
      HeaderScroll(header, tab: tab) {
        LazyVStack(spacing: 16) {
          ForEach(0..<100) { index in
            Color.blue.frame(height: 280).accessibilityElement().accessibilityLabel("\(tab) \(index)")
          }
        }
        .padding(16)
      }
    }
    .materialTheme(.baseline)
  }
}

@MainActor
@Suite("Flexible header")
struct FlexibleHeaderTests {
  private func open() throws -> (TestWindow, () -> HeaderContext<String>?) {
    var found: HeaderContext<String>?
    let window = try TestWindow { Page { found = $0 } }
    return (window, { found })
  }

  private func height(_ window: TestWindow) throws -> CGFloat {
    try window.find(.role(.banner)).frame.height
  }

  @Test("it is 400 high at rest and 92 when collapsed, and its first card starts below it")
  func collapses() throws {
    let (window, _) = try open()
    #expect(try height(window) == 400)
    #expect(try window.find(.label("A 0")).bounds.minY == 416)
    try window.scroll(.label("A 0"), by: CGSize(width: 0, height: 1000))
    #expect(try height(window) == 92)
    #expect(try window.find(.role(.banner)).bounds == CGRect(x: 0, y: -308, width: 412, height: 400))
  }

  @Test("a pull beyond the top stretches it, and the content stays in touch with it")
  func stretches() throws {
    let (window, _) = try open()
    // Dragged far enough that the rubber band gives 60 points; its resistance is the scroll view's.
    try window.drag(.label("A 0"), by: CGSize(width: 0, height: 120), holding: true)
    let stretched = try height(window)
    #expect(stretched > 430)
    #expect(try window.find(.label("A 0")).bounds.minY == stretched + 16)
    window.release()
    window.advance(by: 2)
    #expect(try height(window) == 400)
  }

  @Test("half way up, the phase is a half")
  func phase() throws {
    let (window, context) = try open()
    try window.scroll(.label("A 0"), by: CGSize(width: 0, height: 154))
    #expect(context()?.scrollPhase == 0.5)
    #expect(try height(window) == 246)
  }

  @Test("another tab keeps the header's height, with no gap below it")
  func tabChange() throws {
    let (window, _) = try open()
    try window.scroll(.label("A 0"), by: CGSize(width: 0, height: 600))
    try window.click(on: .role(.tab, "Tab B"))
    window.advance(by: 1)
    #expect(try height(window) == 92)
    #expect(try window.find(.label("B 0")).bounds.minY == 92 + 16)
  }

  @Test("once collapsed, a scroll step runs no body but those of rows that come into view")
  func countsCollapsed() throws {
    let (window, _) = try open()
    try window.scroll(.label("A 0"), by: CGSize(width: 0, height: 1000))
    window.resetStatistics()
    for _ in 0..<10 { try window.scroll(.role(.tab, "Tab A"), by: CGSize(width: 0, height: 0)) }
    #expect(window.statistics.bodies == 0)
  }
}
