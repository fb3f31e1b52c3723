import MaterialComponents
import Testing

@MainActor
struct ButtonAppearanceTests {
  private func stage(_ edit: (inout ButtonAppearance) -> Void) -> Stage {
    var appearance = ButtonAppearance(.filled)
    edit(&appearance)
    return Stage { Button("Send") {}.buttonStyle(MaterialButtonStyle(appearance: appearance)) }
  }

  @Test("colours, line and height of an own look follow the press, and no body runs for it")
  func pressed() {
    let stage = stage {
      $0.container[.pressed] = .red
      $0.title[.pressed] = .green
      $0.border[.pressed] = .blue
      $0.borderWidth[.pressed] = 3
      $0.elevation[.pressed] = .level4
    }
    func color(_ color: Color) -> Color.Resolved { color.resolve(in: EnvironmentValues()) }
    func title() -> Color.Resolved? {
      stage.drawing.lazy.compactMap { drawn -> Color.Resolved? in
        if case .text(_, _, let color, _) = drawn.operation { color } else { nil }
      }.first
    }
    #expect(stage.drawing.compactMap(\.border).isEmpty && stage.drawing.compactMap(\.shadow).isEmpty)
    stage.graph.statistics.reset()
    stage.pointer(.down, 200, 150)
    stage.advance(1)
    #expect(stage.drawing.compactMap(\.fill).first?.color == color(.red))
    #expect(title() == color(.green))
    #expect(stage.drawing.compactMap(\.border).first?.color == color(.blue))
    #expect(stage.drawing.compactMap(\.border).first?.width == 3)
    #expect(stage.drawing.compactMap(\.shadow).first?.shadow.blur == ElevationShadow(level: 4).ambient.blur)
    stage.pointer(.up, 200, 150)
    stage.advance(1)
    #expect(stage.drawing.compactMap(\.fill).first?.color == MaterialColorScheme.light[.primary])
    #expect(title() == MaterialColorScheme.light[.onPrimary])
    #expect(stage.drawing.compactMap(\.shadow).isEmpty)
    #expect(stage.graph.statistics.bodies == 0 && stage.graph.statistics.layouts == 0)
  }

  @Test("an icon has a colour of its own, and a shadow too")
  func iconAndShadow() throws {
    var appearance = ButtonAppearance(.elevated)
    appearance.icon.normal = .red
    appearance.shadow.normal = .blue
    let stage = Stage {
      Button {
      } label: {
        Label {
          Text("Send")
        } icon: {
          Rectangle()
        }
      }
      .buttonStyle(MaterialButtonStyle(appearance: appearance))
    }
    let icon = try #require(stage.drawing.compactMap(\.fill).last)
    #expect(icon.color == Color.red.resolve(in: EnvironmentValues()))
    var shadow = Color.blue.resolve(in: EnvironmentValues())
    shadow.opacity *= Float(ElevationShadow(level: 1).key.opacity)
    #expect(stage.drawing.compactMap(\.shadow).last?.shadow.color == shadow)
  }
}
