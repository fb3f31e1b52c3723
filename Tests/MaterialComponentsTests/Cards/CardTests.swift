import MaterialComponents
import Testing

@MainActor
struct CardTests {
  enum Kind: CaseIterable {
    case elevated, filled, outlined
  }

  private struct AnyCard: View {
    let kind: Kind
    var body: some View {
      switch kind {
      case .elevated: ElevatedCard(action: {}) { content }
      case .filled: FilledCard(action: {}) { content }
      case .outlined: OutlinedCard(action: {}) { content }
      }
    }
    private var content: some View { Color.red.frame(width: 200, height: 100) }
  }

  /// Container, shadow level at rest, under the pointer.
  private nonisolated static let figures: [(Kind, ColorRole, Double, Double)] = [
    (.elevated, .surfaceContainerLow, 1, 2), (.filled, .surfaceContainerHighest, 0, 1), (.outlined, .surface, 0, 1),
  ]

  private func key(_ stage: Stage) -> DisplayShadow? { stage.drawing.compactMap(\.shadow).last?.shadow }
  private func ambient(_ stage: Stage) -> DisplayShadow? { stage.drawing.compactMap(\.shadow).first?.shadow }

  @Test("each kind has its container's colour and its elevation, also under the pointer", arguments: figures)
  func figures(kind: Kind, container: ColorRole, level: Double, hoverLevel: Double) {
    let stage = Stage { AnyCard(kind: kind) }
    #expect(stage.drawing.compactMap(\.fill).first?.color == MaterialColorScheme.light[container])
    func expected(_ level: Double) -> CGFloat? { level > 0 ? ElevationShadow(level: level).ambient.blur : nil }
    #expect(ambient(stage)?.blur == expected(level))
    stage.pointer(.hover, 200, 150)
    stage.advance(1)
    #expect(ambient(stage)?.blur == expected(hoverLevel))
    stage.pointer(.leave, 200, 150)
    stage.advance(1)
    #expect(ambient(stage)?.blur == expected(level))
  }

  @Test("content is cut to corners of 12")
  func clip() throws {
    let stage = Stage { AnyCard(kind: .elevated) }
    let content = try #require(
      stage.drawing.first { $0.fill?.color == Color.red.resolve(in: EnvironmentValues()) })
    #expect(
      content.clips.last
        == .rounded(
          DisplayRoundedRect(rect: CGRect(x: 100, y: 100, width: 200, height: 100), radius: 12)))
  }

  @Test("the outline is 1 wide and over the content; the keyboard's focus makes it the content's colour")
  func outline() throws {
    let stage = Stage { AnyCard(kind: .outlined) }
    let border = try #require(stage.drawing.last?.border)
    #expect(border.width == 1 && border.color == MaterialColorScheme.light[.outlineVariant])
    stage.key("Tab")
    stage.advance(1)
    let focused = stage.drawing.compactMap(\.border)
    #expect(focused.first?.color == MaterialColorScheme.light[.onSurface])
    #expect(focused.count == 2, "the outline and the focus ring")
  }

  @Test("a card that is moved is raised and has a layer of 16 %")
  func dragged() {
    let source = InteractionSource()
    let stage = Stage {
      ElevatedCard { Color.clear.frame(width: 200, height: 100) }.interactionSource(source)
    }
    source.isDragged = true
    stage.advance(1)
    #expect(ambient(stage)?.blur == ElevationShadow(level: 4).ambient.blur)
    #expect(stage.drawing.compactMap(\.fill).last?.color == MaterialColorScheme.light.color(.onSurface, 0.16))
  }

  @Test("a card without an action is no button and does not answer to the pointer")
  func passive() {
    let stage = Stage { ElevatedCard { Text("Headline") } }
    stage.pointer(.down, 200, 150)
    stage.advance(0.2)
    #expect(stage.drawing.compactMap(\.wave).isEmpty)
    #expect(stage.element(.button) == nil)
    #expect(stage.element("Headline")?.properties.role == .text)
  }

  @Test("a card with an action reads as one button, and as a list item where it is one")
  func role() throws {
    let opened = Box(0)
    let stage = Stage {
      VStack {
        ElevatedCard(action: {}) {
          Text("Headline")
          Text("Source")
        }
        ElevatedCard(action: { opened.value += 1 }) { Text("Item") }.accessibilityRole(.listitem)
      }
    }
    #expect(stage.element("Headline, Source")?.properties.role == .button)
    let item = try #require(stage.element("Item"))
    #expect(item.properties.role == .listitem)
    #expect(item.perform(SemanticsAction.Name.activate))
    #expect(opened.value == 1)
  }

  @Test("a button in a card is pressed alone")
  func nested() throws {
    let card = Box(0)
    let inner = Box(0)
    let stage = Stage {
      FilledCard(action: { card.value += 1 }) {
        Color.clear.frame(width: 200, height: 60)
        Button("Save") { inner.value += 1 }.buttonStyle(.filled)
      }
    }
    let button = try #require(stage.element("Save")).bounds
    stage.pointer(.down, button.midX, button.midY)
    stage.advance(0.3)
    let waves = stage.drawing.filter { $0.wave != nil }
    #expect(waves.count == 1)
    #expect(waves.first?.wave?.stops.first?.color == MaterialColorScheme.light.color(.onPrimary, 0.1))
    stage.pointer(.up, button.midX, button.midY)
    stage.advance(1)
    #expect(inner.value == 1 && card.value == 0)
  }

  @Test("a button in a card looks as buttons around the card do")
  func nestedStyle() throws {
    let stage = Stage {
      ElevatedCard(action: {}) { Button("Save") {} }.buttonStyle(.tonal)
    }
    #expect(stage.drawing.compactMap(\.fill).last?.color == MaterialColorScheme.light[.secondaryContainer])
    #expect(stage.drawing.compactMap(\.shadow).count == 2, "the card's; the button has none")
  }

  @Test("a card that can't be used has a container of 38 %")
  func disabled() {
    let stage = Stage { AnyCard(kind: .elevated).disabled(true) }
    #expect(stage.drawing.compactMap(\.fill).first?.color == MaterialColorScheme.light.color(.surface, 0.38))
    let filled = Stage { AnyCard(kind: .filled).disabled(true) }
    #expect(
      filled.drawing.compactMap(\.fill).first?.color == MaterialColorScheme.light.color(.surfaceVariant, 0.38))
  }

  @Test("a press beside the rounded corner meets nothing")
  func corner() {
    let pressed = Box(0)
    let stage = Stage { FilledCard(action: { pressed.value += 1 }) { Color.clear.frame(width: 200, height: 100) } }
    // The corner's circle has its centre at (112, 112) and a radius of 12: (101, 101) lies 15.6 from there.
    stage.pointer(.down, 101, 101)
    stage.pointer(.up, 101, 101)
    #expect(pressed.value == 0)
    stage.pointer(.down, 104, 106)
    stage.pointer(.up, 104, 106)
    #expect(pressed.value == 1)
  }
}
