import MaterialComponents
import Testing

@MainActor
struct ButtonTests {
  @Test(
    "a button of each size has the height, space and icon of its size",
    arguments: [
      (ButtonSize.extraSmall, 32.0, 12.0, 14.0), (.small, 40, 16, 14), (.medium, 56, 24, 16), (.large, 96, 48, 24),
      (.extraLarge, 136, 64, 32),
    ])
  func sizes(size: ButtonSize, height: CGFloat, space: CGFloat, textSize: CGFloat) throws {
    let stage = Stage(width: 800) { Button("abcdefghij") {}.buttonStyle(.filled).buttonSize(size) }
    let bounds = try #require(stage.element(.button)).bounds
    #expect(bounds.height == height)
    // Ten characters, each half as wide as the font's size.
    #expect(bounds.width == 10 * textSize / 2 + 2 * space)
    #expect(container(stage)?.shape.roundedRect?.topLeft == height / 2)
  }

  private func container(_ stage: Stage) -> (shape: DisplayShape, color: Color.Resolved)? {
    stage.drawing.compactMap(\.fill).first
  }

  private func textColor(_ stage: Stage) -> Color.Resolved? {
    stage.drawing.lazy.compactMap { drawn -> Color.Resolved? in
      if case .text(_, _, let color, _) = drawn.operation { color } else { nil }
    }.first
  }

  @Test(
    "each style has its container and label colours",
    arguments: [
      (MaterialButtonStyle.filled, ColorRole.primary as ColorRole?, ColorRole.onPrimary),
      (.tonal, .secondaryContainer, .onSecondaryContainer), (.elevated, .surfaceContainerLow, .primary),
      (.outlined, nil, .onSurfaceVariant), (.text, nil, .primary),
    ])
  func colours(style: MaterialButtonStyle, container: ColorRole?, label: ColorRole) {
    let stage = Stage { Button("Save") {}.buttonStyle(style) }
    #expect(self.container(stage)?.color == container.map { MaterialColorScheme.light[$0] })
    #expect(textColor(stage) == MaterialColorScheme.light[label])
  }

  @Test("an outlined button has a line of 1, an elevated one a shadow of level 1")
  func outlineAndShadow() {
    let outlined = Stage { Button("Save") {}.buttonStyle(.outlined) }
    let border = outlined.drawing.compactMap(\.border).first
    #expect(border?.width == 1 && border?.color == MaterialColorScheme.light[.outlineVariant])
    let elevated = Stage { Button("Save") {}.buttonStyle(.elevated) }
    #expect(elevated.drawing.compactMap(\.shadow).first?.shadow.blur == ElevationShadow(level: 1).ambient.blur)
  }

  @Test("a button that can't be used has 10 % and 38 % of the content's colour, and no shadow")
  func disabled() {
    for style in [MaterialButtonStyle.filled, .tonal, .elevated, .outlined, .text] {
      let stage = Stage { Button("Save") {}.buttonStyle(style).disabled(true) }
      #expect(container(stage)?.color == MaterialColorScheme.light.color(.onSurface, 0.1))
      #expect(textColor(stage) == MaterialColorScheme.light.color(.onSurface, 0.38))
      #expect(stage.drawing.compactMap(\.shadow).isEmpty)
      #expect(stage.element(.button)?.properties.states.contains(.disabled) == true)
    }
  }

  @Test("a press makes a round button's corners 8, and they come back")
  func pressMorph() {
    let stage = Stage { Button("Save") {}.buttonStyle(.filled) }
    #expect(container(stage)?.shape.roundedRect?.topLeft == 20)
    stage.graph.statistics.reset()
    stage.pointer(.down, 200, 150)
    stage.advance(1)
    #expect(container(stage)?.shape.roundedRect?.topLeft == 8)
    #expect(stage.drawing.first { $0.wave != nil }?.clips.last?.roundedRect?.topLeft == 8)
    stage.pointer(.up, 200, 150)
    stage.advance(1)
    #expect(container(stage)?.shape.roundedRect?.topLeft == 20)
    #expect(stage.graph.statistics.bodies == 0 && stage.graph.statistics.layouts == 0)
  }

  @Test(
    "a square button has corners of its size",
    arguments: [
      (ButtonSize.extraSmall, 12.0, 8.0), (.small, 12, 8), (.medium, 16, 12), (.large, 28, 16), (.extraLarge, 28, 16),
    ])
  func square(size: ButtonSize, corner: CGFloat, pressed: CGFloat) {
    let stage = Stage(width: 600) { Button("Save") {}.buttonStyle(.tonal).buttonSize(size).buttonShape(.square) }
    #expect(container(stage)?.shape.roundedRect?.topLeft == corner)
    stage.pointer(.down, 300, 150)
    stage.advance(1)
    #expect(container(stage)?.shape.roundedRect?.topLeft == pressed)
  }

  @Test("a button can be hit 4 above and below, for 48 in all; so far and no farther")
  func touchTarget() {
    let count = Box(0)
    let stage = Stage { Button("Save") { count.value += 1 }.buttonStyle(.text) }
    // Height 40 in the middle of 300: from 130 to 170.
    for kind in [PointerEvent.Kind.mouse, .touch] {
      for y in [126.5, 173.5] {
        stage.pointer(.down, 200, y, kind: kind)
        stage.pointer(.up, 200, y, kind: kind)
      }
    }
    #expect(count.value == 4)
    for y in [125.5, 174.5] {
      stage.pointer(.down, 200, y)
      stage.pointer(.up, 200, y)
    }
    #expect(count.value == 4)
  }

  @Test("a short label's button is 64 wide; a label without room is cut")
  func widths() throws {
    let short = Stage { Button("a") {}.buttonStyle(.filled) }
    #expect(try #require(short.element(.button)).bounds.width == 64)
    let long = Stage(width: 120) { Button("a label that has no room here") {}.buttonStyle(.filled) }
    let bounds = try #require(long.element(.button)).bounds
    #expect(bounds.width <= 120 && bounds.height == 40)
  }

  @Test("a button of a Material theme without a style is a text button")
  func standardStyle() throws {
    let stage = Stage { Button("Save") {} }
    #expect(container(stage) == nil)
    #expect(textColor(stage) == MaterialColorScheme.light[.primary])
    #expect(try #require(stage.element(.button)).bounds.height == 40)
  }

  @Test("what destroys something has the error's colours")
  func destructive() {
    let stage = Stage { Button("Delete", role: .destructive) {}.buttonStyle(.filled) }
    #expect(container(stage)?.color == MaterialColorScheme.light[.error])
    #expect(textColor(stage) == MaterialColorScheme.light[.onError])
  }

  @Test("an icon stands 8 before the label")
  func icon() throws {
    let stage = Stage {
      Button {
      } label: {
        Label {
          Text("abcd")
        } icon: {
          Color.black
        }
      }
      .buttonStyle(.filled)
    }
    // 16, an icon of 20, 8, four characters of 7, 16.
    #expect(try #require(stage.element(.button)).bounds.width == 16 + 20 + 8 + 28 + 16)
    let icon = try #require(stage.drawing.compactMap(\.fill).last)
    #expect(icon.shape.bounds.size == CGSize(width: 20, height: 20))
  }
}
