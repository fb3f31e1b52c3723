import Testing

@testable import ViewEngine

/// Figures are those of the grid shaper: characters 8 wide at the size of 16.
@MainActor
@Suite("Links in texts")
struct TextLinkTests {
  final class Opened { var urls: [String] = [] }

  private func stage(_ opened: Opened, disabled: Bool = false, _ text: LocalizedStringKey) -> Stage {
    Stage(
      width: 400, height: 100,
      openURL: {
        opened.urls.append($0.absoluteString)
        return true
      }
    ) {
      VStack(spacing: 0) {
        Text(text).font(.system(size: 16)).disabled(disabled)
        Button("after") {}
      }
      .frame(width: 400, height: 100, alignment: .topLeading)
    }
  }

  private let two: LocalizedStringKey = "See [this](https://one.example) and [**that** one](https://two.example)."

  /// Where the text begins: it is 28 characters long, in the middle of 400 points or at their start.
  private func start(_ stage: Stage) -> CGFloat {
    stage.nodes.first { $0.properties.label.hasPrefix("See") }!.bounds.minX
  }

  @Test("a press opens the link that it is on, and nothing beside it")
  func press() {
    let opened = Opened()
    let stage = stage(opened, two)
    let x = start(stage)
    stage.tap(x + 2 * 8, 10)
    #expect(opened.urls.isEmpty)
    stage.tap(x + 5 * 8, 10)
    #expect(opened.urls == ["https://one.example"])
    // "See this and that one.": the second link is from the 13th character, its bold part and the rest.
    stage.tap(x + 14 * 8, 10)
    stage.tap(x + 19 * 8, 10, kind: .touch)
    #expect(opened.urls.suffix(2) == ["https://two.example", "https://two.example"])
    // A release elsewhere opens nothing.
    stage.pointer(.down, x + 5 * 8, 10)
    stage.pointer(.up, x + 2 * 8, 10)
    #expect(opened.urls.count == 3)
    stage.pointer(.hover, x + 5 * 8, 10)
    #expect(stage.graph.input.hover.pointerStyle == .link)
    stage.pointer(.hover, x + 10 * 8, 10)
    #expect(stage.graph.input.hover.pointerStyle == .default)
  }

  @Test("Tab comes to the text, arrows go from link to link, Enter opens")
  func keys() {
    let opened = Opened()
    let stage = stage(opened, two)
    stage.key("Tab")
    stage.key("Enter")
    stage.key("ArrowRight")
    stage.key("Enter")
    stage.key("ArrowLeft")
    stage.key("Enter")
    #expect(opened.urls == ["https://one.example", "https://two.example", "https://one.example"])
    stage.key("Tab")
    #expect(stage.nodes.first { $0.properties.states.contains(.focused) }?.properties.label == "after")
  }

  @Test("assistive technology finds each link, by its own words")
  func semantics() {
    let opened = Opened()
    let stage = stage(opened, two)
    let text = stage.nodes.first { $0.properties.label.hasPrefix("See") }
    #expect(text?.properties.role == .text)
    #expect(text?.perform("that one") == true)
    #expect(opened.urls == ["https://two.example"])
    let whole = self.stage(opened, "[All of it](https://all.example)")
    #expect(whole.node(.link)?.perform("activate") == true)
    #expect(opened.urls.last == "https://all.example")
  }

  @Test("in a disabled view nothing opens")
  func disabled() {
    let opened = Opened()
    let stage = stage(opened, disabled: true, two)
    stage.tap(start(stage) + 5 * 8, 10)
    stage.key("Tab")
    stage.key("Enter")
    #expect(opened.urls.isEmpty)
  }
}
