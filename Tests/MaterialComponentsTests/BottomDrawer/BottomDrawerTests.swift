import MaterialTesting
import Testing

@testable import MaterialComponents

@MainActor @Suite("Bottom drawer")
struct BottomDrawerTests {
  /// A drawer with a header of 56 points and rows of 50.
  struct App: View {
    let isShown: Box<Bool>
    let rows: Box<Int>
    var options = BottomDrawerOptions()
    let controller: BottomDrawerController
    var dismissals: Box<Int>?

    var body: some View {
      VStack {
        Button("Open") { isShown.value = true }
        Spacer()
      }
      .bottomDrawer(
        isPresented: isShown.binding, options: options, controller: controller,
        onDismiss: { dismissals?.value += 1 }
      ) { drawer in
        Text("Ratio \(Int((drawer.transitionRatio * 100).rounded()))")
          .frame(maxWidth: .infinity, minHeight: 56, maxHeight: 56)
          .accessibilityElement(children: .contain)
          .accessibilityIdentifier("header")
      } content: {
        if options.tracksScrollView {
          ScrollView { LazyVStack(spacing: 0) { list } }
        } else {
          VStack(spacing: 0) { list }
        }
      }
      .materialTheme(.baseline)
    }

    private var list: some View {
      ForEach(0..<rows.value, id: \.self) { index in
        Button {
        } label: {
          Text("Row \(index)").frame(maxWidth: .infinity, minHeight: 50, maxHeight: 50)
        }
        .buttonStyle(.plain)
      }
    }
  }

  /// A window with an open drawer, at rest.
  @MainActor
  final class Opened {
    let window: TestWindow
    let isShown = Box(true)
    let rows: Box<Int>
    let controller = BottomDrawerController()
    let dismissals = Box(0)

    init(
      width: CGFloat = 400, height: CGFloat = 800, rows: Int = 40,
      _ edit: (inout BottomDrawerOptions) -> Void = { _ in },
      environment: (inout EnvironmentValues) -> Void = { _ in }
    ) async throws {
      var options = BottomDrawerOptions()
      edit(&options)
      self.rows = Box(rows)
      let app = App(
        isShown: isShown, rows: self.rows, options: options, controller: controller, dismissals: dismissals)
      window = try TestWindow(width: width, height: height, environment: environment) { app }
      _ = await window.settle()
    }

    var header: CGRect { get throws { try bounds(.id("header")) } }
    func row(_ index: Int) throws -> CGRect { try bounds(.label("Row \(index)")) }

    /// Without what adding up the steps of a drag leaves.
    private func bounds(_ finder: Finder) throws -> CGRect {
      let bounds = try window.find(finder).bounds
      return CGRect(
        x: bounds.minX, y: (bounds.minY * 1000).rounded() / 1000, width: bounds.width, height: bounds.height)
    }
    var extent: CGFloat { controller.panel.extent.value }
  }

  @Test("it comes in from below to half of the window, with a scrim, a dialog and the focus in it")
  func opening() async throws {
    let drawer = try await Opened()
    #expect(try drawer.header == CGRect(x: 0, y: 400, width: 400, height: 56))
    #expect(try drawer.row(0).minY == 456)
    #expect(drawer.controller.state == .collapsed)
    #expect(drawer.controller.isOpen)
    #expect(try drawer.window.all(.role(.dialog)).count == 1)
    #expect(try drawer.window.all(.label("Open")).isEmpty)
    #expect(try drawer.window.find(.label("Row 0")).properties.states.contains(.focused))
  }

  @Test("a finger on the content takes it up until it is full, then the content scrolls, and all of it back")
  func dragging() async throws {
    let drawer = try await Opened()
    try drawer.window.drag(.label("Row 3"), by: CGSize(width: 0, height: -300), holding: true)
    #expect(try drawer.header.minY == 100)
    #expect(try drawer.row(0).minY == 156)
    drawer.window.move(by: CGSize(width: 0, height: -150))
    #expect(try drawer.header.minY == 0)
    // 100 of the 150 points are the drawer's, 50 the content's.
    #expect(try drawer.row(1).minY == 56)
    #expect(drawer.controller.state == .fullScreen)
    #expect(drawer.controller.transitionRatio == 1)
    drawer.window.move(by: CGSize(width: 0, height: 50))
    #expect(try drawer.header.minY == 0)
    #expect(try drawer.row(0).minY == 56)
    drawer.window.move(by: CGSize(width: 0, height: 60))
    #expect(try drawer.header.minY == 60)
    #expect(try drawer.row(0).minY == 116)
  }

  @Test("a list that it tracks does the same, and only what shows of it is made", arguments: [true, false])
  func tracking(tracks: Bool) async throws {
    let drawer = try await Opened(rows: tracks ? 10_000 : 100) { $0.tracksScrollView = tracks }
    if tracks { #expect(drawer.window.statistics.nodes < 3000) }
    try drawer.window.drag(.label("Row 2"), by: CGSize(width: 0, height: -500), holding: true)
    #expect(try drawer.header.minY == 0)
    #expect(try drawer.row(4).minY == 156)
  }

  @Test("the header and the content never move by more than the finger, whatever the path", arguments: 1...12)
  func paths(seed: Int) async throws {
    var numbers = SplitMix(seed: UInt64(seed))
    let height = CGFloat(400 + Int(numbers.next() % 5) * 120)
    let rows = [1, 3, 8, 12, 40][Int(numbers.next() % 5)]
    let drawer = try await Opened(height: height, rows: rows)
    let geometry = drawer.controller.geometry
    let start = geometry.openExtent
    try drawer.window.press(on: .id("header"), pointer: .touch)
    var dragged = start
    var lastTop = try drawer.header.minY
    // Beyond the slop, from which on the drawer follows all of the way.
    for step in 0..<30 {
      let delta = step == 0 ? -11 : CGFloat(Int(numbers.next() % 121)) - 66
      dragged = min(dragged - delta, geometry.maximumExtent)
      // Far enough below it would be dismissed by letting go, but it isn't let go.
      drawer.window.move(by: CGSize(width: 0, height: delta))
      let expected = geometry.shownExtent(dragged: dragged)
      #expect(abs(drawer.extent - expected) < 0.01)
      let top = try drawer.window.all(.id("header")).first?.bounds.minY ?? height
      #expect(abs(top - geometry.top(extent: expected).rounded()) <= 1)
      #expect(abs(top - lastTop) <= abs(delta) + 1)
      #expect(abs(drawer.controller.transitionRatio - geometry.transitionRatio(extent: expected)) < 1e-6)
      #expect(drawer.controller.state == geometry.state(extent: expected))
      lastTop = top
    }
  }

  @Test(
    "what becomes of a drawer that is let go is what the rules say",
    arguments: [(60, 1), (30, 40), (-120, 40), (-390, 40), (-30, 8), (20, 2), (45, 2)])
  func release(distance: Int, rows: Int) async throws {
    let drawer = try await Opened(rows: rows)
    let geometry = drawer.controller.geometry
    let open = geometry.openExtent
    try drawer.window.press(on: .id("header"), pointer: .touch)
    drawer.window.move(by: CGSize(width: 0, height: CGFloat(distance)))
    // Standing still takes the velocity away.
    drawer.window.advance(by: 0.2)
    drawer.window.release()
    let extent = geometry.shownExtent(dragged: open - CGFloat(distance))
    _ = await drawer.window.settle()
    switch geometry.release(at: extent, velocity: 0, start: open) {
    case .dismissal:
      #expect(!drawer.isShown.value)
      #expect(try drawer.window.all(.id("header")).isEmpty)
      #expect(drawer.dismissals.value == 1)
    case .rest(let place): #expect(abs(drawer.extent - place) < 0.01)
    }
  }

  @Test("a throw carries the drawer to the top and its content on, without a stall")
  func throwing() async throws {
    let drawer = try await Opened(rows: 200)
    try drawer.window.drag(.label("Row 3"), by: CGSize(width: 0, height: -200), seconds: 0.1)
    #expect(try drawer.header.minY == 200)
    var last = try drawer.row(5).minY
    var sawFull = false
    for _ in 0..<40 {
      drawer.window.advance(by: 1.0 / 60)
      guard let row = try drawer.window.all(.label("Row 5")).first?.bounds.minY else { break }
      // It keeps moving up on the drawer's way and on the content's.
      #expect(row < last)
      last = row
      if drawer.controller.state == .fullScreen { sawFull = true }
    }
    _ = await drawer.window.settle()
    #expect(sawFull)
    #expect(drawer.controller.state == .fullScreen)
    #expect(try drawer.window.all(.label("Row 0")).first.map { $0.frame.height } ?? 0 == 0)
  }

  @Test("a throw down brings the content to its start and the drawer down to where it opened, not away")
  func throwingDown() async throws {
    let drawer = try await Opened(rows: 60)
    drawer.controller.expandToFullScreen()
    _ = await drawer.window.settle()
    try drawer.window.scroll(.label("Row 5"), by: CGSize(width: 0, height: 100))
    _ = await drawer.window.settle()
    try drawer.window.drag(.label("Row 6"), by: CGSize(width: 0, height: 300), seconds: 0.1)
    _ = await drawer.window.settle()
    #expect(drawer.isShown.value)
    #expect(abs(drawer.extent - 400) < 0.5)
  }

  @Test("a wheel and a touchpad take the drawer up first, then the content, and back")
  func wheel() async throws {
    let drawer = try await Opened(rows: 60)
    for _ in 0..<10 {
      drawer.window.turnWheel(at: CGPoint(x: 200, y: 600), notches: 1)
      _ = await drawer.window.settle()
    }
    #expect(drawer.controller.state == .fullScreen)
    #expect(try drawer.row(8).minY < 456)
    for _ in 0..<30 {
      drawer.window.turnWheel(at: CGPoint(x: 200, y: 600), notches: -1)
      _ = await drawer.window.settle()
    }
    #expect(try drawer.row(0).minY == 456)
    #expect(drawer.isShown.value)
  }

  @Test("Escape, the scrim and a screen reader's dismiss close it, and the focus goes back")
  func closing() async throws {
    for way in 0..<3 {
      let drawer = try await Opened()
      drawer.isShown.value = false
      _ = await drawer.window.settle()
      drawer.window.key("Tab")
      #expect(try drawer.window.find(.label("Open")).properties.states.contains(.focused))
      drawer.window.key("Enter")
      _ = await drawer.window.settle()
      #expect(drawer.isShown.value)
      switch way {
      case 0: drawer.window.key("Escape")
      case 1: drawer.window.click(at: CGPoint(x: 200, y: 100))
      default: try drawer.window.perform("dismiss", on: .role(.dialog))
      }
      #expect(!drawer.isShown.value)
      // At once, not only when it has gone.
      #expect(try drawer.window.find(.label("Open")).properties.states.contains(.focused))
      _ = await drawer.window.settle()
      #expect(try drawer.window.all(.role(.dialog)).isEmpty)
      #expect(drawer.dismissals.value == 2)
    }
  }

  @Test("the focus stays in it")
  func focusTrap() async throws {
    let drawer = try await Opened(rows: 3)
    for _ in 0..<5 {
      drawer.window.key("Tab")
      let focused = try drawer.window.find(Finder(states: [.focused]))
      #expect(focused.properties.label.hasPrefix("Row"))
    }
  }

  @Test("options keep it from being dismissed and dragged")
  func options() async throws {
    let drawer = try await Opened {
      $0.isDismissedByDrag = false
      $0.isDismissedByScrim = false
      $0.isDismissedByEscape = false
    }
    drawer.window.key("Escape")
    drawer.window.click(at: CGPoint(x: 200, y: 100))
    try drawer.window.drag(.id("header"), by: CGSize(width: 0, height: 200), holding: true)
    #expect(drawer.extent > 250 && drawer.extent < 400)
    drawer.window.release()
    _ = await drawer.window.settle()
    #expect(drawer.isShown.value)
    #expect(drawer.extent == 400)
    let still = try await Opened { $0.isDraggable = false }
    try still.window.drag(.id("header"), by: CGSize(width: 0, height: -200))
    #expect(still.extent == 400)
  }

  @Test("background touches that are forwarded reach what lies behind")
  func forwarding() async throws {
    let drawer = try await Opened { $0.forwardsBackgroundTouches = true }
    #expect(try drawer.window.find(.label("Open")).properties.role == .button)
    drawer.window.click(at: CGPoint(x: 200, y: 300))
    #expect(drawer.isShown.value)
  }

  @Test("low and wide windows have it as high as it goes at once")
  func landscape() async throws {
    let drawer = try await Opened(width: 700, height: 320)
    #expect(try drawer.header.minY == 0)
    #expect(drawer.controller.state == .fullScreen)
    let short = try await Opened(width: 700, height: 320, rows: 1)
    #expect(try short.header.minY == 320 - 106)
  }

  @Test("a screen reader has it as high as it goes at once, unless it is told not to, and also when it comes later")
  func screenReader() async throws {
    let drawer = try await Opened(environment: { $0.accessibilityVoiceOverEnabled = true })
    #expect(drawer.controller.state == .fullScreen)
    let half = try await Opened {
      $0.opensFullScreenForScreenReaders = false
    } environment: {
      $0.accessibilityVoiceOverEnabled = true
    }
    #expect(half.extent == 400)
    let later = try await Opened()
    #expect(later.extent == 400)
    later.window.updateEnvironment { $0.accessibilityVoiceOverEnabled = true }
    _ = await later.window.settle()
    #expect(later.controller.state == .fullScreen)
  }

  @Test("the handle takes it up and down again, by a press and by a screen reader, and fades on the way")
  func handle() async throws {
    let drawer = try await Opened { $0.showsHandle = true }
    let handle = try drawer.window.find(.label("Drag handle"))
    #expect(handle.bounds.height == 48)
    #expect(!handle.properties.states.contains(.expanded))
    try drawer.window.perform("activate", on: .label("Drag handle"))
    _ = await drawer.window.settle()
    #expect(drawer.controller.state == .fullScreen)
    try drawer.window.perform("activate", on: .label("Drag handle"))
    _ = await drawer.window.settle()
    #expect(drawer.extent == 400)
  }

  @Test("a window that changes its size leaves it where it was in its order: open, or full")
  func resizing() async throws {
    let drawer = try await Opened()
    try drawer.window.resize(width: 400, height: 600)
    #expect(try drawer.header.minY == 300)
    drawer.controller.expandToFullScreen()
    _ = await drawer.window.settle()
    try drawer.window.resize(width: 400, height: 900)
    #expect(try drawer.header.minY == 0)
  }

  @Test("content that changes while it is open leaves what shows, and never a gap")
  func contentChange() async throws {
    let drawer = try await Opened(rows: 4)
    #expect(drawer.extent == 256)
    drawer.rows.value = 30
    _ = await drawer.window.settle()
    #expect(drawer.extent == 256)
    #expect(drawer.controller.geometry.maximumExtent == 800)
    drawer.rows.value = 2
    _ = await drawer.window.settle()
    #expect(drawer.extent == 156)
    let adjusting = try await Opened(rows: 4) { $0.adjustsToContent = true }
    adjusting.rows.value = 30
    _ = await adjusting.window.settle()
    #expect(adjusting.extent == 400)
  }

  @Test("closing is turned back by opening, from where it is")
  func interruption() async throws {
    let drawer = try await Opened()
    drawer.isShown.value = false
    drawer.window.advance(by: 0.1)
    let middle = drawer.extent
    #expect(middle > 0 && middle < 400)
    drawer.isShown.value = true
    drawer.window.advance(by: 1.0 / 60)
    #expect(abs(drawer.extent - middle) < 60)
    _ = await drawer.window.settle()
    #expect(drawer.extent == 400)
    #expect(try drawer.window.all(.role(.dialog)).count == 1)
    #expect(drawer.dismissals.value == 0)
  }

  @Test("taken away in mid-drag it leaves nothing, and another drag does no harm")
  func removal() async throws {
    let drawer = try await Opened()
    try drawer.window.drag(.id("header"), by: CGSize(width: 0, height: -100), holding: true)
    drawer.isShown.value = false
    drawer.window.advance(by: 0.05)
    drawer.window.move(by: CGSize(width: 0, height: -50))
    drawer.window.release()
    _ = await drawer.window.settle()
    #expect(try drawer.window.all(.role(.dialog)).isEmpty)
    #expect(try drawer.window.find(.label("Open")).properties.role == .button)
  }

  @Test("its motion runs no body but the header's, on the last points of the way")
  func work() async throws {
    let drawer = try await Opened()
    try drawer.window.press(on: .id("header"), pointer: .touch)
    drawer.window.move(by: CGSize(width: 0, height: -20))
    drawer.window.resetStatistics()
    drawer.window.move(by: CGSize(width: 0, height: -100))
    #expect(drawer.window.statistics.bodies == 0)
    // The drawer's place and what it is in, but nothing of the forty rows.
    #expect(drawer.window.statistics.layouts <= 12)
  }

  @Test("right to left, at text scale 2 and in dark it stands as it should")
  func surroundings() async throws {
    let drawer = try await Opened {
      $0.showsHandle = true
    } environment: {
      $0.layoutDirection = .rightToLeft
      $0.colorScheme = .dark
      $0.textScale = 2
    }
    #expect(try drawer.header.minY == 448)
    #expect(try drawer.row(0).width == 400)
  }
}
