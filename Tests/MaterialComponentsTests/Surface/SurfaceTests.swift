import MaterialComponents
import Testing

@MainActor
struct SurfaceTests {
  private func surface(elevation: ElevationLevel) -> Stage {
    Stage {
      Surface(.surfaceContainerLow, shape: .medium, elevation: elevation) { Color.clear.frame(width: 100, height: 60) }
    }
  }

  @Test("a raised surface draws a key and an ambient shadow with its own corners")
  func shadows() throws {
    let shadows = surface(elevation: .level3).drawing.compactMap(\.shadow)
    try #require(shadows.count == 2)
    // Material-web's figures for level 3: ambient 4/8/3 at 0.15, key 1/3/0 at 0.30; medium corners are 12.
    let (ambient, key) = (shadows[0], shadows[1])
    #expect(ambient.shadow.offset.height == 4 && ambient.shadow.blur == 8 && ambient.shadow.spread == 3)
    #expect(ambient.shadow.color == MaterialColorScheme.light.color(.shadow, 0.15))
    #expect(key.shadow.offset.height == 1 && key.shadow.blur == 3 && key.shadow.spread == 0)
    #expect(key.shadow.color == MaterialColorScheme.light.color(.shadow, 0.3))
    #expect(key.shape == DisplayRoundedRect(rect: CGRect(x: 150, y: 120, width: 100, height: 60), radius: 12))
  }

  @Test("a surface at rest on the ground draws no shadow")
  func flat() { #expect(surface(elevation: .level0).drawing.compactMap(\.shadow).isEmpty) }

  @Test("a surface fills its shape with its role's colour and draws content in the colour that belongs on it")
  func colours() throws {
    let stage = Stage { Surface(.primaryContainer, shape: .full) { Text("ab").padding(10) } }
    let fill = try #require(stage.drawing.compactMap(\.fill).first)
    #expect(fill.color == MaterialColorScheme.light[.primaryContainer])
    // 16 of text and 2 × 10 of padding: half of 36 is the radius of a capsule.
    #expect(fill.shape.roundedRect?.topLeft == 18)
    let text = stage.drawing.compactMap { drawn -> Color.Resolved? in
      if case .text(_, _, let color, _) = drawn.operation { color } else { nil }
    }
    #expect(text == [MaterialColorScheme.light[.onPrimaryContainer]])
  }

  @Test("an outline is drawn over the content, which is cut to the shape")
  func outline() throws {
    let stage = Stage {
      Surface(.surface, shape: .large, outline: SurfaceOutline(width: 2)) { Color.red.frame(width: 80, height: 80) }
    }
    let drawing = stage.drawing
    let border = try #require(drawing.last?.border)
    #expect(border.width == 2 && border.color == MaterialColorScheme.light[.outlineVariant])
    let content = try #require(drawing.dropLast().last)
    #expect(content.clips.last?.roundedRect?.topLeft == 16)
  }

  @Test("dark colours come without a body and without layout")
  func dark() {
    let stage = surface(elevation: .level1)
    stage.graph.statistics.reset()
    stage.graph.updateEnvironment { $0.colorScheme = .dark }
    stage.advance(1)
    #expect(stage.graph.statistics.bodies == 0 && stage.graph.statistics.layouts == 0)
    #expect(stage.drawing.compactMap(\.fill).first?.color == MaterialColorScheme.dark[.surfaceContainerLow])
  }

  private struct Lift: View {
    @Binding var level: ElevationLevel
    var body: some View {
      Surface(shape: .small, elevation: level) { Color.clear.frame(width: 50, height: 50) }
    }
  }

  @Test("a change of elevation moves the shadows over time, without bodies after the first frame")
  func lifting() throws {
    let model = Box(ElevationLevel.level0)
    let stage = Stage { Lift(level: model.binding) }
    #expect(stage.drawing.compactMap(\.shadow).isEmpty)
    model.value = .level5
    stage.advance(0.05)
    stage.graph.statistics.reset()
    stage.advance(0.05)
    #expect(stage.graph.statistics.bodies == 0 && stage.graph.statistics.layouts == 0)
    let moving = try #require(stage.drawing.compactMap(\.shadow).first).shadow
    // On its way to level 5, whose ambient shadow lies 8 below.
    #expect(moving.offset.height > 0 && moving.offset.height < 8)
    stage.advance(1)
    #expect(stage.drawing.compactMap(\.shadow).first?.shadow.offset.height == 8)
  }

  @Test("an app's theme that changes with an animation runs bodies in its first frame only")
  func themeAnimation() {
    let model = Box(MaterialTheme.baseline)
    let stage = Stage(theme: nil) { Themed(theme: model.binding) }
    withAnimation(.linear(duration: 0.3)) { model.value = MaterialTheme(seed: 0x00FF00) }
    stage.advance(0.05)
    stage.graph.statistics.reset()
    stage.advance(0.1)
    #expect(stage.graph.statistics.bodies == 0 && stage.graph.statistics.layouts == 0)
    #expect(stage.graph.statistics.paints > 0)
  }

  private struct Themed: View {
    @Binding var theme: MaterialTheme
    var body: some View {
      VStack {
        Surface(.primary, elevation: .level2) { Text("a") }
        Button("b") {}.buttonStyle(.filled)
        OutlinedCard { Text("c") }
      }
      .materialTheme(theme)
    }
  }
}
