import MaterialComponents
import Testing

@MainActor
struct IconButtonTests {
  @Test(
    "an icon button of each size and width has the figures of its size",
    arguments: [
      (ButtonSize.extraSmall, 32.0, [28.0, 32, 40]), (.small, 40, [32, 40, 52]), (.medium, 56, [48, 56, 72]),
      (.large, 96, [64, 96, 128]), (.extraLarge, 136, [104, 136, 184]),
    ])
  func sizes(size: ButtonSize, height: CGFloat, widths: [CGFloat]) throws {
    for (width, expected) in zip(IconButtonWidth.allCases, widths) {
      let stage = Stage {
        IconButton("Search", systemImage: "search", kind: .filled) {}.buttonSize(size).iconButtonWidth(width)
      }
      #expect(try #require(stage.element("Search")).bounds.size == CGSize(width: expected, height: height))
    }
  }

  @Test("its title is what it is called")
  func title() {
    let stage = Stage { IconButton("Search", systemImage: "search") {} }
    #expect(stage.element("Search")?.properties.role == .button)
  }

  /// Container off, container on.
  private nonisolated static let toggles: [(IconButtonKind, ColorRole?, ColorRole?)] = [
    (.standard, nil, nil), (.filled, .surfaceContainer, .primary), (.tonal, .secondaryContainer, .secondary),
    (.outlined, nil, .inverseSurface),
  ]

  private struct Saved: View {
    let kind: IconButtonKind
    @Binding var isOn: Bool
    var body: some View { IconButton("Save", systemImage: "bookmark", kind: kind, isOn: $isOn) }
  }

  @Test("one that is on is pressed, has its colours, and turns from round to square", arguments: toggles)
  func toggle(kind: IconButtonKind, off: ColorRole?, on: ColorRole?) throws {
    let isOn = Box(false)
    let stage = Stage { Saved(kind: kind, isOn: isOn.binding) }
    func container() -> (shape: DisplayShape, color: Color.Resolved)? { stage.drawing.compactMap(\.fill).first }
    #expect(container()?.color == off.map { MaterialColorScheme.light[$0] })
    #expect(try #require(stage.element("Save")).properties.states.isDisjoint(with: [.pressed, .checked]))
    stage.pointer(.down, 200, 150, kind: .touch)
    stage.pointer(.up, 200, 150, kind: .touch)
    stage.advance(1)
    #expect(isOn.value)
    #expect(container()?.color == on.map { MaterialColorScheme.light[$0] })
    #expect(try #require(stage.element("Save")).properties.role == .button)
    #expect(try #require(stage.element("Save")).properties.states == [.pressed])
    // Medium corners are 12; round ones were half of 40.
    if on != nil { #expect(container()?.shape.roundedRect?.topLeft == 12) }
  }

  @Test("a small one can be hit in 48 × 48")
  func touchTarget() {
    let count = Box(0)
    let stage = Stage {
      IconButton("Search", systemImage: "search") { count.value += 1 }.buttonSize(.extraSmall)
    }
    // 32 × 32 around (200, 150): the corner of 48 × 48 is 24 away.
    stage.pointer(.down, 177, 127)
    stage.pointer(.up, 177, 127)
    #expect(count.value == 1)
    stage.pointer(.down, 175, 125)
    stage.pointer(.up, 175, 125)
    #expect(count.value == 1)
  }
}
