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

  // mdc-features.md §1a, row "Pull-to-refresh": a refresh's height is treated as part of the raw inset.
  @Test("content that is pulled down shows the refresh's band first, and stretches the header by what is pulled beyond")
  func refreshPull() throws {
    for stretches in [true, false] {
      let fixture = AppBarFixture { $0.canOverExtend = stretches }
      fixture.refresh = {}
      let window = try fixture.open()
      window.press(at: CGPoint(x: 200, y: 300), pointer: .touch)
      for step in 0..<30 {
        window.move(by: CGSize(width: 0, height: 10))
        window.advance(by: 1.0 / 60)
        let (header, top) = (try fixture.header(in: window), try #require(fixture.contentTop(in: window)))
        let pull = top - 128
        #expect(abs(header.height - (stretches ? 128 + max(0, pull - 64) : 128)) <= 1, "\(step): \(header) \(top)")
      }
      #expect(try #require(fixture.contentTop(in: window)) > 200)
    }
  }

  @Test("while a refresh runs the header is as at rest, and its band of 64 points stays between header and content")
  func refresh() throws {
    let fixture = AppBarFixture()
    fixture.refresh = { try? await Task.sleep(nanoseconds: 10_000_000_000) }
    let window = try fixture.open()
    try window.drag(.label("A 2"), by: CGSize(width: 0, height: 300), holding: true)
    #expect(try fixture.header(in: window).height > 128)
    window.release()
    window.advance(by: 2)
    #expect(fixture.contentTop(in: window) == 192)
    #expect(try fixture.header(in: window).height == 128)
    // Pulled further the header stretches by that, and the band is as high as before.
    try window.drag(.label("A 2"), by: CGSize(width: 0, height: 100), holding: true)
    let header = try fixture.header(in: window)
    #expect(header.height > 140)
    #expect(try abs(#require(fixture.contentTop(in: window)) - header.maxY - 64) <= 1)
    window.release()
    window.advance(by: 2)
    // Scrolled on, the header collapses with what is above the content.
    fixture.scroll(window, by: 30)
    #expect(try fixture.header(in: window).height == 98)
    #expect(fixture.contentTop(in: window) == 162)
  }

  @Test("the sign of a refresh stands in the band between header and content, however far that is pulled")
  func refreshSign() throws {
    let fixture = AppBarFixture()
    fixture.refresh = { try? await Task.sleep(nanoseconds: 10_000_000_000) }
    let window = try fixture.open()
    func sign() throws -> CGRect? { try window.all(.role(.progressbar)).first?.bounds }
    try window.drag(.label("A 2"), by: CGSize(width: 0, height: 400), holding: true)
    let header = try fixture.header(in: window)
    #expect(header.height > 160)
    let pulled = try #require(try sign())
    #expect(abs(pulled.midY - header.maxY - 32) <= 2)
    window.release()
    window.advance(by: 2)
    #expect(try abs(#require(try sign()).midY - (128 + 32)) <= 2)
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

  // mdc-features.md §1a: a header that is hidden by program lies with its whole greatest height above the screen.
  @Test("hidden by program while it is expanded, all of it is away; shown again it is as high as before")
  func hiddenExpanded() throws {
    let fixture = AppBarFixture(56, 128, .hideable)
    let controller = FlexibleHeaderController()
    fixture.controller = controller
    let window = try fixture.open()
    controller.setHidden(true, animated: false)
    window.advance(by: 0)
    #expect(fixture.context?.shift == 128)
    #expect(try fixture.header(in: window) == CGRect(x: 0, y: -128, width: 400, height: 128))
    controller.setHidden(false)
    window.advance(by: 2)
    #expect(try fixture.header(in: window) == CGRect(x: 0, y: 0, width: 400, height: 128))
  }

  // mdc-features.md §1a, row "Indicator inset": header height − shift.
  @Test("the thumb's track begins at the header's edge as it is")
  func thumb() throws {
    let fixture = AppBarFixture()
    let window = try fixture.open()
    func top() -> CGFloat? {
      Drawn.all(in: window.displayItem).compactMap(\.fill).map(\.shape.bounds).first { $0.width == 4 }?.minY
    }
    fixture.scroll(window, by: 1)
    // 2 points below the edge of 127, and hardly on its way.
    #expect(try abs(#require(top()) - 129) < 1)
    fixture.scroll(window, by: 79)
    // 80 of 3428 points on the way of a thumb that takes about a sixth of 644 points.
    let place = try #require(top())
    #expect(place > 58 && place < 58 + 644 * 80 / 3428)
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
