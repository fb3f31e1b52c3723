import MaterialComponents
import MaterialTesting
import Testing

/// mdc-features.md §1a, through the engine: a header of 56…128 in a window of 400 × 700.
@MainActor
@Suite("Flexible headers")
struct FlexibleHeaderTests {
  @Test("content begins at the lower edge of the header at rest, and follows it until it is collapsed")
  func collapse() throws {
    let fixture = AppBarFixture()
    let window = try fixture.open()
    #expect(try fixture.header(in: window) == CGRect(x: 0, y: 0, width: 400, height: 128))
    #expect(fixture.contentTop(in: window) == 128)
    fixture.scroll(window, by: 36)
    #expect(try fixture.header(in: window).height == 92)
    #expect(fixture.contentTop(in: window) == 92)
    fixture.scroll(window, by: 64)
    #expect(try fixture.header(in: window).height == 56)
    #expect(fixture.contentTop(in: window) == 28)
    fixture.scroll(window, by: -100)
    #expect(try fixture.header(in: window).height == 128)
  }

  @Test("a finger that pulls content down makes the header higher, by as much as the content gives way")
  func overExtension() throws {
    let fixture = AppBarFixture()
    let window = try fixture.open()
    try window.drag(.label("A 2"), by: CGSize(width: 0, height: 120), holding: true)
    let header = try fixture.header(in: window)
    #expect(header.height > 140)
    #expect(abs((fixture.contentTop(in: window) ?? 0) - header.maxY) <= 1)
    #expect(fixture.context?.phase == .overExtending)
    #expect((fixture.context?.phasePercentage ?? 0) > 1)
    window.release()
    window.advance(by: 2)
    #expect(try fixture.header(in: window).height == 128)
  }

  @Test("over content that is refreshed by pulling the header does not grow, and the sign of it is seen below")
  func refresh() throws {
    let fixture = AppBarFixture()
    fixture.refresh = { try? await Task.sleep(nanoseconds: 10_000_000_000) }
    let window = try fixture.open()
    try window.drag(.label("A 2"), by: CGSize(width: 0, height: 300), holding: true)
    #expect(try fixture.header(in: window).height == 128)
    #expect((fixture.contentTop(in: window) ?? 0) > 192)
    window.release()
    window.advance(by: 2)
    // While it runs the content stays down by 64 points and the header as it is.
    #expect(fixture.contentTop(in: window) == 192)
    #expect(try fixture.header(in: window).height == 128)
  }

  @Test("a drag on the header scrolls the content")
  func dragOnHeader() throws {
    let fixture = AppBarFixture()
    let window = try fixture.open()
    try window.drag(.role(.banner), by: CGSize(width: 0, height: -40), holding: true)
    #expect(try fixture.header(in: window).height < 128)
    #expect((fixture.contentTop(in: window) ?? 0) < 128)
    window.release()
    window.scroll(at: CGPoint(x: 200, y: 20), by: CGSize(width: 0, height: 200))
    #expect(try fixture.header(in: window).height == 56)
  }

  @Test("the header covers the safe area above, and comes with it to its heights")
  func safeArea() throws {
    let fixture = AppBarFixture()
    let window = try fixture.open()
    window.setSafeArea(EdgeInsets(top: 44, leading: 0, bottom: 0, trailing: 0))
    #expect(try fixture.header(in: window) == CGRect(x: 0, y: 0, width: 400, height: 172))
    #expect(fixture.contentTop(in: window) == 172)
    #expect(try window.find(.label("Title")).bounds.minY >= 44)
    fixture.scroll(window, by: 200)
    #expect(try fixture.header(in: window).height == 100)
    #expect(fixture.context?.topSafeArea == 44)
  }

  @Test("margins that the content has of its own survive changes of the header, and are changed without it")
  func margins() throws {
    let fixture = AppBarFixture()
    fixture.margin = 10
    let window = try fixture.open()
    #expect(fixture.contentTop(in: window) == 138)
    fixture.options.heights.maximum = 100
    #expect(fixture.contentTop(in: window) == 110)
    fixture.margin = 30
    #expect(fixture.contentTop(in: window) == 130)
    #expect(try fixture.header(in: window).height == 100)
  }

  @Test("enabled: leaves with scrolling, fades its title half way, and returns after 175 points")
  func shift() throws {
    let fixture = AppBarFixture(56, 56, .enabled)
    let window = try fixture.open()
    fixture.scroll(window, by: 20)
    #expect(try fixture.header(in: window).minY == -20)
    #expect(fixture.context?.phase == .shifting)
    #expect(abs((fixture.context?.shiftOpacity ?? 0) - 8.0 / 28) < 1e-9)
    fixture.scroll(window, by: 600)
    #expect(fixture.context?.phasePercentage == 1)
    fixture.scroll(window, by: -175)
    #expect(fixture.context?.shift == 56)
    fixture.scroll(window, by: -30)
    #expect(fixture.context?.shift == 26)
  }

  @Test("a finger that is lifted leaves the header at one of its ends; it goes there by 12 times the rest a second")
  func snap() throws {
    let fixture = AppBarFixture(56, 56, .enabled) { $0.contentImportance = .immediate }
    let window = try fixture.open()
    fixture.scroll(window, by: 600)
    try window.drag(.label("A 8"), by: CGSize(width: 0, height: 40), seconds: 0.4, holding: true)
    window.advance(by: 0.3)
    let shift = try #require(fixture.context?.shift)
    #expect(shift > 0 && shift < 56)
    window.release()
    let start = try fixture.header(in: window).minY
    window.advance(by: 1.0 / 60)
    window.advance(by: 1.0 / 60)
    let next = try fixture.header(in: window).minY
    #expect(next > start)
    window.advance(by: 1)
    #expect(try fixture.header(in: window).minY == 0)
  }

  @Test("a fling that would stop with part of the header at the content's start goes on to all or nothing of it")
  func target() throws {
    for distance in [-40.0, -70, -90, -100, -110, -118, -126, -150] {
      let fixture = AppBarFixture(56, 128, .enabled)
      let window = try fixture.open()
      try window.drag(.label("A 4"), by: CGSize(width: 0, height: distance), seconds: 0.6)
      window.advance(by: 3)
      let top = try #require(fixture.contentTop(in: window))
      #expect(top >= 56 || top <= 0, "\(distance) stops at \(top)")
    }
  }

  @Test("a wheel comes to rest there as well")
  func wheel() throws {
    let fixture = AppBarFixture(56, 56, .enabled)
    let window = try fixture.open()
    window.turnWheel(at: CGPoint(x: 200, y: 500), notches: 0.3)
    window.advance(by: 2)
    let top = try #require(fixture.contentTop(in: window))
    #expect(top == 56 || top <= 0)
  }

  @Test("hideable: the program alone moves it, and knows where it is")
  func hideable() throws {
    let fixture = AppBarFixture(56, 56, .hideable)
    let controller = FlexibleHeaderController()
    fixture.controller = controller
    let window = try fixture.open()
    fixture.scroll(window, by: 300)
    #expect(!controller.isShiftedOffscreen)
    controller.setHidden(true)
    #expect(controller.isShiftedOffscreen)
    window.advance(by: 2)
    #expect(fixture.context?.shift == 56)
    fixture.scroll(window, by: -100)
    #expect(controller.isShiftedOffscreen)
    controller.setHidden(false, animated: false)
    #expect(try fixture.header(in: window).minY == 0)
  }

  @Test("without anything to scroll the header is at rest")
  func nothing() throws {
    let fixture = AppBarFixture(56, 128)
    let window = try TestWindow(width: 400, height: 700) {
      SwitchingContent(fixture: fixture).materialTheme(.baseline)
    }
    fixture.scroll(window, by: 300)
    #expect(try fixture.header(in: window).height == 56)
    fixture.list = ""
    window.advance(by: 1)
    #expect(try fixture.header(in: window).height == 128)
  }
}

/// A list, or no scroll view at all.
private struct SwitchingContent: View {
  let fixture: AppBarFixture

  var body: some View {
    FlexibleHeader(fixture.options) { _ in
      Text(verbatim: "Title")
    } content: {
      if fixture.list.isEmpty { Text(verbatim: "Empty") } else { ScrollView { Color.blue.frame(height: 3000) } }
    }
  }
}
