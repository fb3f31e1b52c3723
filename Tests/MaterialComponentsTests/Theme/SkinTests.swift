import MaterialComponents
import Testing

/// A skin of an app's own: flat, square, in three greys, with nothing of Material in it. What controls do must not
/// depend on how they look.
@MainActor
private enum FlatSkin {
  static let ink = Color(white: 0.1)
  static let paper = Color(white: 0.9)
  static let pressed = Color(white: 0.6)

  /// Paper that is darker while it is pressed, and a line while it has the focus; no body runs for it.
  struct Paper: PaintEffect {
    var isDark = false

    func paint(in context: inout PaintContext, effect: EffectContext) {
      let color = effect.interaction.isPressed ? FlatSkin.pressed : isDark ? FlatSkin.ink : FlatSkin.paper
      context.fill(Rectangle(), with: color)
      if effect.interaction.isFocusVisible {
        context.strokeBorder(Rectangle(), with: FlatSkin.ink, lineWidth: 1)
      }
    }
  }

  struct FlatButton: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.foregroundStyle(FlatSkin.ink).padding(10).paintEffect(Paper(), position: .background)
    }
  }

  struct FlatToggle: ToggleStyle {
    var role: SemanticsRole { .checkbox }
    func makeBody(configuration: Configuration) -> some View {
      configuration.label
        .foregroundStyle(configuration.isOn ? FlatSkin.paper : FlatSkin.ink)
        .padding(10)
        .paintEffect(Paper(isDark: configuration.isOn), position: .background)
    }
  }
}

extension View {
  fileprivate func flatSkin() -> some View {
    buttonStyle(FlatSkin.FlatButton()).toggleStyle(FlatSkin.FlatToggle())
  }
}

@MainActor
struct SkinTests {
  private struct Screen: View {
    @Binding var isOn: Bool
    let press: () -> Void
    var body: some View {
      VStack(spacing: 0) {
        Button("Save") { press() }
        Toggle("Follow", isOn: $isOn)
        Pressable(action: { press() }) {
          Color.clear.frame(width: 100, height: 40).contentShape(Rectangle())
            .paintEffect(FlatSkin.Paper(), position: .background)
        }
        .accessibilityLabel("Card")
      }
    }
  }

  /// Every colour in the picture, without regard to opacity.
  private func colors(_ stage: Stage) -> Set<Color.Resolved> {
    Set(
      stage.drawing.flatMap { drawn -> [Color.Resolved] in
        switch drawn.operation {
        case .fill(_, .color(let color)), .text(_, _, let color, _), .border(_, let color, _): [color]
        case .shadow(_, let shadow): [shadow.color]
        default: []
        }
      }.filter { $0.opacity > 0 })
  }

  @Test("in a skin of an app's own nothing of Material is drawn, and everything works as in Material's")
  func behaviour() throws {
    let skin = Set([FlatSkin.ink, FlatSkin.paper, FlatSkin.pressed].map { $0.resolve(in: EnvironmentValues()) })
    let count = Box(0)
    let isOn = Box(false)
    let stage = Stage(theme: nil) { Screen(isOn: isOn.binding) { count.value += 1 }.flatSkin() }
    for (index, label) in ["Save", "Follow", "Card"].enumerated() {
      let bounds = try #require(stage.element(label)).bounds
      // A press, and one that leaves.
      stage.graph.statistics.reset()
      stage.pointer(.down, bounds.midX, bounds.midY)
      stage.advance(0.1)
      #expect(stage.drawing.contains { $0.fill?.color == FlatSkin.pressed.resolve(in: EnvironmentValues()) })
      #expect(stage.graph.statistics.bodies == 0)
      stage.pointer(.move, 1, 1)
      stage.pointer(.up, 1, 1)
      stage.advance(0.1)
      stage.pointer(.down, bounds.midX, bounds.midY, kind: .touch)
      stage.pointer(.up, bounds.midX, bounds.midY, kind: .touch)
      stage.advance(0.1)
      // Keys, and assistive technology. A press beside everything, from which Tab does not go on.
      stage.pointer(.down, 1, 1)
      stage.pointer(.up, 1, 1)
      stage.key("Tab")
      stage.advance(0.1)
      #expect(stage.element(label)?.properties.states.contains(.focused) == true, "\(index)")
      stage.key("Enter")
      stage.key(" ")
      stage.key(" ", .up)
      #expect(try #require(stage.element(label)).perform(SemanticsAction.Name.activate))
      stage.advance(0.1)
      #expect(colors(stage).isSubset(of: skin), "\(colors(stage))")
    }
    // Four times each: a press, Enter, Space, assistive technology.
    #expect(count.value == 8)
    #expect(!isOn.value)
    #expect(stage.element("Follow")?.properties.role == .checkbox)
  }

  @Test("one component can have a style of its own in a Material theme, and the others stay Material's")
  func one() throws {
    let stage = Stage {
      VStack {
        Button("Flat") {}.buttonStyle(FlatSkin.FlatButton())
        Button("Material") {}.buttonStyle(.filled)
      }
    }
    let fills = stage.drawing.compactMap(\.fill).map(\.color)
    #expect(fills == [FlatSkin.paper.resolve(in: EnvironmentValues()), MaterialColorScheme.light[.primary]])
  }

  @Test("a theme's shapes and type change every component, and a component's own changes it alone")
  func theme() throws {
    var theme = MaterialTheme.baseline
    theme.shapes[.medium] = 2
    theme.shapes[.full] = 6
    let stage = Stage(theme: theme) {
      VStack {
        Button("Save") {}.buttonStyle(.filled)
        Card(.filled) { Text("Card").padding(16) }
        FloatingActionButton("Add", systemImage: "add", size: .small) {}
      }
    }
    let radii = stage.drawing.compactMap { $0.fill?.shape.roundedRect?.topLeft }
    // The button is `full`, card and small floating action button are `medium`.
    #expect(radii == [6, 2, 2])
  }
}
