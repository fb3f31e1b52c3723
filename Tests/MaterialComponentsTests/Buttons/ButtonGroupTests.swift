import MaterialComponents
import Testing

@MainActor
struct ButtonGroupTests {
  private func widths(_ stage: Stage, _ labels: [String]) -> [CGFloat] {
    labels.map { stage.element($0)?.bounds.width ?? 0 }
  }

  /// `md.comp.button-group-standard`: the space between buttons.
  @Test(
    "the space between buttons follows their size",
    arguments: [(ButtonSize.extraSmall, 18.0), (.small, 12), (.medium, 8), (.large, 8), (.extraLarge, 8)])
  func spacing(size: ButtonSize, space: CGFloat) throws {
    let stage = Stage(width: 900) {
      ButtonGroup {
        Button("a") {}
        Button("b") {}
      }
      .buttonStyle(.filled).buttonSize(size)
    }
    let (first, second) = (try #require(stage.element("a")).bounds, try #require(stage.element("b")).bounds)
    #expect(second.minX - first.maxX == space)
  }

  @Test("a pressed button grows by 15 % at the cost of its neighbours, and gives the room back")
  func press() throws {
    let stage = Stage(width: 800) {
      ButtonGroup {
        Button("aaaaaaaaaa") {}
        Button("bbbbbbbbbb") {}
        IconButton("c", systemImage: "add", kind: .filled) {}
      }
      .buttonStyle(.filled)
    }
    let labels = ["aaaaaaaaaa", "bbbbbbbbbb", "c"]
    // Ten characters of 7 and twice 16; an icon button of 40.
    #expect(widths(stage, labels) == [102, 102, 40])
    let middle = try #require(stage.element("bbbbbbbbbb")).bounds
    stage.pointer(.down, middle.midX, middle.midY)
    stage.advance(1)
    let pressed = widths(stage, labels)
    for (width, expected) in zip(pressed, [102 - 7.65, 102 * 1.15, 40 - 7.65]) { #expect(abs(width - expected) < 0.01) }
    stage.pointer(.up, middle.midX, middle.midY)
    stage.advance(1)
    #expect(widths(stage, labels) == [102, 102, 40])
    // At the end of the row the whole of it comes from the one neighbour.
    let first = try #require(stage.element("aaaaaaaaaa")).bounds
    stage.pointer(.down, first.midX, first.midY)
    stage.advance(1)
    for (width, expected) in zip(widths(stage, labels), [102 * 1.15, 102 - 15.3, 40]) {
      #expect(abs(width - expected) < 0.01)
    }
  }

  private struct Days: View {
    @Binding var day: String
    var kind = ButtonKind.filled
    var body: some View {
      ConnectedButtonGroup("Day", ["Mon", "Tue", "Wed"], selection: $day, kind: kind) { Text($0) }
    }
  }

  private func corners(_ stage: Stage) -> [[CGFloat]] {
    stage.drawing.filter(\.clips.isEmpty).compactMap { $0.fill?.shape.roundedRect }.map {
      [$0.topLeft, $0.topRight, $0.bottomRight, $0.bottomLeft]
    }
  }

  @Test("connected buttons are round on the outside and 8 on the inside; the chosen one is round")
  func connected() throws {
    let day = Box("Mon")
    let stage = Stage { Days(day: day.binding) }
    #expect(corners(stage) == [[20, 20, 20, 20], [8, 8, 8, 8], [8, 20, 20, 8]])
    let (first, second) = (try #require(stage.element("Mon")).bounds, try #require(stage.element("Tue")).bounds)
    #expect(second.minX - first.maxX == 2)
    stage.pointer(.down, second.midX, second.midY)
    stage.advance(1)
    // Pressed, the inner corners are 4.
    #expect(corners(stage)[1] == [4, 4, 4, 4])
    stage.pointer(.up, second.midX, second.midY)
    stage.advance(1)
    #expect(day.value == "Tue")
    #expect(corners(stage) == [[20, 8, 8, 20], [20, 20, 20, 20], [8, 20, 20, 8]])
  }

  @Test("from right to left the round corners are on the right")
  func rightToLeft() {
    let stage = Stage { Days(day: .constant("Tue")).environment(\.layoutDirection, .rightToLeft) }
    #expect(corners(stage) == [[8, 20, 20, 8], [20, 20, 20, 20], [20, 8, 8, 20]])
  }

  @Test("a group of which one is chosen is a set of radio buttons, and arrow keys choose the next")
  func radios() throws {
    let day = Box("Mon")
    let stage = Stage { Days(day: day.binding) }
    #expect(stage.element("Day")?.properties.role == .radiogroup)
    let first = try #require(stage.element("Mon"))
    #expect(first.properties.role == .radio && first.properties.states == [.checked])
    #expect(first.properties.position == 1 && first.properties.setSize == 3)
    stage.key("Tab")
    stage.key("ArrowRight")
    stage.advance(0.1)
    #expect(day.value == "Tue")
    #expect(stage.element("Tue")?.properties.states == [.checked, .focused])
    stage.key("ArrowLeft")
    stage.key("ArrowLeft")
    stage.advance(0.1)
    #expect(day.value == "Wed", "from the first back to the last")
    // Pressing what is chosen leaves it chosen.
    #expect(try #require(stage.element("Wed")).perform(SemanticsAction.Name.activate))
    #expect(day.value == "Wed")
  }

  private struct Toppings: View {
    @Binding var chosen: Set<String>
    var body: some View { SegmentedButton("Toppings", ["Basil", "Olives"], selection: $chosen) { Text($0) } }
  }

  @Test("segments share a line of 1, are of one width, and a chosen one has the secondary container")
  func segments() throws {
    let chosen = Box<Set<String>>(["Basil"])
    let stage = Stage { Toppings(chosen: chosen.binding) }
    let (first, second) = (try #require(stage.element("Basil")).bounds, try #require(stage.element("Olives")).bounds)
    #expect(first.width == second.width && first.height == 40)
    #expect(first.maxX - second.minX == 1)
    #expect(stage.drawing.compactMap(\.fill).first?.color == MaterialColorScheme.light[.secondaryContainer])
    let border = try #require(stage.drawing.compactMap(\.border).first)
    #expect(border.color == MaterialColorScheme.light[.outline] && border.width == 1)
    #expect(stage.element("Basil")?.properties.states == [.pressed])
    stage.pointer(.down, second.midX, second.midY)
    stage.pointer(.up, second.midX, second.midY)
    stage.advance(1)
    #expect(chosen.value == ["Basil", "Olives"])
  }
}
