import MaterialComponents
import MaterialTesting
import Testing

/// m3-spec.md §9.17, below a long list in a window of 400 × 700.
@MainActor
@Suite("Bottom app bars")
struct BottomAppBarTests {
  private func open(
    hidesOnScroll: Bool = true, environment: (inout EnvironmentValues) -> Void = { _ in }
  ) throws -> TestWindow {
    try TestWindow(width: 400, height: 700, environment: environment) {
      VStack(spacing: 0) {
        Button("Before") {}
        ScrollView { Color.gray.frame(height: 3000).accessibilityElement().accessibilityIdentifier("rows") }
          .bottomAppBar(hidesOnScroll: hidesOnScroll) {
            IconButton("Archive", systemImage: "archive") {}
            IconButton("Delete", systemImage: "delete") {}.disabled(true)
            IconButton("Label", systemImage: "label") {}
          } floatingActionButton: {
            FloatingActionButton("Add", systemImage: "add", isLowered: true) {}
          }
        Button("After") {}
      }
      .materialTheme(.baseline)
    }
  }

  private func scroll(_ window: TestWindow, by distance: CGFloat) {
    window.scroll(at: CGPoint(x: 200, y: 300), by: CGSize(width: 0, height: distance))
  }

  private func bar(_ window: TestWindow) throws -> CGRect { try window.find(.role(.toolbar)).bounds }

  /// How far the bar has moved down from where it stands at first.
  private func shift(_ window: TestWindow, from place: CGRect) throws -> CGFloat { try bar(window).minY - place.minY }

  private func focused(_ window: TestWindow) -> String? {
    window.semantics.first { $0.properties.states.contains(.focused) }?.properties.label
  }

  // MARK: Figures

  @Test("80 points high, 4 before the first item, and 16 between a floating action button and the end")
  func figures() throws {
    let window = try open()
    let bar = try bar(window)
    #expect(bar.height == 80)
    #expect(bar.width == 400)
    // An icon is in the middle of 48 points.
    #expect(try window.find(.label("Archive")).bounds.midX == 4 + 24)
    #expect(try window.find(.label("Add")).bounds.maxX == 400 - 16)
  }

  // MARK: Scrolling

  @Test("leaves with scrolling towards the end, as far as that goes, and comes back with the first step back")
  func hides() throws {
    let window = try open()
    let place = try bar(window)
    scroll(window, by: 30)
    #expect(try shift(window, from: place) == 30)
    scroll(window, by: 200)
    #expect(try shift(window, from: place) == 80)
    scroll(window, by: -20)
    #expect(try shift(window, from: place) == 60)
    scroll(window, by: -60)
    #expect(try shift(window, from: place) == 0)
  }

  @Test("content that is scrolled to its start has the bar back")
  func start() throws {
    let window = try open()
    let place = try bar(window)
    scroll(window, by: 500)
    scroll(window, by: -500)
    #expect(try shift(window, from: place) == 0)
  }

  @Test("let go on its way it goes on to one of its ends", arguments: [(20, 80), (60, 80)] as [(CGFloat, CGFloat)])
  func snaps(distance: CGFloat, shift wanted: CGFloat) throws {
    let window = try open()
    let place = try bar(window)
    window.press(at: CGPoint(x: 200, y: 500), pointer: .touch)
    for _ in 0..<10 {
      window.move(by: CGSize(width: 0, height: -(distance + 8) / 10))
      window.advance(by: 0.02)
    }
    window.advance(by: 0.3)
    let held = try shift(window, from: place)
    #expect(held > 0 && held < 80)
    window.release()
    window.advance(by: 2)
    // The finger went towards the content's end, so the bar wanted to leave.
    #expect(try shift(window, from: place) == wanted)
  }

  @Test("stays where it is not asked to leave")
  func stays() throws {
    let window = try open(hidesOnScroll: false)
    let place = try bar(window)
    scroll(window, by: 500)
    #expect(try bar(window) == place)
  }

  @Test("what is scrolled stands still while the bar leaves, and the content begins where it did")
  func content() throws {
    let window = try open()
    let top = try window.find(.id("rows")).bounds.minY
    scroll(window, by: 40)
    window.advance(by: 2)
    #expect(try window.find(.id("rows")).bounds.minY == top - 40)
  }

  // MARK: Keyboard

  // ARIA's toolbar pattern: one stop for Tab; arrows, Home and End move among the items.
  @Test("one stop for Tab; arrows go from item to item around the ends, Home and End to the first and the last")
  func roving() throws {
    let window = try open()
    var seen: [String?] = []
    for key in ["Tab", "Tab", "ArrowRight", "ArrowRight", "ArrowRight", "ArrowLeft", "Home", "End", "ArrowLeft"] {
      window.key(key)
      seen.append(focused(window))
    }
    #expect(seen == ["Before", "Archive", "Label", "Add", "Archive", "Add", "Archive", "Add", "Label"])
    window.key("Tab")
    #expect(focused(window) == "After")
    // Back to where the focus was last.
    window.key("Tab", modifiers: .shift)
    #expect(focused(window) == "Label")
    window.key("Tab", modifiers: .shift)
    #expect(focused(window) == "Before")
  }

  @Test("from right to left the arrows are mirrored")
  func mirrored() throws {
    let window = try open { $0.layoutDirection = .rightToLeft }
    window.key("Tab")
    window.key("Tab")
    window.key("ArrowLeft")
    #expect(focused(window) == "Label")
    window.key("ArrowRight")
    #expect(focused(window) == "Archive")
    // Arrows across the bar are no business of its.
    window.key("ArrowDown")
    #expect(focused(window) == "Archive")
  }
}
