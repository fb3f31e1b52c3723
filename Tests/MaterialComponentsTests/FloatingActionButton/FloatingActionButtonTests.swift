import MaterialComponents
import Testing

@MainActor
struct FloatingActionButtonTests {
  private func fill(_ stage: Stage) -> (shape: DisplayShape, color: Color.Resolved)? {
    stage.drawing.compactMap(\.fill).first
  }
  private func ambient(_ stage: Stage) -> CGFloat? { stage.drawing.compactMap(\.shadow).first?.shadow.blur }
  private func blur(_ level: Double) -> CGFloat { ElevationShadow(level: level).ambient.blur }

  /// `md.comp.fab-*`: the side and the corner.
  @Test(
    "each size has its side and its corners",
    arguments: [(FloatingActionButtonSize.small, 40.0, 12.0), (.regular, 56, 16), (.medium, 80, 20), (.large, 96, 28)])
  func sizes(size: FloatingActionButtonSize, side: CGFloat, corner: CGFloat) throws {
    let stage = Stage { FloatingActionButton("Compose", systemImage: "edit", size: size) {} }
    #expect(try #require(stage.element("Compose")).bounds.size == CGSize(width: side, height: side))
    #expect(fill(stage)?.shape.roundedRect?.topLeft == corner)
  }

  /// 16 + 24 + 8 + 7 × 8 + 16, 26 + 28 + 12 + 7 × 11 + 26 and 28 + 36 + 16 + 7 × 12 + 28: icon, gap, seven characters
  /// of half the font's size, and the spaces of `md.comp.extended-fab-*`.
  @Test(
    "an extended one is as wide as icon, title and their spaces",
    arguments: [(FloatingActionButtonSize.regular, 120.0), (.medium, 169), (.large, 192)])
  func extended(size: FloatingActionButtonSize, width: CGFloat) throws {
    let stage = Stage { FloatingActionButton("Compose", systemImage: "edit", size: size, isExtended: true) {} }
    #expect(try #require(stage.element("Compose")).bounds.width == width)
  }

  @Test("each colour has its container", arguments: FloatingActionButtonColor.allCases)
  func colors(color: FloatingActionButtonColor) {
    let roles: [FloatingActionButtonColor: ColorRole] = [
      .primaryContainer: .primaryContainer, .secondaryContainer: .secondaryContainer,
      .tertiaryContainer: .tertiaryContainer, .primary: .primary, .secondary: .secondary, .tertiary: .tertiary,
      .surface: .surfaceContainerHigh,
    ]
    let stage = Stage { FloatingActionButton("Compose", systemImage: "edit", color: color) {} }
    #expect(fill(stage)?.color == roles[color].map { MaterialColorScheme.light[$0] })
  }

  @Test("it lies on level 3, and on 4 under the pointer; a lowered one on 1 and 2")
  func elevation() {
    for (isLowered, rest, hovered) in [(false, 3.0, 4.0), (true, 1, 2)] {
      let stage = Stage { FloatingActionButton("Compose", systemImage: "edit", isLowered: isLowered) {} }
      #expect(ambient(stage) == blur(rest))
      stage.pointer(.hover, 200, 150)
      stage.advance(1)
      #expect(ambient(stage) == blur(hovered))
      stage.pointer(.down, 200, 150)
      stage.advance(1)
      #expect(ambient(stage) == blur(rest))
    }
  }

  @Test("the older look: circles of 40 and 56, a capsule of 48 whose title side is wider, level 5 when pressed")
  func classic() throws {
    let sides: [(FloatingActionButtonSize, CGFloat)] = [(.small, 40), (.regular, 56)]
    for (size, side) in sides {
      let stage = Stage {
        FloatingActionButton("Compose", systemImage: "edit", size: size) {}.floatingActionButtonMetrics(.classic)
      }
      #expect(fill(stage)?.shape.roundedRect?.topLeft == side / 2)
      stage.pointer(.down, 200, 150)
      stage.advance(1)
      #expect(ambient(stage) == blur(5))
    }
    let stage = Stage {
      FloatingActionButton("Compose", systemImage: "edit", isExtended: true) {}.floatingActionButtonMetrics(.classic)
    }
    // 16 on the icon's side, 24, 8, seven characters of 7, 24 on the title's side.
    let bounds = try #require(stage.element("Compose")).bounds
    #expect(bounds.size == CGSize(width: 16 + 24 + 8 + 49 + 24, height: 48))
    let long = Stage(width: 800) {
      FloatingActionButton(
        "A title that is much longer than any button has room for in its capsule", systemImage: "edit",
        isExtended: true
      ) {}
      .floatingActionButtonMetrics(.classic)
    }
    #expect(try #require(long.element(.button)).bounds.width == 328)
  }

  private struct Growing: View {
    let isExtended: Box<Bool>
    var body: some View {
      FloatingActionButton("Compose", systemImage: "edit", isExtended: isExtended.value) {}
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
    }
  }

  @Test("its title comes and goes in motion; it keeps to its corner and is called the same")
  func collapse() throws {
    let isExtended = Box(true)
    let stage = Stage { Growing(isExtended: isExtended) }
    isExtended.value = false
    stage.advance(0.05)
    let moving = try #require(fill(stage)).shape.bounds
    #expect(moving.width > 57 && moving.width < 119)
    #expect(abs(moving.maxX - 400) < 0.6 && abs(moving.maxY - 300) < 0.6)
    stage.advance(1)
    #expect(fill(stage)?.shape.bounds == CGRect(x: 344, y: 244, width: 56, height: 56))
    #expect(stage.element(.button)?.properties.label == "Compose")
    isExtended.value = true
    stage.advance(1)
    #expect(fill(stage)?.shape.bounds.width == 120)
    #expect(stage.element(.button)?.properties.label == "Compose")
  }
}
