import MaterialComponents
import MaterialTesting
import Testing

@MainActor
struct SplitButtonTests {
  private struct Send: View {
    @Binding var isExpanded: Bool
    var size = ButtonSize.small
    var action: () -> Void = {}
    var body: some View {
      SplitButton("Send", isExpanded: $isExpanded, more: "Other times") { action() }.buttonSize(size)
    }
  }

  private struct Figures: Sendable {
    var size: ButtonSize
    var height: CGFloat
    /// Beside the first button's title, both sides together.
    var space: CGFloat
    /// The second button's width: its arrow and twice the space beside it.
    var second: CGFloat
    var inner: CGFloat
    var textSize: CGFloat
  }

  /// `md.comp.split-button-*`.
  private nonisolated static let figures = [
    Figures(size: .extraSmall, height: 32, space: 22, second: 48, inner: 4, textSize: 14),
    Figures(size: .small, height: 40, space: 28, second: 48, inner: 4, textSize: 14),
    Figures(size: .medium, height: 56, space: 48, second: 56, inner: 4, textSize: 16),
    Figures(size: .large, height: 96, space: 96, second: 96, inner: 8, textSize: 24),
    Figures(size: .extraLarge, height: 136, space: 128, second: 136, inner: 12, textSize: 32),
  ]

  @Test("the two buttons have the figures of their size", arguments: figures)
  private func figures(_ figures: Figures) throws {
    let stage = Stage(width: 900) { Send(isExpanded: .constant(false), size: figures.size) }
    let first = try #require(stage.element("Send")).bounds
    let more = try #require(stage.element("Other times")).bounds
    #expect(first.height == figures.height && more.height == figures.height)
    // Four characters of half the font's size; no button is narrower than 64.
    #expect(first.width == max(64, 2 * figures.textSize + figures.space))
    #expect(more.width == figures.second && more.minX - first.maxX == 2)
    let shapes = stage.drawing.compactMap { $0.fill?.shape.roundedRect }
    let outer = figures.height / 2
    #expect(shapes.map(\.topLeft) == [outer, figures.inner])
    #expect(shapes.map(\.topRight) == [figures.inner, outer])
  }

  @Test("its own menu opens below the second button, by a press and by Down, and what is chosen ends it")
  func menu() async throws {
    let chosen = Box("")
    let window = try TestWindow(width: 400, height: 600) {
      SplitButton("Send", more: "Other times", action: { chosen.value = "now" }) {
        Button("In an hour") { chosen.value = "hour" }
        Button("Tomorrow") { chosen.value = "tomorrow" }
      }
      .materialTheme(.baseline)
    }
    try window.click(on: .label("Other times"))
    await window.settle()
    let menu = try window.find(.role(.menu)).bounds
    #expect(menu.minY >= 320 && menu.maxX <= 392)
    try window.click(on: .label("Tomorrow"))
    await window.settle()
    #expect(chosen.value == "tomorrow")
    #expect(try window.all(.role(.menu)).isEmpty)
    let more = try window.find(.label("Other times"))
    #expect(!more.properties.states.contains(.expanded) && more.properties.role == .button)
    while try !window.find(.label("Other times")).properties.states.contains(.focused) { window.key("Tab") }
    window.key("ArrowDown")
    await window.settle()
    #expect(try window.find(.label("In an hour")).properties.states.contains(.focused))
    window.key("Escape")
    await window.settle()
    #expect(try window.all(.role(.menu)).isEmpty)
    try window.click(on: .label("Send"))
    #expect(chosen.value == "now")
  }

  @Test("the pointer over it, and a press, widen the inner corner")
  func pointer() throws {
    let stage = Stage { Send(isExpanded: .constant(false)) }
    let first = try #require(stage.element("Send")).bounds
    func inner() -> CGFloat? { stage.drawing.compactMap { $0.fill?.shape.roundedRect }.first?.topRight }
    stage.pointer(.hover, first.midX, first.midY)
    stage.advance(1)
    #expect(inner() == 12)
    stage.pointer(.down, first.midX, first.midY)
    stage.advance(1)
    #expect(inner() == 12)
  }

  @Test("the second button tells whether more is shown, and is round then")
  func expanded() throws {
    let isExpanded = Box(false)
    let sent = Box(0)
    let stage = Stage { Send(isExpanded: isExpanded.binding) { sent.value += 1 } }
    let more = try #require(stage.element("Other times"))
    #expect(more.properties.role == .button && more.properties.states.isEmpty)
    #expect(more.perform(SemanticsAction.Name.activate))
    stage.advance(1)
    #expect(isExpanded.value && sent.value == 0)
    #expect(stage.element("Other times")?.properties.states == [.expanded])
    #expect(stage.drawing.compactMap { $0.fill?.shape.roundedRect }.last?.topLeft == 20)
    #expect(try #require(stage.element("Send")).perform(SemanticsAction.Name.activate))
    #expect(sent.value == 1)
  }
}
