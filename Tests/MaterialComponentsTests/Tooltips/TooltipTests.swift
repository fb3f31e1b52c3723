import MaterialComponents
import MaterialTesting
import Testing

/// Tooltips: Material 3's figures (m3-spec.md §9.27) and how they come and go.
@MainActor
struct TooltipTests {
  private struct Screen: View {
    let presses: Box<Int>
    var body: some View {
      VStack(spacing: 300) {
        Button("Other") {}
        Button("Save") { presses.value += 1 }.buttonStyle(.filled).help("Keeps the article for later")
      }
    }
  }

  private func window(_ presses: Box<Int> = Box(0)) throws -> TestWindow {
    let window = try TestWindow(width: 400, height: 600) { Screen(presses: presses).materialTheme(.baseline) }
    window.advance(by: 0.1)
    return window
  }

  private let tip = Finder.role(.tooltip)

  @Test("a pointer that rests on a view for half a second shows its tooltip, and takes it along when it goes")
  func hover() throws {
    let window = try window()
    try window.hover(over: .label("Save"))
    window.advance(by: 0.45)
    #expect(try window.all(tip).isEmpty)
    window.advance(by: 0.3)
    let bounds = try window.find(tip).bounds
    let button = try window.find(.label("Save")).bounds
    #expect(try window.find(tip).properties.label == "Keeps the article for later")
    // Four points above, in the middle; at least 24 high: md.comp.plain-tooltip, Compose.
    #expect(bounds.maxY == button.minY - 4)
    #expect(abs(bounds.midX - button.midX) <= 0.5)
    #expect(bounds.height >= 24 && bounds.width <= 200)
    try window.hover(over: .label("Other"))
    window.advance(by: 0.05)
    #expect(try window.all(tip).count == 1)
    window.advance(by: 0.3)
    #expect(try window.all(tip).isEmpty)
  }

  @Test("the pointer may go onto the tooltip, which stays then")
  func hoverable() throws {
    let window = try window()
    try window.hover(over: .label("Save"))
    window.advance(by: 1)
    try window.hover(over: tip)
    window.advance(by: 2)
    #expect(try window.all(tip).count == 1)
  }

  @Test("the keyboard's focus shows it at once, and Escape ends it until the focus comes back")
  func focus() throws {
    let window = try window()
    window.key("Tab")
    window.key("Tab")
    window.advance(by: 0.05)
    #expect(try window.find(.label("Save")).properties.states.contains(.focused))
    #expect(try window.all(tip).count == 1)
    window.key("Escape")
    window.advance(by: 2)
    #expect(try window.all(tip).isEmpty)
    window.key("Tab")
    window.key("Tab")
    window.advance(by: 0.2)
    #expect(try window.all(tip).count == 1)
    // The focus that a press gives doesn't show.
    try window.click(on: .label("Other"))
    window.advance(by: 0.5)
    #expect(try window.all(tip).isEmpty)
  }

  @Test("a finger that is held shows it without pressing the button, and for 1.5 seconds more")
  func hold() throws {
    let presses = Box(0)
    let window = try window(presses)
    try window.press(on: .label("Save"), pointer: .touch)
    window.advance(by: 0.6)
    #expect(try window.all(tip).count == 1)
    window.release()
    window.advance(by: 1.4)
    #expect(try window.all(tip).count == 1)
    window.advance(by: 0.4)
    #expect(try window.all(tip).isEmpty)
    #expect(presses.value == 0)
    try window.click(on: .label("Save"), pointer: .touch)
    window.advance(by: 1)
    #expect(presses.value == 1)
    #expect(try window.all(tip).isEmpty)
  }

  @Test("a press, and scrolling, end it")
  func endings() throws {
    let window = try window()
    try window.hover(over: .label("Save"))
    window.advance(by: 1)
    try window.press(on: .label("Save"))
    window.advance(by: 0.3)
    #expect(try window.all(tip).isEmpty)
    window.release()
    window.advance(by: 2)
    // It is not wanted anew before the pointer has left.
    #expect(try window.all(tip).isEmpty)
    try window.hover(over: .label("Other"))
    try window.hover(over: .label("Save"))
    window.advance(by: 1)
    #expect(try window.all(tip).count == 1)
    window.turnWheel(at: CGPoint(x: 10, y: 10), notches: 1)
    window.advance(by: 0.3)
    #expect(try window.all(tip).isEmpty)
  }

  @Test("assistive technology gets the text with the view itself, whether or not it shows")
  func description() throws {
    let window = try window()
    #expect(try window.find(.label("Save")).properties.hint == "Keeps the article for later")
  }

  @Test("one tooltip shows at a time, and nothing of it is left when it has gone")
  func work() throws {
    let window = try TestWindow(width: 400, height: 600) {
      VStack(spacing: 100) { ForEach(0..<3) { row in Button("Row \(row)") {}.help("Help \(row)") } }
        .materialTheme(.baseline)
    }
    let nodes = window.statistics.nodes
    window.key("Tab")
    window.advance(by: 0.1)
    #expect(try window.find(tip).properties.label == "Help 0")
    window.press(at: CGPoint(x: 1, y: 1))
    window.release()
    try window.hover(over: .label("Row 2"))
    window.advance(by: 0.7)
    #expect(try window.all(tip).count == 1)
    #expect(try window.find(tip).properties.label == "Help 2")
    window.hover(at: CGPoint(x: 1, y: 1))
    window.advance(by: 2)
    #expect(window.statistics.nodes == nodes)
  }

  @Test(
    "at the window's edge it goes to the other side, and stays inside",
    arguments: [Alignment.topLeading, .topTrailing, .bottomLeading])
  func edges(alignment: Alignment) throws {
    let window = try TestWindow(width: 300, height: 300) {
      Button("a") {}.buttonStyle(.filled).help("A rather long tooltip that takes more than one line")
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
        .materialTheme(.baseline)
    }
    window.key("Tab")
    window.advance(by: 0.5)
    let bounds = try window.find(tip).bounds
    #expect(CGRect(x: 8, y: 8, width: 284, height: 284).contains(bounds))
    #expect(!bounds.intersects(try window.find(.label("a")).bounds))
  }

  @Test("Escape ends a plain tooltip and does what it does without one")
  func escape() throws {
    let isShown = Box(true)
    let window = try TestWindow(width: 400, height: 600) {
      Color.clear
        .dialog(isPresented: isShown.binding) {
          BasicDialog("Sure?") {
          } actions: {
            Button("Yes") {}.help("Does it")
          }
        }
        .materialTheme(.baseline)
    }
    window.key("Tab")
    window.advance(by: 1)
    #expect(try window.all(tip).count == 1)
    window.key("Escape")
    window.advance(by: 1)
    #expect(!isShown.value)
    #expect(try window.all(tip).isEmpty)
  }

  @Test("a rich tooltip with an action is a dialog: Tab goes into it, Escape goes back")
  func rich() throws {
    let presses = Box(0)
    let window = try TestWindow(width: 400, height: 600) {
      Button("Sources") {}.buttonStyle(.filled)
        .richTooltip("Sources", "Where articles come from.") { Button("More") { presses.value += 1 } }
        .materialTheme(.baseline)
    }
    window.key("Tab")
    window.advance(by: 0.5)
    let paper = try window.find(.role(.dialog)).bounds
    #expect(paper.width <= 320)
    #expect(try window.find(.role(.button, "Sources")).properties.hint == "Where articles come from.")
    window.key("Tab")
    window.advance(by: 1)
    #expect(try window.find(.label("More")).properties.states.contains(.focused))
    window.key("Enter")
    #expect(presses.value == 1)
    window.key("Escape")
    window.advance(by: 0.5)
    #expect(try window.all(.role(.dialog)).isEmpty)
    #expect(try window.find(.role(.button, "Sources")).properties.states.contains(.focused))
  }

  @Test("Tab goes on from a rich tooltip as if that lay in its view, and back to the view")
  func leavingRich() throws {
    let window = try TestWindow(width: 400, height: 600) {
      VStack(spacing: 200) {
        Button("Before") {}
        Button("Sources") {}
          .richTooltip("Sources", "Where articles come from.") { Button("More") {} }
        Button("After") {}
      }
      .materialTheme(.baseline)
    }
    func focused() -> String? {
      func first(_ node: SemanticsNode) -> SemanticsNode? {
        node.properties.states.contains(.focused) ? node : node.children.lazy.compactMap(first).first
      }
      return first(window.semantics)?.properties.label
    }
    func press(_ key: String, _ modifiers: EventModifiers = []) {
      window.key(key, modifiers: modifiers)
      window.advance(by: 0.6)
    }
    press("Tab")
    press("Tab")
    press("Tab")
    #expect(focused() == "More")
    press("Tab", .shift)
    #expect(focused() == "Sources")
    press("Tab")
    press("Tab")
    #expect(focused() == "After")
  }

  @Test("a tooltip stands beside its view where the focus has that scrolled into sight")
  func scrolledIntoSight() throws {
    let window = try TestWindow(width: 400, height: 300) {
      ScrollView {
        VStack(spacing: 400) {
          Button("Other") {}
          Button("Save") {}.help("Keeps the article for later")
        }
      }
      .materialTheme(.baseline)
    }
    window.key("Tab")
    window.key("Tab")
    window.advance(by: 1)
    let (button, tip) = (try window.find(.role(.button, "Save")).bounds, try window.find(tip).bounds)
    // 4 points beside its anchor (m3-spec.md §9.27), above or below.
    #expect(abs(tip.maxY - (button.minY - 4)) < 0.01 || abs(tip.minY - (button.maxY + 4)) < 0.01)
  }

  @Test("a title that is still cut after two lines is told whole by a tooltip, and only then", arguments: [1.0, 2.0])
  func cutTitles(scale: Double) throws {
    let window = try TestWindow(width: 200, height: 600) {
      $0.textScale = scale
    } content: {
      Button("Keep all of these articles for later and remind me of them on Sunday") {}.buttonStyle(.filled)
        .frame(width: 160)
        .materialTheme(.baseline)
    }
    window.key("Tab")
    window.advance(by: 0.5)
    let shown = try window.find(.role(.tooltip))
    #expect(shown.properties.label.hasSuffix("on Sunday"))
    let short = try TestWindow(width: 400, height: 300) {
      Button("Keep") {}.buttonStyle(.filled).materialTheme(.baseline)
    }
    short.key("Tab")
    short.advance(by: 1)
    #expect(try short.all(.role(.tooltip)).isEmpty)
  }
}
