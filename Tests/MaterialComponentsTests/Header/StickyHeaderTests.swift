import MaterialComponents
import MaterialTesting
import Testing

@MainActor
@Suite("Sticky header")
struct StickyHeaderTests {
  /// A title of 200, of which a banner of 68 at 0.55 stays (example 11).
  private func open(content: CGFloat = 3000, width: CGFloat = 390, height: CGFloat = 700) throws -> (
    TestWindow, () -> StickyHeaderContext?
  ) {
    var found: StickyHeaderContext?
    func note(_ context: StickyHeaderContext) { found = context }
    let window = try TestWindow(width: width, height: height) {
      StickyHeader { context in
        let _ = note(context)
        VStack(spacing: 0) {
          Color.gray.frame(height: 132)
          Color.red.frame(height: 68)
            .accessibilityElement().accessibilityLabel("mark")
            .headerStyle(
              ShrinkHeaderStyle(fade: false, minimumScale: 0.55, offsetFactor: 0, anchor: .bottom), context: context
            )
            .minTitleHeight(.content(scale: 0.55))
        }
      } headerBackground: { _ in
        Color.yellow.accessibilityElement().accessibilityLabel("background")
      } content: {
        StickyHeaderScroll { _ in
          Color.blue.frame(height: content).accessibilityElement().accessibilityLabel("content")
        }
      }
    }
    return (window, { found })
  }

  @Test("what stays is the scaled height of the marked element (example 11)")
  func minimum() throws {
    let (window, context) = try open()
    let measured = try #require(context())
    #expect(abs(measured.minTitleHeight - 37.4) < 0.001)
    #expect(abs(measured.maxOffset - 162.6) < 0.001)
    #expect(measured.tabBarHeight == 0)
    #expect(try window.find(.label("content")).bounds.minY == 200)
    try window.scroll(.label("content"), by: CGSize(width: 0, height: 1000))
    #expect(abs(measured.offset - 162.6) < 0.001)
    // Shrunk to 0.55 at its lower edge.
    let mark = try window.find(.label("mark")).bounds
    #expect(abs(mark.maxY - 37.4) < 0.01)
    #expect(abs(mark.height - 37.4) < 0.01)
  }

  @Test("the background grows with the title that is pulled down (example 10)")
  func background() throws {
    let (window, context) = try open()
    try window.drag(.label("content"), by: CGSize(width: 0, height: 120), holding: true)
    let stretch = try #require(context()?.stretch)
    #expect(stretch > 30)
    #expect(abs(try window.find(.label("background")).bounds.height - 200 - stretch) < 0.01)
    #expect(try window.find(.label("background")).bounds.minY == 0)
    #expect(abs(try window.find(.label("content")).bounds.minY - 200 - stretch) < 0.01)
  }

  @Test("short content does not collapse it")
  func short() throws {
    let (window, context) = try open(content: 200)
    try window.scroll(.label("content"), by: CGSize(width: 0, height: 300))
    #expect(context()?.offset == 0)
  }

  @Test("a fling goes through the place where the header stops without a jump in speed (case 17)")
  func fling() throws {
    let (window, _) = try open(content: 9000)
    try window.drag(.label("content"), by: CGSize(width: 0, height: -60), seconds: 0.03)
    var places: [CGFloat] = []
    for _ in 0..<40 {
      window.advance(by: 1.0 / 60)
      places.append(try window.find(.label("content")).bounds.minY)
    }
    let speeds = zip(places.dropFirst(), places).map { $0 - $1 }
    #expect(speeds.allSatisfy { $0 <= 0 })
    for (next, speed) in zip(speeds.dropFirst(), speeds) where abs(speed) > 2 {
      // Momentum loses 0.998 each millisecond: 3.3 % in a frame.
      #expect(abs(next / speed - 0.967) < 0.05)
    }
  }

  @Test("a touch ends momentum at once (case 19)")
  func touch() throws {
    let (window, context) = try open(content: 9000)
    try window.drag(.label("content"), by: CGSize(width: 0, height: -60), seconds: 0.03)
    window.advance(by: 0.05)
    try window.press(on: .label("content"), pointer: .touch)
    let place = try window.find(.label("content")).bounds.minY
    window.advance(by: 0.2)
    #expect(try window.find(.label("content")).bounds.minY == place)
    window.release()
    window.advance(by: 1)
    let content = 200 - (try window.find(.label("content")).bounds.minY)
    #expect(content >= (context()?.offset ?? .infinity))
  }
}
